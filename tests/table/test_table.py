"""The mailbox and the log: saved before published, once for each id, rebuilt from the store."""

import asyncio
import dataclasses

import pytest

from tests.table.playing import Person, in_loop, play_all, seats_and_watchers, setup_of, table_of
from wildpile.errors import IllegalAction, TableError
from wildpile.table import Entry, MemoryStore, Seat, Table
from wildpile.table.acts import Stale
from wildpile.table.store import Progress
from wildpile.table.table import MOST_RECORDS


class Watched(MemoryStore):
    """A store that fails on demand, is slow, and notes what the table says while it saves."""

    def __init__(self) -> None:
        super().__init__()
        self.table: Table | None = None
        self.numbers: list[tuple[int, int]] = []
        self.fails = False

    async def append(
        self,
        match: str,
        entry: Entry,
        progress: Progress,
        snapshot: bytes | None,
        seated: Seat | None = None,
    ) -> None:
        """Keep an entry, slowly."""
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("the disk is full")
        if self.table is not None:
            self.numbers.append((entry.number, self.table.number))
        await super().append(match, entry, progress, snapshot, seated)


@in_loop
async def test_an_entry_is_published_only_after_it_was_saved() -> None:
    store = Watched()
    store.table = table = await table_of(store=store)
    await play_all(table, 30)
    assert len(store.numbers) >= 29
    assert all(published == saved - 1 for saved, published in store.numbers)


@in_loop
async def test_what_could_not_be_saved_did_not_happen() -> None:
    store = Watched()
    table = await table_of(store=store)
    before = table.number, table.match.digest(), table.last.update_bytes(0)
    store.fails = True
    turn = table.match.round.turn
    text = Person(table, turn).choose()
    assert text is not None
    with pytest.raises(OSError, match="the disk is full"):
        await table.act(turn, text, client="a", at=table.number)
    assert (table.number, table.match.digest(), table.last.update_bytes(0)) == before
    store.fails = False
    assert await table.act(turn, text, client="a", at=table.number) == 2


@in_loop
async def test_the_same_id_sent_at_once_many_times_acts_once() -> None:
    table = await table_of(store=Watched())
    turn = table.match.round.turn
    text = Person(table, turn).choose()
    assert text is not None
    numbers = await asyncio.gather(*(table.act(turn, text, client="x", at=1) for _ in range(20)))
    assert set(numbers) == {2}
    assert table.number == 2


@in_loop
async def test_the_same_id_gets_its_first_answer_after_more_moves_and_after_a_restart() -> None:
    store = MemoryStore()
    table = await table_of(store=store)
    turn = table.match.round.turn
    text = Person(table, turn).choose()
    assert text is not None
    assert await table.act(turn, text, client="x", at=1) == 2
    await play_all(table, 200)
    assert await table.act(turn, text, client="x", at=1) == 2
    again = await Table.load(store, table.setup.match)
    assert again is not None
    assert await again.act(turn, text, client="x", at=1) == 2
    assert again.number == table.number


@in_loop
async def test_a_move_made_at_another_number_is_stale_and_names_the_current_one() -> None:
    table = await table_of()
    await play_all(table, 5)
    turn = table.match.round.turn
    text = Person(table, turn).choose()
    assert text is not None
    for at in (table.number - 1, table.number + 1):
        with pytest.raises(Stale) as stale:
            await table.act(turn, text, at=at)
        assert stale.value.code == "table/stale"
        assert stale.value.number == table.number
    assert await table.act(turn, text, at=table.number) == 6


@in_loop
async def test_a_catch_a_call_and_leaving_are_never_stale() -> None:
    table = await table_of(people=2, false_uno_penalty=1, false_catch_penalty=1)
    await play_all(table, 5)
    for text in ("catch,P3", "uno"):
        assert await table.act(0, text, at=1) == table.number
    assert await table.act(0, "leave", at=1) == table.number == 8


@in_loop
async def test_a_refused_action_changes_nothing() -> None:
    table = await table_of()
    other = (table.match.round.turn + 1) % 3
    for text, code in (
        ("draw", "action/not_your_turn"),
        ("nonsense", "action/unknown"),
        ("R77", "action/unknown"),
        ("catch,P9", "action/unknown"),
        ("next", "action/unknown"),
    ):
        with pytest.raises(IllegalAction) as refused:
            await table.act(other, text, at=1)
        assert refused.value.code == code, text
    assert table.number == 1


@in_loop
async def test_two_servers_at_one_log_agree_and_the_one_behind_catches_up() -> None:
    store = MemoryStore()
    one = await table_of(store=store)
    two = await Table.load(store, one.setup.match)
    assert two is not None
    turn = one.match.round.turn
    text = Person(one, turn).choose()
    assert text is not None
    await one.act(turn, text, client="x", at=1)
    assert await two.act(turn, text, client="x", at=1) == 2, "the id had acted at the other"
    assert two.match.digest() == one.match.digest()
    await play_all(one, 9)
    with pytest.raises(Stale):
        await two.act(two.match.round.turn, "draw", at=2)
    assert two.number == one.number
    assert [record.number for record in two.records] == list(range(1, 10))


@in_loop
async def test_a_match_loaded_after_any_entry_is_the_same_to_everybody() -> None:
    phases = set()
    for number, edition in enumerate(("classic108", "classic112", "zelda"), 1):
        store = MemoryStore()
        table = await table_of(number, store=store, players=4, edition=edition, target=150)
        seats = [Person(table, seat, seat) for seat in range(4)]
        while not table.is_over and table.number < 250:
            for person in seats:
                if not await person.act():
                    continue
                phases.add(table.match.round.phase)
                if table.number % 3 and table.match.round.phase in ("play", "drawn"):
                    continue
                loaded = await Table.load(store, table.setup.match)
                assert loaded is not None
                assert loaded.match.digest() == table.match.digest()
                assert loaded.pace == table.pace
                if table.number % 10 == 0:
                    kept = loaded.missed(max(0, table.number - 60))
                    ours = table.missed(max(0, table.number - 60))
                    assert kept is not None
                    assert ours is not None
                    for audience in seats_and_watchers(table):
                        for theirs, mine in zip(kept, ours, strict=True):
                            assert theirs.update_bytes(audience) == mine.update_bytes(audience)
                        assert loaded.snapshot(audience) == table.snapshot(audience)
    assert phases >= {"play", "drawn", "answer", "triforce", "over"}


@in_loop
async def test_a_replay_that_differs_goes_on_from_the_snapshot_and_mends_the_log() -> None:
    store = MemoryStore()
    table = await table_of(store=store, target=10_000)
    await play_all(table, 135)
    kept = store._matches[table.setup.match]
    shots = [shot.number for shot in kept.snapshots]
    place = shots[-1] + 2  # index of an entry after the newest snapshot
    assert place < len(kept.entries)
    kept.entries[place] = dataclasses.replace(kept.entries[place], digest="another")
    loaded = await Table.load(store, table.setup.match)
    assert loaded is not None
    assert loaded.number == table.number
    snapshot = next(shot for shot in kept.snapshots if shot.number == shots[-1])
    assert loaded.match.to_bytes() == snapshot.data
    await play_all(loaded, 150)
    again = await Table.load(store, table.setup.match)
    assert again is not None
    assert again.match.digest() == loaded.match.digest()
    assert again.number == 150


@in_loop
async def test_a_match_of_another_layout_is_refused_by_name() -> None:
    store = MemoryStore()
    table = await table_of(store=store)
    kept = store._matches[table.setup.match]
    kept.snapshots[:] = [dataclasses.replace(shot, data=b"old") for shot in kept.snapshots]
    with pytest.raises(TableError) as refused:
        await Table.load(store, table.setup.match)
    assert refused.value.code == "table/unreadable"


@in_loop
async def test_what_was_missed_is_known_for_a_while_and_never_ahead() -> None:
    table = await table_of(target=10_000)
    await play_all(table, MOST_RECORDS + 40)
    assert table.missed(table.number) == []
    assert table.missed(table.number + 1) is None
    assert table.missed(1) is None
    missed = table.missed(table.number - 100)
    assert missed is not None
    assert [one.number for one in missed] == list(range(table.number - 99, table.number + 1))
    assert len(table.snapshot(0)["recent"]) <= 60


@in_loop
async def test_the_pace_is_an_entry_that_lasts() -> None:
    store = MemoryStore()
    table = await table_of(store=store)
    await play_all(table, 4)
    moment = table.moment
    assert await table.set_pace(0, "fast") == 5
    assert await table.set_pace(0, "fast") == 5
    assert table.moment == moment
    assert table.last.update(0)["events"] == []
    assert table.last.view(0)["pace"] == "fast"
    assert table.records[3].view(0)["pace"] == "off"
    loaded = await Table.load(store, table.setup.match)
    assert loaded is not None
    assert loaded.pace == "fast"


@in_loop
async def test_a_match_that_its_people_left_is_over() -> None:
    table = await table_of(players=4)
    await table.act(0, "leave", at=1)
    assert table.is_over
    with pytest.raises(IllegalAction) as refused:
        await table.act(0, "leave", at=1)
    assert refused.value.code == "action/round_over"
    assert not table.match.is_over


@in_loop
async def test_whoever_asked_may_go_away_while_it_is_saved() -> None:
    store = Watched()
    table = await table_of(store=store)
    turn = table.match.round.turn
    text = Person(table, turn).choose()
    assert text is not None
    asking = asyncio.create_task(table.act(turn, text, client="x", at=1))
    await asyncio.sleep(0)
    asking.cancel()
    await table.finish()
    assert table.number == 2
    assert await table.act(turn, text, client="x", at=1) == 2


def test_a_setup_keeps_its_key_out_of_its_text() -> None:
    setup = setup_of(7)
    assert "key" not in repr(setup)
