### keys made: of commands, fields and conditions.


# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule, read from English alone).


## Declaring

overcome-competing = { $it } is in a contest, where everyone rolls in the exchange.
    .cure = Make this exchange's roll.
    .rule = FAE-129
    .reason = contest
attack-competing = { $it } is in a contest, and competitors don't harm each other.
    .cure = Make this exchange's roll, or ask the game master to end the contest.
    .rule = FAE-128
    .reason = contest
overcome-target-unknown =
    { $challenge ->
        [yes] That isn't a task of this challenge.
       *[no] There's no such obstacle.
    }
    .cure =
        { $challenge ->
            [yes] Choose an open task.
           *[no] Choose a situation aspect or the scene.
        }
    .rule =
        { $challenge ->
            [yes] FAE-124
           *[no] { "" }
        }
    .reason =
        { $challenge ->
            [yes] no-such-task
           *[no] no-such-obstacle
        }
task_done = { $it } already has a result.
    .cure = Choose a task that's still open.
    .rule = FAE-124
not_assigned = { $it } is for { $takers }.
    .cure = The game master decides who takes which task.
    .rule = FAE-125
no_conflict_here = Zones and borders only matter in conflicts.
    .cure = Overcome the scene instead, and say how.
    .rule = FAE-184
    .reason = no-conflict
move_through = Getting through costs your action here, not a roll.
    .cure = Move there.
    .rule = FAE-094
out_of_reach = { $who } isn't next to it.
    .cure = Move next to it first.
    .rule = FAE-Q17
not_hindered = Nothing is in { $who }'s way there.
    .cure = Just move.
    .rule = FAE-092
not_an_obstacle = { $it } isn't a situation aspect.
    .cure = Overcome the scene instead, and say how.
    .rule = FAE-063
overcome-unknown_aspect = { $who } doesn't know of { $it }.
    .cure = Discover it first.
    .rule = FAE-100
goal-unknown = You need a goal.
    .cure = Create a new aspect, discover one, or use one you know.
    .rule = FAE-044
    .reason = no-goal
no_advantages = At this table, competitors don't create advantages.
    .cure = Make this exchange's roll.
    .rule = FAE-Q25
    .reason = contest
twist_first = The game master decides on a twist first.
    .cure = Wait for it.
    .rule = FAE-130
    .reason = twist
tried = { $it } has already tried to create an advantage this exchange.
    .cure =
        { $barred ->
            [yes] Wait for the next exchange.
           *[no] Make this exchange's roll.
        }
    .rule = FAE-Q25
create-target-unknown =
    { $goal ->
        [use] { $name } knows of no such aspect.
       *[other] There's no such place or character.
    }
    .cure =
        { $goal ->
            [use] Use an aspect you know, or discover one.
            [create] Choose the scene, a zone or a character.
           *[other] Search the scene or a character. The game master says what you find.
        }
    .rule =
        { $goal ->
            [use] FAE-056
            [create] FAE-043
           *[other] FAE-181
        }
    .reason =
        { $goal ->
            [use] unknown-aspect
           *[other] no-such-place
        }
create-there_already = That aspect is already there.
    .cure = Choose to use it instead.
    .rule = FAE-044
    .reason = wrong-goal
known_already = { $who } already knows { $it }.
    .cure = Choose to use it instead.
    .rule = FAE-181
not_to_be_searched = That can't be searched.
    .cure = Search the scene or a character.
    .rule = FAE-181
    .reason = no-such-place
create-own = { $who } already knows { their } own aspects.
    .cure = Search the scene or someone else.
    .rule = FAE-181
no_aspect = { $who } knows of no such aspect.
    .cure = Use an aspect you know, or discover one.
    .rule = FAE-056
    .reason = unknown-aspect
create-unknown_aspect = { $who } knows of no such aspect.
    .cure = Use an aspect you know, or discover one.
    .rule = FAE-056
create-boost = { $it } is a boost, used once and gone.
    .cure = Invoke it on a roll.
    .rule = FAE-Q40
owner_away = { $owner } isn't in this scene.
    .cure = Choose an aspect of the scene.
    .rule = FAE-101
    .reason = not-here
create-text-wordless = The new aspect needs a wording.
    .cure = Write it as a short phrase.
    .reason = no-text
challenge_on = In a challenge, everyone overcomes tasks.
    .cure = Overcome one of its tasks.
    .rule = FAE-124
    .reason = challenge
same_side =
    { $self ->
        [yes] { $name } can't attack themselves.
       *[no] { $name } is on { $attacker }'s side.
    }
    .cure = Attack someone on another side.
attack-too_far = { $it } is too far away.
    .cure = Move closer first.
    .rule = FAE-141
    .reason = out-of-reach
attack-words-wordless = { $target } is in another zone.
    .cure = Say what reaches that far, such as a bow, or move closer.
    .rule = FAE-141
    .reason = out-of-reach
no_contest = No contest is under way.
    .cure = The game master starts one.
twist_asked = The game master decides on a twist first.
    .cure = Wait for it.
    .rule = FAE-130
    .reason = twist
other_roll = Another roll isn't over yet.
    .cure = Finish it first.
    .rule = FAE-023
    .reason = roll-open
not_competing = { $it } isn't in the contest.
    .cure = You can help an ally who is.
    .reason = not-in-contest
barred = { $it } failed to create an advantage and sits out this exchange.
    .cure = Wait for the next one.
    .rule = FAE-Q25
compete-chosen_already = { $it } has already chosen an approach.
    .cure = Wait for the others.
    .reason = settled

## Opposing

contest_roll = In a contest everyone rolls against everyone.
    .cure = Make this exchange's roll.
    .rule = FAE-129
    .reason = contest
dice_down = The dice are on the table.
    .cure = Invoke an aspect to change the result.
    .reason = too-late
set_difficulty-dice_down = The dice are on the table.
    .cure = Set the difficulty before the dice next time.
    .rule = FAE-123
    .reason = too-late
call_off-dice_down = The dice are on the table.
    .cure = Invoke an aspect to change the result.
    .rule = FAE-099
    .reason = too-late
settled_already = The opposition is already settled.
    .cure = Help, claim a stunt, or roll.
    .reason = settled
answered = The opposition is already settled.
    .cure = Help, claim a stunt, or roll.
    .reason = settled
defended = { $defender } is defending.
    .cure = A defence takes the place of a difficulty.
    .rule = FAE-183
an_attack = { $attacked } is under attack and defends.
    .cure = Allies can step in.
    .rule = FAE-064
    .reason = attack
protected = { $defender } is defending for { $shielded }.
    .cure = Only one character defends against a roll.
    .rule = FAE-Q53
stand_open-protected = { $defender } has stepped in for { $shielded }.
    .cure = Defend, unless the game master vetoes it.
    .rule = FAE-065
    .reason = protecting
choose_protector-protected = { $defender } is already defending.
    .cure = Only one character defends against a roll.
    .reason = chosen-already
oppose-acting_side = { $it } is on the acting side.
    .cure = Choose someone on another side.
    .reason = same-side
defend-acting_side = { $it } is on the acting side.
    .cure = Help instead.
    .rule = FAE-183
    .reason = same-side
oppose-asked_already = { $it } has already been asked.
    .cure = Wait for the defence.
defend-not_asked = It's { $defender } who has to defend.
    .cure = Only one character defends against a roll. Allies can offer to step in.
    .rule = FAE-Q53
stand_open-not_asked = It's { $defender } who has to defend.
    .cure = Wait for their answer.
nobody_asked = Nobody has been asked to defend.
    .cure = The game master sets a difficulty.
not_your_answer = { $name } isn't yours.
    .cure = Their player or the game master answers.
    .reason = not-yours
nobody_threatened = This roll isn't aimed at anyone.
    .cure = Defend when you're asked to.
    .reason = nobody
the_target = { $it } is the target.
    .cure = Defend instead.
    .reason = own
protect-no_ally = { $it } isn't an ally of the target.
    .cure = Only allies can step in.
    .reason = other-side
offered_already = { $it } has already offered to step in.
    .cure = Wait for the answer.
    .rule = FAE-Q53
protector_chosen = { $defender } is already defending.
    .cure = Help the defence instead.
    .rule = FAE-Q53
    .reason = chosen-already
protect-words-wordless = You have to say how you step in.
    .cure = Say how { $who } gets in between.
    .reason = no-words
nobody_offered = Nobody has offered to step in.
    .cure = Wait for an offer.
    .rule = FAE-Q53
    .reason = not-offered
choose_protector-not_your_choice = The target's player chooses who defends.
    .cure = Wait for them.
    .reason = not-yours
choose_protector-who-unknown = They haven't offered to step in.
    .cure = Choose someone who has.
    .reason = not-offered
veto_protector-who-unknown = They haven't offered to step in.
    .cure = Choose someone who has.
    .rule = FAE-Q53
    .reason = not-offered
call_off-not_your_roll =
    { $rule ->
        [FAE-129] Only the game master can call off an exchange.
        [FAE-070] Only the game master can call off a hazard.
       *[other] This isn't your roll.
    }
    .cure = Ask the game master.
    .rule = { $rule }
    .reason = not-yours

## Helping

help-too_late = The dice are on the table.
    .cure = Help before the dice are rolled. You can invoke an aspect now.
    .rule = FAE-Q47
own_roll = { $it } is the one rolling.
    .cure = Help with someone else's roll.
helps_already = { $it } is already helping.
    .cure = You can help with a roll once.
    .rule = FAE-Q47
    .reason = helped-already
turn_used = { $it } has already acted this exchange, and helping takes a turn.
    .cure = Help in the next exchange.
    .rule = FAE-088
    .reason = acted
help-not_in_conflict = { $it } isn't part of this conflict.
    .cure = The game master lets characters join.
    .rule = FAE-088
ally-unknown = They aren't rolling now.
    .cure = Help someone who is.
    .reason = not-rolling
help-other_side = { $it } isn't an ally of { $who }.
    .cure = Help your own side.
help-thrown_already = The dice are on the table.
    .cure = Help before the dice are rolled. You can invoke an aspect now.
    .rule = FAE-Q47
    .reason = too-late
undecided = { $it } hasn't chosen an approach yet.
    .cure = Wait for that, then help.
    .reason = not-settled
enough_helpers =
    { $count ->
        [one] At this table, only 1 character can help with a roll.
       *[other] At this table, at most { $count } characters can help with a roll.
    }
    .cure = Act on your own turn.
    .rule = FAE-087
help-too_low = At this table, helpers need Average (+1) or better in the approach that's used.
    .cure = Someone else can help.
    .rule = FAE-Q12

## Stunts on a roll

claim_stunt-too_late = The dice are on the table.
    .cure = Claim stunts before the dice are rolled.
claim_stunt-thrown_already = The dice are on the table.
    .cure = Claim stunts before the dice are rolled.
    .reason = too-late
not_rolling = { $it } isn't rolling now.
    .cure = Wait for their roll.
no_approach = { $it } hasn't chosen an approach yet.
    .cure = Choose it first.
    .reason = not-settled
one_stunt = At this table, only one stunt counts for a roll.
    .cure = Roll with the one you claimed.
    .rule = FAE-Q44
claimed_already = This stunt already counts for the roll.
    .cure = Roll, or claim another one.
    .rule = FAE-Q44
a_bend = This is a once-a-session stunt and gives no bonus.
    .cure = Use it instead.
    .rule = FAE-041
claim_stunt-not_permitted = This stunt needs the game master's permission.
    .cure = Ask for it.
    .rule = FAE-040
no_match = This stunt is for { $approach } ({ $actions }), but this roll is { $how } ({ $doing }).
    .cure = It gives +2 only when both match.
decided = The outcome is already known.
    .cure = Overrule a value instead.
    .reason = too-late
none_claimed = { $who } hasn't claimed a stunt on this roll.
    .cure = There's nothing to veto.
    .reason = not-claimed
veto_stunt-unknown = { $who } hasn't claimed that stunt on this roll.
    .cure = There's nothing to veto.
    .reason = not-claimed

## Dice

deck_only = This table draws from the deck of fate.
    .cure = Draw a card.
    .rule = FAE-021
    .reason = deck
dice_only = This table rolls dice and has no deck.
    .cure = Roll the dice.
    .rule = FAE-021
    .reason = dice
opposition_open = The opposition isn't settled yet.
    .cure = Wait for it.
    .rule = FAE-023
    .reason = not-settled
thrown_already = These dice are already on the table.
    .cure = Invoke an aspect to reroll them.
    .rule = FAE-110
enter_dice-unknown = A Fate die shows plus, blank or minus.
    .cure = Enter +, 0 or - for each of the four dice.
    .reason = bad-faces
enter_dice-who-unknown = There's no such character.
    .cure = Choose one on the table.
    .reason = no-such-character

## Invoking

invoke-no_roll = No roll is open.
    .cure = Invoke once dice are on the table.
    .rule = FAE-099
invoke-gm_alone = Only the game master can spend from the pool.
    .cure = Choose one of yours.
    .rule = FAE-096
    .reason = not-the-game-master
gm_alone = Only the game master can roll for a hazard.
    .cure = Choose one of yours.
    .reason = not-the-game-master
too_early = The dice aren't on the table yet.
    .cure = Invoke once you see the result.
    .rule = FAE-099
too_late = Both sides have let the result stand.
    .cure = Invoke on the next roll.
    .rule = FAE-099
not_in_roll = { $it } isn't on either side of this roll.
    .cure = Invoke for your own side.
    .rule = FAE-109
not_your_side = Only { $asked } can change the result now.
    .cure = Wait for your side.
    .rule = { $rule }
through_characters = The game master invokes through their own characters if they have any here.
    .cure = Choose one of them.
    .rule = FAE-096
    .reason = not-you
pay-unknown = An invoke is free or costs a fate point.
    .cure = Choose one of the two.
    .reason = no-kind
no_point = { $who } has no fate point.
    .cure = Accept a compel to gain one, or use free invokes.
    .rule = FAE-104
invoke-pool_empty = The game master's pool is empty.
    .cure = Use a free invoke, if there is one.
    .rule = FAE-096
effect-unknown = That isn't an effect of an invoke.
    .cure = Choose one from the list.
    .rule = FAE-107
    .reason = no-effect
invoke-not_your_roll = This isn't the invoker's own roll.
    .cure = You can { $instead }.
    .rule = FAE-108
not_your_dice = You can only reroll your own dice.
    .cure = You can { $instead }.
    .rule = FAE-110
no_foe = There's no foe here to make it harder for.
    .cure = You can { $instead }.
    .rule = FAE-111
invoke-no_ally = There's no ally's roll to add to.
    .cure = You can { $instead }.
    .rule = FAE-109
invoke-aspect-unknown = { $who } knows of no such aspect.
    .cure = Invoke one they know, or create an advantage to discover more.
    .reason = unknown-aspect
not_in_scene = { $it } isn't part of this scene.
    .cure = Choose an aspect of the scene or of someone in it.
    .rule = FAE-101
    .reason = not-here
later = The free invoke of { $it } is for a later turn.
    .cure = Pay a fate point, or wait for the next turn.
    .rule = FAE-054
others_boost = { $it } is the other side's boost.
    .cure = Only the side that made it can use it.
    .rule = FAE-Q40
    .reason = others
none_free = Your side has no free invoke of { $it }.
    .cure = Pay a fate point, or create an advantage first.
    .rule = FAE-104
one_free = At this table, { $it } can be invoked for free once a roll.
    .cure = Keep the rest for another roll.
    .rule = FAE-Q03
invoke-boost = { $it } is a boost, and boosts can't be paid for.
    .cure = The side that made it can invoke it once, for free.
    .rule = FAE-Q40
paid_already = { $it } has already been paid for on this roll.
    .cure = Invoke another aspect, or this one for free.
    .rule = FAE-102
against-unknown = You can't make their roll harder.
    .cure = Choose a rival in this exchange.
    .rule = FAE-111
    .reason = no-rival
against-not_asked = You name someone only to raise a rival's difficulty in a contest.
    .cure = Name nobody.
    .rule = FAE-111
    .reason = no-rival
others_turn = Only { $asked } can let it stand now.
    .cure = Wait for your side.
    .reason = not-your-side
side-unknown = The roll has no such side.
    .cure = Choose your own side.
    .reason = stale
no_gain = The result can't get any better for your side.
    .cure = Let it stand.
    .rule = FAE-Q55
no_clock = No clock is running.
    .cure = Take all the time you need.
    .reason = no-clock
hold-side-unknown = That side can't change the result now.
    .cure = Choose your own side.
    .reason = no-side
not_with_them = You have nobody on that side.
    .cure = Choose your own side.
    .reason = not-your-side
hold-too_early = The dice aren't on the table yet.
    .cure = Wait for them.
    .reason = wrong-step
hold-too_late = The result is already final.
    .cure = Settle the roll.
    .reason = wrong-step
not_the_clock = Only the clock can say that.
    .cure = Let the result stand instead.
    .reason = not-the-clock
time_is_up-unknown = The clock is running for another result.
    .cure = Wait for it.
    .reason = stale
dice-unknown = You roll the dice now or later.
    .cure = Choose one of the two.
    .reason = no-kind
rate-target-unknown = There's no such obstacle.
    .cure = Choose the scene, an aspect or a border.
    .reason = no-obstacle
let_stand-other_side = You can't speak for the other side.
    .cure = Let your own side stand.
    .reason = stale
let_stand-too_early = The dice aren't on the table yet.
    .cure = Wait for them.
    .reason = wrong-step
let_stand-too_late = Both sides have let the result stand.
    .cure = Settle the roll.
    .reason = wrong-step

## Settling

nothing_to_settle = There's nothing to settle on this roll yet.
    .cure = Wait for its result.
    .reason = not-now
other_first =
    { $asks ->
        [failure] { $decider } decides whether an altered aspect is created.
        [found] { $decider } says what was found.
        [missed] { $decider } says what the search leads to.
        [cost] { $decider } names the cost.
        [serious] { $decider } decides whether the obstacle stays or is passed at a cost.
        [accept] { $decider } decides whether to pay the cost.
        [removal] { $decider } decides whether the aspect goes.
        [trade] { $decider } chooses between damage and a boost.
        [absorb] { $decider } decides how to take the hit.
        [name] { $decider } names the consequence.
        [boost] { $decider } names the boost.
       *[fate] { $decider } says what happens to the character who was taken out.
    }
    .cure = That comes first.
    .reason = not-now
not_your_choice = { other_first }
    .cure = Wait for their answer.
    .reason = not-yours
settle_failure-unknown = Either an altered aspect is created, or none.
    .cure = Choose one of the two.
    .reason = no-kind
settle_failure-text-wordless = An altered aspect needs a wording.
    .cure = Write it, or choose no aspect.
    .reason = no-text
settle_search-aspect-unknown = There's no such hidden aspect.
    .cure = Choose a hidden one, or name a new one.
    .rule = FAE-181
    .reason = no-such-aspect
something_found = The search succeeded, so something is found.
    .cure = Say which aspect, or name a new one.
    .rule = FAE-051
    .reason = found
settle_search-in_the_open = { $it } is already in the open.
    .cure = Choose a hidden one, or name a new one.
    .rule = FAE-181
    .reason = known-already
elsewhere = { $it } can't be found there.
    .cure = Choose something where they searched.
    .rule = FAE-181
settle_search-text-wordless = What they found needs a wording.
    .cure = Write the aspect as a short phrase.
    .rule = FAE-051
    .reason = no-text
text-not_asked = That choice needs no words.
    .cure = Leave them out.
    .reason = not-asked
set_cost-unknown = The obstacle stays, or they pass at a cost.
    .cure = Choose one of the two.
    .reason = no-kind
a_tie = On a tie they pass, at a minor cost.
    .cure = Say what it costs.
    .rule = FAE-060
set_cost-text-wordless = The cost isn't named yet.
    .cure = Say what it costs.
    .rule = FAE-060
    .reason = no-text
answer_cost-unknown = Pay the cost or fail.
    .cure = Choose one of the two.
    .reason = no-kind
settle_removal-unknown = The aspect goes, or it stays.
    .cure = Choose one of the two.
    .reason = no-kind
trade-unknown = Deal all the damage, or 1 less and take a boost.
    .cure = Choose one of the two.
    .reason = no-kind
absorb-boxes-unknown =
    { $boxes ->
        [0] { $victim } has no stress boxes.
       *[other] You can't tick { $victim }'s stress boxes like that; they go from 1 to { $boxes }.
    }
    .cure =
        { $many ->
            [yes] Name each box once, the lowest first: 1+3.
           *[no] Name one box, or none.
        }
    .rule = FAE-080
    .reason = no-such-box
two_boxes = You can tick only one stress box for a hit.
    .cure = Take the rest as consequences, or be taken out.
    .rule = FAE-080
ticked = Box { $box } is already ticked.
    .cure = Tick a free one.
    .rule = FAE-080
absorb-consequences-unknown = Consequences are mild, moderate or severe.
    .cure = Choose from these.
    .rule = FAE-082
    .reason = no-such-degree
absorb-no_consequences = { $victim } can't take consequences.
    .cure = Tick a box, or be taken out.
    .rule = FAE-173
absorb-filled = { $victim } already has a { $degree } consequence.
    .cure = There's one of each degree, so choose another.
    .rule = FAE-085
absorb-twice = There's only one consequence of each degree.
    .cure = Name each once.
    .rule = FAE-085
too_little = The hit is { $damage }, and this absorbs only { $absorbed }.
    .cure = Take more, or be taken out.
    .rule = FAE-077
name_it-text-wordless =
    { $boost ->
        [yes] A boost needs a name.
       *[no] The consequence needs a name.
    }
    .cure = Write it as a short phrase.
    .rule =
        { $boost ->
            [yes] FAE-007
           *[no] { "" }
        }
    .reason = no-text
tell_fate-text-wordless = You haven't said what happens to them.
    .cure = Say what happens.
    .reason = no-text
