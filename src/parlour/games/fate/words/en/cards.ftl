# A roll set as a card: its title, a row for each modifier, the outcome; and what an answer would mean.

## Titles; keys made of the action

contest = Contest
contest-named = Contest: { $name }
attack = { $who } attacks { $target }
create = { $who } tries to create { $target }
create-some = { $who } tries to create an advantage
discover = { $who } searches { $target }
discover-some = { $who } looks around
discover-for = { $who } looks for { $target }
use = { $who } tries to use { $target }
use-some = { $who } tries to use an aspect
overcome = { $who } tries to overcome { $target }
overcome-some = { $who } tries to overcome what's in the way
aspect-at = “{ $aspect }” at { $zone }
aspect-on = “{ $aspect }” on { $who }
told = { $title }: { $outcome }.
side = { $who }, { $how }

## Rows

plain = Plain roll
hits = How hard it hits
difficulty = Difficulty
help = Help: { $who }
stunt = Stunt
stunt-named = Stunt: { $stunt }
aspect-free = { $aspect }, free
reroll = Reroll: { $aspect }
reroll-free = Reroll: { $aspect }, free
harder = Made harder: { $aspect }

## Outcomes; keys made of them

outcome-fail = { $shift ->
        [0] fails
       *[other] fails by { $shift }
    }
outcome-tie = ties
outcome-succeed = { $shift ->
        [0] succeeds
       *[other] succeeds by { $shift }
    }
outcome-style = { $shift ->
        [0] succeeds with style
       *[other] succeeds with style by { $shift }
    }

## What an answer would mean; keys made of the kind of offer

stakes-compel = Accept and gain a fate point, or pay one to refuse.
stakes-self = If the GM agrees, the trouble happens and you gain a fate point.
stakes-aspect = If the GM accepts it, it becomes a situation aspect.
stakes-recover = If there was rest, the consequence starts to heal.
bench-price = The free slots are taken, so refresh goes down by { $down }.

## Beforehand

reads = It reads
unknown = not known
unsettled = not settled yet
dice = dice { $bonus }
dice-parts = dice { $bonus }: { $parts }
