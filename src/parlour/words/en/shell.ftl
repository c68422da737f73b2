# The page around every game, in the order in which people come upon it.
# SMALL($words) begins words with a small letter: within a sentence, where a language writes so.

language-name = English

## Everywhere

page-title = { $page } · Parlour
parlour = Parlour
back-to-parlour = ← Parlour
to-front = To the front page
one-moment = One moment…
language = Language
cancel = Cancel
close = Close
dismiss = Dismiss
copy = Copy
copied = Copied
try-again = Try again
yes = yes
no = no
none = none
why = Why?
    .label = Why? Rule { $rule }
    .rule = Why? { $rule }
rule-button = Rule { $rule }
# What is wrong and what to do, each a sentence.
problem = { $why } { $cure }

## The front page

front-line = A table for the evening. Five open games, played by their rules, with friends wherever they are. No account: a link is a seat.
front-loading = Setting the tables…
front-lost-link = I lost my link
front-about = About and credits
front-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
front-players-range = { $least } to { $most } players
front-try = Try it now
front-opponents = Opponents…
front-against =
    { $count ->
        [one] 1 opponent
       *[other] { $count } opponents
    }
front-try-dealing = Dealing…
front-try-setting = Setting the scene…
front-lesson =
    { $steps ->
        [3] Learn it in three steps
        [4] Learn it in four steps
        [5] Learn it in five steps
        [6] Learn it in six steps
       *[other] Learn it in { $steps } steps
    }
front-lesson-resume = Continue the lesson
front-open = Open a table
front-odds = Odds
    .label = Odds for { $game }
front-crib = Crib sheet
    .label = Crib sheet for { $game }
front-not-ready = Coming soon. This game isn't ready yet.

## About Parlour

about-title = About Parlour
about-what = Parlour is an online table for five open tabletop games. The rules run on the server. Every card and every die is drawn there and can be checked later with a small program that doesn't depend on Parlour. Nothing you aren't allowed to know ever reaches your browser.
about-licence = Parlour is free software under the MIT licence. We made the pictures ourselves. Each game belongs to its makers:
about-made-with = Set in Fraunces and Source Sans 3 (SIL Open Font Licence). Built with Svelte, Vite, Fluent and uqr (MIT and Apache licences).

## Getting back in

lost-how = Are you the host, with a recovery code written down? Enter it here. If you aren't the host, ask the host for a new link.
lost-code = Recovery code
lost-enter = Get back in
lost-failed = That didn't work. Try again.
restore = Restore a table
restore-busy = Restoring…
restore-file = File of a saved table
restore-failed = The file couldn't be read.

## Opening a table

open-title = Open a table
open-heading = Open a table: { $game }
open-players = Players
open-seats = Seats, including the { $leader }
open-bots = How many are bots
open-level = How well bots play
open-host-plays = I play too (if not, I host and watch)
open-host-leads = I take the first seat and lead the game (if not, I host and watch)
open-preset = Way to play
open-own = Our own
    .note = Your choices below.
open-agreement = What the group agrees on
open-house-rules = House rules
open-changed = { $count } changed
open-as-written = default
open-search = Search these options
    .placeholder = Search { $count } options
open-nothing-found = No option matches.
open-idle = No effect with these choices
open-busy = Setting the table…
open-submit = Open the table

## Why an option has no effect

option-needs = Only { $conditions }.
option-with = with “{ $option }”
option-without = without “{ $option }”
option-with-value = with { $option } { $values }
quoted = “{ $words }”

## Learning a game

learn-setting = Setting the table for your lesson…
learn-failed = Something went wrong. Go back and try again.
crib-title = Crib sheet for { $game }
crib-heading = Crib sheet
crib-none = This game has no crib sheet.

## Where a link leads

table-needs-link = This table needs its link
    .how = Every seat has its own link. Ask whoever opened the table for yours and open it in this browser.
table-connecting = Taking you to the table…
table-unreachable = Can't reach the server. Trying again…
gone-elsewhere = This seat is open in other windows
gone-busy = This table can't be opened right now
gone-full = There's no room to watch
gone-broken = This table is closed
gone-no-table = There's no such table
gone-no-seat = This link no longer works
gone-other = The connection was closed
gone-recover = If you're the host and have a recovery code, you can get back in on the front page.
nowhere-title = No such page
nowhere-heading = There's no such page
nowhere-how = Check the address. A link to a table looks like /t/… and ends with its secret.
server-away = The server can't be reached.
    .cure = Try again in a moment.
server-answered = The server answered { $status }.
file-cut-off = The file didn't arrive complete.
    .cure = Save it again.

## Joining

join-others = Already here: { $names }.
join-first = You're the first.
join-as = You join as { $role }.
join-name = Your name
join-sit = Take my seat
# The name of somebody who gave none.
guest = Guest

## Seats

seat-player = Player { $number }
# Who leads, where the game has no title of its own for it.
gm = GM
you = you
acting-here = you act here
host = host
# How well a bot plays, within a sentence.
level = { SMALL($level) }
bot = bot
bot-level = bot: { $level }
bot-mine = a bot is playing
bot-mine-level = a bot is playing: { $level }
bot-instead = a bot is filling in
bot-instead-level = a bot is filling in: { $level }
here = here
away = away
free = free

## The waiting room

waiting-played = Way to play
waiting-played-as = Way to play: { $way }
waiting-own-way = our own
agreed-as-written = Every rule is at its default.
agreed-rest-as-written = Everything else is at its default.
waiting-master = Begin whenever you like. Send each player a link; anyone who comes later joins the game in progress. You act for empty seats until somebody takes them.
waiting-free =
    { $count ->
        [one] Send each player a link. 1 seat is still free; a bot plays it until somebody takes it.
       *[other] Send each player a link. { $count } seats are still free; bots play them until somebody takes them.
    }
waiting-all-here = Everybody is here.
waiting-host-gone = The host has been gone for a few minutes. You don't have to wait: anyone at the table can begin the game.
waiting-for-host = The host will begin the game soon.
waiting-begin = Begin the game
waiting-links = Links
waiting-safety = Safety: lines, veils, X-card
waiting-talk = Talk

## Links

link-for = Link for { $seat }
    .copy = Copy the link for { $seat }
link-qr = QR
    .label = QR code for { $seat }
    .picture = QR code of the link for { $seat }
link-hosting = Hosting
    .status = only for you
link-watching = Watching
    .status = for any number of people
link-mine = you; also opens your seat on your phone
link-free = free
link-away = { $name }, not here now
link-new = new
links-missing = The links of this table are in the browser that opened it. You can make new ones; a new link ends the old one.
links-others-missing = The other links of this table are in the browser that opened it. You can make new ones; a new link ends the old one.
links-new = New link for { $seat }
links-new-named = New link for { $seat } ({ $name })
links-new-watching = New link for watching

## The recovery code

recovery-what = A recovery code lets you back in as host if you lose this browser or your link. Everyone at the table can see that you made one.
recovery-show = Show a recovery code
recovery-write-down = Write this code down. It's shown only once.
recovery-how = If you lose this browser or your link, choose “{ front-lost-link }” on the front page and enter it to get back in as host. It works once. Earlier codes no longer work. Everyone at the table can see that you made one.
recovery-copy = Copy the recovery code

## The table

table = Table
    .felt = The table
    .mine = Mine
    .people = People at the table
    .log = Log and talk
    .asked = What is asked
table-lesson = { $game }: the lesson
table-rules = Rules
table-history = History
table-menu = Menu
x-card = X
    .label = X-card: pause the table without saying who
    .title = Pause the table right away. Nobody learns who did it.
tabs = Parts of the page
    .table = Table
    .me = Me
    .log = Log
    .people = People
    .lit = something to do
connection-lost = The connection is lost. Your seat and the game are safe. Reconnecting…
bot-plays-for-you = A bot is playing for you.
seat-take-back = Take my seat back
board-off = The board is switched off. You'll find everything in the form on the table.

## Acting for an empty seat

act-as = Act as
    .acting = You act as
    .group = Seats to act for
    .nobody = nobody (watching)
act-as-own = { $name }, my own seat
act-as-free = { $seat } (nobody yet)
act-as-back = My own seat
act-as-follow = Whoever is asked (follow)
    .stop = Stop following whoever is asked
act-as-next = Answer as { $seat }

## Finding what to do

find-title = What do you want to do?
    .key = Ctrl K
find-hint = An action, a person or a rule
find-act = Action
find-person = Person
find-rule = Rule
find-nothing = Nothing found. Try another word.

## The people at the table

people-your-move = your move
people-deciding = deciding
people-options = Options for { $name }
    .own = Options for your seat
people-new-link = New link (ends the old one)
people-watching =
    { $count ->
        [one] 1 person is watching
       *[other] { $count } people are watching
    }
stand-in-both-gone = { $name } and the host have both been gone for a few minutes.
stand-in-me = Let a bot play for me
stand-in = Let a bot fill in
stand-in-stop = Stop the bot
strength = How well { $name } plays

## What is asked of you

compose-against = { $name }: choose a target.
compose-meter = { $sum } of { $goal }
compose-chosen = { $name }, chosen; press to undo
compose-starter = { $action }…
compose-detail = { $action }, { SMALL($field) }: { $value }
compose-detail-yes = { $action }: { SMALL($field) }
compose-pair = { $one } against { $other }
compose-nothing-asked = Nothing is asked of you right now.
compose-not-now = Not right now.
compose-no-fit = That doesn't fit your earlier choice.
compose-reset = That doesn't fit your earlier choice, so it was reset.
offers = What you can do
    .owed = Your move
    .free = You can also
    .past = You're looking back.
facts = What you can see
    .mine = Mine
    .open = In the open

## Filling in a form

form-do = Confirm
form-nobody = nobody
form-choose = Choose
form-place = no. { $place }
form-up = Move { $thing } up
form-down = Move { $thing } down
form-file = Choose a file…
form-optional = (optional)
form-semicolons = (separate with semicolons)
form-suggestions = Suggestions
form-ready-made = Use a ready-made text
form-total = Total: { $sum } of { $goal }
form-not = Not { $value }.
# What is still missing in a form, after the question it is missing in.
form-lacking = { $question }: { SMALL($missing) }
missing-one = Choose one.
missing-again = Choose again.
missing-exactly = Choose { $count }.
missing-least = Choose at least { $count }.
missing-most = Choose at most { $count }.
missing-sum = { $sum } of { $goal }: { $more } more.
missing-needless = { $sum } for { $goal }: leave one out, you don't need it.
missing-number = Enter a whole number from { $least } to { $most }.
missing-text = Write something.
missing-shorter =
    { $count ->
        [one] At most 1 character.
       *[other] At most { $count } characters.
    }

## A request to rewind

rewind = A request to rewind
rewind-own =
    { $moves ->
        [one] You ask to take back 1 move
       *[other] You ask to take back { $moves } moves
    }
rewind-by =
    { $moves ->
        [one] { $name } asks to take back 1 move
       *[other] { $name } asks to take back { $moves } moves
    }
rewind-agree = Agree
rewind-refuse = Decline
rewind-withdraw = Withdraw
rewind-redrawn = Cards and dice are drawn again.
rewind-waiting = Waiting for { $names }.
rewind-also-waiting = Also waiting for { $names }.
rewind-away =
    { $count ->
        [one] { $names } is away. Without an answer within { $time }, the table goes on without them.
       *[other] { $names } are away. Without their answers within { $time }, the table goes on without them.
    }

## Time

minutes = { $count } min
seconds = { $count } s

## The log

log = Log
log-older = Older lines
log-undone = Taken back:
log-whisper = { $who } whispers to { $to }:
log-speech = “{ $words }”
log-out-of-character = out of character:
log-said = { $who }:
roll-gm = Seen by the roller and the GM
roll-blind = Blind roll: only the GM sees it
roll-self = Only you can see this
roll-by-hand = Rolled with real dice
roll-and = and
roll-against = against
roll-total = total
previously-close = Close the recap
previously-edit = Edit the recap
previously-words = The recap, a paragraph per line
previously-save = Save the recap
previously-log = Use the log's words
previously-by = In the words of { $who }.
piece-history = History of { $name }
    .none = Nothing has changed it yet.
    .busy = Looking it up…

## Talking

talk = Talk to the table
talk-hint = Say something
talk-hint-master = Talk, /w name, /r 2d6
talk-send = Say
talk-as = Speak as
talk-me = Me
talk-suggestions = Suggestions
    .count = { $count ->
        [one] 1 suggestion. Enter takes it.
       *[other] { $count } suggestions. Up and down choose, Enter takes one.
    }

## History

history = History
history-back = One entry back
history-on = One entry forward
history-entry = Entry of the log
history-at = Turn { $turn }, { $at } of { $newest }
history-turn = Turn { $turn }
history-turn-back = Previous turn
history-turn-on = Next turn
history-play = Play
history-pause = Pause
history-speed = Speed
history-end = Back to the end
history-rewind = Rewind to here
history-now = Back to now
history-looking = You're looking back.
history-looking-live = You're looking back; the game goes on.
history-how = Step back with the arrows.

## Hints

undo = Undo
    .title = Take back what you just did: nobody has seen anything new
hint = Hint
hint-given = A hint
hint-chances = About { $chance } % to win; the next best choice about { $otherwise } %.
hint-chance = About { $chance } % to win.
hint-agree = Hints at this table need everybody to agree. What you agree to is in the log.
hint-agree-yes = I agree to hints
hint-waiting = You agreed. The others have not yet.
hint-agree-no = No hints after all

## What decided it

decided = What decided it
decided-ask = What decided it?
decided-thinking = Thinking it over…
decided-failed = That couldn't be worked out just now. Try again in a minute.
decided-turn = Turn { $turn }: −{ $lost } %
decided-waited = You let it pass.
decided-better = Better: { $better } { $why }
decided-nothing = No single decision cost you much. Well played.
decided-curve = Your chance to win, turn by turn
decided-point = Turn { $turn }: { $chance } %
decided-point-mine = Turn { $turn }, yours: { $chance } %
decided-end = The end: { $chance } %
decided-first = turn 1
decided-last = turn { $turn }
percent = { $value } %

## The end

ending = The game is over
ending-story = The story is told
ending-mine = You win!
ending-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
ending-nobody = Nobody wins
ending-save-story = Save the story
ending-again = Play again
ending-next =
    { $count ->
        [one] Next: one opponent ({ SMALL($level) })
       *[other] Next: { $count } opponents ({ SMALL($level) })
    }
ending-replay = Replay with all cards open
ending-share = Share this game
ending-share-copy = Copy the link
ending-save-record = Save the record
ending-check = Check the record
ending-check-how = This command checks every draw in the saved record, and that it's the game your page saw:
ending-copy = Copy the command
ending-fingerprint = Fingerprint published before play began: { $fingerprint }…

## The menu

menu-title = Table
menu-help = Help and keys
menu-group-help = Help
menu-group-view = View
menu-group-table = Table
menu-group-print = Print and save
menu-group-leave = Leave
menu-stops = Wait for me to react
    .concerned = When I can respond and it affects me
    .able = Whenever I can respond
    .always = Always
    .never = Never: pass for me
menu-plain-form = Plain form instead of the board
menu-links = Links for this table
menu-recovery = Recovery code
menu-house-rules = House rules
menu-sure = Are you sure? You can only take this back if the others agree.
menu-confirm = Yes: { SMALL($action) }
story = The story so far
    .what = Sessions, scenes and everything said in the open: no whispers, no secrets.
    .page = As a page to read and replay
    .markdown = As Markdown
    .book = As an EPUB
recap = Previously on…
    .what = What mattered in the last session, in a few lines.
    .read = Read the recap
    .none = No session is over yet.
backup = Save the whole table
    .what = One file that lets any Parlour continue the game. It contains every secret, including whispers and the luck still to come. Everybody is told that you saved it.
    .ask = Save…
    .save = Yes, save it
menu-odds = Odds: how likely is it?

## Safety

safety = Safety
safety-x = X-card
    .what = It stops play right away, for everybody. Nobody learns who used it, it isn't recorded anywhere, and nobody has to say why. Then the table goes on, skips what happened, or rewinds it.
    .touch = Use the X-card
safety-lines = Lines
    .what = Things that never come up at this table.
    .another = Add a line
safety-veils = Veils
    .what = Things that may happen, but only off stage and without details.
    .another = Add a veil
safety-add = Add
safety-lift = Remove: { $limit }
safety-hint = Everybody can see these lists; nobody can see who added what.
paused = The table is paused
paused-what = The table is paused.
    .how = Somebody used the X-card. Nobody learns who, and nobody has to say why. Talk about it if you like, then choose.
paused-skip = Skip this and go on
paused-rewind = Rewind it…
paused-go-on = Go on as is

## The rulebook

rulebook = Rulebook
    .search = Search the rules
    .search-hint = Search for words or a rule number
    .chapter = Go to a chapter
    .example = Example
rulebook-count =
    { $count ->
        [one] 1 rule.
       *[other] { $count } rules.
    }
rulebook-found =
    { $count ->
        [one] 1 rule found.
       *[other] { $count } rules found.
    }
rulebook-title = { $title }.
rule-kind-E = enforced by the table
rule-kind-A = players decide
rule-kind-T = for information
rule-kind-R = ruling
rule-kind-X = example
rule-section = { $kind }, section { $section }

## Odds

odds-title = Odds for { $game }
odds-none = There are no odds to look up for this game.
odds-question = Question
odds-less = { $setting }: one less
odds-more = { $setting }: one more
odds-grid = Side by side
odds-hint = Counted exactly, never simulated; percentages are rounded to a tenth. The address of this page contains your settings, so you can share it.
odds-outcome = Outcome
odds-remark = Note
odds-chance = Chance
odds-ways = Ways
odds-in = { $ways } in { $of }
odds-about = about { $ways } in { $of }

## Fairness

fairness = Fairness
fairness-commitment = The server's secret was chosen before play began. Its fingerprint (SHA-256):
fairness-newest = The newest entry of the log, as your page sees it:
fairness-copy = Copy the newest head
fairness-head = This is the table's head: a fingerprint of everything up to here. Keep it, and nobody can change the record of this game later without you noticing. Your browser keeps the newest one and one about every 50 entries.
fairness-save = Save my heads
fairness-verify = When the game is over, save its record and check it offline:
# The file it saves.
heads-title = Parlour: my heads of table { $table } ({ $game })
heads-what = A head is the hash of an entry of the table's log and of everything before it, as my own page was shown it.
heads-verify = When the game is over, save its record. If it's the game my page saw, this finds no fault:
heads-entropy = What my page mixed into the luck when I sat down:
heads-nothing = nothing
heads-list = My heads, as entry:hash, oldest first:

## Help and keys

help = How to play here
help-lesson = { front-lesson }
    .new = New to the game?
    .how = It takes ten minutes at a table of your own. This game waits for you.
help-bar = The bar above your hand always says whose turn it is and what you can do, with a button for each. Pieces you can use are raised and outlined: choose one, then its target, then press the button. Nothing is sent before you press it.
help-why = “{ why }” next to a line of the log or a refusal opens the rulebook at that rule.
key-hand = a card in my hand
key-tab = the next piece I can use, or the next button
key-arrows = from a piece to the nearest one in that direction
key-enter = choose the piece or press the button
key-esc = one step back
key-b = to the buttons for my move
key-c = talk to the table
key-history = in the history: one entry back or forward
key-find = find an action, a person or a rule (role-playing games)
key-help = this help
help-talk = In the talk box
talk-w = /w name text
    .what = whisper: players, characters, gm
talk-ic = /ic text
    .what = your character says this
talk-act = /me text
    .what = your character does this; also /em
talk-ooc = /ooc text
    .what = out of character
talk-desc = /desc text
    .what = the GM describes the scene
talk-roll = /r 4dF+2
    .what = roll dice; also 2d6+3 # why, 4d6kh3, 6d6x
talk-own-dice = /r 2d6 = 4 5
    .what = real dice: type your own results after the =
talk-gmr = /gmr 2d6
    .what = roll dice that only you and the GM see
talk-br = /br 2d6
    .what = roll blind: only the GM sees the result
talk-sr = /sr 2d6
    .what = roll dice that only you see

## Pieces

card-of = { $rank } of { $suit }
card-second-deck = { $card }, second deck
card-joker = Joker
rank-A = Ace
rank-J = Jack
rank-Q = Queen
rank-K = King
suit-spades = Spades
suit-hearts = Hearts
suit-diamonds = Diamonds
suit-clubs = Clubs
die = { $die } { $face }
die-struck = { $die } { $face }, doesn't count
die-card = card
die-plus = plus
die-minus = minus
die-blank = blank
piece-replaced = { $piece }, replaced
fate-card = card { $total }
card-hidden = { $kicker } · hidden
odds-part = { $ways } of { $of }
stress = Stress boxes: { $boxes }
    .ticked = { $number } ticked
    .free = { $number } free
    .summary = Stress: { $free } of { $count } free
ticks = { $label }: { $count }
    .later = { $label }: { $count }, { $later } of them from a later turn on
    .caption = free
counted = { $label }: { $count }

## Pictures and the table's own name

picture = Picture
picture-open = Open
picture-sending = Sending …
picture-ways = or drop it here, or paste it. PNG, JPEG, WebP or GIF.
table-name = The table's name and picture
    .save = Save name
    .picture = Choose a picture
    .bare = Remove the picture

## My tables

mine-title = My tables
mine-finished = Finished ({ $count })
mine-all = Show all { $count }
mine-your-move = Your move
mine-move-of = { $names } to move
mine-playing = In play
mine-waiting = { $free ->
        [0] Ready to begin
        [one] 1 seat free
       *[other] { $free } seats free
    }
mine-over = Finished
mine-closed = Can't be opened right now
mine-ended = This link no longer works
watching-note = You're watching
mine-here = { $name } (here)
mine-nobody = Nobody has sat down yet
mine-last = Last move { $ago }
mine-forget = Forget
    .label = Forget { $table }
    .sure = Forget this table? Without its link you can't get back in.
    .confirm = Yes, forget it
    .keep = Keep it

## Invitations

invite-title = Invitation
    .status = anyone who opens it chooses a free seat
invite-make = Make an invitation link
invite-renew = New invitation
invite-end = End the invitation
link-share = Share
    .label = Share the link for { $seat }
link-local = This address works only on this computer. To play with others in your network, start the house with "parlour serve --host 0.0.0.0" and open this page by your computer's own address.
invited-title = You're invited
invited-seats = Choose your seat
invited-taken = { $name }
invited-away = { $name } (away)
invited-bot = { $name } (bot)
invited-free = free
invited-hosts = for the host
invited-full = All seats are taken.
invited-watch = Just watch
invited-rules = Rules at a glance
invited-lesson = Learn it first
