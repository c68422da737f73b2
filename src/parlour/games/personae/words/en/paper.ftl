# Characters as files and as a page to read or print.

## Formats and refusals

format-parlour = Parlour file
format-markdown = Text (Markdown)
no-sheet = There is no such sheet.
    .cure = Choose a character with numbers.
not-yours = Only the game master can see { $who }'s numbers.
    .cure = Ask the game master to show them.
not-ready = { $who } is still being made.
    .cure = Wait until the game master has approved it.
no-format = Characters can't be saved in that format.
    .cure = Choose one of the formats.
bad-file = Load a character of this game, saved by Parlour.

## The page

keywords = Key words: { $words }.
goal = Goal: { $goal }
attribute = Attribute
value = Value
priority = Priority
cap = Cap
cap-of = { $cap } ({ $percent }% of { $points })
skills = Skills
abilities = Special Abilities
powers = Powers
talents = Talents
gear = Gear
potential = Potential { $potential }, Skill cap { $cap }
pool = Prowess Pool { $total }: { $assigned } assigned, { $left } unassigned
slots = Slots: { $slots }
slot = { $name } { $used } of { $most }
health = Health: { $statuses } hits
health-of = Health ({ $toughness }): { $statuses } hits
status-at = { $status } at { $hits }
resource-cap = Resource Cap { $cap }
skill = { $name }: { $dice } + { $attribute } { $value }
skill-tags = { $name }: { $dice } + { $attribute } { $value } ({ $tags })
ability = { $name }: { $text } { $effect }, level { $level }.
power-targets =
    { $count ->
        [one] 1 target
       *[other] { $count } targets
    }
power-hits =
    { $count ->
        [one] 1 hit
       *[other] { $count } hits
    }
power = { $name } ({ $numbers }): { $text }
power-skill = { $name } ({ $numbers }): { $text } With { $skill }.
power-challenge = Power Challenge with { $skill }
native = Native language: { $name }
language = Language: { $name }
expertise = Expertise: { $name }
expertise-more = Expertise: { $name } ({ $uses } a session, { $dice } more)
resource = Resource: { $name }
resource-cap-of = Resource: { $name } (Cap { $cap })
shield = { $size } shield
exceptional = exceptional by { $by }

## Ready-made people

culture = Culture
ability-kind = Special Ability
power-kind = Power
native-ready = Native: { $name }
for-weapon = for a weapon Skill
for-skill = for a Skill
for-power = for a Power
answered = answered with { $skill }
