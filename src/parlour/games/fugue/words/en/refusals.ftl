### keys made: of commands, fields and conditions.

# Why something is refused: what is wrong, what to do (.cure), by which rule and how programs call it (.rule, .reason: read
# from English alone). What holds of many commands: the Dealer, the moment, people, abilities, words.

not_dealer = { $only }
    .cure = { $dealt ->
        [no] Ask { $who }: there's no Dealer yet.
       *[yes] Ask { $who }, who deals this chapter.
    }
story_over = The last chapter is closed: the story is over.
    .cure = Read it, or talk about it.
    .rule = FUG-003
no_chapter = No chapter is open.
    .cure = The Dealer opens one.
    .reason = not-now
no_sitting = The sitting is over.
    .cure = The Dealer starts the next one.
    .reason = not-now
introduction_first = The introduction comes first.
    .cure = The Dealer reads it while everyone's eyes are closed.
    .rule = FUG-A54
    .reason = not-now
personae_unmade = The personae aren't ready yet.
    .cure = Every persona needs a sheet first.
    .reason = not-now
untaken_seat = You haven't taken your seat.
    .cure = Take it first.
    .reason = not-yours
contest_open = A contest is under way.
    .cure = End it first.
    .rule = { $rule }
    .reason = not-now
task_open = A skilled action is under way.
    .cure = Finish it first.
    .rule = { $rule }
    .reason = not-now
card_untold = A card is still to be told.
    .cure = Tell it first.
    .rule = { $rule }
    .reason = not-now
unanswered = Somebody is waiting for the Dealer's answer.
    .cure = The Dealer answers first.
    .rule = { $rule }
    .reason = not-now
memory_due = A Signifier's memory is still to be told.
    .cure = Tell it first.
    .rule = { $rule }
    .reason = not-now

## Characters

who-unknown = There's no such character.
    .cure = Choose somebody at this table.
    .reason = bad-target
to-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
target-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
present-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
others-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
one-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
other-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
add_side-side-unknown = { who-unknown }
    .cure = { who-unknown.cure }
    .reason = bad-target
who-twice = You named somebody twice.
    .cure = Name everyone once.
    .reason = bad-value
present-twice = { who-twice }
    .cure = { who-twice.cure }
    .reason = bad-value
others-twice = { who-twice }
    .cure = { who-twice.cure }
    .reason = bad-value
one-twice = { who-twice }
    .cure = { who-twice.cure }
    .reason = bad-value
other-twice = { who-twice }
    .cure = { who-twice.cure }
    .reason = bad-value
side-twice = { who-twice }
    .cure = { who-twice.cure }
    .reason = bad-value
who-too_few = You named nobody.
    .cure = Choose at least one.
    .reason = bad-target
others-too_few = { who-too_few }
    .cure = { who-too_few.cure }
    .reason = bad-target
not_yours = { $player } plays { $who }.
    .cure = You can act only for your own characters.
    .rule = FUG-008
unmade = { $it } is still being made.
    .cure = Choose somebody who is ready.
    .reason = bad-target
dead = { $it } is dead.
    .cure = Choose somebody who's alive.
    .rule = FUG-200
away = { $it } isn't in the story now.
    .cure = The Dealer brings people on.
    .rule = FUG-008
    .reason = bad-target
knocked_out = { $it } is knocked out.
    .cure = The Dealer says when they come round.
    .rule = FUG-199
    .reason = bad-target
a_persona = { $it } is a player's persona.
    .cure = Choose a game-character.
    .reason = bad-target

## Abilities

wounded = { $barred ->
        [lost] { $ability } is lost for good, with the part of the body it needs.
        [permanent] { $owner } has an untended permanent wound and can't use any ability.
       *[wound] { $ability } can't be used with an untended wound: { $part }.
    }
    .cure = { $barred ->
        [lost] The Dealer can restore an ability that is relearned.
       *[other] Have the wound tended first, or do without an ability.
    }
    .rule = { $rule }
ability_wounded = { wounded }
    .cure = { wounded.cure }
    .rule = { $rule }
    .reason = wounded
first_card_wounded = { wounded }
    .cure = { wounded.cure }
    .rule = { $rule }
    .reason = wounded
doer_wounded = { wounded }
    .cure = { wounded.cure }
    .rule = { $rule }
    .reason = wounded
wild_barred = { wounded }
    .cure = { wounded.cure }
    .rule = { $rule }
    .reason = wounded
ability-unknown = There's no such ability on the sheet.
    .cure = Choose one from the sheet, or do without.
    .reason = no-ability
part-unknown = There's no such part of the body.
    .cure = Choose one from the list.
    .reason = bad-value
parts-unknown = { part-unknown }
    .cure = { part-unknown.cure }
    .reason = bad-value
parts-twice = You named a part of the body twice.
    .cure = Name each once.
    .reason = bad-value

## Seats

seat-unknown = Nobody sits there.
    .cure = Choose somebody at the table.
    .reason = bad-target
pass_dealing-to-unknown = { seat-unknown }
    .cure = { seat-unknown.cure }
    .reason = bad-target

## Words

too_long = That's too long: at most { $most } characters.
    .cure = Use fewer words.
    .reason = bad-value
text-wordless = This can't be empty.
    .cure = Write a few words.
    .reason = bad-value
name-wordless = The name is missing.
    .cure = Enter one.
    .reason = bad-value
looks-wordless = The description is missing.
    .cure = Say what people can see.
    .reason = bad-value
reason-too_long = A reason can have at most { $most } characters.
    .cure = Use fewer words.
    .reason = bad-value
