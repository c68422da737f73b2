### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule), for programs (.reason). Challenges: issuing, helping, answering, setting, rolling, closing; and checks nobody sees.

## How far it is

no_challenge = No Challenge is open.
    .cure = Issue one first.
    .reason = not-now
helping_still = Helpers can still join.
    .cure = The issuer says when nobody else helps.
    .reason = not-now
answering_still = The Challenge hasn't been answered yet.
    .cure = The reactor chooses a Skill first.
    .rule = PER-117
    .reason = not-answered
setting_still = The dice haven't been rolled yet.
    .cure = Everybody gets ready first.
    .reason = not-rolled
dice_down = The dice are down.
    .cure = Settle it, or overrule what it did.
    .rule = PER-145
    .reason = rolled
help_settled = It's already settled who helps.
    .cure = Wait for the next Challenge.
    .reason = not-now
join_assist-dice_down = The dice are down.
    .cure = Wait for the next Challenge.
    .rule = PER-145
    .reason = rolled
join_issue-dice_down = { join_assist-dice_down }
    .cure = { join_assist-dice_down.cure }
    .rule = PER-145
    .reason = rolled
side-unknown = There's no such side.
    .cure = Choose one of those in the Challenge.
    .reason = bad-target
undecided_side = That side hasn't said what it uses.
    .cure = Wait for the Skill.
    .reason = not-now

## Issuing

attacks_first = { $who } was provoked and attacks first.
    .cure = Wait for that attack.
    .rule = PER-071
    .reason = not-now
out_of_turn = { $now ->
        [nobody] Nobody's turn has come yet.
       *[turn] It's { $who }'s turn.
    }
    .cure = Wait for your turn.
    .rule = PER-162
    .reason = not-your-turn
issue-kind-unknown = There's no such Challenge.
    .cure = Choose interaction, attack or Power.
    .reason = bad-value
must_attack = { $who } was provoked by { $provoker }.
    .cure = Attack { $provoker } first.
    .rule = PER-071
    .reason = provoked
another_target = { must_attack }
    .cure = { must_attack.cure }
    .rule = PER-071
    .reason = provoked
peaceful = An attack needs a violent encounter.
    .cure = Escalate to violence first.
    .rule = PER-219
    .reason = not-violent
no_action = { $who } has used the action of this turn.
    .cure = Wait for the next turn, or use a Trait that saves the action.
    .rule = PER-165
no_action_left = { $it } has used the action of this turn.
    .cure = Wait for the next turn, or use a Trait that saves the action.
    .rule = PER-165
    .reason = no-action
harmless-not_asked = Only an attack can be for a condition alone.
    .cure = Issue an attack.
    .rule = PER-168
    .reason = bad-value
power-unknown = { $who } has no such Power.
    .cure = A supernatural effect needs a Power for it.
    .rule = PER-086
    .reason = no-power
power-not_asked = A Power belongs to a Power Challenge.
    .cure = Leave the Power out, or issue that.
    .rule = PER-086
    .reason = no-power
pending = { $it } is waiting for the game master's approval.
    .cure = Ask for it.
    .rule = PER-091
    .reason = not-approved
needs_no_challenge = { $it } needs no Challenge.
    .cure = Use it on yourself, on somebody willing or on a thing.
    .rule = PER-Q73
    .reason = no-challenge
powers_used_up = { $most ->
        [one] At this table Powers can be used once in an encounter.
       *[other] At this table Powers can be used { $most } times in an encounter.
    }
    .cure = Do something else.
    .rule = PER-087
    .reason = used-up
skill-unknown = { $who } has no such Skill.
    .cure = Choose one from the sheet, or none.
    .reason = no-skill
issue-skill-unknown = { skill-unknown }
    .cure = { skill-unknown.cure }
    .rule = PER-035
    .reason = no-skill
unapproved = { $it } is waiting for the game master's approval.
    .cure = Choose another Skill.
    .reason = no-skill
not_its_skill = { $power } is used with { $skill }.
    .cure = Choose that Skill; without it you roll one die.
    .rule = PER-088
    .reason = wrong-skill
no_weapon = An attack is made with a weapon or unarmed Skill.
    .cure = Choose one of those, or none.
    .rule = PER-167
    .reason = wrong-skill
targets-unknown = There's no such character.
    .cure = Choose somebody in the scene.
    .reason = bad-target
targets-twice = Somebody is named twice.
    .cure = Name everybody once.
    .reason = bad-target
targets-too_few = A Challenge needs a target.
    .cure = Choose one.
    .reason = bad-target
issue-targets-too_many = { $most ->
        [one] { $power } affects at most 1 target.
       *[other] { $power } affects at most { $most } targets.
    }
    .cure = Choose fewer, or widen it with a Trait.
    .rule = PER-072
    .reason = too-many
oneself = { $it } can't be { their } own target.
    .cure = Choose somebody else.
    .reason = bad-target
targets-unfinished = { $it } isn't in the scene.
    .cure = Choose somebody who is.
    .reason = bad-target
targets-dead = { $it } is dead.
    .cure = Choose somebody who is alive.
    .reason = bad-target
targets-not_here = { targets-unfinished }
    .cure = { targets-unfinished.cure }
    .reason = bad-target
goal-wordless = The goal is missing: what does success mean?
    .cure = Say it openly, in a few words.
    .rule = PER-125
    .reason = no-goal
effect-wordless = Without hits an attack needs a condition.
    .cure = Say what success means instead.
    .rule = PER-168
    .reason = no-effect
effect-not_asked = Only an attack brings a condition of its own.
    .cure = Say it in the goal.
    .rule = PER-168
    .reason = bad-value
ready-not_asked = At this table everybody says that they're ready before the dice.
    .cure = Leave that out, and press Ready later.
    .rule = PER-118
    .reason = bad-value

## Unopposed, and what one knows

ask_unopposed-attribute-unknown = There's no such Attribute.
    .cure = Choose one of the six, or none.
    .rule = PER-007
    .reason = no-such-attribute
nothing_named = Neither a Skill nor an Attribute is named.
    .cure = Name at least one.
    .reason = no-attribute
nothing_to_rule = Nothing is waiting for your ruling.
    .cure = Go on with the Challenge.
    .rule = PER-153
    .reason = not-now
how-unknown = It succeeds, fails or needs a roll.
    .cure = Choose one of these.
    .rule = PER-153
    .reason = bad-value
listed-unknown = That modifier isn't on the list.
    .cure = Choose one of the difficulties.
    .reason = bad-number
listed-not_asked = Only a roll has a difficulty.
    .cure = Leave that at 0.
    .reason = bad-number
rule_unopposed-difficulty-not_asked = { listed-not_asked }
    .cure = { listed-not_asked.cure }
    .reason = bad-number
rule_unopposed-reason-wordless = Nearly Impossible is 10 or more.
    .cure = Enter 10 or more, or say why it's less for this character.
    .reason = bad-number
rule_unopposed-difficulty-too_low = A difficulty is at least 0.
    .cure = Enter a number up to 40.
    .reason = bad-number
rule_unopposed-difficulty-too_high = A difficulty is at most 40.
    .cure = Enter a lower number.
    .reason = bad-number
target-unknown = There's no such character.
    .cure = Choose one of those at the table.
    .reason = bad-target
nobody_asks = Nobody is asking about anybody.
    .cure = Go on with the Challenge.
    .rule = PER-148
    .reason = not-now
rule_hidden-skill-unknown = There's no such Skill on the sheet.
    .cure = Choose one, or none.
    .reason = no-skill
rule_hidden-skill-not_asked = It wasn't hidden, so no Skill is needed.
    .cure = Give the answer instead.
    .reason = bad-value
rule_hidden-answer-wordless = An answer is needed.
    .cure = Say what is known.
    .reason = bad-value
rule_hidden-answer-not_asked = It's hidden: the dice decide first.
    .cure = Leave the answer out.
    .reason = bad-value
nothing_to_call_off = No Challenge is open.
    .cure = There's nothing to take back.
    .reason = not-now

## Helping

fight_on = In a fight you help on your own turn.
    .cure = { $command ->
        [join_assist] Assist on your own turn; the help waits for the next fitting Challenge.
       *[join_issue] Stand together on your own turn; it counts for their next Challenge of that kind.
    }
    .rule = PER-144
    .reason = not-your-turn
takes_part = { $it } already takes part.
    .cure = Choose somebody else.
    .reason = bad-target
join_assist-acted = { $it } has used the action of this round.
    .cure = Helping costs the action.
    .rule = PER-146
    .reason = no-action
join_issue-acted = { $it } has used the action of this round.
    .cure = Issuing a Challenge costs the action.
    .rule = PER-165
    .reason = no-action
word_due = The game master has yet to say whether it's similar enough.
    .cure = Wait for the answer.
    .rule = PER-140
    .reason = not-now
nobody_there = Nobody can be helped there.
    .cure = Choose a side with somebody on it.
    .reason = bad-target
helped_enough = { $most ->
        [one] At this table a side has at most 1 helper.
       *[other] At this table a side has at most { $most } helpers.
    }
    .cure = Ask the game master to allow one more.
    .rule = PER-141
    .reason = too-many
join_assist-skill-unknown = { $kind ->
        [recovery] { $who } has no Skill, Power or Special Ability for it.
        [power] Only the same supernatural Skill helps here.
        [attack] In an attack you help with a weapon.
       *[other] Helpers use the same Skill or a similar one.
    }
    .cure = Choose another Skill, or don't help.
    .rule = { $rule }
    .reason = wrong-skill
nobody_else_rolls = Nobody else can roll for this.
    .cure = Go on with the Challenge.
    .reason = not-now
nobody_helps = Nobody helps that side.
    .cure = Choose a side with helpers.
    .reason = bad-target
not_your_side = { $player } speaks for that side.
    .cure = Speak for your own side.
    .rule = PER-002
    .reason = not-yours
set_primary-setting_still = It's answered already.
    .cure = Roll as you are.
    .rule = PER-145
    .reason = not-now
set_primary-who-unknown = Only a helper can take the primary's place.
    .cure = Choose one of the helpers.
    .reason = bad-target
ruling_due = The game master has yet to rule on it.
    .cure = Wait for the ruling.
    .rule = PER-153
    .reason = not-now
answer_due = Somebody's help is waiting for the game master's answer.
    .cure = Wait for it.
    .rule = PER-140
    .reason = not-now
not_the_issuer = { $issuer } is played by { $player }.
    .cure = The issuer or the game master says so.
    .rule = PER-002
    .reason = not-yours
issued_alone = Nobody can join in issuing this one.
    .cure = Help with it, or issue one of your own afterwards.
    .reason = not-now
waits_for_it = { $it } takes part later on.
    .cure = Choose somebody else.
    .reason = bad-target
too_narrow = { $it } doesn't reach everybody this is issued at.
    .cure = Help with it instead, or let it be.
    .rule = PER-086
    .reason = no-power
stand_together-kind-unknown = { issue-kind-unknown }
    .cure = { issue-kind-unknown.cure }
    .reason = bad-value
primary-unknown = { targets-unknown }
    .cure = { targets-unknown.cure }
    .reason = bad-target
stand_together-not_violent = Outside a fight you join in when the Challenge is issued.
    .cure = Wait for the Challenge, then join in.
    .reason = not-now

## Answering

answer-helping_still = Helpers can still join.
    .cure = Wait until nobody else helps.
    .reason = not-now
answers_given = The answers have been given.
    .cure = Look at what is asked above.
    .reason = not-now
not_challenged = { $it } isn't challenged.
    .cure = Only characters who are challenged can answer.
    .reason = bad-target
has_answered = { $it } has answered.
    .cure = Wait for the dice.
    .reason = not-now
answer-no_sheet = { $it } has no numbers yet.
    .cure = The game master gives dice and an Attribute.
    .rule = PER-254
    .reason = no-numbers
other_way = Block, Dodge and Resist are passive; everything else is active defence.
    .cure = Choose the other way.
    .rule = PER-210
    .reason = wrong-way
needs_a_skill = This is answered with a Skill.
    .cure = { $kind ->
        [attack] Dodge or Block answers it.
        [power] Resist answers it.
        [interaction] Resist answers it.
       *[other] A Skill answers it.
    }
    .rule = PER-117
    .reason = wrong-skill
wrong_defence = { $kind ->
        [power] { $it } doesn't answer a Power, unless a Power or Special Ability says so.
       *[other] { $it } doesn't answer this.
    }
    .cure = { needs_a_skill.cure }
    .rule = { $rule }
    .reason = wrong-skill
surprised = { $who } is surprised this round.
    .cure = { $kind ->
        [attack] Use Dodge or Block instead.
        [power] Use Resist instead.
        [interaction] Use Resist instead.
       *[other] Use a Skill instead.
    }
    .rule = PER-212
goes_unnoticed = { $who } doesn't notice it.
    .cure = { surprised.cure }
    .rule = PER-212
    .reason = unnoticed
knocked_out = { $who } is unconscious and defends only passively.
    .cure = { surprised.cure }
    .rule = PER-Q65
    .reason = unconscious
no_resisting_power = { $it } resists only with a Power made for that.
    .cure = { surprised.cure }
    .rule = PER-281
    .reason = no-power
never_parries = A ranged weapon never parries.
    .cure = { surprised.cure }
    .rule = PER-Q42
    .reason = ranged
no_guard_against_powers = { $it } doesn't stop a Power.
    .cure = { surprised.cure }
    .rule = PER-174
    .reason = wrong-skill
light_shield = A Light shield stops only Light attacks.
    .cure = { surprised.cure }
    .rule = PER-215
    .reason = category
no_guard = { $it } isn't a weapon, shield or Power Skill.
    .cure = { surprised.cure }
    .rule = PER-211
    .reason = wrong-skill
shot_or_thrown = Weapons don't parry what is shot or thrown.
    .cure = Use Dodge or Block, or a shield.
    .rule = PER-Q42
    .reason = ranged
wrong_category = Light weapons parry Light ones, Heavy weapons Heavy ones.
    .cure = { surprised.cure }
    .rule = PER-214
    .reason = category
not_announced = { $it } wasn't announced as active defence.
    .cure = { surprised.cure } Announce it with an action on your own turn.
    .rule = { $rule }
    .reason = not-declared
unnoticed_already = Nobody notices it anyway.
    .cure = Go on.
    .reason = not-now
nobody_to_notice = There's nobody here to notice it.
    .cure = Go on.
    .reason = not-now
answered_first = Somebody has answered.
    .cure = Say it before the first answer.
    .reason = not-now

## Before the dice

nobody_rolls = Nobody with a sheet rolls there.
    .cure = Choose another side.
    .reason = not-now
added_already = { $it } is added already.
    .cure = Choose another.
    .reason = same
adjust-what-unknown = It's an addition, or dice.
    .cure = Choose one of these.
    .reason = bad-value
adjust-amount-too_low = The lowest is −20.
    .cure = Enter a higher number.
    .reason = bad-value
adjust-amount-too_high = The highest is 20.
    .cure = Enter a lower number.
    .reason = bad-value
adjust-amount-between = 0 changes nothing.
    .cure = Enter another number.
    .reason = bad-value
count_power-power-unknown = No such Power is waiting for a ruling here.
    .cure = Choose one at work on this side whose circumstance is in words.
    .reason = no-such-power
counts_already = { $power } counts already.
    .cure = There's nothing to change.
    .reason = no-such-power
not_counted = { $power } doesn't count anyway.
    .cure = There's nothing to change.
    .reason = no-such-power
rolls_nothing = { $it } doesn't roll in this Challenge.
    .cure = Only characters who roll can call on an Expertise.
    .reason = bad-target
called_on = The game master has yet to answer.
    .cure = Wait for the answer.
    .reason = not-now
set_already = { $it } is ready already.
    .cure = Call on it sooner next time.
    .reason = not-now
rolls_no_dice = { $it } is unconscious and rolls nothing.
    .cure = There's nothing to add to.
    .rule = PER-Q65
    .reason = not-now
talent-unknown = There's no such Expertise on the sheet.
    .cure = Choose one from it.
    .reason = no-talent
called_on_before = { $it } has been used in this session.
    .cure = It can be used again in the next one.
    .rule = PER-055
    .reason = used-up
call_expertise-reason-wordless = A reason is needed.
    .cure = Say why, in a few words.
    .reason = no-reason
nobody_called_on = Nobody is waiting for an answer.
    .cure = Look at what is asked above.
    .reason = not-now
nothing_to_confirm = No condition is waiting for your word.
    .cure = Look at what is asked above.
    .reason = not-now
none_called_on = Nobody there is waiting for an answer.
    .cure = Look at what is asked above.
    .reason = not-now
another_step = { $stage ->
        [reroll] The dice are rolled; now it's about rerolls.
        [ignore] The dice are rolled; now it's about dice to leave out.
        [spend] The dice are rolled; now it's about criticals.
        [settle] The dice are rolled; now it's about what follows.
       *[close] The dice are rolled; now it's about the end.
    }
    .cure = Look at what is asked above.
    .reason = not-now
takes_no_part = { $it } takes no part in this Challenge.
    .cure = Wait for one of their own.
    .reason = bad-target
use_ability-ability-unknown = { $who } has no such Special Ability.
    .cure = Choose one from the sheet.
    .reason = no-ability
not_agreed = { $it } isn't approved yet.
    .cure = Ask the game master to approve it.
    .rule = PER-065
    .reason = not-approved
serves_already = { $it } already counts for this roll.
    .cure = Once is enough.
    .reason = not-now
judged_now = The game master has yet to say whether its condition holds.
    .cure = Wait for the answer.
    .rule = PER-078
    .reason = not-now
side_ready = { $who } is ready already.
    .cure = Use it sooner next time.
    .reason = not-now
spent_already = { $it } has been used as often as its condition allows.
    .cure = It comes back in time.
    .rule = PER-078
    .reason = used-up
one_a_turn = { $who } has used a Special Ability this turn.
    .cure = Qualities still count; the next turn brings another.
    .rule = PER-075
    .reason = one-ability
wrong_roll = { $it } doesn't go with this roll.
    .cure = Its text says with which Skill and when.
    .rule = PER-066
    .reason = wrong-skill
always_on = { $it } is always in effect.
    .cure = It's counted already.
    .rule = PER-081
    .reason = not-now
another_time = { $it } can't be used at this point.
    .cure = Its text says when.
    .reason = not-now
confirm_condition-wish-unknown = No such condition is waiting for your word.
    .cure = Look at what is asked above.
    .reason = not-now
not_your_roll = { not_your_side }
    .cure = Speak for your own side.
    .rule = PER-002
    .reason = not-yours
ready_already = This side is ready already.
    .cure = Wait for the others.
    .reason = not-now
numbers_due = They have no numbers yet.
    .cure = The game master gives some first.
    .rule = PER-254
    .reason = not-now
word_awaited = { called_on }
    .cure = { called_on.cure }
    .reason = not-now
no_dice = There are no dice to roll.
    .cure = Say that you're ready.
    .reason = bad-dice
enter_dice-faces-unknown = Each die has one face from 1 to 10.
    .cure = Enter every die once.
    .reason = bad-dice
enter_dice-faces-unknown_target = { enter_dice-faces-unknown }
    .cure = { enter_dice-faces-unknown.cure }
    .reason = bad-dice
enter_dice-faces-twice = { enter_dice-faces-unknown }
    .cure = { enter_dice-faces-unknown.cure }
    .reason = bad-dice
enter_dice-faces-too_few = { enter_dice-faces-unknown }
    .cure = { enter_dice-faces-unknown.cure }
    .reason = bad-dice

## The dice are down

not_asked_now = { $asked ->
        [nobody] Nobody is asked that now.
       *[somebody] { $player } is asked first.
    }
    .cure = { $asked ->
        [nobody] Look at what is asked above.
       *[somebody] Wait for the answer.
    }
    .reason = { $reason }
not_rerolling = { another_step }
    .cure = Look at what is asked above.
    .reason = not-now
not_leaving_out = { another_step }
    .cure = Look at what is asked above.
    .reason = not-now
not_spending = { another_step }
    .cure = Look at what is asked above.
    .reason = not-now
not_settling = { another_step }
    .cure = Look at what is asked above.
    .reason = not-now
not_closing = { another_step }
    .cure = Look at what is asked above.
    .reason = not-now
reroll_die-unknown = No Special Ability rerolls that.
    .cure = Choose another, or let it stand.
    .reason = no-ability
ignore_die-unknown = No Special Ability leaves that out.
    .cure = Let it stand.
    .reason = no-ability
reroll_die-at-unknown = There's no such die.
    .cure = Choose one that was rolled.
    .reason = bad-dice
ignore_die-at-unknown = { reroll_die-at-unknown }
    .cure = { reroll_die-at-unknown.cure }
    .reason = bad-dice
reroll_die-out_of_reach = The highest die can't be rerolled with it.
    .cure = Choose another die; an upgrade reaches the highest.
    .reason = highest-die
ignore_die-out_of_reach = That die is left out already.
    .cure = Choose another of the attacker's.
    .reason = bad-dice
no_bank = This side has no criticals at this table.
    .cure = Let it stand.
    .rule = PER-137
    .reason = no-criticals
none_banked = No critical is banked.
    .cure = Let it stand.
    .rule = PER-134
    .reason = no-criticals
other_player = { not_your_side }
    .cure = Wait for the answer.
    .reason = not-your-turn
another_side = That side isn't asked now.
    .cure = Answer for the one that is.
    .reason = not-your-turn
option-unknown = That can't be bought now.
    .cure = Choose one of those offered.
    .reason = not-offered
spend_critical-words-wordless = Say what was agreed on.
    .cure = Use a few words.
    .reason = no-words
spend_critical-words-not_asked = Only what is agreed on takes words.
    .cure = Leave them out.
    .reason = bad-value
closes_it = There's nothing left to decide.
    .cure = Close the Challenge, or extend it.
    .rule = PER-126
    .reason = not-now
no_deadlock = There's no deadlock to settle.
    .cure = Look at what is asked above.
    .reason = not-now
settle_tie-unknown = There's no deadlock there.
    .cure = Choose a side that is deadlocked.
    .reason = bad-target
settle_tie-side-unknown = { settle_tie-unknown }
    .cure = { settle_tie-unknown.cure }
    .reason = bad-target
follow_up_due = A Trait gives the other side a Challenge of its own.
    .cure = Wait until that is settled.
    .rule = PER-130
    .reason = not-now
follow-trait-unknown = No Trait gives a further Challenge now.
    .cure = Close this one, and issue another.
    .reason = not-granted
nobody_to_follow = It has nobody left to challenge, or no dice.
    .cure = Close this one.
    .rule = PER-Q32
    .reason = no-dice
follow-target-unknown = It can't be issued to them.
    .cure = Choose one of those offered.
    .reason = bad-target

## Nobody sees

numberless = { $it } has no numbers yet.
    .cure = Give dice and an Attribute first.
    .rule = PER-254
    .reason = no-numbers
not_around = { $it } isn't in this scene.
    .cure = Let { them } enter first. Hidden characters stay unseen.
    .reason = not-here
secret_check-not_here = { not_around }
    .cure = { not_around.cure }
not_awake = { $it } is unconscious or dead.
    .cure = Choose somebody else.
    .rule = PER-188
    .reason = unconscious
herself = Nobody rolls against themselves.
    .cure = Choose somebody else.
    .reason = bad-target
nobody_unseen = Neither of them is hidden.
    .cure = Issue a Challenge openly, or hide one of them first.
    .reason = in-the-open
secret_check-attribute-unknown = { ask_unopposed-attribute-unknown }
    .cure = { ask_unopposed-attribute-unknown.cure }
    .rule = PER-007
    .reason = no-such-attribute
secret_check-other-unknown = { $target } has no such Skill.
    .cure = Choose one, or none.
    .reason = no-skill
secret_check-other-not_asked = Nobody answers a difficulty.
    .cure = Leave the Skill out.
    .reason = bad-value
answering-unknown = { ask_unopposed-attribute-unknown }
    .cure = { ask_unopposed-attribute-unknown.cure }
    .rule = PER-007
    .reason = no-such-attribute
answering-not_asked = Nobody answers a difficulty.
    .cure = Leave the Attribute out.
    .reason = bad-value
secret_check-difficulty-not_asked = A roll against somebody has no difficulty.
    .cure = Leave it at 0.
    .reason = bad-value
