# Scenes a game master prepares in hiding, at every role-playing table.

### keys made: of commands, as they are called on the wire; of refusals and of what is unclear, behind a word for each.

## Commands on buttons

prepare_scene = Edit { $plan }
    .ask-plan = Which scene
    .ask-name = What it is called
    .ask-when = When it is
    .ask-question = The question it answers
    .ask-situation = Situation aspects, one per line (@ and a zone: only there)
    .ask-secrets = Hidden aspects, one per line
    .ask-zones = Zones in a line: Street - Counting room =locked skylight= Roof
    .ask-cast = In the open, one per line: Gutter tough ×3 @ Roof
    .ask-lurking = Hidden, one per line, from the library or your cast
    .ask-opposition = Difficulties, one per line: locked skylight +3
    .ask-obstacles = Obstacles, one per line
    .ask-ground = Ground: light, unstable 5, narrow 10, slippery 5, gap 5, windy, dangerous
    .ask-text = What you say to open it
    .ask-board = For the cork board, one per line (a question ends with ?, a place begins with @)
    .ask-pictures = Pictures everyone sees when it opens, one per line by name
    .ask-at_hand = Pictures to keep hidden at hand, one per line by name
    .ask-notes = Notes for yourself
    .when-new = Prepare a scene
    .done = Save scene
    .short = Edit
cast-plain = In the open, one per line: { $name } ×3
cast-placed = In the open, one per line: { $name } ×3 @ where they stand
cast-told = Who is there, one per line (somebody new: a name, a colon and their looks)
difficulties-named = Difficulties, one per line: Climb the hoist 25 (a number alone: everything else)
difficulties-told = Difficulties, one per line: Pick the lock 9
copy_plan = Copy { $plan }
    .ask-plan = Which scene
    .done = Copy
    .short = Copy
drop_plan = Delete { $plan }
    .ask-plan = Which scene
    .done = Delete scene
    .short = Delete
    .sure = Delete this prepared scene for good?
import_plans = Load scenes from a file
    .ask-file = The file
    .done = Load scenes
    .short = Load from a file
open_plan = Open { $plan }
    .ask-plan = Which scene
    .done = Open
    .short = Open

call_own = Add from my library
    .ask-hidden = Hidden?
    .ask-count = How many
    .ask-file = The file
    .when-hidden-true = Add hidden
    .when-hidden-false = Add
    .done = Add

## What only the GM does

does-prepare_scene = prepares scenes
does-copy_plan = copies prepared scenes
does-drop_plan = deletes prepared scenes
does-import_plans = loads prepared scenes
does-open_plan = opens prepared scenes
does-call_own = adds people from a library of their own

## Refusals

refused-unknown = There's no such prepared scene.
    .cure = Choose one from the list.
    .reason = no-such-plan
refused-full = No more than { $most } scenes can be prepared.
    .cure = Delete one first.
    .reason = full
refused-nameless = A scene needs a name.
    .cure = Say where or what it is.
    .reason = no-name
refused-long = That's longer than { $most } characters.
    .cure = Use fewer words.
    .reason = too-long
refused-no-file = There is no file.
    .cure = Choose one that was saved here.
    .reason = bad-file
refused-session = No session is under way.
    .cure = Start one first.
    .rule = { $rule }
    .reason = no-session
refused-open = The scene { $scene } is still open.
    .cure = Close it first.
    .rule = { $rule }
    .reason = scene-open

refused-few = You have to add at least one.
    .cure = Choose 1 or more.
    .reason = bad-value
refused-many = You can add at most { $most } at once.
    .cure = Choose a smaller number.
    .reason = bad-value

## What is wrong with a file

owned-unread = This file can't be read: { $why }
    .cure = Choose a character of this game, as Parlour saves them.
owned-unfit = Change the file, or what this campaign knows.

file-unread = This file can't be read: { $why }
    .cure = Choose a file of scenes that was saved here.
file-other = This file holds no scenes.
    .cure = Choose one that was saved here as scenes.
file-game = These scenes are from another game ({ $game }).
    .cure = Load them at a table of that game.
file-version = This file is version { $version }, and version { $known } is read here.
    .cure = Save it again in the current version.
file-shape = Something in this file isn't right: { $where }.
    .cure = Save the scenes again, or correct the file.
file-field = Scene { $number } in this file has “{ $field }”, which scenes of this game don't have.
    .cure = Take it out of the file.
file-scene = Scene { $number } in this file: { $why }
file-full = This file holds too many scenes: { $count }. There's room for { $room }.
    .cure = Delete some first.

## What a scene can't mean

unclear-many = That's { $count } of them, and a scene holds at most { $most }.
    .cure = Leave some out.
unclear-same = A zone isn't next to itself: { $zone }.
    .cure = Name two different zones.
unclear-between = “{ $line }” has an = that isn't closed.
    .cure = Put what is in the way between two: Street =a locked door= Hall.
unclear-nowhere = A zone has no name in “{ $line }”.
    .cure = Write a zone on both sides of every “ - ” and “=…=”.
unclear-place = “{ $line }” can't be read.
    .cure = Write what it is, then @ and its zone.
unclear-zone = No zone of this scene is called “{ $zone }”.
    .cure = Add it to the zones, or choose one of them.
unclear-count = “{ $line }” needs a name and a number from 1 to { $most }.
    .cure = For instance: Gutter tough ×3.
unclear-number = “{ $line }” has no difficulty.
    .cure = End the line with a number, such as +3.
unclear-range = “{ $line }” is out of range.
    .cure = Choose a number from { $least } to { $most }.
unclear-obstacle = Nothing in this scene is called “{ $what }”.
    .cure = Name an open aspect or what is in the way between two zones, or give the number alone.
unclear-long = “{ $words }” is longer than { $most } characters.
    .cure = Use fewer words.
unclear-nobody = Nobody is called “{ $name }”, in the library or in your cast.
    .cure = Write the name as it is in the library, or add them to your cast first.
unclear-ground = “{ $words }” isn't a kind of ground.
    .cure = Choose from clear, light, moderate, heavy, unstable, narrow, slippery (5 or 10), gap (a number), windy, dangerous.
unclear-person = “{ $line }” can't be read.
    .cure = Write a name; of somebody new also a colon and their looks.
unclear-pin = “{ $line }” says nothing.
    .cure = Write the place behind the @.
unclear-stranger = Nobody called “{ $name }” is in the story or in this chapter.
    .cure = To invent them, write a name, a colon and their looks.
unclear-one = There is only one { $name }.
    .cure = Leave the number out.
unclear-out = { $name } is in the open already.
    .cure = Move them to those in the open.

## The preview

preview-people = In the open
preview-hidden = Hidden
preview-aspects = Aspects
preview-secrets = Hidden aspects
preview-opposition = Difficulties
preview-pictures = Pictures shown when it opens
preview-at-hand = Pictures at hand
preview-obstacles = Obstacles
preview-ground = Ground
preview-board = On the cork board
preview-no-zones = This table plays without zones: they are left out.
preview-in = { $who } ({ $zone })
preview-many = { $who } ×{ $count }
preview-party = The party begins in { $zone }.
preview-scene = the scene
