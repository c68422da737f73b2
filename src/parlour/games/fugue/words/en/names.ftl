# What the pieces are called that a button or a field points at, to the seat that asks.

## Fixed values (keys made)

is-nothing = none
is-ruling = a ruling
is-new = a new one
is-yes = yes
is-no = no
is-fact = a fact
is-observation = an observation
is-question = a question
is-place = a place
is-looks = the description
is-detail = the one more thing
is-name = the name
is-signifier = the Signifier
is-down = up, knocked out or dead
is-own = own flashbacks used
is-gift = gifts used
is-hours = hours
is-minutes = minutes
is-seconds = seconds
is-blank = blank chapters: the Dealers bring the story

## Why a memory is sent back, by rule (keys made)

limit-FUG-053 = nothing in the scene sets it off
limit-FUG-054 = the ability isn't what the persona does in the memory
limit-FUG-064 = no supernatural powers
limit-FUG-065 = it would give away what only the Dealer may know
limit-FUG-066 = no game-character is an old acquaintance out of the blue
limit-FUG-070 = the giver's own persona must be in it
limit-FUG-088 = what is established can't be changed
limit-other = not like that

## People and things

somebody = somebody
nameless = somebody nameless
table = The table
dealer = The Dealer
dealers-persona = the Dealer's persona
persona-of = { $who }'s persona
player = Player { $number }
marked = { $who } ({ $marks })
mark-knocked = knocked out
mark-dead = dead
mark-not-here = not here
mark-away = away
mark-for-good = for good
mark-bleeding = bleeding
mark-tended = tended
wound = a wound
wound-named = { $part }: { $text }
ability = an ability
memory = a memory
remembers = { $who } remembers: { $memory }
untold = { $who }'s memory, yet to be told
untold-persona = the memory of { $who }, yet to be told
task = a task
task-named = { $who }: { $text }
told-aloud = told aloud
wild = a wild card
wild-for = wild card for { $ability }
wild-card = wild card for { $ability }: { $card }
pin = a note on the board

## Values the Dealer can set, as a field offers them and as the log tells them (.told) (keys made)

field-ability = the words of { $one }
    .told = the words of { $one }
field-lost = { $one }, lost or not
    .told = { $one }, lost
field-wound = the words of the wound ({ $one })
    .told = the words of the wound ({ $one })
field-part = the place of the wound ({ $one })
    .told = the place of the wound ({ $one })
field-tended = the wound ({ $one }), tended or not
    .told = the wound ({ $one }), tended
field-healed = the wound ({ $one }), healed or not
    .told = the wound ({ $one }), healed
field-down = up, knocked out or dead
    .told = the state
value-nothing = nothing
value-up = up
value-knocked = knocked out
value-dead = dead
wanted-signifier = Enter the number of a major arcana card, from 0 to 21.
wanted-part = Enter a part of the body: { $parts }.
wanted-down = Enter 0 (up), knocked or dead.
wanted-yes-no = Enter yes or no.
wanted-number = Enter a number from 0 to { $most }.
wanted-words = Enter some words.

## Time (keys made)

time-hours = { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
time-minutes = { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
time-seconds = { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
