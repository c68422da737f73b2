# What Special Abilities and Powers can do: the vocabulary, and each effect as a phrase on a sheet.

## The vocabulary (keys made): its name, what it gives when new, what an upgrade adds

addResult = Adds to the result
    .first = +1 to the result.
    .upgrade = Another +1.
addDice = Extra dice
    .first = One more die than the rating.
    .upgrade = One more die.
rerollOwn = Rerolls your own dice
    .first = One die, not the highest; the second result counts.
    .upgrade = One more die, or the better result counts, or the highest die can be chosen.
rerollOpponent = Makes the opponent reroll
    .first = One die, not the highest; the second result counts.
    .upgrade = One more die, or the result that is better for you counts, or the highest die can be chosen.
extraHits = More hits
    .first = A successful attack with it inflicts one more hit.
    .upgrade = One more hit.
followUp = A further Challenge
    .first = One more Challenge at once: a subsequent one with the next dice of the same roll, or an additional one with new dice.
    .upgrade = One more.
escalate = Turns words to blows
    .first = Winning a Challenge turns the scene violent, and the opponent attacks you at once.
powerTargets = More targets of a Power
    .first = The Power affects one more opponent.
    .upgrade = One more.
powerHits = A Power that injures
    .first = It inflicts one hit. Such a Power is Instant.
    .upgrade = One more hit.
powerDuration = How long a Power lasts
    .first = Instant or Maintain.
    .upgrade = Independent or Special.
criticalFeat = A feat for a critical
    .first = After a success, one critical buys the effect you describe.
    .upgrade = As agreed.
healthBonus = More health
    .first = One more hit before Injured.
    .upgrade = One more.
ignoreDice = Ignores an attacker's dice
    .first = One of the attacker's dice is ignored, after all rerolls.
    .upgrade = One more die.
setAttribute = Another Attribute
    .first = One Skill adds this Attribute instead of its own.
    .upgrade = Another Skill.
autoActiveDefence = Always on guard
    .first = One Skill defends actively without spending an action.
    .upgrade = Another Skill.
categoryException = Parries another category
    .first = One step: a Light weapon or shield also stops Heavy attacks, or a Heavy weapon Light ones.
    .upgrade = Another step.
penaltyAgainst = Worsens a penalty
    .first = Opponents with this status lose one more die.
    .upgrade = One more die.
delayInjury = Delays injury
    .first = Injury takes hold one round later.
    .upgrade = One more round later, or when the encounter ends.
stayConscious = Stays conscious
    .first = Incapacitated doesn't mean unconscious.
knockOut = Knocks out
    .first = A success knocks the opponent out without a status.
recoveryAid = Helps recovery
    .first = Helps with +1 more, lets the healer roll instead, or removes one hit.
    .upgrade = +1, or one more hit.
companion = A companion
    .first = A companion of your own, a minion.
    .upgrade = It becomes a minor, then a major.
narrative = Story only
    .first = What it says, without a number.
opponentAddition = Lowers an opponent's result
    .first = −1 to an opponent's result.
    .upgrade = Another −1, or one more opponent.
impose = Imposes something
    .first = A condition, a forced move or a ban on one opponent, one step.
    .upgrade = One more opponent or step.
extraSA = One more Special Ability in a turn
    .first = You can use one more Special Ability in your turn.
    .upgrade = One more.
freeChallenge = A Challenge without an action
    .first = Once a turn, a Challenge of this kind costs no action.
    .upgrade = One more.
answerPower = Another answer to Powers
    .first = You can dodge or block Powers, or Resist adds another Attribute.
    .upgrade = Another way.
hitsToStatus = More hits to each status
    .first = From Injured on, it takes two hits to reach each further status.
    .upgrade = One more hit.
stabilise = Stabilises
    .first = One Dying character is stabilised.
    .upgrade = One more.
revive = Brings back the dead
    .first = One dead character lives. Only if the table allows it.
    .upgrade = One more.
resistPower = Resists with a Power
    .first = A Power Skill answers one kind of Challenge actively.
    .upgrade = Another kind.
orderBonus = Acts sooner
    .first = +1 in the action order.
    .upgrade = Another +1.
changePriority = Swaps two ranks
    .first = Swaps two Attributes in the order of importance once. Only if the table allows it.
    .upgrade = One more swap.

## When an effect applies (keys made)

trigger-won = after you win a Challenge issued with it
    .short = after winning
trigger-held = after you answer a Challenge successfully with it
    .short = after answering successfully
trigger-violence = when violence begins
    .short = when violence begins
when-issue = when issuing
when-answer = when answering

## Kinds of Challenges (keys made)

kind-interaction = Interaction Challenges
    .one = an Interaction Challenge
kind-attack = attacks
    .one = an attack
kind-power = Power Challenges
    .one = a Power Challenge
kind-recovery = recovery
    .one = a Recovery Challenge
kind-unopposed = Unopposed Challenges
    .one = an Unopposed Challenge
kind-virtual = questions about somebody
    .one = a question about somebody

## Durations (keys made)

duration-I = Instant
duration-M = Maintain
duration-T = Independent
duration-S = Special

## On a sheet (keys made)

with-skills = { $words } with { $skills }
in-kinds = { $words } in { $kinds }
circumstance = { $words }, { $when }
does-addResult = { $amount } to results
does-addDice = { $dice } more
better-result = the better result counts
better-for-you = the result that is better for you counts
second-result = the second result counts
not-highest = not the highest, { $kept }
does-rerollOwn = reroll { $dice }
does-rerollOpponent = the opponent rerolls { $dice }
does-kept = { $words }, { $kept }
does-extraHits =
    { $count ->
        [one] 1 more hit
       *[other] { $count } more hits
    }
does-followUp =
    { $count ->
        [one] 1 further Challenge
       *[other] { $count } further Challenges
    }
follow-subsequent = { $words } at once, with the next dice of the same roll
follow-additional = { $words } at once, with new dice
success = a success
does-escalate = { $words } turns words to blows: the opponent attacks at once
does-powerTargets =
    { $count ->
        [one] 1 more target
       *[other] { $count } more targets
    }
of-skills = { $words } of { $skills }
does-powerHits =
    { $count ->
        [one] inflicts 1 hit
       *[other] inflicts { $count } hits
    }
does-powerDuration = lasts as { $duration }
feat-hits = hits up to { $status }
agreed = what was agreed
critical-success = a critical after a success
does-criticalFeat = { $words } buys: { $does }
does-healthBonus =
    { $count ->
        [one] 1 more hit before Injured
       *[other] { $count } more hits before Injured
    }
does-ignoreDice =
    { $count ->
        [one] 1 of the attacker's dice is ignored
       *[other] { $count } of the attacker's dice are ignored
    }
does-setAttribute =
    { $count ->
        [0] any Skill adds { $attribute }
        [one] { $skills } adds { $attribute }
       *[other] { $skills } add { $attribute }
    }
at-a-time = { $words } { $when }
any-skill = any Skill
does-autoActiveDefence = active defence with { $skills } without an action
a-parry = a parry
the-shield = the shield
does-categoryException =
    { $count ->
        [one] { $words } also stops one more category
       *[other] { $words } also stops { $count } more categories
    }
does-penaltyAgainst = opponents who are { $status } roll { $dice } fewer
hurt = hurt
does-delayInjury =
    { $count ->
        [one] injury takes hold 1 round later
       *[other] injury takes hold { $count } rounds later
    }
does-stayConscious = stays conscious when { $status }
does-knockOut = { $words } knocks the opponent out
aid-assist = { $bonus } instead of +1 when helping somebody recover
aid-replace = you can roll in place of somebody who recovers
aid-replace-with = you can roll { $skills } in place of somebody who recovers
aid-remove =
    { $count ->
        [one] removes 1 hit
       *[other] removes { $count } hits
    }
aid-remove-from =
    { $count ->
        [one] removes 1 hit from somebody who is { $status } at worst
       *[other] removes { $count } hits from somebody who is { $status } at worst
    }
aid-other = { $amount } to recovery
does-companion = a companion
does-companion-text = a companion: { $text }
does-narrative = story only
does-opponentAddition = { $amount } to the opponent's result
does-impose = { $words } imposes: { $does }
does-extraSA =
    { $count ->
        [one] 1 more Special Ability in a turn
       *[other] { $count } more Special Abilities in a turn
    }
a-challenge = a Challenge
does-freeChallenge =
    { $count ->
        [one] { $words } without an action
       *[other] { $words } without an action, { $count } times a turn
    }
answer-attribute = Resist adds { $attribute } against Powers
answer-skills = answers Powers with { $skills }
dodge-or-block = Dodge or Block
does-hitsToStatus =
    { $count ->
        [one] from Injured on, 1 hit to each further status
       *[other] from Injured on, { $count } hits to each further status
    }
does-stabilise =
    { $count ->
        [one] stabilises 1 Dying character
       *[other] stabilises { $count } Dying characters
    }
does-revive =
    { $count ->
        [one] brings 1 character back from the dead
       *[other] brings { $count } characters back from the dead
    }
a-power-skill = a Power Skill
challenges = Challenges
does-resistPower = { $skills } can answer { $kinds } actively
does-orderBonus = { $amount } in the action order
does-changePriority =
    { $count ->
        [one] 1 swap of two Attributes in the order of importance
       *[other] { $count } swaps of two Attributes in the order of importance
    }
