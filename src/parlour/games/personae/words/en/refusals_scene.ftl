### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule), for programs (.reason). Scenes and encounters: turns, Powers at work, wounds, the order, what is for sale and what is in the way.

## Turns

move-not_your_turn = { $now ->
        [choosing] The order isn't settled yet.
        [unset] The order isn't settled yet.
        [nobody] Nobody's turn has come yet.
       *[turn] It's { $who }'s turn.
    }
    .cure = { $now ->
        [choosing] Everybody in it chooses a Skill for the order first.
        [unset] The game master sets the order first.
       *[turn] Wait for your turn.
    }
    .rule = { $rule }
    .reason = not-your-turn
moved_and_acted = { $it } has moved, and the action is used too.
    .cure = End the turn.
    .rule = PER-164
    .reason = no-move
moved_and_opening = { $it } has moved, and the opening Challenge comes before a second move.
    .cure = Issue a Challenge.
    .rule = PER-161
    .reason = opening-due
move-place-unknown = One move doesn't get you there.
    .cure = { $count ->
        [0] There's nowhere to go from here.
       *[other] From here you can go to { $places }.
    }
    .rule = PER-166
    .reason = bad-place
assist-not_violent = Outside a fight help is offered when the Challenge is issued.
    .cure = Wait for the Challenge.
    .reason = not-now
primary-oneself = { $it } can't help themselves.
    .cure = Choose somebody else.
    .reason = bad-target
assist-skill-unknown = { $who } has no such Skill.
    .cure = Choose one from the sheet.
    .rule = PER-146
    .reason = no-skill
assist-passive = { $it } helps nobody else.
    .cure = Choose another Skill.
    .rule = PER-146
    .reason = no-skill
announce-off_turn = Active defence is announced on your own turn.
    .cure = Answer passively until your turn comes.
    .rule = PER-Q71
    .reason = not-your-turn
off_turn = { move-not_your_turn }
    .cure = { move-not_your_turn.cure }
    .rule = { $rule }
    .reason = not-your-turn
action_gone = { $it } has used the action of this turn.
    .cure = End the turn, or move if you still can.
    .rule = PER-163
    .reason = no-action
opening_first = { $who } has escalated and issues the opening Challenge first.
    .cure = Issue a Challenge.
    .rule = PER-161
    .reason = opening-due
announce-skill-unknown = { $who } has no such Skill.
    .cure = A shield needs a Skill of its own.
    .rule = PER-213
    .reason = no-skill
announce-unapproved = { $it } is waiting for the game master's approval.
    .cure = Announce another Skill.
    .rule = PER-213
    .reason = no-skill
announce-passive = { $it } needs no action.
    .cure = Announce a weapon, a shield or a Power Skill.
    .rule = PER-210
    .reason = passive
needs_resisting = { $it } needs a Power made for resisting.
    .cure = Announce another Skill.
    .rule = PER-281
    .reason = no-power
ranged = A ranged weapon never parries.
    .cure = Announce another Skill.
    .rule = PER-Q42
    .reason = bad-skill
do_other-words-wordless = The action needs words.
    .cure = Say what is done.
    .reason = bad-value
opening_not_issued = { opening_first }
    .cure = Issue a Challenge.
    .rule = PER-161
    .reason = opening-due

## Encounters

violent_already = It's a violent encounter already.
    .cure = There's no further step.
    .reason = not-now
encounter_already = It's an encounter already.
    .cure = The next step is violence.
    .reason = not-now
step_by_step = At this table words come first: no scene turns straight to violence.
    .cure = Escalate to a non-violent encounter first.
    .rule = PER-Q46
escalate-goal-wordless = Goals are stated before any escalation.
    .cure = Say what is wanted.
    .rule = PER-127
    .reason = no-goal
state_goal-goal-wordless = A goal needs words.
    .cure = Say what is wanted.
    .reason = no-goal
close_encounter-words-wordless = You haven't said how much time has passed.
    .cure = Say it in a few words.
    .rule = PER-252
    .reason = no-words

## The order

unordered = The order isn't settled yet.
    .cure = { $now ->
        [choosing] Everybody in it chooses a Skill for the order first.
       *[unset] The game master sets the order first.
    }
    .rule = PER-160
    .reason = not-your-turn
order_to_come = { unordered }
    .cure = { unordered.cure }
    .rule = PER-160
    .reason = not-your-turn
nobody_to_order = There's nobody to put in another order.
    .cure = Go on.
    .reason = bad-order
order-unknown = { $fixed ->
        [yes] { $who } escalated and opens with a Challenge: that place is fixed.
       *[no] An order names everybody in it, each once.
    }
    .cure = Order the others.
    .rule = { $rule }
    .reason = bad-order
order-twice = An order names everybody in it, each once.
    .cure = Name all of them.
    .reason = bad-order
order-too_few = { order-twice }
    .cure = { order-twice.cure }
    .reason = bad-order
give_turn-opening_due = { opening_first }
    .cure = Let that Challenge be issued.
    .rule = PER-161
out_already = { $who } already acts out of turn.
    .cure = End that turn first.
    .reason = not-now
not_in_order = { $it } has no place in the order.
    .cure = Choose somebody who has one.
    .reason = bad-target
on_turn_now = It's { $it }'s turn.
    .cure = Grant one more action instead.
    .reason = not-now
another_is_on_turn = It isn't { $it }'s turn.
    .cure = Give { them } a turn instead.
    .rule = PER-162
    .reason = not-your-turn
has_action = { $it } has an action left.
    .cure = Use that one first.
surprise-who-unknown = There's no such character.
    .cure = Choose somebody in the scene.
    .reason = bad-target
surprise-who-twice = Somebody is named twice.
    .cure = Name everybody once.
    .reason = bad-target
surprise-who-too_few = Nobody is named.
    .cure = Choose at least one.
    .reason = bad-target
turn_gone = Only those whose turn of this round is still to come can be surprised.
    .cure = Choose some of those.
    .reason = bad-target
placed_already = { $chosen ->
        [yes] { $it } has a place in the order.
       *[no] At this table the order is set another way.
    }
    .cure = Wait for your turn.
    .rule = { $rule }
    .reason = not-now
choose_order-passive = { $it } gives no place in the order.
    .cure = Choose another Skill, or none.
    .reason = no-skill

## Powers

use_power-pending = { $it } is waiting for the game master's approval.
    .cure = Agree on it first.
    .rule = PER-091
needs_challenge = { $it } needs a Power Challenge.
    .cure = Issue one.
use_power-powers_used_up = { $most ->
        [one] At this table Powers can be used once in an encounter.
       *[other] At this table Powers can be used { $most } times in an encounter.
    }
    .cure = Do something else.
    .rule = PER-087
    .reason = limit
the_dead_stay_dead = At this table the dead stay dead.
    .cure = If the group agrees, the game master changes that house rule.
    .rule = PER-207
    .reason = dead
nobody_to_help = { $it } can do nothing for anybody here.
    .cure = Read what it says.
    .rule = PER-206
    .reason = bad-target
use_power-targets-unknown = { $power } can do nothing for somebody you chose.
    .cure = Read what it says.
    .rule = PER-206
    .reason = bad-target
use_power-targets-too_few = { $power } needs a target.
    .cure = Choose one.
    .rule = PER-206
    .reason = bad-target
use_power-targets-too_many = { $most ->
        [one] { $power } affects at most 1 target.
       *[other] { $power } affects at most { $most } targets.
    }
    .cure = Choose fewer, or upgrade it.
    .rule = PER-232
    .reason = too-many
use_power-words-wordless = In a plain scene it lasts as long as is agreed.
    .cure = Say how long.
    .rule = PER-092
    .reason = how-long
use_power-words-not_asked = In an encounter the Power itself says how long it lasts.
    .cure = Leave the words out.
    .rule = PER-092
    .reason = bad-value
no_consent = Nobody asks for that.
    .cure = Look at what is asked above.
    .reason = not-asked
not_waited_for = { $it } isn't asked.
    .cure = Look at what is asked above.
    .reason = not-asked
maintain-power-unknown = That Power doesn't have to be kept up now.
    .cure = Choose one that does.
    .reason = not-on
let_go-power-unknown = That Power isn't at work.
    .cure = Choose one that is.
    .reason = not-on

## Wounds

unharmed = { $it } has no hits to recover from.
    .cure = There's nothing to do.
    .rule = PER-194
not_stabilised = { $it } is Dying and not stabilised.
    .cure = Somebody else has to stabilise { them } first.
    .rule = PER-204
    .reason = dying
too_early = { $barred ->
        [tried] { $it } has already tried in this scene.
        [fight] In a fight { $it } can't recover from worse than Injured.
        [turn] In an encounter { $it } recovers on { their } own turn, while conscious.
        [light] What { $it } has left heals by itself.
        [next-scene] { $it } was hurt too badly to try in this scene.
       *[end] { $it } can try when the scene ends.
    }
    .cure = { $barred ->
        [tried] Try again in the next scene.
        [fight] Wait until it has ended.
        [turn] Wait for that turn.
        [light] There's nothing to do.
        [next-scene] Try in the next scene.
       *[end] The game master closes the scene in two steps: try between them.
    }
    .rule = { $rule }
    .reason = { $reason }
healer-unknown = { surprise-who-unknown }
    .cure = { surprise-who-unknown.cure }
    .rule = PER-205
    .reason = bad-target
own_healer = { $it } is the patient.
    .cure = Leave the healer out.
    .rule = PER-205
    .reason = bad-target
healer_unable = { $it } isn't here, or can't act.
    .cure = Choose somebody who can.
    .rule = PER-205
    .reason = not-here
no_healing_trait = { $it } has no Trait that lets { them } roll for somebody else.
    .cure = Ask for help instead.
    .rule = PER-205
    .reason = no-trait
recover-skill-unknown = { $with ->
        [healer] { $healer } can't roll that Skill in their place.
        [one-die] At this table one die is rolled for recovery.
       *[skill] { $who } has no such Skill.
    }
    .cure = { $with ->
        [healer] Choose the Skill the Trait names.
       *[other] Try without a Skill, or with one from the sheet.
    }
    .rule = { $rule }
    .reason = { $reason }
saved_already = { $it } has helped somebody already.
    .cure = Somebody else can help.
    .rule = PER-Q59
own_hands = { $it } is the one who is Dying: it takes somebody else's hands.
    .cure = Ask somebody else, or use a Power that stabilises.
    .rule = PER-275
    .reason = not-oneself
not_dying = { $it } isn't Dying here.
    .cure = Choose somebody who is.
    .reason = bad-target
unbound = Nothing holds { $it }.
    .cure = Choose somebody with a condition.
    .reason = no-condition
release-at-unknown = There's no such condition.
    .cure = Choose one of those listed.
    .reason = no-condition

## Scenes and days

scene_open = A scene is open.
    .cure = Close it first.
    .rule = PER-243
pass_days-scene_open = A scene is open.
    .cure = Close it first: days go by between scenes.
    .rule = PER-280
encounter_on = An encounter is under way.
    .cure = Close it first.
    .reason = not-now
open_scene-no_session = No session is under way.
    .cure = Start one first.
    .rule = PER-244
    .reason = not-now
pass_days-no_session = { open_scene-no_session }
    .cure = { open_scene-no_session.cure }
    .rule = PER-244
    .reason = not-now
open_scene-place-wordless = A scene needs a place.
    .cure = Say where it is.
    .reason = bad-value
open_scene-who-unknown = { surprise-who-unknown }
    .cure = { surprise-who-unknown.cure }
    .reason = bad-target
open_scene-who-twice = { surprise-who-twice }
    .cure = { surprise-who-twice.cure }
    .reason = bad-target
zones-not_asked = This table doesn't use zones.
    .cure = Leave them out.
    .rule = PER-166
    .reason = bad-value
here_already = { $it } is here already.
    .cure = Choose somebody who isn't.
leave-not_here = { $it } isn't here.
    .cure = Choose somebody who is.
no_distances = At this table distance is only narrated.
    .cure = Say it in words.
    .rule = PER-253
    .reason = no-distance
place-place-unknown = There's no such place.
    .cure = Choose one of those known.
    .reason = bad-place
there_already = { $who } is there already.
    .cure = Choose another place.
    .reason = bad-place

## What is in the way

add_obstacle-name-wordless = An obstacle needs a name.
    .cure = Enter one.
    .reason = bad-value
obstacle-unknown = There's no such obstacle.
    .cure = Choose one of those listed.
    .reason = no-obstacle
no_obstacles = There are no obstacles.
    .cure = Add one first.
    .reason = no-obstacle
ruled = { $it } is settled already.
    .cure = Add another obstacle.
rule_obstacle-how-unknown = It's narrated, part of another Challenge, or unopposed.
    .cure = Choose one of these.
    .reason = bad-value
rule_obstacle-words-wordless = Say how it goes.
    .cure = Use a few words.
    .reason = bad-value
agree_hazard-hits-too_low = A hazard can't have fewer than 0 hits.
    .cure = Enter 0 to 9.
    .reason = bad-value
agree_hazard-hits-too_high = A hazard has at most 9 hits.
    .cure = Enter 0 to 9.
    .reason = bad-value
agree_hazard-penalty-too_low = { $harmless ->
        [yes] A hazard that does nothing isn't one.
       *[no] A hazard can't give dice.
    }
    .cure = { $harmless ->
        [yes] Agree on hits, or on fewer dice.
       *[no] Enter how many dice it costs: 0 or more.
    }
    .reason = no-harm
no_hazards = The group hasn't agreed on a hazard.
    .cure = Agree on one first.
    .reason = not-agreed
hazard-unknown = The group hasn't agreed on such a hazard.
    .cure = Agree on it first.
    .reason = not-agreed
trigger_hazard-who-unknown = { surprise-who-unknown }
    .cure = { surprise-who-unknown.cure }
    .reason = bad-target
trigger_hazard-who-twice = { surprise-who-twice }
    .cure = { surprise-who-twice.cure }
    .reason = bad-target
trigger_hazard-who-too_few = { surprise-who-too_few }
    .cure = { surprise-who-too_few.cure }
    .reason = bad-target
series_open = An extended Challenge is under way.
    .cure = Let it end first.
too_few_here = It takes two in the scene.
    .cure = Let somebody enter.
    .reason = bad-target
nobody_of_yours = You have nobody in the scene.
    .cure = The game master brings people in.
    .reason = not-here
start_series-one-unknown = { surprise-who-unknown }
    .cure = { surprise-who-unknown.cure }
    .reason = bad-target
start_series-one-twice = { surprise-who-twice }
    .cure = { surprise-who-twice.cure }
    .reason = bad-target
start_series-one-too_few = { surprise-who-too_few }
    .cure = { surprise-who-too_few.cure }
    .reason = bad-target
start_series-one-too_many = Somebody must be left for the other side.
    .cure = Choose fewer.
    .reason = bad-target
start_series-other-unknown = { surprise-who-unknown }
    .cure = { surprise-who-unknown.cure }
    .reason = bad-target
start_series-other-twice = { surprise-who-twice }
    .cure = { surprise-who-twice.cure }
    .reason = bad-target
start_series-other-too_few = { surprise-who-too_few }
    .cure = { surprise-who-too_few.cure }
    .reason = bad-target
start_series-other-too_many = { start_series-one-too_many }
    .cure = { start_series-one-too_many.cure }
    .reason = bad-target
same_one = Somebody is on both sides.
    .cure = Put everybody on one side only.
    .reason = bad-target
start_series-goal-wordless = Both sides need a goal.
    .cure = Say what each wants.
    .reason = no-goal
against-wordless = { start_series-goal-wordless }
    .cure = { start_series-goal-wordless.cure }
    .reason = no-goal
no_series = No extended Challenge is under way.
    .cure = Start one.
answer_series-side-unknown = There's no such side.
    .cure = Choose one of the two.
    .reason = bad-value
no_voice = You have nobody on that side.
    .cure = Wait for their answer.
    .rule = PER-002
    .reason = not-yours
answer_series-answer-unknown = That isn't an answer.
    .cure = Choose achieved, continue or back down.
    .reason = bad-value
reassessed = That side has already answered.
    .cure = Play on. You can back down at any time.
    .reason = not-now

## What is for sale

no_wares = Nothing is for sale.
    .cure = The game master puts something up first.
    .reason = no-ware
set_local-ware-unknown = There's no such thing on the list.
    .cure = Add it first.
    .reason = no-ware
buy-ware-unknown = That isn't for sale.
    .cure = Choose from the list.
    .reason = no-ware
above_cap = { $ware } costs { $price } here ({ $rarity }); the Resource Cap is { $cap }.
    .cure = Buy something cheaper, or have the Cap raised.
no_petitions = Nothing is waiting for an answer.
    .cure = Go on.
    .reason = no-wish
answer_wish-wish-unknown = There's no such request.
    .cure = Choose one that is.
    .reason = no-wish

## Sessions

start_session-session_on = A session is under way.
    .cure = End it first.
end_session-no_session = No session is under way.
    .cure = Start one.
end_session-scene_open = A scene is being played.
    .cure = Close it first.
    .rule = PER-243
