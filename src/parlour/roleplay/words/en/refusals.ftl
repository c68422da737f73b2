# Why something is refused at every role-playing table, and what to do (.cure). Keys are made of a command, its field and
# what forbids it.

## Not at this table

closed = The story is told, and this table is closed.
    .cure = Read it again, or open another table.
only-watching = You're only watching.
    .cure = Take a seat to play.
not-now = You can't do this now.
    .cure = See what is asked above.
nothing = You can't do anything with this now.
    .cure = See what is asked above.

## What the game master alone does; keys made

gm-only = Only the game master { $does }.
    .cure = Ask { $gm }.
does-hand_over = hands the game over
does-allow = allows what the rules refuse
does-overrule = sets values
does-nudge = sets values
does-reverse = takes an overruled value back
does-change_rule = changes house rules
does-close_table = closes the table

## The desk; keys made

hand_over-unknown = There's no other seat with that number.
    .cure = Choose one of the players.
    .reason = no-such-seat
take_seat-wordless = A name needs at least one character.
    .cure = Enter your name.
    .reason = bad-value
take_seat-too_long = That name is too long.
    .cure = Use at most 40 characters.
    .reason = bad-value
note-unknown = You don't have this note.
    .cure = Choose one of yours.
    .reason = no-such-note
write_note-wordless = A note needs a title.
    .cure = Enter one.
    .reason = bad-value
write_note-title-too_long = That title is too long.
    .cure = Use at most 80 characters.
    .reason = bad-value
write_note-text-too_long = That note is too long.
    .cure = Use at most 4000 characters, or write a second note.
    .reason = bad-value
plead-leading = You lead the game yourself.
    .cure = Overrule the value.
    .reason = gm
plead-wordless = A request needs words.
    .cure = Say what you'd like, and why.
    .reason = no-words
plead-words-too_long = That request is too long.
    .cure = Use at most 600 characters.
plead-command-too_long = What was refused is too long to send along.
    .cure = Ask in words alone.
show_note-to-unknown = Nobody sits there.
    .cure = Choose from the list.
    .reason = no-such-seat
show_note-twice = One seat is named twice.
    .cure = Name everybody once.
set_pronouns-who-unknown = That isn't a character of yours.
    .cure = Choose one you play.
    .reason = not-yours
set_pronouns-too_long = Those pronouns are too long.
    .cure = Use at most { $most } characters.
portray-who-unknown = That isn't a character of yours.
    .cure = Choose one you play.
    .reason = not-yours
portray-too_long = That isn't a picture of this table.
    .cure = Bring a picture first.
plead-cannot_be_done = Nobody can allow that now.
    .cure = Ask for something else, in words.
plea-unknown = That request isn't open.
    .cure = It may have been answered already.
    .reason = no-such-plea
allow-cannot_be_granted = What { $who } asks for can't be done any more.
    .cure = Set values yourself, or decline it.
    .reason = cannot-be-done
reason-too_long = That reason is too long.
    .cure = Use at most { $most } characters.
nudge-field-no_number = { $field } isn't a number.
    .cure = Set it with Overrule.
nudge-up-no_further = { $field } can't go any further that way.
    .cure = Set another value.
nudge-what-unknown = There's nothing with that name.
    .cure = Choose one from the list.
    .reason = no-such-piece
nudge-field-unknown = It has no value called “{ $field }”.
    .cure = Choose one from the list.
    .reason = no-such-value
overrule-what-unknown = There's nothing with that name.
    .cure = Choose one from the list.
    .reason = no-such-piece
overrule-field-unknown = It has no such value.
    .cure = Choose { $fields }.
    .reason = no-such-value
overrule-value-too_long = That value is too long.
    .cure = Use at most 600 characters.
    .reason = bad-value
overrule-bad_value = { $field } can't be set to “{ $value }”.
    .cure = { $wanted }
receipt-unknown = There's no such receipt.
    .cure = Choose one from the list.
    .reason = no-such-receipt
reversed_already = It has already been taken back.
    .cure = Set the value again.
allowed = What was allowed has already happened.
    .cure = Set values to put it right.
piece_gone = What it was about is gone.
    .cure = There's nothing to set back.
change_rule-key-unknown = There's no such house rule.
    .cure = Choose one from the list.
    .reason = no-such-rule
change_rule-value-unknown = { $label } can't be “{ $value }”.
    .cure = { $range ->
        [yes] Choose from { $least } to { $most }.
       *[no] Choose { $values }.
    }
    .rule = { $rule }
    .reason = bad-value
close_table-session_on = A session is under way.
    .cure = End it first.
    .rule = { $rule }

## Characters; keys made

not-to-be-shown = That can't be shown.
    .cure = Show them, or their numbers.
    .reason = bad-value
part_of_the_story = { $it } is part of the story.
    .cure = Only the game master can remove { them }.
    .reason = made
seen_already = Everyone sees { $who } already.
    .cure = Show { their } numbers, if you like.
    .reason = not-hidden
show_it_first = { $who } is still hidden.
    .cure = Show { them } first.
    .reason = hidden
known_to_all = { $who }'s numbers are always open.
    .cure = Choose one of your own characters.
    .reason = not-hidden
shown_already = { $who }'s numbers are open already.
    .cure = Choose somebody else.
    .reason = not-hidden
not_shown = { $who }'s numbers aren't open.
    .cure = Choose somebody else.
    .reason = not-hidden

## Files

this-file = This file
unread = This file can't be read: { $why }
