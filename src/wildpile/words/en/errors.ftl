### What goes wrong between the browser and the server: one message for each code of docs/wire.md, "Further codes".

error-table-no_player = This browser has taken no seat yet.
error-table-not_your_seat = This seat belongs to somebody else.
error-table-unknown_match = There is no such game.
error-table-unknown_seat = There is no such seat at this table.
error-table-stale = The table has moved on. Look again and choose.
error-table-not_over = The match is not over yet.
error-table-unknown_round = There is no such round in this game.
error-table-unknown_number = There is no such move in this game.
error-table-cannot_continue = Nobody can play on from there: the game is over, or that seat has left.
error-table-unreadable = This game was saved by another version and cannot be taken up again.
error-table-ticket_gone = This link has been used, or it is too old. Make another.
error-table-paused = The table is paused.
error-table-ended = This match goes on without you.
error-table-too_early = This table is shown a minute late. Wait a moment.
error-table-not_watched = Nobody may watch at this table.
error-gathering-unknown = There is no such table.
error-gathering-unknown_seat = Nobody sits there.
error-gathering-ended = This table has been closed.
error-gathering-barred = The host has sent you away from this table.
error-gathering-not_host = Only the host of the table does that.
error-gathering-not_seated = Sit down first.
error-gathering-full = All seats are taken.
error-gathering-locked = The host has locked this table.
error-gathering-seat_taken = Somebody sits there already.
error-gathering-name_taken = Somebody here is called that already. Choose another name.
error-gathering-playing = The match has begun.
error-gathering-too_few = A match takes two. Wait, or add a bot.
error-gathering-too_few_seats = More people sit here than that.
error-gathering-too_many = That is too many. Close a table first.
error-gathering-by_vote = After a match, new rules are voted on.
error-gathering-by_host = Before the first match the host chooses the rules.
error-gathering-nothing_proposed = Nobody has proposed other rules.
error-gathering-not_yourself = Stand up, if you want to go.
error-request-invalid = The server could not read that. Change a choice and try again.
error-request-bad_json = The server could not read that. Try again.
error-request-not_found = There is nothing at this address.
error-request-method = The server does not do that at this address.
error-request-host = The server does not go by this name. Use the address that it gave.
error-request-cross_site = That came from another site, so the server did not take it.
error-request-too_large = That is too long for the server.
error-request-too_many = That was a lot at once. Wait a minute, then try again.
error-server-error = Something went wrong in the server. Try again in a moment.
error-network = The server does not answer. Look whether it runs, and try again.

connection-lost = Connection lost. Trying again; nothing you did is gone.

## No new game from the start page

start-too-many = Many games were begun from here just now. Wait a minute, then try again.
start-refused = This game cannot be dealt that way. Change a choice and try again.
start-trouble = The server cannot deal just now. Try again in a moment.

## Links that lead nowhere

missing-page = No table stands here.
missing-page-body = The link is not whole, or it is old.
missing-game = This table is not yours to sit at.
missing-game-body = The game is gone, or it was begun in another browser: a seat belongs to the browser that took it.
waiting = Taking your seat.
waiting-body = The cards are on their way.
waiting-lost = The server does not answer yet. Trying again.
waiting-gone = This seat is not yours, or the table is gone.
waiting-gone-body = Games are kept for the browser that began them.
