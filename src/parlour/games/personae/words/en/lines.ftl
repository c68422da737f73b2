# What happened, as a friend would tell it: in the present tense, one sentence for each thing. Somebody's own words come with
# their quotation marks and full stop.

## Small change

reason = Reason: { $reason }
goal = Goal: { $goal }
gm = The game master
somebody = somebody
a-trait = a Trait
a-skill = a Skill
no-skill = no Skill
a-power = a Power
a-resource = a Resource
a-thing = a thing
points =
    { $count ->
        [one] 1 Development Point
       *[other] { $count } Development Points
    }
criticals =
    { $count ->
        [one] a critical
       *[other] { $count } criticals
    }
hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }

## Challenges

issued = { $title }.
issued-question = Question: { $goal }
on-success = On success: { $effect }
instead-of-hits = Instead of hits: { $effect }
called-off = The Challenge is called off.
ruled-success =
    { $goal ->
        [none] { $who } succeeds without a roll.
       *[other] { $who } succeeds without a roll: { $goal }
    }
ruled-failure =
    { $goal ->
        [none] { $who } can't succeed.
       *[other] { $who } can't succeed: { $goal }
    }
difficulty = The difficulty is { $name }: { $listed } to the game master's die.
difficulty-own = The difficulty is { $name }: { $listed } to the game master's die, { $own } for this character.
answered-aloud = The game master tells { $who } about { $target }.
answered = What { $who } knows about { $target }: { $answer }
answered-question = What { $who } knows about { $target }: { $question } { $answer }
helps = { $who } helps with { $skill }.
helps-gone = what fits
joins = { $who } joins in with { $how }.
primary = { $who } rolls instead of { $before }, who helps.
substituted = { $who } adds { $attribute } for this roll: { $value }.
substituted-before = { $who } adds { $attribute } instead of { $before } for this roll: { $value }.
gm-dice = the game master's dice
adjusted = { $amount } for { $who }: { $why }
dice-more =
    { $count ->
        [one] 1 die more
       *[other] { $count } dice more
    }
dice-fewer =
    { $count ->
        [one] 1 die fewer
       *[other] { $count } dice fewer
    }
power-counts = { $power } counts for { $who } here.
power-not-counted = { $power } doesn't count for { $who } here.
unnoticed = It goes unnoticed: nobody can answer it actively.
expertise = { $who } calls on an Expertise, { $talent }: { $reason }
expertise-gone = one of several
expertise-no = The game master doesn't see how { $talent } helps { $who } here.
expertise-yes = It helps: { $who }'s { $talent } gives an extra die.
ability = { $who } uses “{ $ability }”.
rerolled =
    { $stays ->
        [none] { $who } uses “{ $ability }” and rerolls { $before }, getting { $rolled }.
       *[other] { $who } uses “{ $ability }” and rerolls { $before }, getting { $rolled }, so the { $stays } stays.
    }
rerolled-opponent =
    { $stays ->
        [none] { $who } uses “{ $ability }”: the opponent rerolls { $before }, getting { $rolled }.
       *[other] { $who } uses “{ $ability }”: the opponent rerolls { $before }, getting { $rolled }, so the { $stays } stays.
    }
a-face =
    { $face ->
        [8] an { $face }
       *[other] a { $face }
    }
ignored = { $who } uses “{ $ability }”: one of the attacker's dice doesn't count.
earned = { $who } banks { $criticals }.
spent = { $who } spends a critical: { $bought }.
bought-result = { $amount } to the result
bought-hit =
    { $count ->
        [one] 1 more hit
       *[other] { $count } more hits
    }
bought-success = success, whatever the dice say
bought-agreed = what was agreed
bought-feat = “{ $feat }”
bought-feat-gone = a feat
tie-success = { $who } settles the deadlock: it succeeds.
tie-failure = { $who } settles the deadlock: the reactor wins.
followed = A subsequent Challenge follows, with the next dice of the same roll.
followed-by = “{ $trait }” gives a subsequent Challenge, with the next dice of the same roll.
provoked = { $who } can't let that stand and attacks { $target } at once.
goes-on = It goes on.

## The card of a roll

card-help = Help: { $who }
card-dice = { $dice }: { $skill }
card-goal = Goal: { $goal }
card-left-out = Left out: { $dice }
card-from = from die { $die } on, { $ended }
card-pair = { $one } against { $other }
card-of = { $who }: { $ended }
card-end = { $who } { $walk }, { $outcome }

## People

role-main = a main character
role-companion = a companion
role-ally = an ally
role-adversary = an adversary
begun-hidden = { $who }, { $role }, is prepared, hidden.
begun-cast = { $who } joins the cast: { $role }.
begun-takes = { $player } takes { $role }: { $who }.
begun-begins = { $player } begins { $role }: { $who }.
numbers-given =
    { $dice ->
        [one] { $who } rolls 1 die and adds { $attribute } { $value }.
       *[other] { $who } rolls { $dice } dice and adds { $attribute } { $value }.
    }
filled-out = { $who } becomes a full character, with { $points } Creation Points.
hid = { $who } is out of sight.
secret =
    { $goal ->
        [none] In secret, { $who }, { $using }, against { $foe }: { $pairs }, { $outcome } ({ $dice } { $plus } against { $others } { $against }).
       *[other] In secret, { $who }, { $using }, against { $foe }: { $pairs }, { $outcome } ({ $dice } { $plus } against { $others } { $against }). Goal: { $goal }
    }
secret-foe = { $who }, { $answering }
secret-difficulty = the difficulty
secret-pair = { $one } to { $two }
secret-no-die = no die
secret-then = { $before }, then { $next }
renamed = { $before } is now called { $name }.
named = The name is now { $name }.
has-secret = { $who } has a secret background.
described-concept = { $who }'s concept: { $text }
described-keywords = { $who } in key words: { $text }
described-goal = { $who }'s goal: { $text }
blank-concept = { $who }: the concept is blank again.
blank-keywords = { $who }: the key words are blank again.
blank-goal = { $who }: the goal is blank again.
ranked =
    { $rank ->
        [none] { $who }: { $attribute } isn't ranked.
        [Handicap] { $who }: { $attribute } is the Handicap.
       *[other] { $who }: { $attribute } ranks { $rank }.
    }
value = { $who }: { $attribute } { $value }.
value-before = { $who }: { $attribute } { $value } (it was { $before }).
stage-concept = { $who }: next comes the concept.
stage-ranks = { $who }: next comes the order of importance.
stage-points = { $who }: next come the Creation Points.
stage-traits = { $who }: next come the Traits.
stage-gear = { $who }: next comes the gear.
stage-review = { $who }: next comes the game master's review.
swapped = { $who } swaps the ranks of { $one } and { $other }.
swapped-by = { $who } swaps the ranks of { $one } and { $other } with { $trait }.
wondered = { $who } asks about { $subject }: { $question }
wondered-expert = { $who } asks about { $subject }, as an expert: { $question }
wondered-common = { $who } asks about { $subject }, knowing what everybody knows: { $question }

## Scenes

scene = Scene { $number }: { $place }
scene-when = Scene { $number }: { $place }, { $time }
scene-aim = What it's about: { $aim }
scene-who = In this scene: { $who }.
scene-closing = The scene is ending.
scene-closing-due = The scene is ending. { $who } can try to recover first.
scene-closed = Scene { $number } is over.
entered = { $who } enters the scene.
left = { $who } leaves the scene.
placed-close = { $who } is close.
placed-near = { $who } is near.
placed-far = { $who } is far away.
placed-nowhere = { $who } is nowhere in particular.
placed = { $who } is at: { $place }.
place-close = close
place-near = near
place-far = far away
place-nowhere = nowhere in particular
days =
    { $count ->
        [one] A day passes. It's day { $day }.
       *[other] Time passes: { $count } days. It's day { $day }.
    }
obstacle = In the way: “{ $name }”.
obstacle-narrate = “{ $name }” is narrated, not rolled.
obstacle-fold = “{ $name }” counts in another Challenge.
obstacle-unopposed = “{ $name }” takes an Unopposed Challenge.
hazard-agreed = The group agrees on a hazard: “{ $name }”. On { $range }: { $harm }.
hazard-one = a 1
hazard-range = 1 to { $chance }
hazard-struck = { $name }: { $face } for { $who }, who is struck.
hazard-missed = { $name }: { $face } for { $who }, who gets away.
the-hazard = The hazard
series = { $one } against { $other }: several Challenges for one conflict.
series-side = { $who } ({ $goal })
series-achieved = { $who }: achieved.
series-continue = { $who }: not yet, it goes on.
series-back-down = { $who }: enough, they back down.
one-side = One side
other-side = The other side
series-over-back-down = The conflict is over: one side backs down.
series-over = The conflict is over: everybody has what they wanted.

## Encounters

side-heroes = the heroes
side-adversaries = the adversaries
escalated-violent = It comes to violence: { $who } begins.
escalated = It gets serious: { $who } begins a non-violent encounter.
goal-stated = { $who } says what { $side } want: { $goal }
order-card = The order
order-added = Added
order-rolled = For the order: { $rolls }.
order-roll = { $who } { $total }
order-roll-more = { $who } { $total } and more
order-side = { $who }, { $skill }
order = The order: { $who }.
turn-given = { $who } acts out of turn.
action-granted = { $who } gets one more action.
surprised = Surprised, with no turn this round: { $who }.
turn = Round { $round }: { $who }'s turn.
moved = { $who } moves.
# keys made: of what is known of it.
moved-to = { $who } moves: { $place }.
moved-again = { $who } moves again, with the action.
# keys made: of what is known of it.
moved-again-to = { $who } moves again, with the action: { $place }.
acts = { $who } acts: { $words }
stands-by = { $who } is ready to act together with { $primary }: { $how }.
helps-later = { $who } is ready to help { $primary } with { $skill }.
guard = { $who } announces a defence: { $skill }.
guard-gone = active defence
power-began = { $who }'s { $power } takes effect.
power-began-words = { $who }'s { $power } takes effect: { $words }
power-began-on = { $who }'s { $power } takes effect on { $targets }.
power-began-on-words = { $who }'s { $power } takes effect on { $targets }: { $words }
power-upheld = { $who } keeps up { $power }.
power-let-go = { $who } ends { $power }.
power-lapsed = { $who } didn't keep up { $power }: it ends.
power-ended = { $who }'s { $power } ends.
consent-asked = { $who } wants to use { $power } on { $targets }, if they're willing.
consent-yes = { $who } is willing.
consent-no = { $who } isn't willing.
track-heroes =
    { $left ->
        [0] The heroes give ground and have nothing left: they have lost.
        [one] The heroes give ground: 1 step left.
       *[other] The heroes give ground: { $left } steps left.
    }
track-adversaries =
    { $left ->
        [0] The adversaries give ground and have nothing left: they have lost.
        [one] The adversaries give ground: 1 step left.
       *[other] The adversaries give ground: { $left } steps left.
    }
goals-asked = Round { $round } is over. Has anybody reached a goal?
last-chance = Last chance to save { $who }.
stepped-down = The violence ends; the encounter goes on without blows.
stepped-out = The encounter dissolves.
fight-over = The fight is over.
encounter-over = The encounter is over.

## Hits, injury, recovery

status-unharmed = unharmed
status-injured = Injured
status-wounded = Wounded
status-incapacitated = Incapacitated
status-dying = Dying
status-dead = dead
is-hit = { $who } is hit.
takes-hits = { $who } takes { $hits }: { $all } in all.
takes-hits-from = { $who } takes { $hits } from { $by }: { $all } in all.
# keys made: of what is known of it.
takes-hits-lost = { $who } takes { $hits }, with no further effect: { $all } in all.
# keys made: of what is known of it.
takes-hits-from-lost = { $who } takes { $hits } from { $by }, with no further effect: { $all } in all.
# keys made: of what is known of it.
takes-hits-dropped =
    { $dropped ->
        [one] { $who } takes { $hits }, 1 of which has no further effect: { $all } in all.
       *[other] { $who } takes { $hits }, { $dropped } of which have no further effect: { $all } in all.
    }
# keys made: of what is known of it.
takes-hits-from-dropped =
    { $dropped ->
        [one] { $who } takes { $hits } from { $by }, 1 of which has no further effect: { $all } in all.
       *[other] { $who } takes { $hits } from { $by }, { $dropped } of which have no further effect: { $all } in all.
    }
recovers =
    { $why ->
        [recovery] { $who } recovers, down to { $hits }.
        [power] { $who } is down to { $hits }, thanks to a Power.
        [encounter-over] { $who } is down to { $hits } now that the fight is over.
        [mark] { $who } is down to { $hits } after some time to heal.
        [scene-over] { $who } is down to { $hits } now that the scene is over.
       *[other] { $who } is down to { $hits }.
    }
recovers-all =
    { $why ->
        [recovery] { $who } recovers from all hits.
        [power] { $who } has no hits left, thanks to a Power.
        [encounter-over] { $who } has no hits left now that the fight is over.
        [mark] { $who } has no hits left after some time to heal.
        [scene-over] { $who } has no hits left now that the scene is over.
       *[other] { $who } has no hits left.
    }
hits-marked = { $who }'s remaining hits will be gone at the end of scene { $scene }.
status-worse = { $who } is { $status }.
status-unharmed-again = { $who } is unharmed again.
status-better = { $who } is { $status } now, no longer { $before }.
delayed = { $who } holds off the injury.
delayed-encounter = { $who } holds off the injury until the encounter ends.
delayed-rounds =
    { $rounds ->
        [one] { $who } holds off the injury for 1 more round.
       *[other] { $who } holds off the injury for { $rounds } more rounds.
    }
falls = { $who } falls unconscious.
falls-again = { $who } fought too soon and falls unconscious again.
knocked-out = { $who } is knocked out by “{ $by }”.
comes-to = { $who } comes to.
comes-to-caveat = { $who } comes to, but shouldn't fight yet.
stabilised = { $who } is stabilised.
stabilised-by = { $who } is stabilised by { $by }.
dying-again = { $who } is Dying again.
dies = { $who } dies.
revived = { $who } is back among the living, { $status }.
condition-encounter = { $who }: “{ $text }” until the encounter ends.
condition-scene = { $who }: “{ $text }” until the scene ends.
condition-encounter-dice = { $who }: “{ $text }”, { $dice }, until the encounter ends.
condition-scene-dice = { $who }: “{ $text }”, { $dice }, until the scene ends.
condition-gone = { $who }: “{ $text }” no longer holds.

## Goods, requests, time

cost = cost { $cost }, { $rarity }
ware-local = { $name } here: { $cost }.
ware = For sale: { $name }, { $cost }.
bought = { $who } buys { $name }, { $cost }.
cap-rolled-worn = Does it lower { $who }'s Resource Cap? { $die } against { $cost }: yes.
cap-rolled-holds = Does it lower { $who }'s Resource Cap? { $die } against { $cost }: no.
cap-worn = { $talent } adds one less to { $who }'s Resource Cap.
cap-raised =
    { $scenes ->
        [one] { $who }'s Resource Cap is { $amount } higher for 1 scene.
       *[other] { $who }'s Resource Cap is { $amount } higher for { $scenes } scenes.
    }
cap-raise-over = { $who }'s Resource Cap is { $amount } lower again.
wish-wear = Does the purchase lower { $who }'s Resource Cap? The game master decides.
wish-similar = { $who } wants to help with { $trait }. Is that similar enough? The game master decides.
wish-condition = { $who } wants to use “{ $trait }”. Does it hold here: { $condition }? The game master decides.
wish-yes = The game master says yes.
wish-no = The game master says no.
expired = { $who } loses { $criticals }: time is up.
refreshed-encounter = What works once per encounter can be used again.
refreshed-scene = What works once per scene can be used again.
refreshed-day = What works once per day can be used again.
refreshed-session = What works once per session can be used again.

## Traits and gear

waits = It's waiting for the game master.
skill = { $who } unlocks { $skill }, with { $attribute }.
pool-dice =
    { $count ->
        [one] { $who } has 1 pool die on { $skill }.
       *[other] { $who } has { $count } pool dice on { $skill }.
    }
pool-dice-before =
    { $count ->
        [one] { $who } has 1 pool die on { $skill } (it was { $before }).
       *[other] { $who } has { $count } pool dice on { $skill } (it was { $before }).
    }
ability-plain = { $who } has a Special Ability, { $name }: { $benefit }
ability-quality = { $who } has a Special Quality, { $name }: { $benefit }
ability-culture = { $who } has a Special Ability of Culture, { $name }: { $benefit }
ability-quality-culture = { $who } has a Special Quality of Culture, { $name }: { $benefit }
limited = { $benefit } ({ $conditions })
power = { $who } has a Power, { $name } ({ $duration }): { $benefit }
talent-native = { $who } speaks { $name }, their native language.
talent-language = { $who } speaks { $name }.
talent-expertise = { $who } is an expert on { $name }.
talent-resource = { $who } has a Resource, { $name }.
upgraded = { $who } upgrades { $trait }: { $what }.
raise-more = one step more
raise-count = one more
raise-better = the better result counts
raise-highest = the highest die can be chosen
raise-hits = one more hit
raise-targets = one more target
raise-use = once more in a session
raise-die = one more die
raise-cap = one more to the Cap
raise-duration = lasts as { $duration }
raise-skill = { $skill } too
quality-made = { $who }: { $trait } is a Special Quality now, always on.
trait-dropped = { $who } no longer has { $trait }.
gear = { $who } has { $name }.
gear-marks = { $who } has { $name } ({ $marks }).
gear-shield-light = Light shield
gear-shield-heavy = Heavy shield
gear-exceptional = exceptional by { $what }
tied = { $who }: { $trait } makes use of { $gear }.
trait-approved = { $who }: the game master approves { $trait }.
price-agreed =
    { $price ->
        [one] { $who }: an upgrade of { $trait } costs 1 point, as agreed.
       *[other] { $who }: an upgrade of { $trait } costs { $price } points, as agreed.
    }

## Advancement

awarded = { $who } is awarded { $points }.
planned = { $who } plans { $purchase }, for { $points }.
unplanned = { $who } drops a plan.
plans-submitted = { $who }'s plans are submitted to the game master.
plans-sent-back = { $who }'s plans are sent back: { $reason }
points-spent = { $who } spends { $points }.
raised = { $who } grows: { $attribute } { $value }.
pool-grown =
    { $count ->
        [one] { $who } has 1 die more in the Prowess Pool.
       *[other] { $who } has { $count } dice more in the Prowess Pool.
    }
hit-bought = { $who } can take one more hit before Injured.
tougher = { $who } is now a { $toughness } companion.

## Overruled

set-something = { $who } overrules something about somebody in the story.
set = { $who } sets { $field } of { $whose }, from { $before } to { $after }.
unset-something = { $who } takes back something that was set about somebody in the story.
unset = { $who } takes back what was set: { $field } of { $whose }, from { $before } to { $after }.
set-nothing = nothing
set-gm = the game master
