# Seats and people where they have no name, what is asked at every role-playing table, and switches that several games have.

## Names

seat-table = The table
seat-gm = The game master
seat-player = Player { $number }

# The same within a sentence.
within-gm = the game master
within-player = player { $number }
somebody = somebody

## Prompts

closed = The story is told. The table is closed.
waiting = Waiting for { $who } to { $do }.
requests = { $count ->
    [one] { $who } has a request: allow or decline it.
   *[other] { $who } have requests: allow or decline them.
}

## The table in words

house-rules = House rules: { $rules }

## Switches that several games have; keys made

voice = We talk by voice
    .note = You don't have to write what you say aloud, and nothing waits for it.
    .is-off = We write what we tell
    .is-on = We tell it aloud

## What no game with a game master has

no-clock = Nothing is timed at this table.
no-bots = { $game } is played by people, not bots.
