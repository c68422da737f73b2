# What the page says at a Fugue table. $who, $target and $people are characters, $player, $dealer, $teller and $players are people.

## The strip of people

strip-wounds = wounds

## Everywhere

why = Why?
told-aloud = told aloud
told-aloud-brackets = (told aloud)
none = None
yes = Yes
no = No
player = Player { $number }
the-dealer = the Dealer
chapter-number = Chapter { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
       *[other] { $number }
    }
abilities = Abilities
memories = Memories
people = People
body = Body
dealer-decides = The Dealer decides.

## Before the story

lobby = Before the story
lobby-title = You wake up and remember nothing.
lobby-about = { $chapters ->
        [one] One chapter, one Dealer.
       *[other] { $chapters } chapters, each with another Dealer.
    } Who you were comes back in flashes, and every memory gives you something you can do. (This is the amnesia of films, not the real condition.)
lobby-story = The story
lobby-opens = How it opens: { $opening }
lobby-who = Who deals first
lobby-who-note = The first Dealer reads the setting, the advice and the first chapter, but nothing more. Agree among yourselves.
lobby-first = The first sitting
lobby-first-note = The Dealer reads, opens the first chapter and asks you to close your eyes.
host-chooses = The host chooses it.
bring-set = Bring a story of my own
bring-set-file = The story's file
bring-set-note = Introduction, setting, advice and four chapters. Only the Dealer of a chapter gets to read it.
bring-set-failed = This file is too large, or isn't a story.
proposal = Who deals?
proposal-offers = { $player } would like to deal.
proposal-you = { $player } asks you to deal.
proposal-other = { $player } asks { $other } to deal.
proposal-waits = Waiting for { $players }.
who-you = { $player } (you)
who-deals = deals
who-dealt = dealt chapter { $chapter }
who-unwilling = would rather not deal
who-free = nobody sits here

## The introduction

intro = The introduction
intro-read = Their eyes are closed. Read slowly, aloud:
intro-none = This story has no introduction: say in your own words where they wake up.
intro-story = The story
intro-ready = When everyone is here and comfortable
intro-ready-note = Ask them to close their eyes. All screens but yours go dark while you read the introduction aloud.
intro-alone = Read it for myself first
intro-sit = Sit comfortably
intro-sit-note = { $dealer } will ask you to close your eyes and listen. You don't have to do anything until you open them.
dark = Eyes closed
dark-notice = Eyes closed: { $dealer } is reading the introduction aloud.
dark-close = Close your eyes.
dark-listen = { $dealer } is reading. Listen.
dark-plain = Show a plain notice instead
dark-pause = X-card: pause the table, without saying who
    .title = Pause the table at once; nobody is told who did

## Chapters

chapters = Chapters
chapter-titled = { chapter-number }: { $title }
chapter-story = Chapter { $number }: { $title }
station-played = { chapter-number }, played
station-now = { chapter-number }, now
station-soon = { chapter-number }, to come
station-by = { $station }, dealt by { $dealer }
story-told = The story is told
before-story = Before the story
deals = { $dealer } deals
deals-you = { $dealer } (you) deals
deals-nobody = Nobody deals yet
between-sittings = between sittings
story-memories = Memories in this chapter
person-can = Can: { $abilities }
memory-trigger = Set off by
memory-ability = Ability
with-parts = { $ability } ({ $parts })
reading-introduction = Introduction
reading-setting = Setting
reading-advice = Advice
reading-none = This story has no texts: it's yours to tell.
sitting = Sitting { $number }: { $hours } h { $minutes } min. Three to four hours are usual.
sitting-long = Sitting { $number }: { $hours } h { $minutes } min, longer than most. Three to four hours are usual.

## Between chapters

handing-over = Handing over
chapter-is-told = { chapter-number } is told
handing-over-note = The next Dealer gets the next chapter, the setting, the advice and the letters. The last Dealer's own notes stay sealed.
before-handing-over = Before you hand over:
letter-from = { $player }, { $chapter }
letters-note = A letter goes to the next Dealer when the chapter is closed. A note is sealed with it; nobody reads it before the story is over.
letter-next = letter to the next Dealer
note-sealed = note, sealed with the chapter
envelope-sealed = A sealed envelope: { $to }, from { $from }
envelope-letter = A letter: { $to }, from { $from }
sealed-from = { $notes ->
        [one] { $player }, 1 note
       *[other] { $player }, { $notes } notes
    }
over = The story is over
over-note = Talk as long as you like. The memories, the cork board and the chronicle stay, and you can break the seals.
over-note-of = Your note from chapter { $chapter }
over-letter-of = Your letter from chapter { $chapter }
over-chronicle = Save the chronicle
over-memories = Read the memories

## Making personae

making = Making personae
making-cards = A card for everyone
making-cards-note = The Dealer deals cards face-up until each persona has a major arcana card: its Signifier. It doesn't have to say anything about who you are.
making-title = Who is lying here?
making-note = No name, no past, nothing but a body. Go round the table and say what people can see.
making-intro = The introduction again
making-struck = Struck out by the Dealer: { $reason }
making-describes = { $player } describes a persona.
making-adds = { $player } adds one more thing to { $owner }'s persona.
making-answers = { $player } accepts or vetoes the one more thing.
making-yours = Describe your persona
making-detail = One more thing about { $owner }'s persona
making-vetoed = “{ $text }” was vetoed. Add something quite different; this one will stay.
making-offered = { $player } adds:
making-dealer = Dealer
making-told = being told…
and = And:
and-offered = And?
looks-like = Looks like: { $like }.
sounds-like = Sounds like: { $like }.
by-player = ({ $player })
signifiers = The Signifiers
signifier-of = Signifier of { $who }
signifiers-note = A Signifier doesn't have to say anything about who you are. Whenever it's turned up, something comes back.

## The table

pages = What's on the table
page-scene = The scene
page-cork = Cork board
open-questions = open questions
scene-number = Scene { $number }
scene-none = The scene isn't set yet
in-this-scene = In this scene
elsewhere = Elsewhere ({ $count })
basics = What everyone can do
basics-language = Language:
language-written = { $language }, spoken and written
language-spoken = { $language }, spoken only
basics-kept = Kept
basics-nothing = Nothing yet: even this has to be learned again.
basics-not = Probably not
basics-healing = Healing:
basics-house = House rules:
option-is = { $label }: { $value }
cork = Cork board
cork-show = Show
cork-all = Everything
cork-question = Open questions
cork-fact = Facts
cork-observation = Observations
cork-place = Places
cork-ruling = Rulings
cork-empty = Nothing is pinned up yet: names, places, questions, things somebody noticed.
cork-empty-kind = Nothing of this kind is pinned up.
pin-question = Open question
pin-fact = Fact
pin-observation = Observation
pin-place = Place
pin-ruling = Ruling
pin-answered = { $kind }, answered
pin-named = { $kind }: { $text }
deck = { $cards ->
        [one] The deck: 1 card
       *[other] The deck: { $cards } cards
    }
discard = The discard pile
discard-cards = { $cards ->
        [one] The discard pile: 1 card
       *[other] The discard pile: { $cards } cards
    }
discard-top = { discard-cards }, { $card } on top
discard-turned = Cards that were turned up, the latest first.
discard-nothing = Nothing has been turned up yet.
discard-unseen = { $cards ->
        [one] 1 more card went there unseen.
       *[other] { $cards } more cards went there unseen.
    }
discard-yours = Only you know of these

## What people do

declared = { $who } wants to act
declared-with = with { $ability }
declared-again = once more: { $task }
declared-waits = { $dealer } says what it takes.
alike = Is this “{ $text }” again? It failed on a major card and can't be tried again as it was.
difficulty = Difficulty { $number }
labelled = { $label }: { $value }
leaves = Waiting for the Dealer
finish = { $who } wants to kill { $target }, who is helpless.
finish-sure = { finish } A persona would die, and dead is dead. Confirm it once more.
intercede = { $who } steps in with a memory that just came back.
intercede-cards = Join the round beside { $people }
intercede-told = Have it told
intercede-waits = The Dealer says how.
side = side { $number }
use-ability = Use { $ability }
task = The skilled action
task-titled = { $who }: { $text }
task-difficulty = Difficulty
task-secret = the Dealer keeps it secret
task-secret-yours = the Dealer keeps it secret (you set { $number })
task-ability = Ability
task-none = none
task-time = Time so far
task-success = It works
task-failure = It doesn't work
task-given-up = Given up
task-going = Not done yet: { $who } keeps at it, or gives up.
task-locked = Locked for { $people }: no new try without an ability that fits.
task-odds = Odds of the next card
task-cards = Cards turned up for it
task-before = turned up before
task-deck = { $cards } in the deck
telling = A card is told
telling-with = with it
telling-you = You tell for { $who }
telling-other = { $player } tells for { $who }
telling-ideas = Suggestions
telling-flip = How does it turn out? Take something from the picture or the name. The question is only a suggestion.
telling-play = What happens? Take something from the picture or the name. The question is only a suggestion.
telling-log = For the log (optional)
telling-key = Key: T
telling-write = Write it down
telling-voice = We talk by voice
telling-idea = Your suggestion (optional)
telling-shows = What the card shows
tellings-then = Then: { $tellings }.
telling-next = { $player } tells { $cards }

## Memories

counters = Own memories this sitting: { $own } of { $most-own }; given: { $gift } of { $most-gift }
counters-own = own
counters-gift = gift
counters-note = memories made this sitting
coming-back = Memories coming back
coming-back-title = Coming back
memory-of = A memory of { $people }
remembers = { $people } remembers
way-own = Told by { $teller }
way-gift = Given by { $teller }
way-signifier = Brought by the Signifier, told by { $teller }
way-story = Brought by the story, told by { $teller }
way-late = { $way }, put off to the end of the hand
way-chapter = { $way }, chapter { $chapter }
steps = How far it is
step-memory = Memory
step-ability = Ability
step-dealer = Dealer's word
step-sheet = On the sheet
pending-ability = { $player } names the ability.
pending-judged = { $player } accepts it or not.
pending-choice = { $player } may use it at once.
pending-back = { $player } rewords it.
pending-memory = { $player } tells the memory.
pending-you = You're next: { $pending }
told-of-it = What is told of it
reword-hint = Nothing was used up: tell it differently.
in-it = In it: { $people }
adds-to = Adds to
adds-to-memory = Adds to { $memory }
added-by = Added to by
sent-back = Sent back: { $reason }
memory-untold = a memory not yet told
told-to = Told to { $people }
told-to-chapter = Told to { $people } · chapter { $chapter }
told-nobody = Nobody else knows of it
told-nobody-chapter = Nobody else knows of it · chapter { $chapter }
web = All memories
web-title = Everything that came back
web-whose = Whose memories
web-all = All
web-remembers = remembers it
web-in = is in it
web-told = was told
web-empty = Nothing has come back yet.
threads = Open threads

## Sheets

sheet-of = Sheet of { $who }
whose-sheet = Whose sheet
nameless = Unnamed
signifier-look = Signifier, look at it
signifier-card = , Signifier { $card }
game-character = Game-character.
persona-of = Persona of { $player }.
persona-dealer = Persona of { $player }, played by the Dealer now.
player-away = Their player is away.
is-dead = Dead.
is-knocked = Knocked out.
for-dealer = For the Dealer alone:
chip-dead = dead
chip-knocked = knocked out
chip-away = player away
chip-game-character = game-character
chip-dealer = { $player }'s, played by the Dealer
chip-abilities = { $count ->
        [one] 1 ability
       *[other] { $count } abilities
    }
chip-wounds = { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
needs = needs { $parts }
the-memory = the memory
lost = Lost for good.
abilities-none = None.
page-blank = The page is blank.
musing = What I make of it
musing-none = Nothing yet.
history = History
print = Print
figure = Figure
figure-wounds = Figure with wounds: { $parts }
figure-unhurt = Figure without wounds
figure-chosen = Figure: { $parts }
figure-nothing = Figure: no part chosen
somewhere = somewhere
wound-lasting = lasting
wound-bleeding = would bleed to death
wound-healed = healed, a scar
wound-tended = tended
wound-open = not tended
unhurt = Unhurt, as far as anyone can tell.
print-and = { $looks } And: { $detail }
print-healed = (healed)
print-tended = (tended)
print-with = With { $people }.

## The desk

tab-desk = Desk
tab-story = The story
tab-letters = Letters
tab-persona = My persona
tab-cast = Cast
tab-others = Others I play
tab-notes = Notes
tab-more = More
more-hint = Card values, ranks of hands and the odds are in the crib sheet under Rules.
desk-scene = The scene
desk-people = People
desk-bodies = Bodies
desk-chapter = The chapter
step-start_session = When everyone is here.
step-open_chapter = When you have read your chapter.
step-open_intro = The introduction is read aloud in the dark.
step-end_intro = When you have read it.
step-deal_signifiers = Every persona gets a major arcana card.
step-flip = The task is set.
step-set_scene = Say where they are and what is going on.
desk-bleeding = { $who } has a wound that would bleed to death. Only you can say that somebody dies of it.
desk-difficulty = The difficulty you keep secret: { $number }
desk-threads = Open threads. By the end they should have most of the answers:

## Contests

contest = The contest
contest-untitled = A contest
contest-fight = A fight
contest-fight-round = A fight · round { $round }
contest-talk = No blows
contest-talk-round = No blows · round { $round }
contest-turn = { $who }'s turn.
contest-won = { $who } wins. { $words }
contest-decides = { $who } says what happens. { $words }
contest-done = Nobody is left to play against. The Dealer ends the contest.
form-about = What is it about? (optional)
form-fight = A fight: somebody may be hurt
form-sides = Who is on which side? Others can join before a later round, and you can add more sides and groups.
form-one = One side
form-other = Other side
form-out = Not in it
claim = A wild card
claim-asks = { $who } claims a wild card for { $ability }. Does it help here?
claim-waits = { $who } claims a wild card for { $ability }. The Dealer decides.
dealer-group = The Dealer
arrange = Arrange the groups
groups = Groups, in turn
groups-against = { $one } v { $other }
group-now = plays now
group-settled = settled
group-waits = waits
group-rounds = { $rounds ->
        [one] { $state } · 1 round
       *[other] { $state } · { $rounds } rounds
    }
join-title = Who is in?
join-round = Round { $round }: who is in?
join-stalemate = A stalemate: nobody had the better hand. Another round follows.
join-stymied = Everyone went bust. The cards are dealt again.
against = against
side-named = Side { $number }
is-fled = has fled
is-surrendered = has surrendered
is-escaped = got away
is-dead-now = is dead
is-knocked-now = is knocked out
is-sitting-out = can't act this round
is-fleeing = wants to flee
is-holding = wants to hold back
is-in = is in
is-back = holds back
is-in-soon = will be in
is-undecided = is deciding
absent = { $who } { $how }
last-round = The round before
effect-wound = { $who } wounds { $target }
effect-incapacitate = { $who } puts { $target } out of the next round
effect-maim = { $who } wounds { $target } for good
effect-knock_out = { $who } knocks { $target } out
effect-kill = { $who } kills { $target } with bare hands
effect-kill-weapon = { $who } kills { $target } with a weapon
effect-escape = { $who } gets away
effect-free = { $who } says what happens
effect-nothing = { $who } leaves it at that
effect-part = { $effect }: { $part }
effect-advice = { $who } is a persona, and dead is dead. Kill personae only in exceptional cases: if it was earned, hurt them in another lasting way.
effect-twice = You have said yes once; this is the second time you are asked.
effect-weapon = Is there a weapon at hand?
effect-waits = The Dealer confirms it.
ending = { $who } wants to end the contest
ending-note = If every other side agrees, it's over. Waiting for { $players }.
hand-bust = bust { $total }
hand-nothing = nothing shown yet
hand-up = { $down ->
        [0] { $who }: { $cards } face-up, { $worth }; none face-down
       *[other] { $who }: { $cards } face-up, { $worth }; { $down } face-down
    }
hand-up-none = { $down ->
        [0] { $who }: nothing face-up; none face-down
       *[other] { $who }: nothing face-up; { $down } face-down
    }
hand-now = plays now
hand-answers = answers
hand-wins = wins
hand-passed = passed
hand-answered = has answered
face-down-card = A face-down card
face-up = face-up
face-down-yours = face-down, only you see it
counts = counts { $worth }
struck = struck out
wild-state = wild card for { $ability }
wild-known = wild card for { $ability }, known to all
wild-yours = wild card for { $ability }, only you see it
wild-barred = { $wild }, barred by a wound
card-shows = What it shows
acts-for = For { $who }
ask-swap = Now tap the face-up card it replaces.
ask-reply = Tap the cards you turn up in answer, or none.
ask-reveal-pass = Tap a face-down card to turn it up, twist, or pass.
ask-reveal = Tap a face-down card to turn it up, or twist.
ask-twist-pass = Twist, or pass.
ask-twist = Twist: your cards are all face-up.
ask-rescue = Bust: only a wild card can save this hand. Tap it, then the card it replaces.
ask-wild = You can swap in a wild card: tap it, then the card it replaces.
ask-wild-still = You can still swap in a wild card: tap it, then the card it replaces.
reply-cards = { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
twist-odds = Odds of a twist
twist-odds-for = Odds of a twist for { $who }
reach-waiting = { $who } acts against { $target } as soon as that hand can be compared.
reach-asks = { $who } wants to act against { $target }. The Dealer decides.
reach-may = { $who } has beaten everyone here and may act against somebody in another group.
reach-against = Against { $target }
showdown = The hands compared
fate-wins = wins
fate-out = is out of it
fate-few = too few cards to win
fate-side = on the winning side
fate-beaten = is beaten
reached-best = { $who } has { $hand }. Nobody has better.
reached = { $who } has { $hand }. Play stops; the others answer once, each in turn.
reached-order = Who answers
reached-bust = bust
reached-done = has answered
reached-now = answers now
reached-waits = waits
win-title = { $who } wins: what happens?
win-many = Each adversary, one after the other.
win-options = What happens
win-against = Against { $target }

## On small cards (keys made)

court-ace = Ace
court-page = Page
court-knight = Knight
court-queen = Queen
court-king = King
short-priestess = Priestess
short-wheel = Wheel
short-hanged-man = Hanged M.
