### keys made: of commands, fields and conditions.


# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule, read from English alone).

not_gm = { $why }
    .cure = Ask { $gm }.
    .rule = { $rule }
    .reason = not-the-game-master
no_session = No session is under way.
    .cure = Wait until the next one starts.
    .rule = FAE-017
no_scene = No scene is open.
    .cure =
        { $leads ->
            [yes] Open one first.
           *[no] The game master opens one.
        }
    .rule = FAE-185
roll_open = A roll by { $roller } isn't over yet.
    .cure = Finish it first.
    .rule = FAE-023
no_roll = No roll is open.
    .cure = Wait for a roll.
no_conflict = No conflict is under way.
    .cure =
        { $leads ->
            [yes] Start one first.
           *[no] The game master starts one.
        }
not_begun = The conflict is still being set up.
    .cure =
        { $leads ->
            [yes] Begin the first exchange.
           *[no] The game master begins it.
        }
    .rule = FAE-134
under_way =
    { $what ->
        [challenge] A challenge is under way.
        [contest] A contest is under way.
       *[conflict] A conflict is under way.
    }
    .cure = Finish it or end it first.
    .rule = FAE-185

## Characters

who-unknown = There's no such character.
    .cure = Choose one on the table.
    .reason = no-such-character
target-unknown = There's no such character.
    .cure = Choose one on the table.
    .reason = no-such-character
takers-unknown = There's no such character.
    .cure = Choose heroes in the scene.
    .reason = no-such-character
takers-twice = Somebody is named twice.
    .cure = Name everyone once.
who-twice = Somebody is named twice.
    .cure = Name everyone once.
not_yours = { $player } plays { $it }.
    .cure = You decide for your own characters.
not_ready = { $it } is still being made.
    .cure = The game master has to approve the character first.
    .rule = FAE-028
in_hiding = { $it } is still hidden.
    .cure = Reveal the character first.
    .reason = hidden
not_here = { $it } isn't in this scene.
    .cure =
        { $leads ->
            [yes] Let { them } enter first.
           *[no] The game master lets characters enter.
        }
    .rule = FAE-185
target-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
victim-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
takers-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
start_conflict-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
start_contest-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
join_conflict-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
oppose_task-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
hold_border-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
place-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
leave-not_here = { $it } isn't in this scene.
    .cure = Choose somebody who is.
taken_out = { $it } was taken out of this scene.
    .cure = Choose somebody else, or wait for the next scene.
    .rule = FAE-079
    .reason = out
conceded = { $it } has conceded and is out of this scene.
    .cure = Choose somebody else, or wait for the next scene.
    .rule = FAE-089
    .reason = out
not_a_pc = { $it } isn't a player character.
    .cure = Choose player characters.

## Turns

not_in_conflict = { $it } isn't part of this conflict.
    .cure =
        { $leads ->
            [yes] Let { them } join first.
           *[no] The game master lets characters join.
        }
    .rule = FAE-140
acted = { $it } has already acted this exchange.
    .cure = You get one action a turn. You may still have a free move.
    .rule = FAE-140
turn_over = { $it }'s turn is over for this exchange.
    .cure = Wait for the next exchange.
    .rule = FAE-140
not_your_turn = It's { $turn }'s turn.
    .cure = { $it } acts when { their } turn comes.
    .rule = FAE-140

## Words

too_long = That's longer than { $most } characters.
    .cure = Use fewer words.
text-wordless = Some words are needed here.
    .cure = Write a short phrase.
    .reason = no-text
name-wordless = A name is needed.
    .cure = Enter one.
    .reason = no-name

## How

how-unknown =
    { $approaches ->
        [yes] That isn't an approach.
       *[no] { $name } has no approaches, only things they're good or bad at.
    }
    .cure =
        { $approaches ->
            [yes] Choose one of the six.
           *[no] Choose those that fit, or none.
        }
    .rule =
        { $approaches ->
            [yes] { "" }
           *[no] FAE-168
        }
    .reason =
        { $approaches ->
            [yes] no-approach
           *[no] not-listed
        }
how-too_few = You need one approach.
    .cure = Choose one of the six.
    .reason = no-approach
how-too_many = You can use only one approach.
    .cure = Choose one of the six.
    .reason = no-approach
how-twice = You can name each only once.
    .cure = Choose those that fit.
    .rule = FAE-168
    .reason = not-listed

## Numbers

difficulty-too_low = A difficulty can't be that low.
    .cure = Enter a number from −2 to 20.
    .reason = bad-value
difficulty-too_high = A difficulty can't be that high.
    .cure = Enter a number from −2 to 20.
    .reason = bad-value

## Choices

harm-unknown = Harm is physical or mental.
    .cure = Choose one of the two.
    .reason = no-kind
hidden-unknown = It's either open or hidden.
    .cure = Choose one of the two.
    .reason = no-kind
showing-unknown = That isn't a way to show it.
    .cure = Choose one from the list.
    .reason = no-kind
aspect-unknown = There's no such aspect.
    .cure = Choose one you know.
    .reason = unknown-aspect
zone-unknown = There's no such zone.
    .cure = Choose one from the map.
    .reason = no-such-zone
border-unknown = There's no such border.
    .cure = Choose one from the map.
    .reason = no-such-border
task-unknown = That isn't a task of this challenge.
    .cure = Choose one of its open tasks.
    .reason = no-such-task
degree-unknown = There's no such consequence.
    .cure = Choose one from the list.
    .reason = no-such-degree
stunt-unknown = There's no such stunt.
    .cure = Choose one from the sheet.
    .reason = no-such-stunt
