# How pieces and values are called.

## Small change

nameless = This character
nobody = Nobody
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
