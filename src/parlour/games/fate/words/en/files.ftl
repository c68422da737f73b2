### keys made: of what is wrong.

# A character as a file: what is wrong with one somebody loads or asks for, and what to do (.cure).

## Saving

format-parlour = Parlour file
format-fari = Fari App file
no-sheet = There's no such character.
numbers-secret = Only the game master can see { $name }'s numbers.
unfinished = { $name } is still being made.
    .cure = Wait until the character is ready.
no-format = Characters can't be saved in that format.
not-complete = { $lack }
    .cure = Finish the character first.

## Loading

not-yours = This character is for the game master.
    .cure = Choose a player character.
not-ours = This character is from Fari.
    .cure = Load it with “Load from a file”, then keep it in your library.
not-json = This file isn't JSON.
    .cure = Choose the file as it was saved.
twice = “{ $name }” is in the file more than once.
    .cure = Keep one of them.
broken = { $why }
neither = This is neither a character saved here nor one from Fari.
    .cure = Choose a file saved here or in Fari.
other-game = This is a character for another game ({ $game }).
    .cure = Load it at a table for that game.
nameless-game = This is a character for another game.
    .cure = { other-game.cure }
other-version = This file has version { $version }; this table reads version { $ours }.
    .cure = Save the character again.
two-templates = A stunt mixes two kinds: “{ $field }” belongs to the other.
    .cure = A stunt gives a bonus or bends a rule, never both.
stunts-count = A character starts with one to five stunts.
    .cure = Add or remove stunts.
misshapen = { $where }: { $what }.
    .cure = Correct it in the file.
whole-file = the file
is-missing = this is missing
is-empty = this is empty
is-long = this is longer than { $most } characters
is-foreign = this isn't part of a character

## A character whose parts don't add up

same-aspects = Two aspects have the same words.
    .cure = Give each its own wording.
ratings-off = { $advances ->
        [one] Approaches of { $ratings } can't come from 3, 2, 2, 1, 1, 0 and 1 advance.
       *[other] Approaches of { $ratings } can't come from 3, 2, 2, 1, 1, 0 and { $advances } advances.
    }
    .cure = Use one 3, two 2s, two 1s, one 0, and 1 point more for each significant milestone.
too-high = An approach is above +{ $most }.
    .cure = Lower it.
raises-off = Refresh was raised more often than there were milestones.
    .cure = Every major milestone raises an approach too.
refresh-low = { $stunts } stunts would leave a refresh of { $refresh }.
    .cure = Refresh never goes below 1.
refresh-off = With this many stunts ({ $stunts }) and raises ({ $raises }), refresh is { $due }, not { $refresh }.
    .cure = Correct the refresh.
bad-pair = A stunt covers two actions that don't go together.
    .cure = Only create an advantage and overcome do.
no-skills = They're neither good nor bad at anything.
    .cure = Name a skill or a weakness.

## Fari

fari-other = This Fari file holds no character.
    .cure = Save the character itself in Fari, and choose that file.
fari-nameless = The character in this file has no name.
    .cure = Name them in Fari and save again.
fari-name-long = The name is longer than { $most } characters.
    .cure = Shorten it in Fari and save again.
fari-empty = This Fari file has no character sheet.
    .cure = Open the character in Fari and save again.
fari-no-aspect = They have no aspect.
    .cure = Add one in Fari and save again.
fari-members = A group has { $least } to { $most } members.
    .cure = Change it in Fari and save again.
fari-boxes = A mook has at most { $most } stress boxes.
    .cure = Change it in Fari and save again.
