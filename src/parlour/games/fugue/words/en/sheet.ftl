# The table as plain text, for the terminal. $who, $people and $target are characters, $player and $dealer are people.

somebody = somebody
dealer = the Dealer
player = player { $number }
chapter = Chapter { $chapter } of { $chapters }
chapter-titled = Chapter { $chapter } of { $chapters }: { $title }
before-first = Before the first chapter
dealt-by = dealt by { $dealer }
opened-by = opened by { $dealer }
sitting = sitting { $number }
no-sitting = between sittings
head = { $chapter }, { $dealer }, { $sitting }
story = story: { $title }
story-none = story: not chosen yet
proposal = will { $player } deal? waiting for: { $players }
dark = eyes are closed: the introduction is read
making-describe = persona of { $owner }: { $player } describes it
making-detail = persona of { $owner }: { $player } adds one more thing
making-answer = persona of { $owner }: { $player } accepts it or not
deck = deck { $deck }, discarded { $discarded }
deck-unseen = deck { $deck }, discarded { $discarded } and { $unseen } unseen
deck-top = { $deck }, on top { $card }
scene = Scene { $number }: { $text }

## People

marked = { $who } ({ $marks })
played = { $who }, { $player }'s persona
mark-yours = yours
mark-gc = game-character
mark-knocked = knocked out
mark-dead = dead
mark-parked = player away
mark-gone = not in the story now
looks-like = Looks like: { $like }
sounds-like = Sounds like: { $like }
offered = one more thing? { $text }
signifier = Signifier: { $card }
can = can: { $ability }
lost = lost
wound = wound: { $wound }
somewhere = somewhere
for-good = for good
healed = healed
tended = tended
bleeds = bleeds
thinks = { $player } thinks: { $text }
basics-read = Everyone remembers { $language } and can read and write it
basics-spoken = Everyone remembers { $language } and can't read or write it
house = House rules: { $rules }
house-rule = { $rule }: { $value }

## Memories (keys made)

stage-memory = to be told
stage-late = to be told at the end of the hand
stage-ability = its ability is to be named
stage-naming = the Dealer names its ability
stage-judged = the Dealer judges it
stage-choice = used at once?
under-way = ({ $stage }, { $player })
known-to = known to { $people } too
coming-back = Coming back:
remembered = Remembered:
used = You have used { $own } of 2 flashbacks of your own and { $gift } of 1 to give.

## Actions

task = { $who } tries: { $text } ({ $facts })
told-aloud = told aloud
difficulty = difficulty { $number }
difficulty-secret = difficulty secret
with-ability = with { $ability }
an-ability = an ability
without-ability = without an ability
so-far = { $time } so far
odds = odds: { $bars }
outcome-success = success
outcome-failure = failure
outcome-given-up = given up
about-to = { $who } is about to: { $text }
to-tell = To be told by { $player }, for { $who }: { $cards }
suggests = { $player } suggests: { $text }
leave-flee = { $who } wants to flee; the Dealer decides
leave-hold = { $who } wants to hold back; the Dealer decides
leave-finish = { $who } wants to kill somebody helpless; the Dealer decides
leave-intercede = { $who } wants to step in; the Dealer decides
leave-bleed = { $who } may bleed to death; the Dealer decides
board = On the board:
pin-fact = fact: { $text }
pin-observation = observation: { $text }
pin-question = question: { $text }
pin-place = place: { $text }
pin-ruling = ruling: { $text }
pin-answered = { $pin } (answered)

## Contests

fight = A fight
fight-text = A fight: { $text }
contest = A contest
contest-text = A contest: { $text }
group = group { $group }: { $sides }
group-now = group { $group }: { $sides } (plays now)
group-settled = group { $group }: { $sides } (settled)
against = { $one } against { $other }
left-fled = { $who } has fled
left-surrendered = { $who } has surrendered
left-escaped = { $who } got away
out-of-action = out of action: { $people }
opt-in = in: { $joined }; holding back: { $back }
nobody-yet = nobody yet
nobody = nobody
won = { $who } wins. { $may }
hand = { $who }, side { $side }: { $cards }
nothing-up = nothing turned up
hand-yours = { $up }; face-down { $cards }
hand-down = { $count ->
        [one] { $up }; 1 card face-down
       *[other] { $up }; { $count } cards face-down
    }
stymied = bust
to-play = to play
wild = wild card for { $ability }: { $card }
wild-used = wild card for { $ability }: { $card } (in the hand)
wild-barred = wild card for { $ability }: { $card } (barred)
face-down = face-down
would-make = turned up, { $card } would make { $total }
twist = a twist: { $bars }

## For one seat alone

desk = Before you as Dealer:
introduction = Introduction: { $text }
setting = Setting: { $text }
advice = Advice: { $text }
desk-chapter = Chapter { $number }: { $title }
letter = letter: { $title }. { $text }
dealer-note = note: { $title }. { $text }
note-of = of { $who }: { $note }
bleeding = bleeding: { $people }
set-scene = Scene, { $title }: { $text }
set-person = { $who }: { $text }
set-memory = Memory for { $who }: { $memory } -> { $ability }
unsealed = Your note of chapter { $chapter }: { $title }. { $text }
note = Note: { $title }. { $text }
asks = { $player } asks: { $text }
