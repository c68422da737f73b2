### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule and how programs call it (.rule, .reason: read
# from English alone). Memories: how they begin, are told, named, judged, used and kept.

## Beginning

own_flashback-you_deal = While you deal, your persona is a game-character and has no flashbacks.
    .cure = Tell memories from the story, or of Signifiers.
    .rule = FUG-062
    .reason = dealer-controlled
gift_flashback-you_deal = { own_flashback-you_deal }
    .cure = { own_flashback-you_deal.cure }
    .rule = FUG-062
    .reason = dealer-controlled
result_known = The outcome is known; a flashback can't change it.
    .cure = Remember before a card is turned, or afterwards.
    .rule = FUG-A48
    .reason = not-now
own_used = You've used your two flashbacks.
    .cure = Others can still give you one, or your Signifier may come up.
    .reason = limit-own
gift_used = You've already given your one memory.
    .cure = Others can still give one.
    .reason = limit-gift
not_back = The Dealer plays { $who } while you're away.
    .cure = Mark yourself as back first.
    .rule = FUG-062
    .reason = dealer-controlled
no_persona = A gift needs your own persona in it, and you have none in play.
    .cure = Only players with a persona can give a memory.
    .rule = FUG-070
    .reason = bad-target
game_character = { $it } is a game-character and has no flashbacks.
    .cure = Choose a persona.
    .rule = FUG-062
    .reason = dealer-controlled
dealers_now = The Dealer plays { $it } now, so they have no flashbacks.
    .cure = Choose a persona played by its player.
    .rule = FUG-062
    .reason = dealer-controlled
own_flashback-not_yours = { $player } plays { $who }.
    .cure = Give them a memory instead.
    .rule = FUG-052
hand_decided = { $it } is in the hand being played; a flashback can't change its result.
    .cure = Remember between turns, on your own turn, or afterwards.
    .rule = FUG-A48
    .reason = not-now
mid_turn = { $who } is in the middle of a turn.
    .cure = Remember between turns, on your own turn, or afterwards.
    .rule = FUG-A48
    .reason = not-now
to-your_own = A gift goes to somebody else's persona.
    .cure = Remember something of your own instead.
    .reason = bad-target
trigger-wordless = A flashback can't come from nowhere.
    .cure = Say which thing, person, word or need sets it off.
    .rule = FUG-053
    .reason = no-trigger
present-your_own = Your own persona is always in it.
    .cure = Name only who else is there.
    .rule = FUG-070
    .reason = bad-target
rememberer = { $it } is in it anyway.
    .cure = Name only who else is there.
    .reason = bad-target
in_it = { rememberer }
    .cure = { rememberer.cure }
    .reason = bad-target
must_be_in_it = { rememberer }
    .cure = { rememberer.cure }
    .reason = bad-target
augments-unknown = There's no such memory to add to.
    .cure = Choose one that's on a sheet, or none.
    .rule = FUG-087
    .reason = bad-value
augments-not_asked = This memory already adds to one, or is on a sheet.
    .cure = Leave that empty.
    .rule = FUG-087
    .reason = bad-value

## Telling

nothing_told = No memory is being told.
    .cure = Wait for one.
    .reason = not-now
flashback-unknown = No such memory is being told.
    .cure = Choose one from the list.
    .reason = bad-target
another_tells = { $who } tells this one.
    .cure = Listen. You can suggest things.
    .rule = FUG-052
    .reason = not-yours
sent_back = It was sent back: { $reason }.
    .cure = Reword it.
    .rule = FUG-A67
    .reason = not-now
reword-nothing_told = No memory is being told.
    .cure = What's on a sheet stays, but another flashback can add to it.
    .rule = FUG-088
    .reason = not-now
reword-flashback-unknown = No such memory is being told.
    .cure = What's on a sheet stays, but another flashback can add to it.
    .rule = FUG-088
    .reason = bad-target
stands = What has been told stays.
    .cure = Reword only what the Dealer has sent back.
    .rule = FUG-088
    .reason = not-now
told_enough = This memory is long enough.
    .cure = Name its ability.
    .reason = not-now
tell_memory-left_to_dealer = The Dealer is about to name its ability.
    .cure = Save the rest for another flashback.
    .reason = not-now
tell_memory-ability_named = Its ability is already named.
    .cure = Save the rest for another flashback.
    .reason = not-now
tell_memory-wordless = The memory is empty.
    .cure = Tell what the persona remembers.
    .reason = bad-value
memory-wordless = { tell_memory-wordless }
    .cure = { tell_memory-wordless.cure }
    .reason = bad-value
for_dealer_to_name = The ability was left to the Dealer to name.
    .cure = Wait for { $who }.
    .rule = FUG-217
    .reason = not-dealer
for_teller_to_name = { another_tells }
    .cure = { another_tells.cure }
    .rule = FUG-052
    .reason = not-yours
untold_yet = The memory comes first, then its ability.
    .cure = Tell what the persona remembers.
    .rule = FUG-057
    .reason = memory-first
ability_named = Its ability is already named.
    .cure = A flashback gives exactly one.
    .rule = FUG-050
    .reason = one-ability
left_to_dealer = It's already left to the Dealer.
    .cure = Wait for the Dealer to name it.
    .reason = not-now
name_ability-ability-wordless = The ability is missing; a flashback gives exactly one.
    .cure = Name what the persona did in the memory, or leave it to the Dealer.
    .reason = one-ability
several_abilities = A flashback gives exactly one ability, and this reads like more.
    .cure = Name one thing the persona did in the memory.
    .reason = one-ability
leave_naming-you_deal = You are the Dealer.
    .cure = Name the ability.
    .reason = not-now
must_be_told = A Signifier's memory can't be taken back.
    .cure = Tell it, however briefly.
    .rule = FUG-074
    .reason = not-now

## Judging

settled = It's already on the sheet.
    .cure = Choose one that is still being told.
    .reason = bad-target
you_tell = You tell this one yourself, so nobody judges it.
    .cure = Name its ability.
    .reason = not-now
no_ability_yet = Its ability isn't named yet.
    .cure = Wait for it, or name it if that was left to you.
    .rule = FUG-057
    .reason = not-now
veto_ability-no_ability_yet = No ability is named yet, and the memory itself can't be vetoed.
    .cure = Wait for its ability.
    .reason = not-now
no_gift = Only the ability of a gift can be vetoed.
    .cure = Send this one back if it crosses a limit.
    .rule = { $way ->
        [signifier] FUG-A43
       *[other] FUG-072
    }
    .reason = no-reason
nothing_of_it = Nothing of it has been told, or it was already sent back.
    .cure = Wait for the memory.
    .reason = not-now
limit-unknown = A memory is sent back only for a limit it crosses, never for taste.
    .cure = { $limits ->
        [0] Leave it as it is.
       *[other] Choose { $names }.
    }
    .reason = no-reason

## Using it at once

use_now-flashback-unknown = This memory isn't waiting to be used.
    .cure = It's on the sheet for later.
    .reason = not-now
intercede-flashback-unknown = { use_now-flashback-unknown }
    .cure = { use_now-flashback-unknown.cure }
    .reason = not-now
decline-flashback-unknown = { use_now-flashback-unknown }
    .cure = { use_now-flashback-unknown.cure }
    .reason = not-now
nothing_waits = { use_now-flashback-unknown }
    .cure = { use_now-flashback-unknown.cure }
    .reason = not-now
use_now-not_yours = { $it }'s player decides that.
    .cure = Wait for their choice.
    .rule = FUG-081
intercede-not_yours = { use_now-not_yours }
    .cure = { use_now-not_yours.cure }
    .rule = FUG-081
decline-not_yours = { use_now-not_yours }
    .cure = { use_now-not_yours.cure }
    .rule = FUG-081
not_choosing = { $it } has nothing to decide about this memory.
    .cure = Choose somebody who has just remembered.
    .reason = not-now
outside_action = { $it } isn't in the action.
    .cure = Step in, or don't use it now.
    .reason = not-now
in_the_action = { $it } is already in the action.
    .cure = Use it now, or not at all.
    .reason = not-now
nobody_steps_in = Nobody wants to step in.
    .cure = Look at what is asked above.
    .reason = bad-target
not_stepping_in = { $it } doesn't want to step in.
    .cure = Look at what is asked above.
    .reason = bad-target
answer_intercede-side-unknown = There's no place on that side.
    .cure = { $count ->
        [0] Let it be told (0).
       *[other] Choose side { $sides }, or 0 to have it told.
    }
    .reason = bad-target

## Afterwards

no_hand = No hand is being played.
    .cure = Let it be told now.
    .reason = not-now
no_signifiers = Only a Signifier's memory can be postponed.
    .cure = Let it be told now.
    .reason = not-now
late_already = It's already postponed.
    .cure = It will be told at the end of the hand.
    .reason = not-now
told_in_part = The telling has begun.
    .cure = Let it be told now.
    .reason = not-now
tasks_memory = It came with a skilled action, not with the hand.
    .cure = Let it be told now.
    .reason = not-now
note_memory-flashback-unknown = There's no such memory on a sheet.
    .cure = Choose one that's there.
    .reason = bad-target
share_memory-flashback-unknown = { note_memory-flashback-unknown }
    .cure = { note_memory-flashback-unknown.cure }
    .reason = bad-target
correct_memory-flashback-unknown = { note_memory-flashback-unknown }
    .cure = { note_memory-flashback-unknown.cure }
    .reason = bad-target
for_its_player = Only the persona's player says what it proves.
    .cure = Pin your own thoughts to the board.
    .reason = not-yours
for_its_persona = Only the persona who has this memory can tell of it.
    .cure = Ask { $players }.
    .reason = not-yours
knows_it = { $it } already knows of it.
    .cure = Choose somebody who doesn't.
    .reason = bad-target
in_use = It isn't decided yet whether it's used at once.
    .cure = Wait for that.
    .reason = not-now
