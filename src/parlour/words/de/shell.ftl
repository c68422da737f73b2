# Die Seite rund um jedes Spiel.

language-name = Deutsch

## Die Startseite

front-line = Ein Tisch für den Abend. Fünf freie Spiele, nach ihren Regeln gespielt, mit Freunden überall. Kein Konto: Ein Link ist ein Platz.
front-loading = Die Tische werden gedeckt …
front-lost-link = Link verloren
front-about = Über Parlour
