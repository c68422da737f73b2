# The table in words, for the terminal: one short line each.

## Scene

session = Session { $session }, day { $day }, watch { $watch }; { $tl }
no-session = No session, day { $day }, watch { $watch }; { $tl }
between = between scenes
scene = scene { $number }: { $place }
place-time = { $place }, { $time }
place-round = { $place }, round { $round }
about = about: { $aim }
ground = ground: { $ground }

## People

skill = { $skill } { $level } ({ $band })
toward = { $skill }, { $points } of { $price } to the next level
technique = { $name } ({ $kind } of { $skills })
technique-idle = { $name } ({ $kind } of { $skills }, not usable now)
gait = { $gait } { $metres } m
gait-against = { $gait } { $metres } m, against { $target }
gait-refused = { $gait } not possible
gaits = gaits: { $gaits }; free { $free } m
fatigue = fatigue { $count }
exhaustion = exhaustion { $count }
stuns = stuns { $count }
wounds = wounds { $count } of { $boxes }
wounds-dying = wounds { $count } of { $boxes }, dying
penalty = −{ $amount } for { $name }
item = { $item } ({ $weight })
item-left = { $item } ({ $weight }, left behind)
item-worn = { $item } ({ $weight }, worn)
item-worn-as = { $item } ({ $weight }, worn as { $load })
attribute = { $name } { $now } ({ $base } on the sheet)
body = { $size } ({ $mass }), Soak { $soak }, Move { $move } ({ $why }), { $km } km a watch
load = load { $grams } of { $limits } kg: { $band }
skills-talent = Talents:
skills-standard = Skills:
skills-knowledge = Knowledges:
techniques = Techniques:
languages = Languages: { $languages }
language = { $language } { $level }
language-unread = { $language } { $level }, can't read it
gear = Gear: { $items }
experience = experience: { $points }
budget = { $what }: { $spent } of { $given }
notice = unusual: { $text }
notice-waits = unusual: { $text } The game master has to allow it.
lack = missing: { $what }
yours = yours
hidden = hidden
away = not in this scene
stage-frame = being made: frame
stage-attributes = being made: attributes
stage-skills = being made: skills
stage-techniques = being made: techniques
stage-gear = being made: gear
stage-review = submitted
stage-dead = dead
sent-back = sent back: { $why }
gone = { $metres } m this round
gone-gait = { $gait }, { $metres } m this round
acted = has acted
barred = can't attack or defend
ran =
    { $count ->
        [one] has run for 1 minute
       *[other] has run for { $count } minutes
    }
notes = notes: { $text }

## What is under way

fumbled = { $line }, a fumble ({ $chance } or less)
rolled = { $who }: rolled
ability = ability { $ability }
fumble-chance = fumble chance { $chance }
with = with { $what }
odds = odds: { $odds }
odds-against = odds against an ability of { $ability }: { $odds }
way = a way: { $way }
take0 = take 0: { $total }, { $end }
take10 = take 10: { $total }, { $end }
check = Check
truth = it's the truth
lie = it's a lie
against = { $one } against { $other }
climbs = { $who } climbs: { $state }; against { $target }
climbs-next = { $who } climbs: { $state }; the next { $metres } m against { $target }
falls = to fall on the way up, { $way }: { $odds }
work = Work of art: { $name }, { $quality } ({ $label })
belief = { $who } { $belief }, said by { $speaker }
belief-text = { $who } { $belief }: { $text }, said by { $speaker }
kept = Hidden roll: { $title }
picked = Your team has named { $who } for the next turn
note = Note: { $title }. { $text }
plea = { $who } asks: { $text }
