# What a sheet lacks or has too much of, what a plan of Development Points would break, and what the game master should look at.

no-key-words = { $who } has no key words yet.
ranks =
    { $count ->
        [one] { $needed } Attributes must be { $rank }; so far there is 1.
       *[other] { $needed ->
            [one] 1 Attribute must be { $rank }; so far there are { $count }.
           *[other] { $needed } Attributes must be { $rank }; so far there are { $count }.
        }
    }

## Points

below-zero = Attributes are never below 0.
rankless = { $attribute } has no rank yet: rank it first.
above-share = { $attribute } can be { $most } at most: { $percent }% of { $whole }.
above-higher = { $value } is above { $other }, which is { $rank } and has { $has }.
below-lower = { $value } is below { $other }, which is only { $rank } and has { $has }.
points-left =
    { $left ->
        [one] 1 of { $points } Creation Points is left.
       *[other] { $left } of { $points } Creation Points are left.
    }
points-short =
    { $left ->
        [0] All { $points } Creation Points are spent.
        [one] Only 1 of { $points } Creation Points is left.
       *[other] Only { $left } of { $points } Creation Points are left.
    }
points-over =
    { $over ->
        [one] 1 Creation Point too many.
       *[other] { $over } Creation Points too many.
    }
low-sum = The Attributes add up to { $sum }; Potential 1 needs { $needed }.

## Traits

# keys made: of Attributes.
slots-Competence = { $used } of { $most } Skills are used: that's too many.
# keys made: of Attributes.
slots-Cunning = { $used } of { $most } slots for Special Abilities are used: that's too many.
# keys made: of Attributes.
slots-Power = { $used } of { $most } points of Power are used: that's too many.
# keys made: of Attributes.
slots-Knowledge = { $used } of { $most } Talents are used: that's too many.
skill-over-cap = { $skill } has { $dice } dice; the most is { $most }.
pool-overdrawn = { $assigned } dice are assigned, but the Prowess Pool has { $total }.
no-culture = A Culture Special Ability is needed.
cultures = One Culture Special Ability is free, not more.
no-native = A native language is needed.
no-text = { $trait } doesn't say what it does.
which-follow-up = { $trait } must say whether the Challenge is subsequent or additional.
gear-quality = { $trait } stands for exceptional gear and must be a Quality.
hits-instant = { $trait } inflicts hits and must be Instant.
free-upgrades = { $trait } has more free upgrades than conditions.
no-revival = { $trait }: nobody comes back from the dead at this table.
ranks-settled = { $trait }: Traits don't change ranks at this table.
no-secrets = { $trait }: this table has no secret languages.
power-only = { $trait }: only Power pays for upgrades here.
either-or = At this table points of Power are either for Powers or for upgrades.
low-potential = A companion needs Potential { $needed }; { $who } has { $has }.
companions =
    { $most ->
        [0] This table has no companions.
        [one] This table has at most 1 companion.
       *[other] This table has at most { $most } companions.
    }
unsized = { $gear } needs a size and a group.

## What is unusual

new-targets = { $trait } is new and affects { $targets }: one opponent is usual.
new-hits = { $trait } is new and inflicts more than one hit.
new-duration = { $trait } is new and neither Instant nor Maintain: longer durations come by upgrade.
new-amount = { $trait } is new and gives { $amount }: one is usual.
new-reroll = { $trait } is a new reroll: usually the second result counts, and the highest die is safe.
no-multiple =
    { $rest ->
        [one] { $points } isn't a multiple of five: 1 of them doesn't count for Potential.
       *[other] { $points } isn't a multiple of five: { $rest } of them don't count for Potential.
    }

## A plan

split-award = One award buys either Attributes or Traits, not both.
too-dear =
    { $price ->
        [one] This costs 1 Development Point; { $who } has { $has }.
       *[other] This costs { $price } Development Points; { $who } has { $has }.
    }
