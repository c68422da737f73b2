# The log of every role-playing table.

## The desk

reason = Reason: { $reason }
rule-changed = { $who } changes a house rule. { $label }: { $after } (it was { $before }).
asks-gm = { $who } asks the game master: { $words }
declines = { $who } declines a request.
withdraws = { $who } withdraws a request.
allows = { $by } allows what { $who } asked for.
hands-over = { $before } hands the game over: { $to } leads it now.
renamed = { $before } is called { $now } now.
shows-note = { $who } shows you a note: { $title }.
session = Session { $number }
session-ends = Session { $number } ends.
table-closed = The story is told. The table is closed.

## Characters

dropped = { $who } is no longer part of the game.
given = { $player } plays { $who } from now on.
appears = { $who } appears.
numbers-shown = Everyone can see { $who }'s numbers now.
numbers-hidden = Only the game master can see { $who }'s numbers now.
handed-in = { $who } is submitted to the game master.
ready = { $who } is ready to play.
sent-back = { $who } is sent back:{ $reason }
