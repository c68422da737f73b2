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
