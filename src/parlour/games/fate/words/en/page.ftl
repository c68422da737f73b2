# What the page says at a Fate table.

## The strip

fate-points = fate points
stress-box = stress box { $number }

## Values by their keys; keys made of them

word-physical = Body
word-mental = Mind
word-npcs = The GM's characters
word-plus = plus
word-blank = blank
word-minus = minus
word-decision = A bad decision
word-event = An event
word-mild = Mild
word-moderate = Moderate
word-severe = Severe
word-heroes = Heroes
word-foes = Foes
outcome-fail = Fail
outcome-tie = Tie
outcome-succeed = Succeed
outcome-style = Succeed with style
kind-pc = player character
kind-major = major character
kind-mook = mook
kind-group = group
aspect-high = High concept
aspect-trouble = Trouble
aspect-general = Aspect
aspect-consequence = Consequence
aspect-situation = Situation
aspect-boost = Boost
out-taken = taken out
out-conceded = conceded
hint-Careful = attention to detail, taking your time
hint-Clever = quick thinking, sharp analysis
hint-Flashy = drawing all eyes, with style
hint-Forceful = raw strength, brute power
hint-Quick = speed, dexterity, reflexes
hint-Sneaky = stealth, misdirection, deceit

## Everywhere

the-gm = the game master
seat = Player { $number }
members = { $count ->
        [one] 1 member
       *[other] { $count } members
    }
hidden = hidden
yours-played = played by { $player }
aspect-of = { $kind } of { $owner }
kind-hidden = { $kind }, hidden
free-invokes = Free invokes of { $team }
nothing-now = You can't do anything with it now.
why = Why?
why-rule = Why? Rule { $rule }
why-not = Why not?
nobody = nobody
not-settled = not settled yet
decides = { $who } decides.
used = { $stunt } (used)
damage = { $count ->
        [one] 1 damage
       *[other] { $count } damage
    }
which-approach = Approach
which-skill = What helps or hinders

## The scene

session = Session { $number }
session-after = After session { $number }
session-before = Before the first session
scene = Scene { $number }
story-told = The story is told
between-scenes = Between scenes
until-next = Until next time
table-set = The table is set
deck = { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
ladder = Ladder and outcomes
pool = GM's pool
pool-points = Fate points in the GM's pool
pool-value = the pool
pool-next = +{ $count } for the next scene
owed = Paid when the scene is over: { $who }
owed-to = { $who } +{ $amount }
next-pool = the next pool
aspects-in-play = Aspects in play
aspects-none = No aspects yet.
zones = Zones
zone = Zone { $zone }
ways = Ways from { $zone }
blocked-by = , blocked by { $who }
no-zone = In no zone
elsewhere = Elsewhere ({ $count })
characters = Characters
facts = Facts ({ $count })
fact-from = from “{ $aspect }”, proposed by { $who }
fact-waits = Waiting for { $who }
deal-compel = A compel
deal-self = A self-compel
deal-aspect = A suggested aspect
deal-recover = Recovery
deal-because = because of
first-steps = First steps
step-make = Everyone makes a character or takes a ready-made one.
step-ready = { $making ->
        [0] { $ready } ready.
       *[other] { $ready } ready, { $making } being made.
    }
step-nobody = Nobody has one yet.
step-session = The session starts.
step-session-you = You start it. Fate points rise to refresh.
step-session-by = { $who } starts it. Fate points rise to refresh.
step-scene = The first scene opens.
step-scene-how = Where you are, who is there, and what's true of the place.
for-me = A character for you
nobody-yet = You have nobody to play yet. Choose or make a character under
me = Me

## Characters on the table

on-turn = their turn
has-acted = has acted
acted = ✓ acted
turn-over = ✓ turn over
to-come = to come
hurt = hurt: { $wounds }
being-made = being made
awaits-approval = waiting for approval
aspects-and-numbers = Aspects and numbers
skilled = Good at ({ $adds }): { $things }
bad = Bad at ({ $adds }): { $things }
anything-else = anything else
anything-else-adds = anything else { $adds }
known-to = Known to { $who }.
with = With { $what }
put-back = Put it back

## Challenges, contests, conflicts

challenge = Challenge
challenge-named = Challenge { $name }
task-against = against { $who }
task-for = for { $who }
contest = Contest
contest-named = Contest { $name }
contest-state = Exchange { $exchange } · first to { $goal }
victories = { $won } of { $goal } victories
made-advantage = tried to create an advantage
sits-out = sits out this exchange
turns = Turns in the conflict
conflict-physical = Physical conflict
conflict-mental = Mental conflict
exchange = Exchange { $number }
order-open = The order can still be changed
together = Together:

## A roll

open-roll = The open roll
phase-oppose = Against what?
phase-ready = Before the dice
phase-invoke = Can still be changed
phase-settle = Settled
everyone-chooses = Everyone chooses an approach
against = against
and = and
takes-hit = { $who } steps in for { $target } and takes whatever comes.
offers-step-in = offers to step in: “{ $words }”
held = held
odds = Odds of this roll
odds-if = Odds if the other side adds…
odds-adds = If it adds { $bonus }
odds-adds-label = Odds if the other side adds { $bonus }
rolled = Rolled: { $total }
rolled-replaced = Rolled, replaced: { $total }
by-hand = real dice
by-hand-title = Rolled with real dice
dice-and = dice and { $bonus }
stunts-fit = Stunts that fit
a-stunt = a stunt
leads-to = What it would lead to
aspect-adds = { $aspect }: +2{ $leads }
aspect-adds-free = { $aspect }: +2{ $leads } (free)
invokes = { $count ->
        [one] 1 invoke ({ $adds }):
       *[other] { $count } invokes ({ $adds }):
    }
to-do-what = What do you do?
take-with = Take it with { $pieces }.
take-box = stress box { $box }
take-consequence = a { $degree } consequence
absorbs = absorbs { $takes }
absorbs-more = absorbs { $takes }, { $wasted } more than needed
still-free = still free: { $what }
how-take = How do you take it?
how-take-damage = { damage }: how do you take it?
more-ways = { $count ->
        [one] 1 more way
       *[other] { $count } more ways
    }
cannot-absorb = Nothing can absorb it.
choose-rung = Choose a difficulty
usual = Usual difficulties

## The sheet

sheet-of = Sheet of { $name }
does = What { $name } does
name-of = the name of { $name }
points-of = fate points of { $name }
refresh-of = refresh of { $name }
points-and-refresh = fate points · refresh { $refresh }
fate-points-label = Fate points
approaches = Approaches
roll-with = , roll with it
value-of = { $value } of { $name }
good-and-bad = Good and bad at
aspects = Aspects
the-aspect = the aspect { $aspect }
blanks = { $count ->
        [one] 1 aspect still blank
       *[other] { $count } aspects still blank
    }
harm = Harm
stress = Stress
stress-none = Stress: no boxes
stress-of = stress of { $name }
consequences = Consequences
wound = { $degree } ({ $worth })
wound-session = { $degree } ({ $worth }), session { $session }
the-consequence = the { $degree } consequence
stunts = Stunts
stunt-used = used this session
stunt-unused = once a session, not used yet
stunt-bonus = a bonus
needs-permission = (needs the GM's permission)
benched = Written, not taken yet:
write-stunt = Write a stunt
write-stunt-slots = { $slots }: write a stunt
free-slots = { $count ->
        [one] 1 free slot
       *[other] { $count } free slots
    }
paid-slots = { $count ->
        [one] 1 slot for refresh
       *[other] { $count } slots for refresh
    }
history = History
print = Print
save-file = Save as a file
save-fari = Save for Fari
refresh = Refresh { $refresh }
group-of = { $kind } of { $members }
notes = Notes

## Making a character

new-character = New character
a-new-character = A new character
awaiting = Waiting for the game master's approval.
still-missing-count = Still missing: { $count }
still-missing = Still missing:
complete = Everything is there.
complete-review = Everything is there. The game master looks it over before the first scene.
keep-making = Continue
look-over = Review
making = Making { $name }
making-new = Making a character
steps = Steps
step-aspects = Aspects
step-person = Person
step-approaches = Approaches
step-stunts = Stunts
step-review = Review
aspects-hint = Short phrases that are true of the character and can help or hurt: nature, past, ties, belongings, problems, aims, reputation. The high concept sums up who they are; the trouble always gets in their way.
place-high = High concept
    .hint = Courier Pilot of the Ninth Air Mail
place-trouble = Trouble
    .hint = Owes Money in Three Cities
place-first = Aspect
    .hint = My Brother Runs the Ferry
place-second = Another aspect
    .hint = Knows Every Rooftop
place-third = A third aspect
    .hint = Vow of Plain Speech
person-hint = What people call the character, and what they see.
name = Name
looks = Looks
    .hint = wind-tanned, goggles pushed up, never quite standing still
approaches-hint = How does the character do things? Best first.
approaches-now = Now: { $ratings }.
stunts-hint = One is enough.
stunts-free = { $count ->
        [one] 1 more is free.
       *[other] { $count } more are free.
    }
refresh-now = Refresh now: { $refresh }.
back = Back
next = Next: { $step }
load-note = A file saved here or in Fari. The rules check what's in it.
making-how = Step by step: aspects, person, approaches, stunts. It takes ten minutes, and you can change anything until the game master approves.
trouble-head = Trouble:
whole-sheet = The whole sheet
and-refresh = { $ratings } · refresh { $refresh }
stunt-kind = Kind of stunt
stunt-kind-bonus = A bonus in a narrow case
stunt-kind-bend = A rule bent once a session
from-library = From the library
begin-with = Start from one of these…
because-i = Because I
because-hint = am a Born Tinkerer
approach = Approach
how = how
action = Action
do-what = do what
when = when
circumstance = Circumstance
circumstance-hint = I have tools at hand
effect = Effect
effect-hint = open one official door
usable-when = When it can be used

## Milestones

milestone-of = Milestone of { $name }
milestone-minor = { $name }: a minor milestone
milestone-significant = { $name }: a significant milestone
milestone-major = { $name }: a major milestone
part-heal = Heal
part-effect = One of these
part-approach = Raise an approach
part-great = Refresh, or a stunt
part-high = High concept
picked-swap = swap { $a } and { $b }
picked-rewrite = rewrite an aspect as “{ $text }”
picked-replace = replace a stunt with the new one
picked-add = add the new stunt
picked-nothing = change nothing
picked-refresh = refresh +1
picked-stunt = the new stunt
new-stunt = New stunt: { $stunt }
new-stunt-first = Write the new stunt first, if you want one

## Tabs and the desk

tab-desk = Desk
tab-desk-news = Desk ({ $count })
tab-milestone = Milestone
tab-cast = Cast
tab-characters = Characters
tab-notes = Notes
tab-more = More
nameless = Unnamed
whose-sheet = Whose sheet
more-hint = The ladder, the outcomes and the odds are on the crib sheet under Rules.
desk-scene = Scene
desk-people = People
desk-zones = Zones
desk-trouble = Bigger trouble
desk-story = Story
check-order = Check the turn order and the zones, then begin.
submitted = , { $player }'s character, is waiting for your approval.
look = Look
shelf-major = Major characters
shelf-mooks = Mooks
shelf-groups = Groups
cast-hint = name, aspect, skill
good-at = Good at { $things }
bad-at = bad at { $things }
boxes = { $count ->
        [one] 1 stress box
       *[other] { $count } stress boxes
    }
out-at-once = out at the first hit
