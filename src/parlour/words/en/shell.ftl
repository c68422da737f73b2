# The page around every game.

language-name = English

## The front page

front-line = A table for the evening. Five open games, played by their rules, with friends wherever they are. No account: a link is a seat.
front-loading = Setting the tables…
front-lost-link = I lost my link
front-about = About and credits

## Finding what to do

find-title = What do you want to do?
find-hint = An action, a person or a rule
find-act = Action
find-person = Person
find-rule = Rule
find-nothing = Nothing found. Try another word.
