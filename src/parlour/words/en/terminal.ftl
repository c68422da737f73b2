# What the terminal and the command line say.

yes = yes
no = no
nobody = nobody
seat = seat { $number }

## Playing: what a command asks

range = { $least } to { $most }
in-words = in words
counts = counts { $worth }
number = A number from { $least } to { $most }:
number-usual = A number from { $least } to { $most } (usually { $usual }):
number-please = A number from { $least } to { $most }, please.
a-number-please = A number, please.
choose = Choose { $least } to { $most }; separate the numbers with spaces.
choose-exactly = { $most ->
    [one] Choose 1.
   *[other] Choose { $most }; separate the numbers with spaces.
}
choose-sum = Together they need at least { $reach }.
choose-none = Type 0 for none.
assign = { $piece } to (0: nothing)
for-example = for example: { $words }
leave-out = { $sign } for nothing
sure = Type { $yes } to go ahead:
cancelled = Cancelled.
no-such-number = There is no such number in the list; `board` shows it.
nothing-to-do = There is nothing you can do with it now.

## Playing: what happens at the table

help-hint = `help` lists what you can type.
other-rules = This house plays by different rules from yours, so the table can't be shown here. Open the link in a browser.
timer = { $name }: { $seconds } s left
over = The game is over: { $winners } ({ $how }). `export FILE` saves it.
no-file = the server offers no file
lost = The connection is lost; trying again.
acts-home = You now look and act through your own seat.
acts-for = You now look and act through seat { $number }.
unseated = Nobody sits here yet: `sit NAME` takes the seat.
gone = The table has ended this connection: { $why }
paused = The table is paused: somebody used the X-card. Go on with `resume`, `skip` or `rewind`.
lines = Lines: { $texts }
veils = Veils: { $texts }
free = free
person = { $name }
person-bot = { $name } (bot)
person-away = { $name } (away)
people = At the table: { $people }
asks-back = { $moves ->
    [one] { $who } asks to take back 1 move:
   *[other] { $who } asks to take back { $moves } moves, the last of them:
}
agree-or-decline = agree or decline?
refused = Not done: { $why }
after-entry = After entry { $seq }:
says-ooc = { $who } (out of character): { $text }
whispers = (whispered) { $who } to { $names }: { $text }
roll-gm = for the game master
roll-blind = blind
roll-self = for you alone
by-hand = real dice

## Playing: what you can type

help =
    a number     do what the list offers        board        show the table and the list again
    say WORDS    talk to the table              log          the last lines
    /w NAME WORDS whisper; /me /ic /ooc /desc   /r 4dF+2     dice; /gmr /br /sr in secret, /r 2d6 = 4 5 for real dice
    speak NAME   my character, for /ic and /me  about PIECE  what has happened to it
    can PIECE    what I can do with it now
    rules [ID]   a rule, or all of them         rewind [N]   go back to just after entry N (alone: one entry)
    agree / decline   answer a request to rewind   withdraw  my own request to rewind
    look N       the table after entry N        recovery     a code that brings back a lost host's link (host)
    x            the X-card: pause, unnamed     resume / skip   go on after it
    line WORDS / veil WORDS   what stays out, what stays off stage; lift WORDS takes it back
    stops concerned|able|always|never   when reactions wait for me
    sit NAME     take this seat                 start        begin (host)
    act N / act home   for a seat nobody has taken (host of a game master's table)
    bot N / unbot N   a bot for seat N (host)   back         take my seat back from the bot
    previously   the last session               chronicle FILE   the story (.md or .html)
    sheet PIECE FORM FILE   a character         backup FILE  the whole table (host)
    export FILE  the finished game as a file    help, quit
unknown-word = { $word }? `help` lists what you can type.
speaks-as = You speak as { $name }.
speaks-as-self = You speak as yourself.
which-piece = Which piece?
which-file = Into which file?
no-session = No session is finished, or a new one is under way.
no-rule = There is no rule { $rule }.
nobody-asks = Nobody is asking to rewind.
code = Write this down; it's shown only once: { $code }
saved = Saved as { $path }.

## Coming to a table

answered = { $url } answered { $code }.
unreached = { $url } can't be reached: { $why }.
link-form = A link looks like http://host/t/TABLE#SECRET.

## Replay and odds

not-begun = The game hasn't begun.
holds = { $name } holds: { $cards }
replay-keys = [Enter] next, N entry, q end:
no-odds = { $title } answers no questions of chance.
setting-text = words
exact = Fractions are exact, percentages rounded to a tenth.

## The command line

open = Parlour is open at { $address }   (Ctrl-C closes it; the games are kept in { $db })
not-installed = not installed
no-game = There's no game { $game } here. You can play { $games }.
no-preset = { $count ->
    [0] { $title } has no presets.
   *[other] { $title } has no preset { $preset }. Choose from { $presets }.
}
option-form = An option is written key=value, not “{ $one }”.
setting-form = Settings are written key=value.
unread = { $path } can't be read: { $why }.
not-text = { $path } can't be read: it isn't text.
unwritten = { $path } can't be written: { $why }.
file-other-game = The file is a game of { $game }, which isn't played here.
rules-agree = Played again by today's rules, every command leads to the same events.

## Keeping tables

no-folder = Can't make { $path }: { $why }.
no-games = There are no games at { $path }.
no-table = There is no table { $table } in { $path }.
other-game = The table plays { $game }, which isn't played here.
backed-up = Saved as { $path }. It holds every secret of the table and opens it as its host: keep it to yourself.
not-restored = { $path } wasn't restored: { $why }
restored = Table { $table } is here. Its new links, to add to the address of your Parlour:
new-links = New links of table { $table }, to add to the address of your Parlour. The old ones no longer work:
to-watch = to watch
as-host = { $who } (host)

## Studies of many games

merge-alone = --merge takes everything from the files; leave the game out.
name-a-game = Name a game: { $games }.
seats-mismatch = --seats names { $strengths } strengths for { $players } players.
share-form = A share is written I/N with I from 1 to N, such as 2/8, not “{ $one }”.
cluster-or-workers = A cluster has workers of its own: --cluster or --workers, not both.
no-workers = At least one worker has to play.
stopped = { $why } What was done is shown.
stopped-written = { $why } What was done is shown and written.
written = Written: { $path }
no-such-game = The study has games 0 to { $last }.
one-game = Game { $number } of the study, seed { $seed }: { $seats }
one-result = { $turns } turns, { $decisions } decisions; { $how }: { $won }
broken-off = broken off
time-left = left:
as-written = default options
study-head = { $game }, { $players } players: { $levels }; { $options }; seed { $seed }; seats change from game to game
study-fixed = { $game }, { $players } players: { $levels }; { $options }; seed { $seed }; fixed seats
study-games = { $games } of { $of } games
study-games-timed = { $games } of { $of } games in { $seconds } s ({ $rate } a second)
study-by-strength = Who wins: by strength
study-by-seat = Who wins: by seat
study-by-first = Who wins: who began
study-length = How long it takes
study-endings = How it ends
study-shared = with several winners
study-specials = Special cards: how often
study-fates = Special cards: plays that decided a fate
head-strength = strength
head-seat = seat
head-seats = seats
head-won = won
head-interval = 95 % interval
head-par = par
head-alone = alone
head-shared = shared
head-mean = mean
head-half = half
head-most = most
head-turns = turns
head-decisions = decisions
head-games = games
head-per-game = a game
head-in-games = in games
head-negated = negated
head-player-won = its player won
head-brought = brought about
head-averted = averted
head-last-turn = last turn
unfinished = { $games ->
    [one] 1 game was broken off after { $most } decisions and only counted here.
   *[other] { $games } games were broken off after { $most } decisions and only counted here.
}
failed = { $games ->
    [one] 1 game failed:
   *[other] { $games } games failed:
}
failure = game { $number } (seed { $seed }): { $what }
failed-more = and { $count } more; --json FILE holds them all
play-again = Play one again with: --only { $number }
