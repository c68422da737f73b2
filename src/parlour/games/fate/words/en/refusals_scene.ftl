### keys made: of commands, fields and conditions.


# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule, read from English alone).


## Moving

move-no_conflict = Zones only matter in conflicts.
    .cure = Outside one, just say where you go.
    .rule = FAE-184
nowhere = { $who } isn't in a zone yet.
    .cure = The game master places characters.
    .rule = FAE-134
there_already = { $who } is already in { $it }.
    .cure = Choose another zone.
overcome_first = { $hindrance } is in the way to { $zone }.
    .cure = Overcome it with a roll.
    .rule = FAE-Q17
    .reason = hindered
no_way = There's no way to { $it }.
    .cure = Choose another zone.
    .rule = FAE-Q46
move-too_far = { $it } is too far for one turn.
    .cure = Go part of the way.
    .rule = FAE-Q46
way_hindered = Something farther on blocks the way to { $it }.
    .cure = Go part of the way.
    .rule = FAE-Q46
    .reason = too-far
moved_already = { $who } has already moved and used { their } action.
    .cure = You can move one zone for free each turn.
    .rule = FAE-Q16
hindered_and_acted = { $hindrance } is in the way to { $zone }, and you've used your action.
    .cure = Try next turn.
    .rule = FAE-094
    .reason = hindered
far_and_acted = { $it } is more than one zone away, and you've used your action.
    .cure = Try next turn.
    .rule = FAE-093
    .reason = too-far

## The map

a-unknown = There's no such zone.
    .cure = Choose one from the map.
    .reason = no-such-zone
b-unknown = There's no such zone.
    .cure = Choose one from the map.
    .reason = no-such-zone
same_one = A zone isn't next to itself.
    .cure = Choose two zones.
    .reason = same-zone
not_held = Nobody blocks that way.
    .cure = Choose someone to block it.
not_near = { $it } isn't next to that border.
    .cure = Place { them } there first.

## Challenges and contests

no_challenge = No challenge is under way.
    .cure = Start one first.
    .rule = FAE-124
start_challenge-tasks-wordless = A challenge needs tasks.
    .cure = Write them, separated by semicolons.
    .reason = no-tasks
add_task-text-wordless = A task needs a description.
    .cure = Say what has to be done.
    .reason = no-text
oppose_task-task-unknown = That isn't a task of this challenge.
    .cure = Choose one of its open tasks.
    .rule = FAE-124
    .reason = no-such-task
not_opposed = Nobody opposes { $task }.
    .cure = Choose someone to oppose it.
hero = { $it } is one of the heroes.
    .cure = Choose someone on another side.
    .reason = same-side
start_contest-who-too_few = A contest needs at least two competitors.
    .cure = Name two or more.
no_twist = No exchange has just ended in a tie.
    .cure = Twists come with ties.
no_victory = Nobody has just won an exchange.
    .cure = Say it before the next roll.
not_the_winner = { $winner } won the exchange.
    .cure = The winner says how.
tell_victory-text-wordless = You haven't said how it happened.
    .cure = Say how, or skip it.
    .reason = no-words

## Conflicts

start_conflict-who-too_few = A conflict needs at least two characters.
    .cure = Name everyone involved.
start_conflict-harm-unknown = A conflict is physical or mental.
    .cure = Choose one of the two.
    .rule = FAE-Q28
    .reason = no-kind
begun = The conflict has begun, and its turn order is fixed.
    .cure = Play on, or end the conflict.
    .rule = FAE-Q28
order-unknown = Everyone has one place in the turn order.
    .cure = Name each of them once.
    .reason = bad-order
order-too_few = Everyone has one place in the turn order.
    .cure = Name each of them once.
    .reason = bad-order
order-twice = Everyone has one place in the turn order.
    .cure = Name each of them once.
    .reason = bad-order
split_already = Everyone already has their own place.
    .cure = Begin, or change the order.
one_side = Only one side takes part.
    .cure = Let someone on another side join.
joined_already = { $it } is already in the conflict.
    .cure = Choose somebody else.
concede-no_conflict = You can only concede in a conflict.
    .cure = Outside one, just say what you do.
    .rule = FAE-184
concede-not_in_conflict = { $it } isn't part of this conflict.
    .cure = There's nothing to concede.
    .rule = FAE-184
concede-too_late = The dice are on the table, and you have to concede before that.
    .cure = If you're hit, you can choose to be taken out.
npcs_fight_on = At this table, only player characters can concede.
    .cure = They can be taken out instead.
    .rule = FAE-Q15
    .reason = npc
acting_now = { $it } is acting in this roll.
    .cure = Concede before or after it.
    .reason = acting
concede-words-wordless = When you concede, you have a say in what happens.
    .cure = Say how you leave.
    .rule = FAE-090
    .reason = no-words
not_conceded = { $it } hasn't conceded.
    .cure = Wait until they do.
    .reason = not-given-in
impose-text-wordless = The cost isn't named yet.
    .cure = Say what happens.
    .reason = no-words

## Harm by the game master's word

hazard_attack-name-wordless = The hazard has no name.
    .cure = Say what it is, such as a falling beam.
    .reason = no-name
hazard_attack-dice-unknown = A hazard attacks with a fixed number or with dice.
    .cure = Choose one of the two.
    .reason = no-kind
give_consequence-no_consequences = { $it } can't take consequences.
    .cure = Tick a box, or take them out.
    .rule = FAE-173
absorbing = { $it } is still absorbing a hit.
    .cure = Wait until that's done.
    .rule = FAE-076
    .reason = hit
give_consequence-filled = { $who } already has a { $it } consequence.
    .cure = There's one of each degree, so choose another.
    .rule = FAE-085
give_consequence-text-wordless = The consequence needs a name.
    .cure = Write it as a short phrase.
    .rule = FAE-083
    .reason = no-text
remove_consequence-none_taken = { $who } has no { $it } consequence.
    .cure = Choose one they have.
    .rule = FAE-085
    .reason = none

## Sessions and scenes

start_session-session_on = A session is already under way.
    .cure = End it first.
end_session-no_session = No session is under way.
    .cure = Start one first.
open_scene-no_session = No session is under way.
    .cure = Start one first.
    .rule = FAE-017
open_scene-scene_open = The scene { $scene } is still open.
    .cure = Close it first.
    .rule = FAE-143
open_scene-name-wordless = A scene needs a name.
    .cure = Say where or what it is.
    .reason = no-name
pcs-unknown = There's no such character.
    .cure = Choose finished player characters.
    .reason = no-such-character
pcs-not_a_pc = Only player characters open a scene.
    .cure = Others can enter afterwards.
    .reason = no-such-character
pcs-not_ready = Only finished player characters open a scene.
    .cure = Others can enter afterwards.
    .reason = no-such-character
pcs-twice = Somebody is named twice.
    .cure = Name everyone once.
close_scene-no_scene = No scene is open.
    .cure = Open one first.
here_already = { $it } is already in the scene.
    .cure = Choose somebody else.
leave-competing = { $it } is in the contest.
    .cure = End it first.
    .rule = FAE-129
fighting = { $it } is in the conflict.
    .cure = They can concede or be taken out.
    .rule = FAE-142

## The game master's aspects

no_scene_yet = No scene is open.
    .cure = Open one, or add the aspect hidden.
    .reason = no-scene
on-unknown = There's no such place or character.
    .cure = Choose the scene, a zone or a character.
    .reason = no-such-place
absent = { $it } isn't in this scene.
    .cure = Choose somebody who is.
    .reason = not-here
add_aspect-text-wordless = The aspect needs a wording.
    .cure = Write it as a short phrase.
    .rule = FAE-001
    .reason = no-text
remove_aspect-unknown = There's no such aspect.
    .cure = Choose one on the table.
    .reason = no-such-aspect
reveal_aspect-unknown = There's no such aspect.
    .cure = Choose one on the table.
    .reason = no-such-aspect
withhold-aspect-unknown = There's no such aspect.
    .cure = Choose one on the table.
    .reason = no-such-aspect
on_a_sheet = { $aspect } is on { $owner }'s sheet.
    .cure = Milestones and recovery change it.
    .rule = FAE-149
    .reason = sheet
reveal_aspect-in_the_open = { $it } is already in the open.
    .cure = Choose a hidden one.
    .reason = open-already
not_yet =
    { $hidden ->
        [yes] { $owner } is still hidden.
       *[no] No scene is open.
    }
    .cure =
        { $hidden ->
            [yes] Reveal the character first.
           *[no] Open one first.
        }
everybodys = Everyone knows { $it }.
    .cure = Choose a situation or general aspect.
    .reason = known
off_the_table = { $it } belongs to someone who isn't on the table yet.
    .cure = Choose another aspect.
nobody_knows = Nobody knows of { $it } yet.
    .cure = There's nothing to hide.
its_owner = { $aspect } is { $it }'s own.
    .cure = Choose another player character.
    .reason = not-knowing
not_knowing = { $it } doesn't know of { $aspect }.
    .cure = Choose a player character who does.
reshuffle-dice_only = This table rolls dice and has no deck.
    .cure = There's nothing to shuffle.
    .rule = FAE-021
    .reason = dice

## Compels

by-unknown = There's no such character.
    .cure = Choose one of yours.
    .reason = no-such-character
gm_in_her_own_name = The game master compels in their own name.
    .cure = Choose “the game master”.
    .rule = FAE-Q21
    .reason = gm
offer_compel-gm_alone = Only the game master can compel in that name.
    .cure = Choose one of yours.
    .reason = not-the-game-master
not_a_player_character = { $it } isn't a player character.
    .cure = Compel through one of yours.
    .reason = not-a-pc
cannot_pay = { $it } has no fate point to offer.
    .cure = Accept a compel to gain one.
    .rule = FAE-121
offer_compel-pool_empty = At this table, the game master's compels are paid from the pool, and it's empty.
    .cure = Wait for the next scene.
    .rule = FAE-Q21
offer_compel-aspect-unknown = { $by } knows of no such aspect.
    .cure = Choose one they know.
    .reason = unknown-aspect
offer_compel-hidden = { $it } is still hidden.
    .cure = Reveal it first, so that they can answer.
offer_compel-boost = { $it } is a boost and can only be invoked.
    .cure = Choose another aspect.
    .rule = FAE-Q40
offer_compel-own = { $it } is { $by }'s own.
    .cure = Compel yourself with it instead.
    .rule = FAE-114
sort-unknown = A compel is a bad decision or an event.
    .cure = Choose one of the two.
    .rule = FAE-115
    .reason = no-kind
offer_compel-text-wordless = You haven't said what trouble it causes.
    .cure = Say what trouble the aspect causes.
    .rule =
        { $sort ->
            [event] FAE-116
           *[other] FAE-115
        }
    .reason = no-text
self_compel-text-wordless = { offer_compel-text-wordless }
    .cure = { offer_compel-text-wordless.cure }
    .rule = { offer_compel-text-wordless.rule }
    .reason = no-text
victim-unknown = { $aspect } belongs to the scene, so you choose who gets into trouble.
    .cure = Name someone in the scene.
    .reason = no-victim
victim-not_asked = { $aspect } belongs to { $owner }, so it's { $owner } who gets into trouble.
    .cure = Don't name anyone else.
    .reason = victim
offers_it = { $it } is offering the compel.
    .cure = Name someone else.
    .rule = FAE-114
    .reason = own
self_compel-aspect-unknown = { $who } has no such aspect.
    .cure = Choose one from the sheet.
    .reason = not-own
hidden_npc_aspect = { $it } is still hidden.
    .cure = Reveal it first.
    .rule = FAE-113
    .reason = hidden
suggest_aspect-no_scene = No scene is open.
    .cure = Wait for the next one.
gm_adds = The game master doesn't have to suggest aspects.
    .cure = Add the aspect.
    .reason = gm
suggest_aspect-text-wordless = The aspect needs a wording.
    .cure = Write it as a short phrase.
    .reason = no-text
deal-unknown = There's no such offer.
    .cure = It may have been settled already.
    .reason = no-such-deal
not_a_compel = You can only make a counter-offer to a compel.
    .cure = Accept or refuse it.
deal-not_asked = It's { $asked } who has to answer now.
    .cure = Wait for their answer.
bargain-text-wordless = A counter-offer needs words.
    .cure = Say what should happen instead.
    .reason = no-text
payer_broke = { $payer } has no fate point left to pay for it.
    .cure = Refuse, or wait.
    .rule = FAE-121
    .reason = cannot-pay
gm_answers = Only the game master can answer this.
    .cure = Wait for the answer.
    .rule = FAE-Q51
    .reason = not-the-game-master
not_the_victim = Only { $victim }'s player can refuse it.
    .cure = You can withdraw your own offer.
    .reason = not-yours
cannot_refuse = { $victim } has no fate point to spend, and refusing costs one.
    .cure = Accept, or make a counter-offer.
    .rule =
        { $pc ->
            [yes] FAE-120
           *[no] FAE-Q22
        }
    .reason =
        { $pc ->
            [yes] cannot-refuse
           *[no] pool-empty
        }
not_the_proposer = Someone else offered it.
    .cure = Accept or refuse it.
    .reason = not-yours

## Facts

no_character = Facts follow from aspects a character knows.
    .cure = Make a character first.
hidden_from_players = { $it } is still hidden.
    .cure = Reveal it first.
    .reason = hidden
propose_fact-text-wordless = The fact isn't stated yet.
    .cure = Say what's true.
    .reason = no-text
fact-unknown = There's no such fact.
    .cure = It may have been taken back.
    .reason = no-such-fact
true_already = The table has already agreed to it.
    .cure = Play on: it's true.
    .reason = settled
own_fact = You proposed it yourself.
    .cure = Wait for the others.
    .reason = own
has_agreed = You aren't asked about it any more.
    .cure = Wait for the others.
    .reason = not-asked
not_concerned = You aren't asked about it any more.
    .cure = Wait for the others.
    .reason = not-asked
