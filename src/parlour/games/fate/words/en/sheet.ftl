# The table as plain text, for the terminal.

session = Session { $session }, led by { $gm }
no-session = No session under way, led by { $gm }
with-deck = { $session }; { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
scene = Scene { $number }: { $name }
between = Between scenes
aspects = aspects: { $aspects }
boosts = boosts: { $boosts }
way = { $a } - { $b }
way-barrier = { $way }, in the way: { $barrier }
way-held = { $way }, blocked by { $who }
owed = { $amount } for { $who }
pool = pool { $pool }
pool-carried = { $pool }, carried { $carried }
pool-owed = { $pool }, owed after the scene: { $owed }

## Aspects and people

the-gm = the game master
player = player { $seat }
next-pool = the next pool
marked = { $name } ({ $marks })
hidden = hidden
free = { $count } free for { $team }
good-at = good at: { $things }
bad-at = bad at: { $things }
everything-else = everything else
stunt = stunt: { $stunt }
stunt-used = stunt: { $stunt } (used)
stunt-later = written for later: { $stunt }
missing = missing: { $what }
yours = yours
draft = being made
submitted = waiting for approval
active = acting now
away = not in the scene
taken = taken out
conceded = conceded
person = { $name }, { $side }
at = { $person }, at { $zone }
points = { $person }, fate points { $points }
refresh = { $person }, refresh { $refresh }
members = { $person }, { $members } of them
stress = stress: { $boxes }
wound = { $degree }: { $text }

## Under way

side-open = { $side }: not settled
side-total = { $side }: { $total }
struck = { $throw } struck
outcome = it { $outcome }
damage = damage { $damage }
odds = odds: { $bars }
reroll = reroll
worth = { $what }: { $leads }
absorb = absorb with { $parts } ({ $takes })
box = box { $box }
challenge = Challenge: { $name }
task = { $task }: { $state }
task-takers = { $task }, for { $who }
task-foe = { $task }, against { $who }
contest = Contest: { $name }, exchange { $exchange }: { $scores }
conflict-physical = Physical conflict, exchange { $exchange }: { $order }
conflict-mental = Mental conflict, exchange { $exchange }: { $order }
roll = { $title } [{ $phase }]
deal-compel = Compel { $number }: { $text } (deciding: { $who })
deal-self = Self-compel { $number }: { $text } (deciding: { $who })
deal-aspect = Suggested aspect { $number }: { $text } (deciding: { $who })
deal-recover = Recovery { $number }: { $text } (deciding: { $who })
fact = Fact { $number }: { $text }
fact-open = Fact { $number }: { $text } (not agreed yet)
milestone-minor = A minor milestone: { $who } to choose
milestone-significant = A significant milestone: { $who } to choose
milestone-major = A major milestone: { $who } to choose
