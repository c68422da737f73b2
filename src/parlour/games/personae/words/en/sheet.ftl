# The table as text, for the terminal.

session = Session { $session }, day { $day }
no-session = No session, day { $day }
between = between scenes
scene = scene { $number }: { $place }
scene-closing = scene { $number }: { $place } (drawing to its end)
place-time = { $place }, { $time }
about = about: { $aim }
zones = zones: { $zones }

## People

pending = { $status } ({ $then } when the round ends)
health-hits = { $health }, { $hits }; { $steps }
status-at = { $status } at { $hits }
dice-fewer = { $dice } fewer
unconscious = unconscious
stabilised = stabilised
caveat = shouldn't fight yet
waits = waiting for the game master
pool = Potential { $potential }, Skills up to { $dice }; pool { $total }, { $assigned } assigned, { $left } left; Resource Cap { $cap }
creation-points = Creation Points left: { $points }
development-points = Development Points: { $points }
skill = { $name } { $rating } + { $attribute } { $adds }
skills = Skills: { $skills }
ability = Special Abilities
power = Powers
language = Languages
expertise = Expertise
resource = Resources
gear = Gear: { $gear }
missing = missing: { $what }
secret = secret: { $secret }
stage-concept = being made: concept
stage-ranks = being made: order of importance
stage-points = being made: points
stage-traits = being made: Traits
stage-gear = being made: gear
stage-review = submitted
stage-dead = dead
yours = yours
hidden = hidden
not-here = not here
on-turn = acting now
person = { $name }, { $seat }
person-marks = { $name }, { $seat } ({ $marks })
recovery = recovery: { $recovery }
goal = goal: { $goal }
at = at { $place }
defends = defends with { $skill }
helps = helps { $who }
power-active = { $power } is active
power-active-on = { $power } is active on { $targets }

## Going on now

unknown = not known
not-chosen = not chosen yet
helped-by = helped by { $helpers }
dice = dice { $faces }
dice-total = dice { $faces }, { $total }
goal-said = { $title } ({ $goal })
odds = odds: { $odds }
fight = A fight, round { $round }, started by { $who }
encounter = An encounter, round { $round }, started by { $who }
in-turn = in turn: { $names }
choosing = still choosing a Skill for the order: { $names }
side-goal = { $side } want { $goal }
side-left = { $side }: { $left } left
challenge = Challenge
consent = { $who } wants to use a Power; still to agree: { $names }
series = An extended Challenge: { $sides }
against = { $one } against { $other }
obstacle = Obstacle: { $name }
hazard = Hazard: { $name }, on 1 to { $chance }
ware = For sale: { $name }, cost { $cost }
criticals = Criticals of { $who }: { $count }
plan = { $who } plans: { $planned }
plan-handed-in = { $who } plans: { $planned }, submitted
plan-part = { $what } ({ $points })
fault = Not in order: { $fault }
note = Note: { $title }. { $text }
asks = { $who } asks: { $words }
