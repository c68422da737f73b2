# What a sheet lacks, what is unusual on it and how far its numbers go.

## How far a skill goes; these stand inside other sentences

unlisted = { $skill } isn't on the campaign's skill list
later = { $skill } is from Tech Level { $tl }, and here it's { $here }
needs = { $skill } needs { $other } { $level } first
double = at most double { $other } { $level }
half = at most half of { $other } { $level }
rests = { $skill } { $level } rests on it
limited = { $skill } { $level } is limited by it
technique-rests = { $technique } needs it

## What a sheet lacks

lack-points = { $spent } points are spent on { $what }, but there are only { $given }.
lack-unlisted = { $skill } isn't on the campaign's skill list.
lack-too-high = { $skill } { $level } is too high: { $why }.
lack-skill = { $technique } needs { $skills } { $level }.
lack-technique = { $technique } needs { $other } first.

## What is unusual

attribute-none = { $name } 0: skills that use it are impossible.
attribute-beyond = { $name } { $value } ({ $band }) is beyond the human maximum of { $most }.
attribute-high = { $name } { $value } ({ $band }): more than { $most } is rare.
attribute-low = { $name } { $value } ({ $band }): { $least } is the usual minimum.
size = { $size }: adult humans are usually { $least } to { $most }.
size-edge = { $size } is at the edge for humans, so Strength should match it.
skill-mythical = { $skill } { $level } is mythical.
skill-unnamed = { $skill } { $level }: above { $most } is for named characters.
skill-instant = { $skill } { $level } came at once: above { $most }, that should be very hard.
from-later = { $what } is from Tech Level { $tl }, and here it's { $here }.

## Load

no-movement = Over encumbered: no movement at all.
no-sprinting = No sprinting while { $band }.
no-running = No running while { $band }.
no-jogging = No jogging while { $band }.
resist = −{ $amount } on rolls to resist fatigue.

## The desk and the shelf

enter-words = Enter some words.
enter-yes = Enter yes or no.
enter-number = Enter a number from { $least } to { $most }.
kept-as-words = Not on the campaign's skill list, kept as words: { $words }.
