# What is asked of a player, the decision first; or, after "Waiting for ... to", whom the table waits for (wait-...).

scene = Scene { $number }

## Nothing in particular is asked

make-one = Make a character, or take a ready-made one.
before = Waiting for the game master to start the session.
before-leading = Prepare what you need, then start the session.
between = Between scenes. Look through your sheet, or wait for the next scene.
between-leading = Open a scene, travel, let watches pass, or award experience.
plain = { $where }: say what you do, ask for a check, or just talk.
watching = { $where }. The story goes on.
leading = { $where }: ask what they do, or call for a check.
leading-round = Round { $round }: call for checks, or start the next round.
leading-round-move = Round { $round }: move your characters, call for checks, or start the next round.
round-any = { $where }, round { $round }: choose a gait, take a free move, or say what you do.
round-gait = { $where }, round { $round }: choose a gait, or say what you do.
round-free = { $where }, round { $round }: take a free move, or say what you do.
round-moved = { $where }, round { $round }: say what you do, or wait for the next round.
extras =
    { $count ->
        [one] Choose style, completeness or speed for this success, or go on.
       *[other] Choose { $count } of style, completeness and speed for this success, or go on.
    }

## The open check

roll = Roll for { $who }. { $title }
roll-technique = Roll for { $who }, or use a technique first.
blind = Roll blind for { $who }. { $title }
blind-technique = Roll blind for { $who }, or use a technique first.
route = How does { $who } do it? { $title }
take0 = Is it predictable? { $who } wants to take 0.
take10 = Is it predictable and free of stress? { $who } wants to take 10.
fit = How well does { $who }'s specialisation fit?
dodge = Does { $who } dodge? { $title }
push = Pay { $cost } to succeed? { $who } has { $end }.
hold = Pay { $cost } to hold on with { $who }, or roll not to fall?
hold-last = Pay { $cost } to hold on? { $who } has { $end }.
fall = Roll not to fall. { $who } has { $end }.
block = Pay a point of fatigue to block it? { $who } is about to score against { $other }.
mastery = { $who } scores: keep the advantage, tire the other side, or just score?
mastery-only-keep = { $who } scores: keep the advantage, or just score?
wait-roll = roll for { $who }
wait-judge = judge it
wait-dodge = say whether { $who } dodges
wait-push = say whether { $who } pays
wait-hold = hold on with { $who }
wait-block = say whether { $who } blocks it
wait-mastery = choose what { $who } does with it

## Tasks and climbs

work = Make the next check for { $who }: { $task }.
pick = Name the next team member: { $task } ({ $who }).
climb = Climb on? { $who } is { $reached } m up, of { $height } m.
wait-pick = name the next member

## Requests

wish-roll = Set a target: { $who } wants to roll { $pair }.
wish-aloud = Call for a check? { $who } wants to try something.
wish-check = Call for a check? { $who } wants to try { $text }
wish-study = Allow { $text } as a source? { $who } wants to study { $skill }.
wish-late = Allow this for { $who }: { $text }?
wait-wish = answer a request

## Sheets

frame = { $who }: give them a concept, and a Size if it's unusual.
attributes = { $who }: set the attributes (3 is average, 5 very high).
skills = { $who }: set skills and languages (4 is a professional).
techniques = { $who }: buy techniques with your experience.
gear = { $who }: add gear, then submit the sheet to the GM.
sent-back = { $who } was sent back: change what is asked for, then submit again.
review = Approve { $who }, or send the sheet back?
wait-review = review { $who }
wait-make = make { $who }
