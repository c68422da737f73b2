# Die Seite rund um jedes Spiel.

language-name = Deutsch

## Die Startseite

front-line = Ein Tisch für den Abend. Fünf freie Spiele, nach ihren Regeln gespielt, mit Freunden überall. Kein Konto: Ein Link ist ein Platz.
front-loading = Die Tische werden gedeckt …
front-lost-link = Link verloren
front-about = Über Parlour

## Finden, was zu tun ist

find-title = Was möchtest du tun?
find-hint = Eine Aktion, eine Person oder eine Regel
find-act = Aktion
find-person = Person
find-rule = Regel
find-nothing = Nichts gefunden. Versuch ein anderes Wort.
