# What an active defence would stop.

resists = Resists { $kinds }.
not-a-blow = Answers only Interaction Challenges, not attacks.
blocks = Blocks { $names } weapons, including thrown and shot ones.
parries = Parries { $names } weapons.
parries-near = Parries { $names } weapons, but nothing thrown or shot.
arm = { $who }'s { $weapon }
here = Here: { $weapons }.
unknown = The weapons of { $who } aren't known.
no-weapon = Nobody here has a weapon it stops.
only-fists = Here it stops nothing but bare fists.

## Sizes of weapons (keys made)

light = Light
heavy = Heavy
small = small
one-handed = one-handed
two-handed = two-handed
