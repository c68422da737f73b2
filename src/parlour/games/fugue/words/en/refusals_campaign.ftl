### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule and how programs call it (.rule, .reason: read
# from English alone). The campaign: the story, who deals, chapters, personae and company, the cork board.

## The content-set

begun = The story has begun and can't be changed.
    .cure = Open another table for another story.
    .rule = FUG-A79
    .reason = not-now
set_content-key-unknown = There's no such story.
    .cure = Choose one from the list.
    .reason = bad-value
bring_content-text-wordless = The file is empty.
    .cure = Choose the file of a story.
    .reason = bad-content
no_set = { $problem }
    .cure = Correct the file, or choose a story from the list.
    .reason = bad-content

## Who deals

no_dealer = There's no Dealer yet.
    .cure = Agree on one first.
    .rule = FUG-015
    .reason = not-now
write_dealer_note-no_dealer = There's no Dealer yet.
    .cure = Write a note of your own.
    .reason = not-now
undecided_dealer = It isn't settled yet whether { $who } deals.
    .cure = Wait until everyone has answered.
    .rule = FUG-015
    .reason = not-now
eyes_closed = The others have their eyes closed.
    .cure = End the introduction first.
    .rule = FUG-018
    .reason = not-now
alone = You can't play alone.
    .cure = Wait for somebody to sit down.
    .rule = FUG-A47
    .reason = bad-target
somebody_deals = { $who } is the Dealer.
    .cure = The Dealer can hand over the deck. During a chapter the others can choose another Dealer.
    .reason = not-now
nobody_else = There's nobody to choose a Dealer with.
    .cure = The Dealer can hand over the deck.
    .reason = not-now
choose_dealer-unwilling = { $who } would rather not deal.
    .cure = Choose { $next }.
    .rule = FUG-A46
    .reason = bad-target
choose_dealer-absent = { $who } is away.
    .cure = Choose { $next }.
    .rule = FUG-A46
    .reason = bad-target
unwilling_next = { choose_dealer-unwilling }
    .cure = { choose_dealer-unwilling.cure }
    .rule = FUG-A46
    .reason = bad-target
absent_next = { choose_dealer-absent }
    .cure = { choose_dealer-absent.cure }
    .rule = FUG-A46
    .reason = bad-target
dealt_already = { $equal ->
        [yes] { $who } has dealt more often than others who want to deal.
       *[no] { $who } has already dealt a chapter, and others haven't.
    }
    .cure = The next chapter is for { $next }.
    .rule = { $equal ->
        [yes] FUG-A46
       *[no] FUG-009
    }
dealing_now = { $who } is already the Dealer.
    .cure = Choose somebody else.
    .rule = FUG-A46
    .reason = bad-target
nobody_proposed = Nobody is proposed as Dealer.
    .cure = Propose somebody.
    .reason = not-now
agree_dealer-not_asked = You aren't asked, or you have already answered.
    .cure = Wait for the others.
    .reason = not-yours
own_proposal = You proposed it yourself.
    .cure = Wait for the others, or say no to take it back.
    .reason = not-yours
under_way = Something is under way. The Dealer changes only between actions.
    .cure = Finish it first, or say no.
    .rule = FUG-A46
    .reason = not-now
known_already = { $willing ->
        [no] You've already said that you'd rather not deal.
       *[yes] Everyone knows that you'd like to deal.
    }
    .cure = Choose the other answer to change it.
    .reason = not-now
open_choice = Everyone who wants to has dealt, so the whole table chooses.
    .cure = Propose { $next }. Everyone has to agree.
    .rule = FUG-A46
    .reason = not-now
you_deal_already = You're already the Dealer.
    .cure = Choose somebody else.
    .rule = FUG-A46
    .reason = bad-target
write_dealer_note-note-unknown = That isn't one of your notes, or it's sealed.
    .cure = What earlier Dealers wrote stays as it is.
    .reason = not-yours
drop_dealer_note-note-unknown = { write_dealer_note-note-unknown }
    .cure = { write_dealer_note-note-unknown.cure }
    .reason = not-yours
write_dealer_note-title-wordless = The title is missing.
    .cure = Enter one.
    .reason = bad-value

## Chapters and sittings

chapter_open = Chapter { $chapter } is open.
    .cure = Close it first.
    .reason = not-now
table_to_choose = { open_choice }
    .cure = { open_choice.cure }
    .rule = FUG-A46
    .reason = not-now
others_first = { dealt_already }
    .cure = { dealt_already.cure }
    .rule = { dealt_already.rule }
    .reason = dealt-already
told_already = You don't have a new chapter yet.
    .cure = Hand over the deck, or take the next chapter yourself.
    .rule = FUG-009
    .reason = not-now
no_content = There's no story yet.
    .cure = Choose one, or the blank pages.
    .rule = FUG-005
close_chapter-no_chapter = No chapter is open.
    .cure = Open one first.
    .reason = not-now
hardly_begun = The chapter has hardly begun: no persona is ready.
    .cure = Read the introduction and make personae.
    .rule = FUG-018
    .reason = not-now
open_intro-eyes_closed = Everyone's eyes are already closed.
    .cure = Read the introduction, then end it.
    .reason = not-now
introduced = The introduction has been read.
    .cure = It's read once, before personae are made.
    .rule = FUG-A54
    .reason = not-now
eyes_open = Nobody's eyes are closed.
    .cure = Have everyone close their eyes first.
    .reason = not-now
start_session-no_chapter = No chapter is open.
    .cure = A sitting begins when a chapter opens and ends when it closes.
    .rule = FUG-003
    .reason = not-now
end_session-no_chapter = { start_session-no_chapter }
    .cure = { start_session-no_chapter.cure }
    .rule = FUG-003
    .reason = not-now
sitting_on = The sitting isn't over.
    .cure = End it first.
    .reason = not-now
end_session-no_sitting = The sitting is over.
    .cure = Start the next one.
    .reason = not-now

## Making a persona

all_made = No persona is being made.
    .cure = The Dealer admits latecomers.
    .reason = not-now
anothers_turn = It's { $who }'s turn to make a persona.
    .cure = Turns go clockwise; wait for yours.
    .reason = not-your-turn
being_added_to = Your neighbour is already adding one more thing.
    .cure = Keep the description as it is.
    .rule = FUG-036
    .reason = not-now
not_on_the_left = Only { $neighbour }, on { $who }'s left, adds one more thing.
    .cure = Wait for it.
    .reason = not-yours
undescribed = The description comes first.
    .cure = Wait until it's written.
    .reason = not-now
suggestion_waits = Your suggestion is still waiting for an answer.
    .cure = Wait until it's accepted, vetoed or struck out.
    .reason = not-now
has_detail = { $it } already has one more thing.
    .cure = Each persona gets exactly one.
    .reason = not-now
not_in_making = { $it } isn't being made now.
    .cure = Wait for their turn.
    .reason = bad-target
veto_used = You've already vetoed one suggestion, so this one stays.
    .cure = The Dealer can strike out what breaks the guidelines.
    .rule = FUG-042
anothers_answer = { $who } answers for the persona being made.
    .cure = The Dealer can strike out a suggestion.
    .reason = not-yours
nothing_suggested = Nothing has been suggested yet.
    .cure = Wait for { $neighbour }.
    .reason = not-now
finished = { $it } is finished, so the description stays.
    .cure = Overrule the value if you must.
    .reason = not-now
nothing_written = There's nothing to strike out yet.
    .cure = Wait until something is written.
    .reason = not-now
item-unknown = That can't be struck out.
    .cure = Choose the description or the one more thing.
    .reason = bad-value
being_made = { $who }'s persona isn't finished.
    .cure = Describe all personae first.
    .reason = not-now
all_signified = Every persona has a Signifier.
    .cure = Signifiers never change.
    .rule = FUG-045
    .reason = not-now
not_yours_to_name = { $player } plays { $who }.
    .cure = Name your own persona.
    .reason = not-yours
not_your_persona = { $played ->
        [yes] Only { $player } says what { $who }'s memories prove.
       *[no] { $who } is a game-character and has no memories.
    }
    .cure = Pin your own thoughts to the board.
    .reason = not-yours
muse-unmade = Your persona isn't finished.
    .cure = Finish the sheet first.
    .reason = not-now

## Company

nobody_late = Nobody came late.
    .cure = Latecomers take a seat first.
    .reason = bad-target
one_of_you = { $who } is already in the game.
    .cure = Choose a latecomer.
    .reason = bad-target
dealers_own = The Dealer plays this persona anyway.
    .cure = Choose a player who's away.
    .rule = FUG-022
    .reason = bad-target
for_dealer_to_say = Only the Dealer plays for players who are away.
    .cure = Ask { $who }.
    .reason = not-dealer
not_for_yourself = { for_dealer_to_say }
    .cure = { for_dealer_to_say.cure }
    .reason = not-dealer
parked_already = The Dealer already plays { $who }.
    .cure = There's nothing to change.
    .reason = not-now
back_already = { $who } is already back with { their } player.
    .cure = There's nothing to change.
    .reason = not-now
in_the_story = { $it } is already in the story.
    .cure = Have { them } leave or return instead.
    .reason = bad-target
bring_on-unknown = Your chapter has nobody of that name.
    .cure = Choose one from the list, or invent somebody.
    .rule = FUG-010
    .reason = bad-target
too_many_abilities = { $count } abilities are too many.
    .cure = List at most { $limit }, one per line.
    .reason = bad-value
long_ability = An ability can have at most { $limit } characters.
    .cure = Shorten them.
    .reason = bad-value
here_already = { $who } is already in the story.
    .cure = There's nothing to change.
    .reason = not-now
gone_already = { $who } has already left the story.
    .cure = There's nothing to change.
    .reason = not-now
nobody_bereaved = Nobody has lost a persona.
    .cure = Players take over a game-character when their persona dies.
    .reason = bad-target
no_loss = { $who } hasn't lost a persona.
    .cure = Choose a player who has.
    .reason = bad-target

## The table's own

list_full = The list is full.
    .cure = Remove a line first.
    .reason = bad-value
list_empty = The list is empty.
    .cure = There's nothing to remove.
    .reason = bad-target
drop_basic-at-unknown = The list has no such line.
    .cure = { $lines ->
        [one] It has 1 line.
       *[other] Choose a line from 1 to { $lines }.
    }
    .reason = bad-target
not_hung = The board is empty until the introduction is over.
    .cure = Read it first.
    .rule = FUG-A54
    .reason = not-now
nothing_pinned = The board is empty.
    .cure = Pin something up first.
    .reason = bad-target
pin-unknown = There's no such note on the board.
    .cure = Choose one that's there.
    .reason = bad-target
pin_up-no_room = The board is full.
    .cure = Take something down first.
    .reason = bad-value
board_full = { pin_up-no_room }
    .cure = { pin_up-no_room.cure }
    .reason = bad-value
a_ruling = A ruling stays as it was made.
    .cure = Pin up a note of your own beside it.
    .reason = not-yours
anothers = { $who } wrote it.
    .cure = Pin up a note of your own beside it.
    .reason = not-yours
dealers_ruling = Only the Dealer takes rulings back.
    .cure = Ask the Dealer.
    .rule = FUG-035
    .reason = not-yours
anothers_pin = { $who } wrote it.
    .cure = Ask them to take it down.
    .reason = not-yours
kind-unknown = There's no such kind of note.
    .cure = Choose a fact, an observation, a question or a place.
    .reason = bad-value
links-unknown = There's nothing like that to link to.
    .cure = Choose from the list.
    .reason = bad-value
links-twice = You linked something twice.
    .cure = Link each thing once.
    .reason = bad-value
links-too_many = A note can have at most { $most } links.
    .cure = Leave some out.
    .reason = bad-value
no_question = That isn't a question.
    .cure = Only questions can be answered or opened again.
    .reason = bad-target
settled_already = The question is already answered.
    .cure = There's nothing to change.
    .reason = not-now
open_already = The question is already open.
    .cure = There's nothing to change.
    .reason = not-now
