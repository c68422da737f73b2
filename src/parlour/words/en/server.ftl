# What the server says: why a request or a message was not done, why a connection ends.

guest = Guest

## Requests over plain HTTP

not-text = This file isn't text.
    .cure = Choose a file that Parlour saved.
uploads-busy = Other files are being sent right now.
    .cure = Try again in a minute.
odds-many = Too many questions came at once.
    .cure = Try again in a moment.
odds-long = This is too long.
odds-much = This is too much to work out right now.
    .cure = Try again in a moment.
no-characters = This game has no characters.
no-licence = The licence of this game isn't kept here.
    .cure = Follow the address the game gives.
no-game = This game can't be played here yet.
not-understood = This isn't understood: { $error }
origin = Only our own pages may ask for this.
body-long = { $most ->
    [one] This is too long: at most 1 byte.
   *[other] This is too long: at most { $most } bytes.
}
body-slow = This came too slowly.
nobody-waits = Nobody is waiting for this any more.
tries-many = You have done this very often lately.
    .cure = Try again later.
http-trouble = Something failed here, and nothing was changed. This is our fault.
nothing-here = There's nothing here.
players = { $least ->
    [one] { $title } is for up to { $most } players.
   *[other] { $title } is for { $least } to { $most } players.
}
bots-many = There are more bots than free seats.
bots-none = No bot plays { $title }.
bots-level = { $title } has no bot of that strength.
not-tried = This game can't be tried against bots yet.
no-lesson = There's no lesson for this game yet.
restore-busy = Another table is being restored.
    .cure = Try again in a minute.
restore-stopped = Reading this file took too long or too much memory, so it was stopped.
restore-again = Save the table again and try that file.
already-here = This table is already here, and this file can't renew its host's link.
    .cure = Use its links, or the host's recovery code; whoever runs this server can make new links.
no-code = This recovery code isn't valid, or no longer is.
    .cure = Check every letter; a code works once.
no-file = This file was already downloaded, or it expired.
    .cure = Ask for it again at the table.
file-busy = This file couldn't be written just now.
    .cure = Try again in a minute.

## Why a connection ends

elsewhere = This seat was opened in many other windows, so this one was closed.
reissued = This link was replaced by a new one.
silent = Nothing was said for too long.
hello-first = The first message must be hello.
hello-once = Hello is said once, at the beginning.
no-table = There's no such table here.
no-seat = This link isn't valid, or no longer is. Ask the host for a new one.
table-damaged = { $why } It stays closed until whoever runs this server has repaired it.
table-busy = This table can't be opened right now. Try again in a minute.
table-broken = This table can't be opened. This is our fault, and whoever runs this server will hear of it.
watchers-many = Too many people are already watching this table.
message-trouble = This message couldn't be handled. This is our fault.
messages-many = Too many messages came at once.
message-long = A message was too long.
id-long = The id of a message was too long.
message-unknown = A message wasn't understood.

## Why a message was not done

watching = This link is for watching.
    .cure = Ask the host for a seat's link.
message-malformed = This message isn't understood: { $error }
unshowable = A text in it has a character that can't be shown.
name-length = A name has 1 to { $most } characters.
entropy-long = At most { $most } characters of entropy.
not-started = The game hasn't begun.
    .cure = The host starts it.
agree-to-which = Somebody may have asked for something else meanwhile.
    .cure = Say which entry you agree to go back to.
no-such-stop = Choose { $stops }.
stop-unsaved = This applies for now but couldn't be saved.
only-host-starts = Only the host can start the game.
    .cure = If the host stays away for a few minutes, you can start it.
no-such-seat = { $seats ->
    [one] This table has 1 seat.
   *[other] This table has { $seats } seats.
}
no-bot-yet = A bot can play for somebody once the game has begun.
not-taken = Nobody has taken this seat: a bot plays it until somebody does.
no-bots = No bot plays this game.
is-here = { $name } is here.
    .cure = Only they can let a bot play for them.
only-host-now = Only the host can do this now.
    .cure = When { $name } and the host have both been gone for a few minutes, anybody at the table can.
not-sat = You haven't taken this seat yet.
    .cure = Sit down with a name.
talk-unseated = Only people at the table can talk.
    .cure = Take the seat first.
talk-length = Say 1 to { $most } characters.
character-name = A character's name has at most { $most } characters.
talk-much = You have said a lot in a short time.
    .cure = Wait a few seconds.
only-host-acts = Only the host can act for seats nobody has taken.
one-seat-each = In this game everybody plays one seat.
seat-taken = { $name } sits there.
    .cure = Choose a seat nobody has taken.
only-host = Only the host can do this.
    .cure = If the host's link is lost, whoever runs this server can make a new one.
reading-stopped = Reading this took too long, so it was stopped.
    .cure = Ask for less, or try again later.
reading-much = You have asked for a lot of reading just now.
    .cure = Wait a few seconds and try again.
no-such-entry = There's nothing to see at entry { $seq }.
files-many = You have asked for several files just now.
    .cure = Download those first, or wait a minute.
only-leader-recalls = Only whoever leads the game can rewrite the recap.
recap-long = A recap can have at most { $most } characters.
recap-none = This session has no recap now.
    .cure = Look at the recap again.
only-host-saves = Only the host, or whoever leads the game, can save all of it.
no-such-form = Characters can't be saved this way here.
    .cure = { $count ->
        [0] This game can't save characters.
       *[other] You can use { $forms }.
    }
not-over = The file shows every card, so you can have it once the game is over.

## Opening the house

port-none = There's no port { $port }: a port is a number from 0 to 65535.
port-fails = Can't listen on { $host }: { $why }.
port-used = Port { $port } is already in use: choose another, or leave out --port to get a free one.
port-rights = Port { $port } needs rights you don't have: choose another, or leave out --port to get a free one.
port-all-used = There is no free port on { $host }.

## Pictures that are not taken; keys made

picture-kind = That isn't a picture this server can read.
    .cure = Bring a PNG, JPEG, WebP or GIF.
picture-broken = That picture is damaged or not complete.
    .cure = Save it again, or choose another.
picture-pixels = That picture has too many pixels.
    .cure = Scale it down to 40 megapixels or fewer.
picture-large = That picture is larger than { $most } MB.
    .cure = Scale it down, or save it as a JPEG.

## Pictures

picture-empty = That file is empty.
    .cure = Choose a picture.
picture-use = A picture is a handout, a portrait or the table's own.
picture-busy = Other pictures are being prepared right now.
    .cure = Try again in a moment.
pictures-fast = That's a lot of pictures at once.
    .cure = Try again in a few minutes.
no-picture = There is no such picture.
only-leader-shows = Only whoever leads the game can do that with this picture.
    .cure = Ask them to.
only-players-portraits = People who watch can't bring pictures.
    .cure = Take a seat first.
only-host-titles = Only the host, or whoever leads the game, can name the table.
    .cure = Ask them to.
title-long = A name can have at most { $most } characters.
show-to-nobody = Nobody sits there.
    .cure = Choose from the list.

## What a link shows where it is previewed

preview-house = An online table for five open tabletop games, played by their rules. Nothing to install, no account: a link is a seat.
preview-table = A table of { $game }. Open your link to take your seat.
preview-nowhere = No such page

## Hints

no-hints = This game has no hints.
hints-not-agreed = Everybody has to agree before hints are given at this table.
hint-not-asked = Nothing is asked of you now.
    .cure = Ask again when it is your move.
hint-none = There is nothing to choose here, so there is no hint.

## Invitations

not-invited = Only people who came by the invitation choose a seat.
    .cure = Ask the host for a link.
seat-hosts = That seat is the host's.
    .cure = Choose another one.
