# Small change: parts of a sum, weights, times and costs, as other sentences take them in.

somebody = somebody
part = { $label } { $amount }
part-for = { $amount } for { $label }
grams = { $amount } g
kilograms = { $amount } kg
days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
no-time = no time
experience =
    { $count ->
        [one] 1 experience point
       *[other] { $count } experience points
    }
cost-fatigue = a point of fatigue
cost-exhaustion = a level of exhaustion
reason = { $text } Reason: { $why }
size = Size { $size }
tiny = Tiny { $level }
move-sum = Size + Strength + Agility + 1: { $sum }

## How often a check is made on a climb (keys made)

pace-round = every round
pace-minute = every minute
pace-quarter = every quarter hour
pace-round-careful = every round, careful
pace-minute-careful = every minute, careful
pace-quarter-careful = every quarter hour, careful

## What goes with a skill, as a campaign begins

familiarity = The full skill with { $name }.
mastery = +1 for each level at { $name }, and a point of the attribute for every five.
