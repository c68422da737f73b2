### keys made: of actions, effects and what is missing.

# Parts of sentences that several others share.

## Actions, as a stunt is for them

action-create = create an advantage
action-overcome = overcome
action-attack = attack
action-defend = defend

## What an invoke can do

can-bonus = add +2 to the roll
can-ally = give an ally +2
can-reroll = reroll your dice
can-raise = make it harder for a foe

## Who is not on the table

the-gm = the game master

## What a character in the making still needs

lack-high = The high concept isn't written yet.
lack-trouble = The trouble isn't written yet.
lack-general = You need at least one general aspect; two more can stay blank.
lack-name = The character has no name yet.
lack-looks = You haven't said what the character looks like.
lack-ratings = The approaches aren't ranked yet: one at +3, two at +2, two at +1, one at 0.
lack-stunts = You need at least one stunt.
lack-refresh = { $stunts } stunts would leave a refresh below 1.
lack-permission = A stunt for two actions needs the game master's permission.

## What a milestone still needs

lack-effect = You haven't chosen an effect yet.
lack-aspect = The aspect you wanted to rewrite is gone.
lack-stunt = The stunt you wanted to replace is gone.
lack-approach = You haven't raised an approach yet.
lack-top = { $approach } can't go above +{ $most }.
lack-great = You haven't chosen refresh or a stunt instead yet.
lack-left = All of this would leave a refresh of { $refresh }.

## What a value to set looks like

enter-out = Enter 0 (in play), taken or conceded.
enter-yes-no = Enter yes or no.
enter-words = Enter some words.
enter-number = Enter a whole number from { $least } to { $most }.
