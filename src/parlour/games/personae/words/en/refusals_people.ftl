### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule), for programs (.reason). Individuals: coming and going, creation, approval, companions.

## Coming and going

leading = You lead the game: main characters are the players'.
    .cure = Make an ally or an adversary.
    .rule = PER-002
    .reason = gm
for_players = { leading }
    .cure = { leading.cure }
    .rule = PER-002
    .reason = gm
has_main = You already play { $main }.
    .cure = You can have one main character at a time.
    .rule = PER-002
    .reason = has-main
one_main = { has_main }
    .cure = You can have one main character at a time.
    .rule = PER-002
    .reason = has-main
new_individual-role-unknown = Only the game master brings allies and adversaries.
    .cure = Make a main character.
    .rule = PER-261
    .reason = not-gm
new_individual-toughness-unknown = A main character is major.
    .cure = Leave that as it is.
    .reason = bad-value
take_ready-key-unknown = There's no ready-made character with that name.
    .cure = Choose one from the list.
    .reason = no-such-ready
no_bond_open = A companion needs a Special Ability for the bond, and Potential { $needed }.
    .cure = Take that Special Ability first.
    .rule = PER-256
    .reason = no-bond
new_companion-companion = A companion has no companions of their own.
    .cure = Choose the owner.
    .rule = PER-255
low_potential = A companion needs Potential { $needed }; { $it } has { $has }.
    .cure = Raise Attributes first.
    .rule = PER-256
companions_full = { $most ->
        [0] This table has no companions.
        [one] This table has at most 1 companion.
       *[other] This table has at most { $most } companions.
    }
    .cure = If the group agrees, the game master changes that house rule.
    .rule = PER-255
    .reason = too-many
no_bond = { $it } has no Special Ability for a bond without a companion.
    .cure = Take that Special Ability first.
    .rule = PER-256
import_individual-wordless = The file is empty.
    .cure = Choose a character's file.
    .reason = bad-file
needed = { $it } takes part in what is being played.
    .cure = Finish that first.
    .rule = PER-002
    .reason = not-now
seat-unknown = There's no such seat.
    .cure = Choose one of the players, or the game master.
    .reason = bad-seat
plays_it_already = { $who } is played there already.
    .cure = Choose another seat.
    .reason = bad-seat
plays_another = Whoever sits there has a main character already.
    .cure = Choose somebody without one.
    .reason = bad-seat
nothing_to_show = { $who } has no numbers.
    .cure = Give { them } some first.
    .reason = not-hidden
describe-field-unknown = There's no such line on a sheet.
    .cure = Choose one of those offered.
    .reason = bad-value
describe-text-wordless = { $field ->
        [name] A name is needed.
       *[other] A few key words are needed.
    }
    .cure = { $field ->
        [name] Enter one.
       *[other] Boil the concept down to a few words.
    }
    .reason = no-words
wonder-subject-wordless = The question needs a subject.
    .cure = Say what it's about.
    .reason = bad-value
wonder-question-wordless = A question is needed.
    .cure = Ask something.
    .reason = bad-value
new_extra-role-unknown = They're an ally or an adversary.
    .cure = Choose one of these.
    .reason = bad-value
new_supporting-role-unknown = { new_extra-role-unknown }
    .cure = { new_extra-role-unknown.cure }
    .reason = bad-value
new_figure-role-unknown = { new_extra-role-unknown }
    .cure = { new_extra-role-unknown.cure }
    .reason = bad-value

## Supporting characters

toughness-unknown = They're minion, minor or major.
    .cure = Choose one of these.
    .rule = PER-262
    .reason = bad-value
weapon-unknown = There's no such weapon.
    .cure = Choose one of those offered.
    .reason = bad-value
call_ready-key-unknown = { take_ready-key-unknown }
    .cure = { take_ready-key-unknown.cure }
    .reason = no-such-ready
numbered_already = { $it } has a sheet with numbers.
    .cure = Change a value there: overrule it, with a reason.
    .reason = has-numbers
dice_fallen = The dice of { $it } are down.
    .cure = Finish the Challenge first.
    .reason = rolled
hidden_already = { $it } is hidden already.
    .cure = Choose somebody everybody sees.
    .reason = hidden
a_players = { $it } is a player's.
    .cure = Only your own people can go into hiding.
    .reason = not-yours
hide_individual-needed = { $it } takes part in what is being played.
    .cure = Let { them } leave the scene first, then hide { them }.
    .reason = not-now

## Creation

not_ranking = { $stage ->
        [review] { $it } is waiting for the game master's approval.
        [concept] { $it } is still at the concept.
        [ranks] { $it } is at the ranks now.
        [points] { $it } is at the Creation Points now.
        [traits] { $it } is at the Traits now.
        [gear] { $it } is at the gear now.
       *[made] { $it } is finished.
    }
    .cure = { $cure ->
        [wait] Go back a step, or wait.
        [step] Go to the step of the ranks.
        [npc] Overrule a value, or make another character.
       *[plan] Plan the change instead: it costs Development Points.
    }
    .rule = PER-104
    .reason = { $reason }
rank-unknown = There's no such rank.
    .cure = Choose First, Second, Third or Handicap.
    .reason = bad-value
rank_first = { $it } has no order of importance yet.
    .cure = Rank all six Attributes.
    .rule = PER-104
out_of_the_making = { $stage ->
        [review] { $it } is waiting for the game master's approval.
        [concept] { $it } is still at the concept.
        [ranks] { $it } is at the ranks now.
        [points] { $it } is at the Creation Points now.
        [traits] { $it } is at the Traits now.
        [gear] { $it } is at the gear now.
       *[made] { $it } is finished.
    }
    .cure = { $cure ->
        [wait] Go back a step, or wait.
        [step] Go to the step of the Creation Points.
        [npc] Overrule a value, or make another character.
       *[plan] Plan the change instead: it costs Development Points.
    }
    .rule = PER-105
    .reason = { $reason }
points_settled = { $stage ->
        [review] { $it } is waiting for the game master's approval.
        [concept] { $it } is still at the concept.
        [ranks] { $it } is at the ranks now.
        [points] { $it } is at the Creation Points now.
        [traits] { $it } is at the Traits now.
        [gear] { $it } is at the gear now.
       *[made] { $it } is finished.
    }
    .cure = { $cure ->
        [wait] Go back a step, or wait.
        [step] Go to the step of the Creation Points.
        [npc] Overrule a value, or make another character.
       *[plan] Plan the change instead: it costs Development Points.
    }
    .rule = PER-105
    .reason = { $reason }
set_value-value-too_low = { $fault }
    .cure = { $by ->
        [order] Choose another value, or change the others first.
       *[points] Lower another Attribute first.
    }
    .rule = { $rule }
    .reason = { $reason }
set_value-value-too_high = { $fault }
    .cure = { $by ->
        [order] Choose another value, or change the others first.
       *[points] Lower another Attribute first.
    }
    .rule = { $rule }
    .reason = { $reason }
step-made = { $stage ->
        [review] { $it } is waiting for the game master's approval.
        [concept] { $it } is still at the concept.
        [ranks] { $it } is at the ranks now.
        [points] { $it } is at the Creation Points now.
        [traits] { $it } is at the Traits now.
        [gear] { $it } is at the gear now.
       *[made] { $it } is finished.
    }
    .cure = { $cure ->
        [wait] Go back a step, or wait.
        [step] Go to a step of creation.
        [npc] Overrule a value, or make another character.
       *[plan] Plan the change instead: it costs Development Points.
    }
    .rule = PER-105
    .reason = { $reason }
first_step = There's no step before this one.
    .cure = Go on.
    .rule = PER-102
last_step = This was the last step.
    .cure = Submit the character to the game master.
    .rule = PER-111
under_review = { $who } is waiting for the game master's approval.
    .cure = Go back a step, or wait.
    .reason = wrong-step
incomplete = { $fault }
    .cure = Fix that first.
    .rule = { $rule }
    .reason = not-complete

## Approval

not_at_gear = { $stage ->
        [review] { $it } is waiting for the game master's approval.
        [concept] { $it } is still at the concept.
        [ranks] { $it } is at the ranks now.
        [points] { $it } is at the Creation Points now.
        [traits] { $it } is at the Traits now.
        [gear] { $it } is at the gear now.
       *[made] { $it } is finished.
    }
    .cure = { $cure ->
        [wait] Go back a step, or wait.
        [step] Go to the step of the gear.
        [npc] Overrule a value, or make another character.
       *[plan] Plan the change instead: it costs Development Points.
    }
    .rule = PER-111
    .reason = { $reason }
not_complete = { $fault }
    .cure = Fix that first.
    .rule = { $rule }
    .reason = not-complete
nobody_handed_in = Nobody has been submitted.
    .cure = Wait until a player does.
    .reason = not-submitted
not_handed_in = { $it } hasn't been submitted.
    .cure = Wait until the player does.
    .reason = not-submitted
approve_trait-trait-unknown = { $who } has no such Trait.
    .cure = Choose one that is pending.
    .reason = not-pending
approved = { $it } is approved already.
    .cure = Choose one that is pending.
    .reason = not-pending
agree_price-ability-unknown = { $who } has no such Special Ability.
    .cure = Choose one of their Qualities.
    .reason = no-quality
not_a_quality = { $it } isn't a Special Quality: only upgrades of those get another price.
    .cure = Choose a Quality.
    .reason = no-quality
never_swapped = The order of importance is settled for good at this table.
    .cure = If the group agrees, the game master changes that house rule.
    .reason = never
gm_agrees = Only the game master swaps ranks.
    .cure = Ask { $gm }.
    .reason = not-gm
not_your_swap = { $it } is played by { $player }.
    .cure = Choose one of your own characters.
    .rule = PER-002
    .reason = not-yours
no_swap_trait = { $it } has no Trait left that allows a swap.
    .cure = A Trait must allow each swap.
    .reason = no-trait
one-unknown = There's no such Attribute.
    .cure = The six are Competence, Prowess, Cunning, Power, Knowledge and Stature.
    .rule = PER-007
    .reason = no-such-attribute
other-unknown = { one-unknown }
    .cure = { one-unknown.cure }
    .rule = PER-007
    .reason = no-such-attribute
alike = { $one } and { $it } have the same rank.
    .cure = Choose two of different ranks.
    .reason = over-cap
caps_broken = After this swap the Attributes wouldn't fit the order of importance.
    .cure = Choose two others.
    .reason = over-cap
