# How pieces and values are called.

## Small change

nameless = This character
nobody = Nobody
somebody = somebody
game-master = The game master
unskilled = unskilled
by-somebody = by { $who }'s { $skill }
dice-many =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    }

## What Development Points buy

buys-a-trait = a Trait
buys-raise = one more point of { $attribute }
buys-pool = three dice for the Prowess Pool
buys-hit = one more hit before Injured
buys-toughness = the next step of toughness
buys-quality = { $trait } as a Special Quality
buys-upgrade = an upgrade of { $trait }
buys-skill = the Skill { $trait }
buys-ability = the Special Ability { $trait }
buys-power = the Power { $trait }
buys-talent = the Talent { $trait }
buys-for = { $what } for { $who }

## What is known of a piece

marked = { $name } ({ $marks })
hidden = hidden
dead = dead
unconscious = unconscious
rank-of = the rank of { $attribute }
its-dice = its dice
pool-dice-of = the pool dice of { $trait }
uses-of = the uses of { $trait }
ware = { $name } (cost { $cost })
a-skill = a Skill
a-ability = a Special Ability
a-power = a Power
a-talent = a Talent
a-gear = a piece of gear
a-trait = a Trait
a-obstacle = an obstacle
a-hazard = a hazard
a-ware = an item for sale

## Setting a value

enter-words = Enter some words.
enter-yes-no = Enter yes or no.
enter-one = Enter one of { $values }.
enter-number = Enter a number from 0 to { $most }.
challenge-open = A Challenge is being played.
    .cure = Finish it first.

## Choices (keys made)

piece-none = none
piece-gm = the game master
piece-yes = yes
piece-no = no
piece-interaction = an Interaction Challenge
piece-attack = an attack
piece-power = a Power Challenge
piece-recovery = recovery
piece-unopposed = an Unopposed Challenge
piece-virtual = a question about somebody
piece-issue = when issuing
piece-answer = when answering
piece-pass = it succeeds
piece-fail = it fails
piece-roll = roll for it
piece-addition = to the result
piece-dice = dice
piece-result = a better result
piece-success = automatic success
piece-agreed = something agreed
piece-hit = one more hit
piece-narrate = story only
piece-fold = part of another Challenge
piece-achieved = we have what we wanted
piece-continue = it goes on
piece-back-down = we back down
piece-close = close
piece-near = near
piece-far = far away
piece-main = a main character
piece-companion = a companion
piece-ally = an ally
piece-adversary = an adversary
piece-minion = minion
piece-minor = minor
piece-major = major
piece-itself = to everyone
piece-numbers = with numbers
piece-not-numbers = without numbers
piece-name = the name
piece-concept = the concept
piece-keywords = key words
piece-goal = the goal
piece-secret = secret
piece-plain = plain
piece-quality = a Special Quality
piece-culture = of Culture
piece-gear = with exceptional gear
piece-native = the native language
piece-language = a language
piece-expertise = an Expertise
piece-resource = a source of wealth
piece-condition = a condition, free
piece-pool = the Prowess Pool
piece-count = one more
piece-better = the better result counts
piece-highest = the highest die as well
piece-hits = hits
piece-targets = one more target
piece-duration = how long it lasts
piece-use = one more use in a session
piece-die = one more die
piece-cap = one more to the Cap
piece-skill = another Skill or kind
piece-subsequent = the next dice of the same roll
piece-additional = a new roll
piece-parry = a parry
piece-shield = a shield
piece-assist = helping
piece-replace = the healer's roll instead
piece-remove = removing hits
piece-craft = fine craft
piece-thing = a thing
piece-weapon = a weapon
piece-dp = Development Points
piece-hits_bought = hits bought
piece-points = Creation Points
piece-conscious = conscious
piece-stabilised = stabilised
piece-caveat = shouldn't fight yet
piece-moved = has moved
piece-acted = has acted
piece-status = the status
piece-toughness = toughness
piece-criticals = criticals
piece-adds = the Attribute it adds
piece-injured = Injured
piece-wounded = Wounded
piece-incapacitated = Incapacitated
piece-dying = Dying
