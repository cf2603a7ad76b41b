"""Gathering at a table: made, shared, sat at, begun, on two devices."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Complaints


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Iterator[Page]:
    """Somebody else, on a phone in the dark."""
    context = browser.new_context(
        viewport={"width": 360, "height": 740}, color_scheme="dark", locale="de-DE"
    )
    context.set_default_timeout(10_000)
    complaints = Complaints(base_url)
    context.on("page", complaints.watch)
    yield context.new_page()
    context.close()
    assert not complaints, "\n".join(complaints)


def make(page: Page, base_url: str, rules: str = "official") -> str:
    """Make a table and return its link."""
    page.goto(f"{base_url}g")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Rules").select_option(rules)
    page.get_by_role("button", name="Make the table").press("Enter")
    expect(page.get_by_role("heading", name="Ada’s table")).to_be_visible()
    return page.get_by_label("Link to this table").input_value()


def test_a_guest_sits_by_the_link_and_both_come_to_their_seats(
    page: Page, phone: Page, base_url: str
) -> None:
    link = make(page, base_url, "party")
    phone.goto(link)
    expect(phone.get_by_text("Was von den offiziellen Regeln abweicht")).to_be_visible()
    phone.get_by_label("Dein Name").fill("Bo")
    phone.get_by_role("button", name="Hinsetzen").click()
    expect(phone.get_by_text("Ada startet die Partie.")).to_be_visible()
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    page.get_by_role("button", name="Start").click()
    for one, seat in ((page, 0), (phone, 1)):
        expect(one).to_have_url(re.compile(rf"#/m/[\w-]+/{seat}$"))
        expect(one.locator(".hand button").first).to_be_visible()


def test_a_short_code_leads_to_the_table_and_whoever_is_sent_away_stays_away(
    page: Page, phone: Page, base_url: str
) -> None:
    make(page, base_url)
    said = page.get_by_text("Or the code to type").inner_text()
    phone.goto(f"{base_url}g")
    phone.get_by_label("Du hast einen Code?").fill(said.partition(": ")[2])
    phone.get_by_role("button", name="Zum Tisch").click()
    phone.get_by_label("Dein Name").fill("Bo")
    phone.get_by_role("button", name="Hinsetzen").click()
    page.get_by_role("button", name="Send Bo away").click()
    expect(phone.get_by_role("button", name="Hinsetzen")).to_be_visible()


def test_a_table_with_ten_seats_fits_and_has_no_barrier(page: Page, base_url: str) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{base_url}g")
    assert not barriers(page)
    page.get_by_label("Your name").fill("Somebody with many letters")
    page.get_by_label("Seats").select_option("10")
    page.get_by_role("button", name="Make the table").click()
    page.get_by_role("button", name="Fill with bots").click()
    expect(page.locator("li")).to_have_count(10)
    assert not barriers(page)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 360
