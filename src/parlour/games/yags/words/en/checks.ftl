# A check by name, how it is rolled and how it ended. Most of these stand inside other sentences, so they begin small.

## How it is rolled

pair = { $attribute } × { $skill }
how-default = { $attribute } × { $default } instead of { $skill }
how-unskilled = { $skill }, unskilled
route-default = { $default } instead of { $skill }: halved, twice the fumble chance
route-unskilled = { $skill }, unskilled: the die alone, halved
route-raw = { $attribute } alone, × 4
side = { $who }: { $how }
side-speaks = { $who } speaks
side-listens = { $who } listens
judgement =
    { $predictable ->
        [yes] Predictable
       *[no] Not predictable
    }, { $stressful ->
        [yes] stressful
       *[no] no stress
    }
take0 = take 0
take10 = take 10
roll-only = roll the die

## Who does what, where nobody said it in words of their own

doing-against = { $who } against { $others }
doing-pair = { $who }, { $pair }
doing-something = { $who } tries something
doing-group = Everyone: { $pair }
doing-group-two = { $who } and { $others }: { $pair }
doing-notice = { $who } looks around
doing-recall = { $who } thinks back
doing-spot = { $who } keeps a lookout
doing-charm = { $who } makes an impression
doing-charm-on = { $who } makes an impression on { $toward }
doing-lie = { $who } tells { $others } something
doing-interrogate = { $who } interrogates { $others }
doing-pocket = { $who } picks { $toward }'s pocket
doing-conjure = { $who } performs a { $label } trick
doing-conjure-for = { $who } performs a { $label } trick for { $others }
doing-hide =
    { $how ->
        [hiding] { $who } hides
        [moving] { $who } moves quietly
       *[both] { $who } hides and moves quietly
    }
doing-watched = { $doing }, watched by { $others }
doing-throw = { $who } throws something
doing-throw-at = { $who } throws at a { $label }
doing-throw-to = { $who } throws something to { $toward }
doing-attack = { $who } throws something at { $toward }
doing-catch = { $who } tries to catch it
doing-fact = What { $who } knows about { $skill }
doing-run =
    { $gait ->
        [careful] { $who } goes carefully
        [standard] { $who } jogs
        [sprinting] { $who } sprints
       *[running] { $who } runs
    }
doing-fall = { $who } tries not to fall
doing-scramble = { $who } climbs
doing-climb = { $who } climbs on
doing-resist = { $who } tries to shake off fatigue
doing-task = { $who }, { $task }
doing-task-against = { $task }: { $who } against { $others }
doing-work = { $who } keeps working

## Titles

target-of = target { $target }
head-lie = { $doing }: is it the truth?
title = { $head }: { $frame }

## How it ended

secret = neither can tell how well it went
with-time = { $end }, after { $time }
with-cost = { $end }, paid for with { $cost }
counts = { $sum }: { $end }
sum-fumble = { $total } (a fumble)
fumble = a fumble
alone = { $total } against { $target }: { $end }
group = against { $target }: { $ends }
group-one = { $who } { $total } ({ $degree })
group-missed = { $who } { $total }
group-good =
    { $count ->
        [one] { $who } succeeds
       *[other] { $who } succeed
    }
group-bad =
    { $count ->
        [one] { $who } fails
       *[other] { $who } fail
    }
totals = { $one } to { $other }
contest = { $who } wins, { $how }
contest-nobody = nobody wins
contest-outright = outright with a natural 20: { $degree }
contest-held = { $degree }, holding on
contest-skill = { $degree }, by the higher skill
trick-seen =
    { $count ->
        [one] { $end }; { $seen } sees how it's done
       *[other] { $end }; { $seen } see how it's done
    }
pocket = taken unnoticed
pocket-seen = taken, but seen by { $seen }
pocket-noticed = noticed by { $seen }
unseen = unseen, { $degree }
seen = seen by { $seen }
attack = { $total } against { $target } and a dodge of { $dodge }: { $end }
attack-hit = a hit, { $degree }
attack-miss = a miss
belief =
    { $certain ->
        [yes] { $belief ->
            [lying] is certain it's a lie
           *[truthful] is certain it's the truth
        }
       *[no] { $belief ->
            [lying] thinks it's a lie
           *[truthful] thinks it's the truth
        }
    }
lied =
    { $truthful ->
        [yes] it was the truth, and { $who } { $belief }
       *[no] it was a lie, and { $who } { $belief }
    }
