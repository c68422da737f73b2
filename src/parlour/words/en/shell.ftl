# The page around every game.

language-name = English

## The front page

front-line = A table for the evening. Five open games, played by their rules, with friends wherever they are. No account: a link is a seat.
front-loading = Setting the tables…
front-lost-link = I lost my link
front-about = About and credits
