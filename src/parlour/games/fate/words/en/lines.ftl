# The log: one sentence a happening. What somebody wrote themselves follows a sentence, or its colon.

## How things are called

somebody = somebody
the-gm = the game master
the-pool = the pool
the-next-pool = the next scene's pool
the-supply = the infinite supply
the-scene = the scene
the-deck = the deck
the-heroes = the heroes
the-foes = the foes
aspect-secret = something not everyone knows
aspect-gone = an aspect that's gone
zone-other = another zone
way-between = the way between { $a } and { $b }
way-other = the way
task-some = a task
quoted = “{ $text }”
# keys made: quoted by others.
fate-points = { $amount ->
        [one] a fate point
       *[other] { $amount } fate points
    }
# keys made: quoted by others.
times = { $count ->
        [1] once
        [2] twice
       *[other] { $count } times
    }
nothing = nothing
whose = { $ends ->
        [s] { $who }'
       *[other] { $who }'s
    }

## Characters

made-hidden = { $who } is prepared, hidden from the players.
made-draft = { $player } starts making { $who }.
made-import = { $player } loads { $who } from a file.
made-group = { $who } appear, { $members } of them.
made = { $who } joins the story.
made-high = { $who }, { $high }, joins the story.
rest-kept = Part of { $who }'s file has no place here: { $what }. It's in { $player }'s notes.
described = { $name }:
ranked = { $who } has these approaches: { $ranks }.
stunt-written = { $who } has a stunt: { $stunt }
stunt-benched = { $who } writes a stunt for later: { $stunt }
stunt-waits = It needs the game master's permission.
stunt-taken = { $who } takes a stunt: { $stunt }
stunt-cost = Refresh is now { $refresh }.
stunt-permitted = The game master permits a stunt of { $who }.
stunt-removed = { $who } drops a stunt.
submitted = { $who } is finished and waits for the game master's approval.
approved = { $who } is ready to play.
sent-back = The game master sends { $who } back:
dropped = { $who } leaves the story.
dropped-unnamed = A character leaves the story.
given = { $player } now plays { $who }.
side-set = { $who } now sides with { $side }.
revealed = { $who } is revealed.

## Aspects; keys made of why one came or went

added-created = New aspect: { $aspect }.
added-created-on = New aspect on { $owner }: { $aspect }.
added-altered = This creates an altered aspect: { $aspect }.
added-altered-on = This creates an altered aspect on { $owner }: { $aspect }.
added-boost = A boost: { $aspect }.
added-consequence = { $owner } now has { $aspect }.
added-twist = A twist: { $aspect }.
added-found = Discovered: { $aspect }.
added-suggested = The scene gets a suggested aspect: { $aspect }.
added-written = { $aspect } is true here.
of-high = { $owner }'s high concept: { $aspect }.
of-trouble = { $owner }'s trouble: { $aspect }.
of-general = An aspect of { $owner }: { $aspect }.
of-other = { $owner }: { $aspect }.
free = Free invokes: { $teams }.
free-team = { $count } for { $team }
aspect-known = Only those who found it know.
aspect-hidden = It's hidden.
rewritten = An aspect now reads { $aspect }.
rewritten-of = An aspect of { $owner } now reads { $aspect }.
gone-removed = { $aspect } is no longer true.
gone-overcome = { $aspect } is overcome and gone.
gone-expired = The boost { $aspect } expires.
shown-found = Discovered: { $aspect }.
shown-found-of = Discovered about { $owner }: { $aspect }.
shown = It comes to light: { $aspect }.
shown-of = It comes to light about { $owner }: { $aspect }.
withheld = From now on, only { $who } and the game master know { $aspect }.
withheld-all = From now on, only the game master knows { $aspect }.
granted = { $team } can invoke { $aspect } { times } for free.
granted-later = { $team } can invoke { $aspect } { times } for free, from a later turn on.
free-lost = The free invokes left on { $aspect } are gone.

## Scenes and the map

scene = Scene { $number }: { $name }
scene-over = The scene “{ $name }” is over.
entered = { $who } enters the scene.
left = { $who } leaves the scene.
zone-added = New zone: { $zone }.
zone-removed = A zone is removed from the map.
linked = { $a } is next to { $b }.
linked-barrier = { $a } is next to { $b }. In the way: { $barrier }.
unlinked = Two zones are no longer connected.
border-held = { $who } blocks { $way }.
border-free = Nobody blocks { $way } any more.
placed = { $who } is at { $zone }.
shuffled = The deck of fate is reshuffled.
stress-cleared = { $whose } stress is cleared.
out-cleared = { $who } can act again.

## Challenges and contests

challenge = A challenge begins: { $name }.
challenge-tasks = A challenge begins, { $name }: { $tasks }.
challenge-task = “{ $task }” against { $difficulty }
task-added = New task: “{ $task }” against { $difficulty }.
task-hidden = New hidden task: “{ $task }” against { $difficulty }.
task-assigned = { $who } may try { $task }.
task-anyone = Anyone may try { $task }.
task-opposed = { $who } opposes { $task }.
task-free = Nobody opposes { $task } any more.
task-shown = The next task: { $task }.
task-done = { $result ->
        [tie] { $task }: passed, at a cost.
        [cost] { $task }: passed, at a cost.
        [succeed] { $task }: passed.
        [passed] { $task }: passed.
        [style] { $task }: passed with style.
       *[other] { $task }: not passed.
    }
challenge-over = { $tasks ->
        [one] The challenge is over: { $passed } of 1 task passed.
       *[other] The challenge is over: { $passed } of { $tasks } tasks passed.
    }
contest = A contest begins between { $who }:
barred = { $who } sits out this exchange.
scored-none = The highest totals are tied ({ $totals }), so nobody scores.
scored = { $victories ->
        [one] { $who } scores a victory ({ $totals }).
       *[other] { $who } scores { $victories } victories ({ $totals }).
    }
twist-none = No twist this time.
victory = How { $who } wins the exchange:
contest-won = { $who } wins the contest.
contest-over = The contest ends without a winner.

## Conflicts

conflict-physical = A physical conflict begins. Turn order: { $order }.
conflict-mental = A mental conflict begins. Turn order: { $order }.
order-set = New turn order: { $order }.
then = { $before }, then { $next }
exchange = Exchange { $number }.
joined = { $who } joins the conflict.
turn = { $whose } turn.
turn-exchange = Exchange { $number }. { $whose } turn.
moved-free = { $who } moves to { $zone }.
moved-action = { $who } uses { their } action to move to { $zone }.
moved-roll = { $who } gets past the obstacle and moves to { $zone }.
conflict-over = The conflict is over.
conflict-won = The conflict is over: only { $side } are left.
conceded = { $who } concedes.
imposed = What conceding costs { $who }:
taken-out = { $who } is taken out.

## Rolls; keys made of the action

# $how is the approach in brackets with a space before it, or nothing.

tries-attack-physical = { $who } attacks { $target }{ $how }.
tries-attack-mental = { $who } makes a mental attack on { $target }{ $how }.
tries-create = { $who } tries to create { $target }{ $how }.
tries-create-some = { $who } tries to create an advantage{ $how }.
tries-discover = { $who } searches { $target }{ $how }.
tries-around = { $who } looks around{ $how }.
tries-around-for = { $who } looks around for { $target }{ $how }.
tries-use = { $who } tries to use { $target }{ $how }.
tries-overcome = { $who } tries to overcome { $target }{ $how }.
tries-overcome-some = { $who } tries to overcome what's in the way{ $how }.
tries-contest = A new exchange begins in the contest.
tries-contest-named = A new exchange begins in the contest “{ $name }”.
difficulty = The difficulty is { $difficulty }.
steps-in = { $who } steps in for { $target }.
asked = { $who } is asked to defend.
defends = { $who } defends{ $how }.
competes = { $who } competes{ $how }.
offers = { $who } offers to step in.
cannot-step-in = { $who } can't step in.
held = { $who } holds the clock.
rated = { $what }: difficulty { $difficulty }.
this-scene = this scene
called-off = The roll is called off.
helped = { $who } helps: +1.
stunt-claimed = { $who } uses the stunt “{ $stunt }”: +2.
stunt-claimed-some = { $who } uses a stunt: +2.
stunt-vetoed = { $who }'s stunt “{ $stunt }” doesn't fit here.
stunt-vetoed-some = { $who }'s stunt doesn't fit here.
stunt-used = { $who } uses the stunt “{ $stunt }”, once this session.
stunt-used-some = { $who } uses a stunt, once this session.
drawn = { $who } draws { $total }.
thrown = { $who } rolls { $faces }: { $total }.
thrown-by-hand = { $who } rolls { $faces } with real dice: { $total }.
invoked-paid = { $who } invokes { $aspect } for a fate point: { $effect }.
invoked-free = { $who } invokes { $aspect } for free: { $effect }.
effect-bonus = +2
effect-ally = +2 for an ally
effect-reroll = { $they ->
    [they] they reroll
   *[other] { they } rerolls
}
effect-raise = { their } opponent needs 2 more
effect-against = { $who } needs 2 more
cost-serious = A serious cost:
cost-minor = A minor cost:
cost-paid = The cost is paid.
cost-refused = The cost isn't paid, so the action fails.
obstacle-stays = The obstacle is still there.
nothing-created = Nothing comes of it.
nothing-found = Nothing is found.
hit = A hit for { $damage }.
traded = 1 less damage for a boost, { $damage } left.
absorbed = { $who } absorbs { $damage } with { $with }.
with-box = stress box { $box }
with-consequence = a { $degree } consequence
fate = What happens to { $who }:

## Compels and facts; keys made of the sort

compel-decision = { $who } compels { $victim } with { $aspect }, a bad decision:
compel-event = { $who } compels { $victim } with { $aspect }, an event:
compel = { $who } compels { $victim } with { $aspect }:
self-decision = { $who } offers to be compelled by { $aspect }, a bad decision:
self-event = { $who } offers to be compelled by { $aspect }, an event:
self = { $who } offers to be compelled by { $aspect }:
suggests = { $who } suggests an aspect for the scene:
wants-rest = { $who } asks to recover from a { $degree } consequence:
counter-offer = { $who } counter-offers:
accepted = { $who } accepts the compel:
accepted-self = { $who } is compelled by { $aspect }:
refused = { $who } refuses the compel.
compel-withdrawn = The compel is withdrawn.
compel-declined = The compel doesn't count.
suggestion-withdrawn = The suggestion is withdrawn.
suggestion-declined = The suggestion is declined.
recovery-withdrawn = The recovery is withdrawn.
recovery-declined = There was no rest, so the recovery has to wait.
fact-proposed = { $who } proposes a fact:
fact-proposed-from = { $who } proposes a fact from { $aspect }:
fact-agreed = { $who } agrees.
fact-settled = It's true:
fact-settled-some = It's true.
fact-dropped = { $who } objects, so the fact is dropped.

## Recovery and milestones; keys made of what is gained

healed = { $who } recovers from the { $degree } consequence.
consequence-given = The game master gives { $who } a { $degree } consequence.
consequence-removed = The game master removes the { $degree } consequence { $aspect } from { $who }.
milestone-minor = A minor milestone.
milestone-significant = A significant milestone.
milestone-major = A major milestone.
confirmed = { $who } { $gains }.
confirmed-nothing = { $who } takes nothing from the milestone.
gain-swap = swaps { $a } and { $b }
gain-rewrite = rewrites an aspect
gain-rewrite-as = rewrites an aspect as { $aspect }
gain-replace = replaces a stunt
gain-replace-with = replaces a stunt ({ $stunt })
gain-add = takes a new stunt
gain-add-with = takes a new stunt ({ $stunt })
gain-approach = raises { $approach }
gain-refresh = raises refresh by 1
gain-stunt = takes a stunt instead of refresh
gain-stunt-with = takes a stunt instead of refresh ({ $stunt })
gain-high = rewrites the high concept as { $aspect }
milestone-over = The milestone is done.

## Fate points; keys made of why they change hands

points-invoke = { $source } pays { fate-points }.
points-hostile = { $source } pays { fate-points }, which { $to } gets after the scene.
points-hostile-pool = { $source } pays { fate-points }, which goes to the next scene's pool.
points-handed_over = The scene is over, and { $to } gets { fate-points }.
points-compel = { $source } pays { fate-points } to { $to }.
points-refused = { $source } pays { fate-points } to refuse.
points-self_compel = { $to } gets { fate-points }.
points-conceded = { $to } gets { fate-points } for conceding.
points-refresh = { $to } gets { fate-points }, up to { their } refresh.
points-pool = { $to } gets { fate-points }.
points-leftover = { $amount ->
        [one] The fate point left in the pool is lost.
       *[other] The { $amount } fate points left in the pool are lost.
    }
points-leftover-kept = { $amount ->
        [one] The fate point left in the pool is kept for the next scene.
       *[other] The { $amount } fate points left in the pool are kept for the next scene.
    }
points-carried = { $to } gets { fate-points } from { $source }.
points-brought = { $to } comes with { fate-points }.
points-overruled = { $to } gets { fate-points } from { $source }.

## The game master's word

set = { $who } changes { $field } of { $what } from { $before } to { $after }.
set-back = { $who } takes back a change: { $field } of { $what }, from { $before } to { $after }.
set-secret = { $who } changes something about one of the game master's characters.
set-back-secret = { $who } takes back a change to one of the game master's characters.
reason = Reason:
