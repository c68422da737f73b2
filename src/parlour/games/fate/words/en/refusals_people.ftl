### keys made: of commands, fields and conditions.


# Why something is refused: what is wrong, what to do (.cure), by which rule (.rule, read from English alone).


## Making characters

one_at_a_time = { $unfinished } isn't finished yet.
    .cure = Finish or delete { $unfinished } first.
    .rule = FAE-028
new_character-kind-unknown = A character is a player character or a major one.
    .cure = Choose one of the two.
    .reason = no-kind
major = Only the game master can make major characters.
    .cure = Make a player character.
    .rule = FAE-166
    .reason = not-the-game-master
submit-not_complete =
    { $more ->
        [0] { $first }
        [one] { $first } 1 more thing is missing.
       *[other] { $first } { $more } more things are missing.
    }
    .cure = Fill it in, then go on.
    .rule = { $rule }
    .reason = not-complete
draft_not_complete = { submit-not_complete }
    .cure = Fill it in, then go on.
    .rule = { $rule }
    .reason = not-complete
confirm-not_complete = { submit-not_complete }
    .cure = Change your choices.
    .rule = { $rule }
    .reason = not-complete
submitted = { $it } is waiting for the game master's approval.
    .cure = They approve the character or send it back.
    .rule = FAE-028
not_a_draft = { $it } is already in play.
    .cure =
        { $tag ->
            [set_aspect] You can fill in a blank aspect at any time, and rewrite one at a milestone.
            [rank_approaches] You can swap two approaches at a milestone.
            [remove_stunt] You can replace a stunt at a milestone.
            [describe] The game master can change it with Overrule.
           *[submit] Nothing more is needed.
        }
    .rule =
        { $tag ->
            [set_aspect] FAE-149
            [rank_approaches] FAE-148
            [remove_stunt] FAE-150
            [describe] FAE-030
           *[submit] FAE-028
        }
looks-wordless = You haven't said what the character looks like.
    .cure = Describe { them } in a sentence.
    .reason = no-looks
set_aspect-place-unknown = There's no such place for an aspect.
    .cure = Choose one from the list.
    .reason = no-such-place
not_in_order = Aspects are filled in one after another.
    .cure = Write the one before it first.
rank_approaches-order-unknown = Rank all six approaches, each once.
    .cure = One gets +3, two +2, two +1, one 0.
    .reason = bad-ranking
rank_approaches-order-too_few = Rank all six approaches, each once.
    .cure = One gets +3, two +2, two +1, one 0.
    .reason = bad-ranking
rank_approaches-order-twice = Rank all six approaches, each once.
    .cure = One gets +3, two +2, two +1, one 0.
    .reason = bad-ranking
gm_approves = The game master's own characters don't have to be submitted.
    .cure = Approve the character.
    .reason = not-needed
approved_already = { $it } is already approved.
    .cure = Choose someone who is waiting.
not_submitted = { $it } hasn't been submitted yet.
    .cure = Wait for the player.
approve-not_permitted = A stunt for two actions needs your permission.
    .cure = Permit it, or send the character back.
    .rule = FAE-040
send_back-not_waiting = { $it } isn't waiting for approval.
    .cure = Choose someone who is.
    .reason = not-submitted
no_sheet = Mooks and groups have no blank aspects.
    .cure = Add an aspect instead.
    .rule = FAE-171
    .reason = no-blanks
still_a_draft = { $it } is still being made.
    .cure = Write the aspect while making the character.
no_blanks = All three general aspects are written.
    .cure = You can rewrite one at a milestone.
    .rule = FAE-028
write_blank-roll_open = You can't fill in a blank aspect during a roll.
    .cure = Wait until it's over.
    .rule = FAE-Q35
take_ready-unknown = There's no such character.
    .cure = Choose one from the library.
    .reason = no-such-character
taken = { $it } is already at the table.
    .cure = Choose another character.
import_character-wordless = The file is empty.
    .cure = Choose a character file.
    .reason = no-file
import_character-too_long = The file is too long for a character.
    .cure = Choose a character file.

## The cast

not_yours_nor_gm = { $player } plays { $it }.
    .cure = You decide for your own characters.
    .reason = not-yours
in_play_already = { $it } is in play.
    .cure = Ask the game master to take the character out.
    .reason = not-a-draft
busy = { $it } is in the middle of a roll, a contest or a conflict.
    .cure = Wait until it's over.
    .rule = FAE-140
rolling = { $it } is part of the open roll.
    .cure = Wait until it's over.
    .rule = FAE-140
    .reason = roll-open
seat-unknown = There's no such player.
    .cure = Choose one from the list.
    .reason = no-such-seat
same_seat = That player already has { $who }.
    .cure = Choose another player.
side-wordless = A side needs a name.
    .cure = Enter one, such as heroes or foes.
    .reason = no-side
make_mook-aspects-wordless = A mook needs at least one aspect.
    .cure = Write one, or several separated by semicolons.
    .rule = FAE-171
    .reason = no-aspect
boxes-too_low = A mook has 0 to 2 stress boxes.
    .cure = With 0, it's out at the first hit.
    .rule = FAE-172
    .reason = bad-boxes
boxes-too_high = A mook has 0 to 2 stress boxes.
    .cure = With 0, it's out at the first hit.
    .rule = FAE-172
    .reason = bad-boxes
no_lists = A mook is good at something, bad at something, or both.
    .cure = Fill in at least one list.
not_a_mook = Groups are made of mooks.
    .cure = Choose a mook, or make one.
    .rule = FAE-175
count-too_low = You have to add at least one.
    .cure = Enter a number from 1 to 9.
    .reason = bad-number
count-too_high = You can add at most nine at once.
    .cure = Enter a number from 1 to 9.
    .reason = bad-number
members-too_low = A group has at least 2 members.
    .cure = Enter a higher number.
    .reason = bad-number
members-too_high = A group has at most 40 members.
    .cure = Split them into several groups.
    .reason = bad-number
call_ready-key-unknown = There's no such character.
    .cure = Choose one from the library.
    .reason = no-such-character
reveal_character-in_the_open = { $it } is already in the open.
    .cure = Choose someone hidden.
    .reason = not-hidden
reveal_character-not_ready = { $it } is still being made.
    .cure = Approve the character first.
    .reason = still-a-draft

## Stunts

no_stunts = Mooks and groups have no stunts.
    .cure = Give them skills instead.
    .rule = FAE-167
too_many_stunts = Another stunt would leave a refresh below 1.
    .cure = Remove one first.
    .rule = FAE-036
feature-wordless = The stunt needs a feature.
    .cure = Say what follows “Because I”.
    .reason = not-complete
circumstance-wordless = The stunt needs a circumstance.
    .cure = Say when it applies.
    .reason = not-complete
effect-wordless = The stunt needs an effect.
    .cure = Say what it lets you do.
    .reason = not-complete
approach-unknown = That isn't an approach.
    .cure = Choose one of the six.
    .reason = no-approach
action-unknown = A stunt covers one action, or create and overcome together.
    .cure = Choose one of these.
    .rule = FAE-040
    .reason = bad-pair
when-unknown = A stunt can't be tied to that situation.
    .cure = Choose one from the list.
    .reason = no-kind
permit_stunt-unknown = There's no such stunt waiting for permission.
    .cure = Choose one that does.
    .reason = not-waiting
permit_stunt-who-unknown = There's no such character.
    .cure = Choose one on the table.
    .reason = no-such-character
permit_stunt-not_waiting = That stunt isn't waiting for permission.
    .cure = It can already be used.
no_new_stunt = { $it } has no new stunt written.
    .cure = Write one first.
bench_not_permitted = A stunt for two actions needs the game master's permission.
    .cure = Ask for it.
    .rule = FAE-040
    .reason = not-permitted
no_free_place = At this table, only the three free stunts can be filled in during the game.
    .cure = A milestone brings another stunt.
    .rule = FAE-Q38
no_place = Another stunt would leave a refresh below 1.
    .cure = A major milestone can raise refresh.
    .rule = FAE-036
take_stunt-roll_open = You can't take a new stunt during a roll.
    .cure = Wait until it's over.
    .rule = FAE-Q38
use_stunt-no_session = No session is under way.
    .cure = Wait until the next one starts.
use_stunt-not_ready = { $it } is still being made.
    .cure = The game master has to approve the character first.
not_a_bend = This stunt gives +2 on a roll.
    .cure = Claim it on a roll that fits.
    .rule = FAE-038
used_up = This stunt has already been used this session.
    .cure = It's back next session.
wrong_moment =
    { $when ->
        [conflict] This stunt only works in a conflict.
        [physical] This stunt only works in a physical conflict.
        [mental] This stunt only works in a mental conflict.
       *[contest] This stunt only works in a contest.
    }
    .cure = Wait for one.
use_stunt-words-wordless = You have to say what the stunt does here.
    .cure = Say what happens.
    .reason = no-words

## Recovery and milestones

recover-scene_open = You can't rest before the scene is over.
    .cure = Wait until it's closed.
no_mild = { $it } has no mild consequence.
    .cure = Other consequences heal at milestones.
    .reason = nothing-to-heal
recover-asked_already = The game master has already been asked.
    .cure = Wait for the answer.
nobody_due = No player character has begun a session yet.
    .cure = Start a session.
    .reason = nobody
begun_to_settle = Someone has already confirmed this milestone.
    .cure = Wait until it's over.
    .reason = milestone-open
call_milestone-kind-unknown = A milestone is minor, significant or major.
    .cure = Choose one of the three.
    .reason = no-kind
not_greater = A milestone is already open.
    .cure = Only a greater one can replace it.
    .reason = milestone-open
call_milestone-roll_open = A roll by { $roller } isn't over yet.
    .cure = Finish it first.
    .rule = FAE-145
clear_at-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
confirm-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
pick_add-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
pick_nothing-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
pick_replace-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
pick_rewrite-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
pick_swap-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
raise_approach-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
rewrite_high-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
take_refresh-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
take_stunt_instead-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
unpick-roll_open = { call_milestone-roll_open }
    .cure = { call_milestone-roll_open.cure }
    .rule = { call_milestone-roll_open.rule }
no_milestone = There's no milestone now.
    .cure = The game master calls them.
    .rule = FAE-145
confirmed_already = This milestone is already settled for { $it }.
    .cure = The next one brings more.
    .rule = FAE-147
clear_at-none_taken = { $who } has no { $degree } consequence.
    .cure = Choose one they have.
    .rule = { $rule }
    .reason = nothing-to-heal
severe =
    { $kind ->
        [minor] A minor milestone doesn't give you this.
        [significant] A significant milestone doesn't give you this.
       *[major] A major milestone doesn't give you this.
    }
    .cure = A significant one does.
    .rule = FAE-154
    .reason = lesser-milestone
too_fresh = They took it this session.
    .cure = It can heal at a milestone in a later session.
    .rule = { $rule }
implausible = The game master doubts that it has healed.
    .cure = It may heal another time.
    .rule = { $rule }
told_already = You've already said how it heals.
    .cure = Take back what you picked, then pick again.
    .rule = { $rule }
not_told = Nobody has said how it heals.
    .cure = There's nothing to doubt.
effect_picked = You've already chosen one effect.
    .cure = Take back what you picked, then pick again.
    .rule = FAE-147
    .reason = picked-already
pair-unknown = You swap two approaches.
    .cure = Choose two of the six.
    .reason = bad-value
pair-too_few = You swap two approaches.
    .cure = Choose two of the six.
    .reason = bad-value
pair-too_many = You swap two approaches.
    .cure = Choose two of the six.
    .reason = bad-value
pair-twice = You swap two approaches.
    .cure = Choose two of the six.
    .reason = bad-value
pick_rewrite-aspect-unknown = { $who } has no such aspect.
    .cure = Choose one from the sheet.
    .reason = bad-value
high_concept = You can't change the high concept now.
    .cure = You can rewrite it at a major milestone.
a_consequence = A consequence has to heal.
    .cure = Say how it heals.
    .rule = FAE-Q50
    .reason = consequence
not_rewritable = That can't be rewritten.
    .cure = Choose the trouble, a general aspect or the next blank.
    .reason = bad-value
not_significant = { severe }
    .cure = A significant one does.
    .reason = lesser-milestone
not_major = { severe }
    .cure = A major one does.
    .reason = lesser-milestone
approach_raised = You've already raised an approach.
    .cure = Take back what you picked, then pick again.
    .reason = picked-already
at_the_top = { $approach } can't go above +{ $most }.
    .cure = Raise another one.
great_picked = You've already chosen refresh or a stunt.
    .cure = Take back what you picked, then pick again.
    .reason = picked-already
too_few_stunts = At this table, it takes three stunts, because with fewer a new one costs nothing.
    .cure = Take the refresh. You can take the stunt as well.
    .rule = FAE-Q34
    .reason = no-exchange
high_written = You've already rewritten the high concept.
    .cure = Take back what you picked, then pick again.
    .reason = picked-already
part-unknown = A milestone has no such part.
    .cure = Choose one from the list.
    .reason = not-picked
not_picked = You haven't chosen that yet.
    .cure = There's nothing to take back.
