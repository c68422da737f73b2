### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule), for programs (.reason). The moment, whose it is, words and numbers.

not_gm = { $command ->
        [add_obstacle] Only the game master adds obstacles.
        [add_ware] Only the game master puts items up for sale.
        [agree_hazard] Only the game master writes down hazards.
        [answer_wish] Only the game master answers that.
        [close_encounter] Only the game master closes encounters.
        [close_scene] Only the game master closes scenes.
        [deescalate] Only the game master de-escalates encounters.
        [end_session] Only the game master ends sessions.
        [enter] Only the game master brings people in.
        [give_turn] Only the game master gives turns.
        [grant_action] Only the game master grants actions.
        [leave] Only the game master takes people out of a scene.
        [open_scene] Only the game master opens scenes.
        [pass_days] Only the game master lets days pass.
        [place] Only the game master says where people are.
        [raise_cap] Only the game master raises the Resource Cap.
        [release] Only the game master ends conditions.
        [rule_obstacle] Only the game master rules on obstacles.
        [set_local] Only the game master sets local prices.
        [set_order] Only the game master sets the order.
        [start_session] Only the game master starts sessions.
        [surprise] Only the game master says who is surprised.
        [trigger_hazard] Only the game master triggers hazards.
        [adjust] Only the game master sets circumstances.
        [answer_expertise] Only the game master accepts a reason.
        [call_off] Only the game master calls off a Challenge.
        [call_ready] Only the game master adds supporting characters.
        [confirm_condition] Only the game master says whether a condition holds.
        [count_power] Only the game master says whether a Power counts.
        [fill_out] Only the game master gives supporting characters a sheet.
        [give_numbers] Only the game master gives supporting characters their numbers.
        [hide_individual] Only the game master hides people.
        [new_extra] Only the game master adds supporting characters.
        [new_figure] Only the game master adds allies and adversaries.
        [new_supporting] Only the game master adds allies and adversaries.
        [rule_hidden] Only the game master says whether it was hidden.
        [rule_unopposed] Only the game master rules on that.
        [secret_check] Only the game master rolls in secret.
        [settle_tie] Only the game master settles a deadlock.
        [substitute] Only the game master swaps the Attribute.
        [unnoticed] Only the game master says what goes unnoticed.
        [agree_price] Only the game master agrees on prices.
        [approve] Only the game master approves characters.
        [approve_trait] Only the game master approves Traits.
        [approve_batch] Only the game master approves what points buy.
        [award] Only the game master awards Development Points.
        [send_back] Only the game master sends characters back.
        [send_back_batch] Only the game master sends plans back.
        [show_individual] Only the game master shows what was hidden.
        [swap_ranks] Only the game master swaps ranks.
       *[other] Only the game master does that.
    }
    .cure = Ask { $gm }.
    .rule = { $rule }
    .reason = not-gm
no_session = No session is under way.
    .cure = The game master starts one.
    .reason = not-now
no_scene = No scene is open.
    .cure = The game master opens one.
    .reason = not-now
consent_asked = A Power is waiting for those it's meant for.
    .cure = They say first whether they're willing.
    .rule = PER-Q73
    .reason = not-now
attack_due = { $who } was provoked and attacks first.
    .cure = Settle that attack first.
    .rule = PER-Q57
    .reason = not-now
scene_closing = The scene is ending: only recoveries are left.
    .cure = The game master ends it.
    .rule = PER-194
    .reason = not-now
encounter_closing = The fight is over: only the Dying can still be helped.
    .cure = The game master ends it.
    .rule = PER-Q59
    .reason = not-now
no_encounter = There's no encounter.
    .cure = Say what you do: outside encounters there are no turns.
    .reason = not-now
challenge_open = A Challenge is being settled.
    .cure = Finish it first.
    .reason = not-now
who-unknown = There's no such character.
    .cure = Choose one of those at the table.
    .rule = PER-002
    .reason = bad-target
owner-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .rule = PER-002
    .reason = bad-target

## Individuals

not_yours = { $it } is played by { $player }.
    .cure = Act with one of your own characters.
    .rule = PER-002
not_yours_nor_gm = { not_yours }
    .cure = Act with one of your own characters.
    .rule = PER-002
    .reason = not-yours
unfinished = { $it } is still being made.
    .cure = Finish the character, and have it approved.
    .reason = not-ready
dead = { $it } is dead.
    .cure = Choose somebody who is alive.
    .rule = PER-189
in_hiding = { $it } is hidden.
    .cure = Show { them } first.
    .reason = hidden
no_sheet = { $it } has no sheet.
    .cure = The game master can fill it out.
    .rule = PER-254
    .reason = no-numbers
not_here = { $it } isn't in this scene.
    .cure = The game master brings people in.
unconscious = { $it } is unconscious.
    .cure = { $it } has to recover first.
    .rule = PER-188
near_death = { $it } is Dying: only recovery and speech are left.
    .cure = { $it } has to recover first.
    .rule = PER-204
    .reason = unable

## Turns

not_your_turn = { $now ->
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
acted = { $it } has used the action of this turn.
    .cure = End the turn, or move if you still can.
    .rule = PER-163
    .reason = no-action
opening_due = { $who } has escalated and issues the opening Challenge first.
    .cure = Issue a Challenge.
    .rule = PER-161

## Words and numbers

too_long = That's too long: at most { $most } characters.
    .cure = Use fewer words.
too_low = That number is too low.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
too_high = That number is too high.
    .cure = Enter a number from { $least } to { $most }.
    .reason = bad-value
name-wordless = A name is needed.
    .cure = Enter one.
    .reason = bad-value
attribute-unknown = There's no such Attribute.
    .cure = The six are Competence, Prowess, Cunning, Power, Knowledge and Stature.
    .rule = PER-007
    .reason = no-such-attribute
