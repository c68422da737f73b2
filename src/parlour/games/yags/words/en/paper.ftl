# Characters as files and as a page to read or print.

## Formats and refusals

format-parlour = Parlour file
format-yagsbook = Yagsbook (XML)
format-markdown = Text (Markdown)
no-sheet = There is no such sheet.
    .cure = Choose somebody at the table.
not-yours = Only the game master can see { $who }'s numbers.
    .cure = Ask the game master to show them.
not-ready = { $who } is still being made.
    .cure = Wait until the game master has approved it.
no-format = Characters can't be saved in that format.
    .cure = Choose one of the formats.

## The page

attribute = Attribute
score = Score
now = Now
talents = Talents
skills = Skills
knowledges = Knowledges
languages = Languages
language = { $name } { $level }: { $band }
techniques = Techniques
gear = Gear
body =
    { $wounds ->
        [one] { $size } ({ $mass }), Soak { $soak }, Move { $move }, 1 wound
       *[other] { $size } ({ $mass }), Soak { $soak }, Move { $move }, { $wounds } wounds
    }
gaits = In a round: { $gaits }; { $km } km in a watch
gait = { $gait } { $metres } m
no-gait = { $gait } –
load = Load { $load } kg: { $band } (bands up to { $limits } kg)
experience = Experience { $points }
skill = { $name } { $level } ({ $band })
skill-pairs = { $name } { $level } ({ $band }): { $pairs }
technique = { $name } ({ $kind }, { $skills })
technique-text = { $name } ({ $kind }, { $skills }): { $text }
worn = worn
carried = carried
left-behind = left behind
item = { $name } ({ $weight } kg, { $where })
item-load = { $name } ({ $weight } kg, load { $load } kg, { $where })

## Said of a Yagsbook file, and kept with who was in it: what stands in logs stays as it is

no-attributes = It has no attributes: those of an average adult are taken
lacks-attributes = It has no { $names }: those of an average adult are taken
first-only = Of its skills and languages the first { $count } are read
kept-as-words = Not played here, kept as words: { $what }
unskilled-advantages = advantages without a skill
a-skill = A skill
