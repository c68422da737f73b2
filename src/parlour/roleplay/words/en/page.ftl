# What the page says at every role-playing table.

## The strip of people

strip-party = The party
strip-others = Everyone else
strip-turn = their turn
strip-done = done
strip-value = { $label }: { $now }
strip-value-of = { $label }: { $now } of { $most }
strip-ticked = { $label }: ticked
strip-clear = { $label }: clear
strip-box = { $name }: { $label }
strip-track = { $name }: { $label }
strip-less = { $name }: { $label }, one less
strip-more = { $name }: { $label }, one more

## Small words

yes = Yes
no = No
somebody = Somebody
nameless = Unnamed
hidden = hidden
the-gm = the game master
optional = (optional)
quoted = “{ $words }”
counted = { $what } ({ $count })
why = Why?
why-rule = Why? Rule { $rule }
rule-of = Rule { $rule }
one-less = { $label }: one less
one-more = { $label }: one more
less-by = { $count } less
more-by = { $count } more
act-gone = You can't do this any more.
print = Print
history = History

## One's own part of the page

my-things = My things
room-this = More room for this
room-table = More room for the table
tab-desk = Desk
tab-cast = Cast
tab-characters = Characters
tab-new = New character
tab-notes = Notes
tab-rules = House rules
tab-more = More
more-all = Everything you can do now, in one list.
more-hint = Tables, odds and the crib sheet are under Rules.
notes-private = Only you see these, until you show them.
whose-sheet = Whose sheet

## House rules

rules-intro = How this table plays. Anyone can suggest a change; the game master decides, and everyone is told.
rules-find = Find a house rule
rules-find-hint = Find { $examples } …
rules-changed = Changed at this table
rules-open = Left to the group by the rules
rules-readings = Our readings of the rules
rule-change = Change
    .of = Change { $rule }
rule-now = in use
rule-default = default
    .was = default: { $value }
rule-suggest = Let's change “{ $rule }” to: { "" }

## Making a character

newcomer = Your character
    .phone = You don't have a character yet. Choose or make one under { $tab }.
making = Your character in the making
    .phone = { $who } isn't finished yet. Go on under { $tab }.
    .yours = Your character
new-own = Make your own
new-file = Load from a file
new-ready = Take a ready-made one
file-choose = Choose a file…
file-which = Which one, if the file has several (optional)
file-read = The character is at the table.
file-long = This file is too long for a character.
somebody-new = New character
steps = Steps
being-made = being made: { $step }
waits-approval = waiting for approval
handed-in = Submitted. The game master looks it over.
    .gm = Waiting for your approval.
    .back = You can take it back and change it.
sent-back = Sent back: { $reason }
still-to-do = Still to do:
whole-sheet = The whole sheet
attributes = Attributes

## The sheet

save-as = Save as a file: { $form }
private = { $what } (only you and the game master)
sheet-unknown = You can't see { $who }'s sheet.
print-sheet = Sheet to print
back-to-table = Back to the table
page-title = { $title } · Parlour

## The table

scene = Scene { $number }
    .within = scene { $number }
session = session { $number }
    .after = after session { $number }
story-told = The story is told
between-scenes = Between scenes
until-next = Until next time
before-first = Before the first session
company = The party
elsewhere = Elsewhere
first-steps = First steps
first-links = Send each player their link (under Menu). They take a ready-made character or make one.
first-soon = Starting soon
first-characters = { $count ->
    [0] Nobody has a character yet.
    [one] 1 character is at the table.
   *[other] { $count } characters are at the table.
}
first-making = { $count ->
    [one] 1 isn't finished yet.
   *[other] { $count } aren't finished yet.
}
first-starts = The game master starts the session.
outlook = What would be rolled
outlook-odds = Odds before the roll
less-advice = Less advice
more-advice = More advice ({ $count })

## The game master's desk

next = Next:
next-first-session = Start once everyone has a character.
next-session = The last session is over.
desk-more = More actions
next-scene = Say where you are, when it is and who is there.
library = Add from the library
library-find = Find
library-none = Nobody fits.
own = My people
own-none = Nobody yet. “{ own-keep }” on a sheet keeps somebody in this browser for every table.
own-here = Kept in this browser, for every table of this game.
own-keep = Keep in my library
own-kept = { $name } is in your library.
own-load = Load from a file
own-save-all = Save all as a file
own-save = Save as a file
    .of = Save as a file: { $name }
own-drop = Remove
    .of = Remove { $name } from my library
own-full = There's no room for more people in this browser. Remove some first.
own-unread = There are no people in this file. Choose one that was saved here.
own-game = These people are from another game. Load them at a table of that game.
hidden-list = Hidden: only you know
look = Look
    .at = Look at { $who }
overruled = Overruled
receipt = { $who }, { $field }: { $before } → { $after }
receipt-allowed = Allowed what was refused
taken-back = (taken back)

## Requests

request = Ask the { $leader } to allow it
    .hint = why it should work here (optional)
request-send = Ask the { $leader }
request-sent = You asked the { $leader }.
request-default = Please allow it anyway.
request-from = { $who } asks:
request-yours = You asked the { $leader }:
request-refused = What the rules refused: { $what }
request-gone = It can't be done as asked any more.
request-withdraw = Withdraw request

## Scenes prepared in hiding

scenes = Scenes
scenes-private = Only you see these until you open one.
scenes-ready = Prepared:
scenes-opened = played
scenes-parts = What is in it
scenes-save = Save as a file
    .of = Save as a file: { $name }
scenes-save-all = Save all as a file
scenes-loaded = The scenes are in the list.
scenes-long = The file is too long.
preview = Preview
sketch = The zones
sketch-between = Between { $a } and { $b }: { $between }

## What a prepared scene is made of; keys made

plan-when = When
plan-question = Question
plan-obstacles = Obstacles
plan-ground = Ground
plan-text = Opening words
plan-board = For the cork board
plan-situation = Aspects
plan-secrets = Hidden aspects
plan-zones = Zones
plan-cast = In the open
plan-lurking = Hidden
plan-opposition = Difficulties
plan-pictures = Pictures shown when it opens
plan-at_hand = Pictures at hand

## Pictures, portraits and shown notes

pictures = Pictures
picture = Picture
picture-add = Add a picture
picture-name = Name (optional)
pictures-hidden = Only you see a picture until you show it. { $left } MB are left.
pictures-absent = { $name } (not at this table yet)
picture-show = Show to everyone: { $name }
pictures-none = There are no pictures yet.
picture-to-all = Everyone sees it.
picture-to-some = { $names } can see it.
picture-to-nobody = Hidden
picture-show-all = Show to everyone
picture-show-some = Show to …
picture-hide = Hide again
picture-remove = Remove
    .sure = Remove for good
portrait-add = Add a portrait
portrait-change = Change portrait
portrait-remove = Remove portrait
note-shown-to = Shown to { $names }
note-shown-by = Shown by { $name }
