# A persona as a page to read or print, and as a file.

format-parlour = Parlour file
format-markdown = Text (Markdown)
no-persona = There's no such persona.
no-sheet = { $who } is a game-character and has no sheet.
    .cure = Choose a persona.
unfinished = This persona is still being made.
    .cure = Wait until one more thing is added.
no-format = Personae can't be saved in that format.

## The page

played-by = Played by { $player }.
played-by-signifier = Played by { $player }. Signifier: { $card }.
knocked = Knocked out.
dead = Dead.
detail = One more thing: { $text }
looks-like = Looks like: { $like }.
sounds-like = Sounds like: { $like }.
abilities = Abilities
memories = Memories
wounds = Wounds
musing = What it may mean
marked = { $what } ({ $marks })
needs = needs { $parts }
lost = lost
way-own = Chapter { $chapter }, remembered. What set it off: { $text }
way-gift = Chapter { $chapter }, given by { $teller }. What set it off: { $text }
way-signifier = Chapter { $chapter }, brought by { $card }, told by { $teller }. What set it off: { $text }
way-story = Chapter { $chapter }, from the story. What set it off: { $text }
in-it = In it: { $people }.
wound = { $part }: { $text }
somewhere = somewhere
for-good = for good
healed = healed
tended = tended
bleeding = bleeding

## On a sheet at the table: how an ability came, why it can't be used, and odds (keys made)

given-own = remembered, chapter { $chapter }
given-gift = given by { $player }, chapter { $chapter }
given-signifier = by a Signifier, told by { $player }, chapter { $chapter }
given-story = by the story, chapter { $chapter }
barred-FUG-193 = the wound isn't tended
barred-FUG-196 = no ability while a lasting wound is untended
barred-FUG-197 = lost for good with the part it needs
no-ability = no ability
difficulty = difficulty
beats = Beats the best open hand
