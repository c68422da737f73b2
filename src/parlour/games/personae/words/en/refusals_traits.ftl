### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule), for programs (.reason). Traits and gear, and what Development Points buy.

## Whose, and when

attributes_first = Attributes come first: they decide how many Traits there can be.
    .cure = Go on to the step of Traits.
    .rule = PER-106
    .reason = wrong-step
before_the_gm = { $it } is waiting for the game master's approval.
    .cure = Go back a step, or wait.
    .reason = wrong-step
npc_made = { $it } is a supporting character and finished.
    .cure = Overrule a value, or make somebody else.
    .reason = made
between_sessions = Open slots are filled between sessions at this table.
    .cure = Wait until the session is over.
    .rule = PER-108
in_a_challenge = A Challenge is being settled.
    .cure = Finish it first.
    .reason = not-now

## Skills

no_skill_slots = Skills used: { $used } of { $most }.
    .cure = Drop another first; in play, Development Points buy more.
    .rule = PER-032
    .reason = no-slots
unlock_skill-attribute-unknown = A Skill needs the Attribute it adds.
    .cure = Choose Competence, Prowess, Cunning, Power, Knowledge or Stature.
    .rule = PER-036
    .reason = no-attribute
plan_skill-attribute-unknown = { unlock_skill-attribute-unknown }
    .cure = { unlock_skill-attribute-unknown.cure }
    .rule = PER-036
    .reason = no-attribute
tags-unknown = There's no such kind of Skill.
    .cure = Choose one of those offered.
    .reason = bad-value
tags-twice = One of them is named twice.
    .cure = Name each once.
    .reason = bad-value
tags-unfit = A weapon has a size and a group.
    .cure = Choose small, one-handed or two-handed, and a group such as blades.
    .rule = PER-169
    .reason = bad-weapon
group-wordless = { tags-unfit }
    .cure = { tags-unfit.cure }
    .rule = PER-169
    .reason = bad-weapon
group-not_asked = Only weapons have a size and a group.
    .cure = Leave that empty.
    .rule = PER-169
    .reason = bad-weapon
assign_dice-skill-unknown = { $who } has no such Skill.
    .cure = Choose one from the sheet.
    .reason = no-such-skill
dice_settled = { $limit ->
        [cap] { $skill } can't have more than { $cap } dice: Potential { $potential } + 2.
       *[pool] { $left ->
            [0] The Prowess Pool is empty.
            [one] The Prowess Pool has only 1 die left.
           *[other] The Prowess Pool has only { $left } dice left.
        }
    }
    .cure = { $limit ->
        [cap] Raise Potential first, or use another Skill.
       *[pool] A Development Point adds three.
    }
    .rule = { $rule }
    .reason = { $reason }
assign_dice-dice-too_high = { dice_settled }
    .cure = { dice_settled.cure }
    .rule = { $rule }
    .reason = { $reason }
assign_dice-dice-too_low = { $negative ->
        [yes] A Skill can't have fewer than 0 dice.
       *[no] Dice stay where they were assigned.
    }
    .cure = New dice can go elsewhere.
    .rule = PER-Q54
    .reason = dice-lie

## Special Abilities

form-unknown = There's no such kind of Special Ability.
    .cure = Choose one of those offered.
    .reason = bad-value
has_culture = One Culture Special Ability is free, not more.
    .cure = Drop the other one first, or take a plain one.
    .rule = PER-079
no_cunning = { $left ->
        [0] { no_ability_slots }
       *[other] This takes { $cost } slots for Special Abilities; { $who } has { $left } left.
    }
    .cure = Drop another first; in play, Development Points buy more.
    .rule = { $rule }
    .reason = no-slots
no_exceptional_gear = It must stand for a piece of exceptional gear.
    .cure = Add the piece first, exceptional by craft or supernatural.
    .rule = PER-084
    .reason = no-gear
code-unknown = There's no such effect.
    .cure = Choose one from the list.
    .reason = bad-value
powers_only = Only a Power does that.
    .cure = Take a Power instead.
    .rule = { $rule }
    .reason = no-power
no_revival = Nobody comes back from the dead at this table.
    .cure = If the group agrees, the game master changes that house rule.
    .rule = PER-207
ranks_settled = Traits don't change ranks at this table.
    .cure = If the group agrees, the game master changes that house rule.
    .rule = PER-025
    .reason = never
companions_bond = A companion has no companions of their own.
    .cure = Take another effect.
    .rule = PER-255
weak_bond = A companion needs Potential { $needed }; { $who } has { $has }.
    .cure = Raise Attributes first.
    .rule = PER-256
    .reason = low-potential
bonds_full = { $most ->
        [0] This table has no companions.
        [one] This table has at most 1 companion.
       *[other] This table has at most { $most } companions.
    }
    .cure = If the group agrees, the game master changes that house rule.
    .rule = PER-255
    .reason = too-many
nothing_it_goes_with = Nothing on the sheet goes with that effect.
    .cure = Get the Skill or Power it needs first.
    .reason = no-skill
not_with_gear = That effect can't stand for a piece of gear.
    .cure = Choose another effect, or another kind.
    .rule = PER-084
    .reason = no-gear
resists_without_gear = Resist with another Attribute can't stand for a piece of gear.
    .cure = Choose Dodge or Block.
    .rule = PER-084
    .reason = no-gear
add_ability-skill-unknown = That doesn't go with this effect.
    .cure = Choose one of those offered.
    .reason = bad-value
plan_ability-skill-unknown = { add_ability-skill-unknown }
    .cure = { add_ability-skill-unknown.cure }
    .reason = bad-value
add_ability-kind-unknown = { $effect ->
        [followUp] A further Challenge is either subsequent or additional.
       *[other] That effect doesn't go with that kind of Challenge.
    }
    .cure = { $effect ->
        [followUp] Say which of the two.
       *[other] Choose one of those offered.
    }
    .rule = { $rule }
    .reason = { $reason }
when-unknown = { add_ability-skill-unknown }
    .cure = { add_ability-skill-unknown.cure }
    .reason = bad-value
detail-unknown = { $form ->
        [gear] It must stand for a piece of exceptional gear.
       *[other] That doesn't go with it.
    }
    .cure = Choose one of those offered.
    .rule = { $rule }
    .reason = { $reason }
conditions-unknown = There's no such condition.
    .cure = Write it in words instead.
    .rule = PER-078
    .reason = bad-value
conditions-twice = { tags-twice }
    .cure = { tags-twice.cure }
    .rule = PER-078
    .reason = bad-value
conditions-too_many = One of them is enough.
    .cure = Write others in words.
    .rule = PER-078
    .reason = bad-value

## Powers

powers_or_upgrades = At this table points of Power are either for Powers or for upgrades.
    .cure = Drop the others first.
    .rule = PER-Q55
    .reason = either-or
no_power_points = Points of Power used: { $used } of { $most }.
    .cure = Drop another first; in play, Development Points buy more.
    .rule = PER-085
    .reason = no-slots
duration-unknown = There's no such duration.
    .cure = Choose one of those offered.
    .rule = PER-092
    .reason = bad-value
hits_are_instant = A Power that inflicts hits is always Instant.
    .cure = Make it Instant.
    .rule = PER-094
    .reason = not-instant
add_power-hits-too_high = { $instant ->
        [yes] A Power has at most 9 hits.
       *[no] A Power that inflicts hits is always Instant.
    }
    .cure = { $instant ->
        [yes] Enter a lower number.
       *[no] Make it Instant, or take the hits out.
    }
    .rule = PER-094
    .reason = { $reason }
plan_power-hits-too_high = { add_power-hits-too_high }
    .cure = { add_power-hits-too_high.cure }
    .rule = PER-094
    .reason = { $reason }
add_power-skill-wordless = A Power needs a supernatural Skill.
    .cure = Name it.
    .rule = PER-088
    .reason = no-skill
plan_power-skill-wordless = { add_power-skill-wordless }
    .cure = { add_power-skill-wordless.cure }
    .rule = PER-088
    .reason = no-skill

## The library

take_trait-key-unknown = The library has no such Trait.
    .cure = Choose one from the list.
    .reason = no-such-trait
parted = { powers_or_upgrades }
    .cure = { powers_or_upgrades.cure }
    .rule = PER-Q55
    .reason = either-or
costs_too_much = { $source ->
        [Power] { no_power_points }
       *[Cunning] { no_ability_slots }
    }
    .cure = Drop another first; in play, Development Points buy more.
    .rule = { $rule }
    .reason = no-slots
fits_nothing = Nothing on the sheet goes with it.
    .cure = Get the Skill or Power first.
    .reason = no-skill
take_trait-skill-unknown = { add_ability-skill-unknown }
    .cure = { add_ability-skill-unknown.cure }
    .reason = bad-value
take_trait-skill-wordless = { add_power-skill-wordless }
    .cure = { add_power-skill-wordless.cure }
    .rule = PER-088
    .reason = no-skill

## Talents

add_talent-kind-unknown = There's no such Talent.
    .cure = Choose one of those offered.
    .rule = PER-047
    .reason = bad-value
has_native = { $who }'s native language is { $language }.
    .cure = Further languages are Talents.
    .rule = PER-050
no_secrets = This table has no secret languages.
    .cure = If the group agrees, the game master changes that house rule.
    .rule = PER-052
no_talent_slots = Talents used: { $used } of { $most }.
    .cure = Drop another first; in play, Development Points buy more.
    .rule = PER-048
    .reason = no-slots

## Upgrades

upgrade_trait-trait-unknown = There's no such Trait to upgrade.
    .cure = Choose a Special Ability, a Power or a Talent.
    .reason = no-such-trait
plan_upgrade-trait-unknown = { upgrade_trait-trait-unknown }
    .cure = { upgrade_trait-trait-unknown.cure }
    .reason = no-such-trait
not_upgradable = { $it } can't be upgraded.
    .cure = Choose another Trait.
    .reason = no-upgrade
nothing_grows = { not_upgradable }
    .cure = { not_upgradable.cure }
    .reason = no-upgrade
source-unknown = Upgrades can't be paid from that.
    .cure = { wrong_source }
    .rule = PER-Q14
    .reason = bad-source
wrong_source = { $kind ->
        [Ability] Special Abilities are upgraded from Cunning, Power or their conditions.
        [Power] Powers are upgraded from Power.
       *[Talent] Talents are upgraded from Knowledge.
    }
    .cure = Choose that.
    .rule = { $rule }
    .reason = bad-source
power_only = At this table only points of Power pay for upgrades.
    .cure = Use Power, or take another Trait.
    .rule = PER-Q14
kept_separate = { powers_or_upgrades }
    .cure = { powers_or_upgrades.cure }
    .rule = PER-Q55
    .reason = either-or
nothing_left = { $source ->
        [Power] { no_power_points }
        [Cunning] { no_ability_slots }
       *[Knowledge] { no_talent_slots }
    }
    .cure = Drop another first; in play, Development Points buy more.
    .rule = { $rule }
    .reason = no-slots
no_condition = { $trait } has no free upgrade left from its conditions.
    .cure = Each limiting condition gives one.
    .rule = PER-077
what-unknown = That can't be upgraded in { $trait }.
    .cure = Choose one of those offered.
    .reason = bad-upgrade
no_more = { $trait } goes with every Skill on the sheet already.
    .cure = Raise something else.
    .reason = no-upgrade
no_ability_slots = Slots for Special Abilities used: { $used } of { $most }.
    .cure = Drop another first; in play, Development Points buy more.
    .rule = PER-083
    .reason = no-slots
make_quality-ability-unknown = Only a plain Special Ability can become a Quality.
    .cure = Choose one.
    .reason = no-plain
quality = { $it } is a Quality already.
    .cure = Choose a plain Special Ability.
    .reason = no-plain
drop_trait-trait-unknown = { $who } has no such Trait.
    .cure = Choose one from the sheet.
    .reason = no-such-trait
free_for_all = Everybody has { $it }.
    .cure = It costs nothing.
    .rule = PER-039
    .reason = free
agreed = { $it } has been agreed on.
    .cure = You can only drop what still waits for the game master.
    .rule = PER-109
    .reason = approved

## Gear

add_gear-form-unknown = There's no such kind of gear.
    .cure = Choose one of those offered.
    .reason = bad-value
size-unknown = { tags-unfit }
    .cure = { tags-unfit.cure }
    .rule = PER-169
    .reason = bad-weapon
size-not_asked = { group-not_asked }
    .cure = { group-not_asked.cure }
    .rule = PER-169
    .reason = bad-weapon
exceptional-unknown = Gear is exceptional by craft, by supernatural quality, or both.
    .cure = Choose from these two.
    .rule = PER-239
    .reason = bad-kind
exceptional-twice = { tags-twice }
    .cure = { tags-twice.cure }
    .rule = PER-239
    .reason = bad-kind
gear-unknown = { $who } has no such piece.
    .cure = Choose one from the gear.
    .reason = no-gear
ordinary = { $it } is ordinary.
    .cure = Only exceptional gear is tied to Traits.
    .rule = PER-239
tie_gear-trait-unknown = There's no such Trait.
    .cure = Choose a Special Ability or a Power.
    .reason = no-such-trait
tied_already = { $it } is tied to { $gear } already.
    .cure = Choose another Trait.
    .reason = tied
not_a_quality_yet = A Special Ability that stands for exceptional gear must be a Quality.
    .cure = Make it a Quality first.
    .rule = PER-084
    .reason = not-quality
unpaid = A supernatural property takes a Power or an upgraded Special Ability; one of craft takes a Special Quality.
    .cure = Choose a Trait that pays for it.
    .rule = { $rule }
stands_for_another = { $it } stands for another piece.
    .cure = Each property needs a Trait of its own.
    .rule = PER-241
    .reason = taken
upgrades_used = The upgrades of { $it } pay for other pieces.
    .cure = Upgrade it again, or choose another Trait.
    .rule = PER-242
    .reason = unpaid
award-who-unknown = There's no such character.
    .cure = Choose main characters.
    .reason = bad-target
award-who-twice = Somebody is named twice.
    .cure = Name everybody once.
    .reason = bad-target
award-who-too_few = Nobody is named.
    .cure = Choose who gets the points.
    .reason = bad-target
companion = { $it } is a companion and uses the owner's points.
    .cure = { $award ->
        [yes] Award them to the owner.
       *[no] Plan with the owner.
    }
    .rule = PER-259
supporting = { $it } is a supporting character.
    .cure = Only main characters earn and spend points.
    .rule = PER-221
submitted_already = What you planned is waiting for the game master.
    .cure = Wait for the answer.
    .reason = submitted
no_points = { $left ->
        [one] This costs { $price }; { $who } has 1 Development Point left to plan.
       *[other] This costs { $price }; { $who } has { $left } Development Points left to plan.
    }
    .cure = Earn more, or plan less.
plan_simple-no_points = { no_points }
    .cure = Earn more, or plan less.
    .rule = { $rule }
plan_upgrade-no_points = { no_points }
    .cure = Earn more, or plan less.
    .rule = { $rule }
plan_raise-target-unknown = Points are spent on yourself or your companion.
    .cure = Choose one of these.
    .rule = PER-259
    .reason = bad-target
plan_skill-target-unknown = { plan_raise-target-unknown }
    .cure = { plan_raise-target-unknown.cure }
    .rule = PER-259
    .reason = bad-target
plan_simple-target-unknown = { plan_raise-target-unknown }
    .cure = { plan_raise-target-unknown.cure }
    .rule = PER-259
    .reason = bad-target
plan_ability-target-unknown = { plan_raise-target-unknown }
    .cure = { plan_raise-target-unknown.cure }
    .rule = PER-259
    .reason = bad-target
plan_power-target-unknown = { plan_raise-target-unknown }
    .cure = { plan_raise-target-unknown.cure }
    .rule = PER-259
    .reason = bad-target
plan_talent-target-unknown = { plan_raise-target-unknown }
    .cure = { plan_raise-target-unknown.cure }
    .rule = PER-259
    .reason = bad-target
plan_upgrade-target-unknown = { plan_raise-target-unknown }
    .cure = { plan_raise-target-unknown.cure }
    .rule = PER-259
    .reason = bad-target
attributes_only = At this table points only raise a companion's Attributes and toughness.
    .cure = Raise an Attribute, or spend them on yourself.
    .rule = PER-Q16
attributes_alone = { attributes_only }
    .cure = { attributes_only.cure }
    .rule = PER-Q16
    .reason = attributes-only
plan_simple-what-unknown = That can't be bought.
    .cure = Choose one of those offered.
    .reason = bad-value
not_a_companion = Only a companion rises from minion to minor to major.
    .cure = Choose your companion.
    .rule = PER-260
    .reason = no-companion
tough_enough = { $target } can't become tougher than major.
    .cure = Spend the point on something else.
    .rule = PER-260
    .reason = major
form_too_dear = { no_points }
    .cure = Earn more, or plan less.
    .rule = PER-226
    .reason = no-points
plan_ability-kind-unknown = { add_ability-kind-unknown }
    .cure = Choose one of those offered.
    .rule = { $rule }
    .reason = { $reason }
plan_talent-kind-unknown = { add_talent-kind-unknown }
    .cure = { add_talent-kind-unknown.cure }
    .reason = bad-value
a_quality = { $trait } is a Quality already.
    .cure = Choose a plain Special Ability.
    .rule = PER-083
    .reason = no-plain
quality_planned = That's planned already.
    .cure = Plan something else.
    .rule = PER-083
    .reason = planned
upgrade_too_dear = { no_points }
    .cure = Earn more, or plan less.
    .rule = PER-279
    .reason = no-points
once_only = That's planned already, and can be raised only once.
    .cure = Plan something else.
    .reason = planned
none_new = All that it could go with is planned already, or had.
    .cure = Plan something else.
    .reason = planned
nothing_planned = Nothing is planned.
    .cure = Plan something first.
    .reason = no-plan
unplan-at-too_low = The plan begins with 1.
    .cure = Choose from the plan.
    .reason = no-such-wish
unplan-at-too_high = The plan ends with { $most }.
    .cure = Choose from the plan.
    .reason = no-such-wish
faulty = { $fault }
    .cure = Plan something else.
    .rule = { $rule }
    .reason = not-allowed
no_plan_submitted = No plan has been submitted.
    .cure = Wait until a player does.
    .reason = not-submitted
not_submitted = { $it } hasn't submitted a plan.
    .cure = Wait until the player does.
