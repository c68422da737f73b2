# How a task or a climb is going. Most of these stand inside other sentences, so they begin small.

the-task = the task
team = { $who }'s team
one-side = one side
pace =
    { $pace ->
        [round] round by round
        [minute] minute by minute
       *[quarter] a quarter of an hour at a time
    }
pace-careful = { pace }, carefully
aim-long = { $target }/{ $needed }
aim-first = first to { $goal }
aim-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
aim-rolls =
    { $count ->
        [one] 1 roll
       *[other] { $count } rolls
    }

## Long tasks

aborted = aborted
done =
    { $count ->
        [one] done after 1 check
       *[other] done after { $count } checks
    }
lost = lost after two failures in a row
gained = { $gained } of { $needed }
fumble-chance = fumble chance { $chance }
failed-once = another failure in a row loses it
with-time = { $state }, { $time } spent

## Works of art

art-done = finished: { $quality }, { $lowest } ({ $rolls })
art =
    { $needed ->
        [one] { $made } of 1 roll
       *[other] { $made } of { $needed } rolls
    }
art-rolls = { art } ({ $rolls })

## Competitions

score = { $one } to { $other }
won = { $who } won, { $score }
drawn = a draw, { $score }
after-turn = { $score }, after turn { $turn }
after-turn-of = { $score }, after turn { $turn } of { $goal }
after-turn-more = { $score }, after turn { $turn }, going on until somebody leads
advantage = { $state }; { $who } has the advantage

## Climbs

climb = { $reached } m of { $height } m, { $pace }
climb-boost = { $climb }; half Move next round
climb-hard = { $climb }; harder than natural climbs usually are
climb-top = at the top, { $height } m up
climb-fallen = fallen from { $reached } m
climb-ended = ended at { $reached } m
