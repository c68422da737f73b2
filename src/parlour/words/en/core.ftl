# What is said about anything that comes in from outside, and about questions of chance.

## Commands and files that don't come in

unshowable = A text has a character that can't be shown ({ $sign }).
    .cure = Delete it and try again.
nan = NaN is used as a number.
    .cure = Use a real number.
number-large = A number is too large: the limit is { $most } either way.
    .cure = Use a smaller number.
nested = This is nested too deeply.
    .cure = { $most ->
        [one] Use at most 1 level.
       *[other] Use at most { $most } levels.
    }
file-twice = “{ $name }” appears twice in the same place. Keep one of them.
file-long = This file is too long: { $length } characters. The limit is { $most }.
file-empty = This file is empty.
file-number = A number in this file is too long.
file-nan = { $name } isn't read as a number. Use a real number.
file-json = This file begins like JSON but isn't: { $why } in line { $line }.
file-toml = This file is neither TOML nor JSON: { $why }.
file-key = A key in this file is too long. Use at most { $most } characters.
file-dots = This file has a key with too many dots. Write it as a table with its own heading.
file-bare = A key or a number in this file is too long. Use at most { $most } characters, or put text in quotes.
file-nested = This file is nested too deeply.

# Where something is wrong in a file, when it is the file as a whole.
file-itself = The file

# What is wrong there, after the place and a colon.
field-missing = “{ $name }” is missing
field-unknown = “{ $name }” isn't known here; see the format for what can be here
field-kind = this should be { $expected }, not { $got }
field-most-str = this has too many characters: at most { $bound }
field-most-array = this has too many entries: at most { $bound }
field-least-str = { $bound ->
    [one] this needs at least 1 character
   *[other] this needs at least { $bound } characters
}
field-least-array = { $bound ->
    [one] this needs at least 1 entry
   *[other] this needs at least { $bound } entries
}
kinds = What a value can be.
    .str = text
    .int = a whole number
    .float = a number
    .bool = true or false
    .array = a list
    .object = a table
    .null = nothing
    .datetime = a date
    .date = a date
    .time = a time

## Options

no-option = There is no option “{ $key }”.
    .cure = Choose from the form.
option-value = { $label } can't be “{ $value }”.
    .cure = Choose { $values }.
option-number = { $label } must be a whole number from { $least } to { $most }.
    .cure = Enter a whole number from { $least } to { $most }.

## Questions of chance

unknown-setting = “{ $key }” isn't part of this question.
    .cure = It asks for { $known }.
not-a-number = { $label }: “{ $text }” isn't a whole number.
    .cure = Enter one from { $least } to { $most }.
out-of-range = { $label }: { $number } is out of range.
    .cure = Enter a number from { $least } to { $most }.
not-a-choice = { $label }: “{ $text }” isn't one of the choices.
    .cure = Choose { $values }.
too-long = { $label }: this is too long.
    .cure = Use at most { $most } characters.
no-odds = This game answers no questions of chance.
about = about { $number }

## Games

no-characters = This game has no characters.
draws-fewer = the log has fewer draws than the rules ask for
draws-other = the log drew from a different pile than the rules do

## The rulebook

ruling = { $silent } Ruling: { $ruling }
ruling-switch = { $silent } Ruling: { $ruling } House rule { $switch } (the first is the default).
chapter-rulings = Rulings
chapter-examples = Worked examples
