# What every table says, whatever is played on it: its log, its refusals, its files.

## How a seat is called that nobody has named

the-host = The host
the-house = Whoever runs this server
the-clock = The clock
the-leader = The game master
leader-short = GM
player = Player { $number }

## The log

sits = { $who } sits down.
sits-at = { $who } takes seat { $seat }.
copied = { $who } saves the whole table as a file, with all its secrets and the luck to come.
coded = { $who } makes a recovery code for the host's link. Any earlier code no longer works.
restored = This table was restored from a file on { $day }, up to entry { $seq } ({ $head }). From here on, chance has a new seed.
restored-unjudged = This table was restored from a file on { $day }, up to entry { $seq } ({ $head }). From here on, chance has a new seed. Today's rules couldn't confirm every move in it.
asks-back = { $moves ->
    [0] { $who } asks to take back everything after entry { $to }.
    [one] { $who } asks to take back the last move.
   *[other] { $who } asks to take back the last { $moves } moves.
}
agrees = { $who } agrees.
declines = { $who } declines.
asks-no-more = { $who } no longer asks to take anything back.
rewound = { $moves ->
    [0] { $who } takes back everything after entry { $to }. What nobody had seen will be drawn again.
    [one] { $who } takes back the last move. What nobody had seen will be drawn again.
   *[other] { $who } takes back the last { $moves } moves. What nobody had seen will be drawn again.
}
rewound-agreed = { $moves ->
    [0] { $who } takes back everything after entry { $to }, agreed by { $agreed }. What nobody had seen will be drawn again.
    [one] { $who } takes back the last move, agreed by { $agreed }. What nobody had seen will be drawn again.
   *[other] { $who } takes back the last { $moves } moves, agreed by { $agreed }. What nobody had seen will be drawn again.
}
rewound-unasked = { $moves ->
    [0] { $who } takes back everything after entry { $to } (away and not asked: { $unasked }). What nobody had seen will be drawn again.
    [one] { $who } takes back the last move (away and not asked: { $unasked }). What nobody had seen will be drawn again.
   *[other] { $who } takes back the last { $moves } moves (away and not asked: { $unasked }). What nobody had seen will be drawn again.
}
rewound-agreed-unasked = { $moves ->
    [0] { $who } takes back everything after entry { $to }, agreed by { $agreed } (away and not asked: { $unasked }). What nobody had seen will be drawn again.
    [one] { $who } takes back the last move, agreed by { $agreed } (away and not asked: { $unasked }). What nobody had seen will be drawn again.
   *[other] { $who } takes back the last { $moves } moves, agreed by { $agreed } (away and not asked: { $unasked }). What nobody had seen will be drawn again.
}
rolls = { $who } rolls { $dice }: { $total }.
rolls-why = { $who } rolls { $dice } ({ $reason }): { $total }.
rolls-by-hand = { $who } rolls { $dice } with real dice: { $total }.
rolls-why-by-hand = { $who } rolls { $dice } ({ $reason }) with real dice: { $total }.
rolls-blind = You roll { $dice }; only the game master sees the result.
roll-title = { $who } rolls { $dice }
modifier = modifier
recalled = { $who } puts the recap of session { $session } in their own words.
recalled-as-told = { $who } lets the log tell the recap of session { $session } again.
bot-leaves = { $name } plays again.
bot-sent-away = { $who } gives { $name } the seat back.
bot-plays = { $who } lets a bot play.
bot-plays-strong = { $who } lets a bot play ({ $strong }).
bot-plays-for = { $who } lets a bot play for { $name }.
bot-plays-for-strong = { $who } lets a bot play for { $name } ({ $strong }).
links-all = { $who } makes new links for everybody. The old links no longer work.
link = { $whose ->
    [watch] { $who } makes a new link for watching. The old link no longer works.
    [host] { $who } makes a new link for the host. The old link no longer works.
   *[seat] { $who } makes a new link for { $name }. The old link no longer works.
}
link-house = { $whose ->
    [watch] { $who } makes a new link for watching, on the machine that runs it. The old link no longer works.
    [host] { $who } makes a new link for the host, on the machine that runs it. The old link no longer works.
   *[seat] { $who } makes a new link for { $name }, on the machine that runs it. The old link no longer works.
}
link-code = { $whose ->
    [watch] Somebody renews the link for watching with a recovery code. The old link no longer works.
    [host] Somebody renews the link for the host with a recovery code. The old link no longer works.
   *[seat] Somebody renews the link for { $name } with a recovery code. The old link no longer works.
}
link-file = { $whose ->
    [watch] Somebody renews the link for watching with a saved table. The old link no longer works.
    [host] Somebody renews the link for the host with a saved table. The old link no longer works.
   *[seat] Somebody renews the link for { $name } with a saved table. The old link no longer works.
}
line-drawn = A line is drawn: { $text }.
line-lifted = A line is lifted: { $text }.
veil-drawn = A veil is drawn: { $text }.
veil-lifted = A veil is lifted: { $text }.
x-card = Somebody used the X-card. The table pauses.
skipped = This is skipped. Play goes on.
resumed = Play goes on as it was.

## Refusals

paused = The table is paused: somebody used the X-card.
    .cure = Talk it over; then go on, skip it or rewind.
log-full = This table's log is full.
    .cure = Save what you need and go on at a new table.
seat-taken-now = { $name } sits here now.
    .cure = Act through your own seat.
nobody-sits = Nobody sits here yet.
    .cure = Take the seat first.
bot-plays-here = A bot plays for this seat now.
    .cure = Take the seat back first.
not-a-command = This isn't a command of the game: { $error }
not-started = The game hasn't begun.
    .cure = The host starts it.
already-started = The game has already begun.
stale-decision = The table has moved on since you were asked this.
    .cure = Look at what is asked now and choose again.
rules-failed = The rules failed on this command; nothing has changed. This is our fault.
seats-empty = Not every seat is taken, and no bot plays this game.
    .cure = Wait until every seat is taken.
name-taken = Somebody else at this table is called { $name }.
    .cure = Choose another name.
no-bots = No bot plays this game.
no-such-level = This game has no bot of that strength.
not-saved = It couldn't be saved, so it didn't happen.
nothing-asked = Nobody is waiting for your answer.
stale-request = You answered a request to go back to entry { $to }; now it's entry { $now }.
    .cure = Look at what is asked now and answer again.
not-asking = You aren't asking to rewind.
rewind-over = The game is over and its seed is known, so new draws could be foreseen.
    .cure = Open a new table.
rewind-unseated = Only players can ask to rewind.
    .cure = Take your seat first.
rewind-where = You can go back to entries { $first } to { $last }.
rewind-asked = Somebody else is already asking to rewind.
    .cure = Answer that first.
line-length = A line has 1 to { $most } characters.
veil-length = A veil has 1 to { $most } characters.
line-many = There are already { $most } lines.
    .cure = Lift one, or word one more broadly.
veil-many = There are already { $most } veils.
    .cure = Lift one, or word one more broadly.

## Talk

speaks-as-another = { $name } is somebody else at this table.
    .cure = Speak as a character of your own.
talk-unknown = There is no /{ $word } here.
    .cure = You can use /w name text, /w gm text, /me text, /em text, /ic text, /ooc text, /desc text, /r dice, /gmr dice, /br dice and /sr dice.
talk-alone = /{ $word } needs something after it.
    .cure = You can use /w name text, /w gm text, /me text, /em text, /ic text, /ooc text, /desc text, /r dice, /gmr dice, /br dice and /sr dice.
only-leader-describes = Only the game master describes the scene.
    .cure = Use /me or /ic.
whisper-unseated = You need a seat to whisper.
    .cure = Say it aloud.
whisper-to-nobody = Nobody here is called { $name }.
    .cure = { $count ->
        [0] Nobody else is at the table.
       *[other] At the table: { $names }.
    }
whisper-empty = The whisper is empty.
    .cure = For example: /w Ada, Bo meet me outside
whisper-to-self = That's you.
    .cure = Name somebody else.
whisper-unled = This game has no game master.
    .cure = Whisper to a player by name.
whisper-no-leader = Nobody leads this table right now.
    .cure = Whisper to a player by name.
secret-roll-unseated = You need a seat to roll in secret.
unled = This game has no game master who could see the roll.
    .cure = Roll with /r, or for yourself with /sr.
no-leader = Nobody leads this table right now, so nobody could see the roll.
    .cure = Roll with /r, or for yourself with /sr.

## Dice in talk

dice-example = For example: /r 4dF+2, /r 2d6+3 # to climb, /r 4d6kh3, /r 6d6x, or /r 2d6 = 4 5 for real dice.
dice-no-faces = Type your own results after the =.
dice-too-few = { $given ->
    [one] This takes more dice than the one you entered.
   *[other] This takes more dice than the { $given } you entered.
}
dice-too-many = { $wanted ->
    [one] This takes 1 die; you entered { $given }.
   *[other] This takes { $wanted } dice; you entered { $given }.
}
dice-fate-face = A Fate die shows +, 0 or −, not { $word }.
dice-face = A d{ $faces } shows 1 to { $faces }, not { $word }.
dice-long = A roll can have at most { $most } characters.
dice-terms = A roll can have at most { $most } numbers.
dice-unread = “{ $rest }” isn't understood here.
dice-unfinished = Something is missing at the end.
dice-tangled = This is too complicated to read as dice.
dice-none = There are no dice in this.
dice-products = You can multiply or divide at most { $most } times.
dice-divide = You can only divide by a plain number above 0.
dice-combined = Dice can't be combined this way.
dice-plain = The number of dice and the number of faces must be plain numbers.
dice-kinds = Write dice as d6, d20, d% or dF.
dice-amount = You can roll 1 to { $most } dice at once.
dice-faces = A die has 2 to { $most } faces.
dice-endless = Every die would be rolled again forever.
dice-number = A plain number is needed here.
dice-high = Numbers go up to { $most }.

## The story

story-named = { $game }: { $name }
from-to = { $first } to { $last }
plays = { $who } plays { $names }
leads = { $who } leads the game
to = { $one } to { $other }
follows = { $before } { $text }
said = “{ $words }”

# One exchange. keys made
exchange = { $deed }: { $numbers }.
exchange-bare = { $deed }.
exchange-ended = { $deed }: { $numbers }, { $outcome }.
exchange-ended-bare = { $deed }: { $outcome }.
exchange-met = { $deed }: { $numbers }. The goal is met: “{ $goal }”.
exchange-met-bare = { $deed }. The goal is met: “{ $goal }”.
exchange-missed = { $deed }: { $numbers }. The goal isn't met: “{ $goal }”.
exchange-missed-bare = { $deed }. The goal isn't met: “{ $goal }”.

# The rest of the story.
previously = Previously on { $title }…
in-scene = { $scene }: { $text }

# keys made
recalls-ic = { $who }: “{ $words }”
recalls-me = { $who } { $words }

# The labels of a page.

# The labels of the page a story is saved as; # stands for a number.
page-replay = Replay
page-where = # of #
page-stepwise = Scene by scene
page-next = Next scene
page-back = Back
page-all = Show everything

## A saved table that can't be restored

file-empty = The file is empty.
file-foreign = This isn't a table saved by Parlour.
file-foreign-why = This isn't a table saved by Parlour: { $error }.
file-version = The file is version { $version }; this server reads versions 1 and 2.
file-seedless = The header has no seed.
file-game = This is a table of “{ $game }”, which isn't played here.
file-other-table = The first entry opens a different table from the one in the header.
file-seats = { $seats ->
    [one] The table has 1 seat; { $title } isn't played that way.
   *[other] The table has { $seats } seats; { $title } isn't played that way.
}
file-host = The host's seat doesn't exist.
file-line-long = Line { $line } is too long, or there are more lines than the header says.
file-line = Line { $line } can't be read: { $error }.
file-altered = Entry { $seq } was altered: its hash doesn't match its text and the entry before it.
file-count = The file doesn't hold what its header promises (entries: { $entries }, whispers: { $whispers }).
file-entry-unknown = This server doesn't know an entry like { $seq }: { $error }.
file-entry-odd = Entry { $seq } isn't written as entries are, or is in the wrong place.
file-entry-unshowable = Entry { $seq } has a character that can't be shown.
file-entry-pile = Entry { $seq } draws from a pile that no game has.
file-seed = A seed doesn't match the commitment made before play.
file-entry-luck = Entry { $seq } doesn't draw what the seed gives.
file-entry-other = Entry { $seq } belongs to another file.
file-whispers = The whispers aren't those of the log.
file-whisper = The whisper in entry { $seq } doesn't match its seal, or can't be shown.
file-entry-fault = Entry { $seq }: { $why }.
file-entry-leads = Entry { $seq } doesn't lead to a table of { $title }: { $error }.

## An exported game that can't be read or confirmed

export-foreign = This isn't an exported game.
export-players = { $players ->
    [one] { $title } can't be played by 1 player.
   *[other] { $title } can't be played by { $players } players.
}
export-unread = The file can't be read: { $error }
export-unopened = The file doesn't begin with the opening of a table.
fault = entry { $seq }: { $why }
drift = entry { $seq }: { $why } (rules { $then } then, { $now } now); what follows wasn't judged

# What is wrong with an entry, after its number.
fault-seat = it names seat { $seat }, which the table doesn't have
fault-time = its time is more than a day before that of an earlier entry
fault-opens = it opens the table a second time
fault-begins = it begins the game a second time
fault-early = it is played before the game began
fault-back = it goes back to entry { $to }, where nothing is
fault-seats = it begins with different seats from the table's
fault-without = it begins without { $name }, who had sat down under that name
fault-over = it goes back although the game is over
fault-dice = these dice don't come to { $total }
fault-fails = today's rules fail on it: { $error }
fault-events = today's rules lead to different events
fault-draws = the log has more draws than the rules ask for
fault-more = it has something that no entry of its kind has
fault-players = { $players ->
    [one] { $title } can't be played by 1 player
   *[other] { $title } can't be played by { $players } players
}
fault-bot = a bot has a seat the table doesn't have
fault-options = its options aren't those of this game
fault-chosen = it is played with different options from those chosen
fault-declares = the header's list of what chance gives isn't that of { $title }: it was altered, or comes from another version of Parlour
fault-seedless = the game is over, but its seed was removed
fault-cut = a seed is shown, but the game isn't over: its end was cut off

## The log and the database

log-damaged = The log of table { $table } is damaged at entry { $seq }.
database-damaged = The database { $path } is damaged ({ $why }). Restore it from a copy, or open another with --db.
database-readonly = The database { $path } is read-only. Make it and its folder writable, or choose another with --db.
database-disk = Nothing can be written to { $path }: the disk is full or failing ({ $why }). Make room, then start again.
database-closed = The database { $path } can't be opened. Is it a file, and may you read and write it?
database-unusable = The database { $path } can't be used: { $why }.
database-far = The database can't be reached: { $why }.
database-newer = The database was made by a newer Parlour. Run that one here too.
database-driver = To keep games in PostgreSQL, install its driver: pip install 'parlour[postgres]'.

## Pictures and the table's own name

shows-picture = { $who } shows “{ $name }”.
shows-picture-unnamed = { $who } shows a picture.
hints-agreed = { $who } agrees that hints may be asked for.
hints-declined = { $who } wants no hints at this table.
titled = { $who } names this table “{ $title }”.
untitled = { $who } takes the table's name away.
no-such-picture = There's no such picture.
    .cure = It may have been removed. Choose one from the list.
pictures-many = A table can have at most { $most } pictures.
    .cure = Remove some you no longer need.
pictures-full = The pictures of this table may take up { $most } MB together. { $left } MB are left.
    .cure = Remove some you no longer need, or bring a smaller one.
file-long = This file is longer than a table can be.
file-picture-line = A picture in this file can't be read.
file-picture = The picture “{ $name }” doesn't match its seal, or isn't one of ours.
file-pictures-large = The pictures in this file are too large together.

## Invitations

invitation = { $who } makes a new invitation link. Anyone who opens it can take a free seat; any earlier invitation no longer works.
invitation-ended = { $who } ends the invitation link.
seat-gone = Somebody has just taken that seat.
    .cure = Choose another one.
