# Was die Seite an jedem Rollenspieltisch sagt.

## Die Leiste der Personen

strip-party = Die Gruppe
strip-others = Alle anderen
strip-turn = am Zug
strip-done = fertig
strip-value = { $label }: { $now }
strip-value-of = { $label }: { $now } von { $most }
strip-ticked = { $label }: angekreuzt
strip-clear = { $label }: frei
strip-box = { $name }: { $label }
strip-track = { $name }: { $label }
strip-less = { $name }: { $label }, eins weniger
strip-more = { $name }: { $label }, eins mehr

## Kleine Wörter

yes = Ja
no = Nein
somebody = Jemand
nameless = Ohne Namen
hidden = verborgen
the-gm = die Spielleitung
optional = (optional)
quoted = „{ $words }“
counted = { $what } ({ $count })
why = Warum?
why-rule = Warum? Regel { $rule }
rule-of = Regel { $rule }
one-less = { $label }: eins weniger
one-more = { $label }: eins mehr
less-by = { $count } weniger
more-by = { $count } mehr
act-gone = Das geht nicht mehr.
print = Drucken
history = Verlauf

## Der eigene Teil der Seite

my-things = Meine Sachen
room-this = Mehr Platz hierfür
room-table = Mehr Platz für den Tisch
tab-desk = Pult
tab-cast = Figuren
tab-characters = Figuren
tab-new = Neue Figur
tab-notes = Notizen
tab-rules = Hausregeln
tab-more = Mehr
more-all = Alles, was du jetzt tun kannst, in einer Liste.
more-hint = Tabellen, Chancen und der Spickzettel stehen unter Regeln.
notes-private = Das siehst nur du, bis du es zeigst.
whose-sheet = Wessen Bogen

## Hausregeln

rules-intro = So spielt dieser Tisch. Alle können Änderungen vorschlagen; die Spielleitung entscheidet, und alle erfahren es.
rules-find = Hausregel suchen
rules-find-hint = Suche { $examples } …
rules-changed = An diesem Tisch geändert
rules-open = Was die Regeln der Gruppe überlassen
rules-readings = Wie wir die Regeln lesen
rule-change = Ändern
    .of = { $rule } ändern
rule-now = gilt gerade
rule-default = Standard
    .was = Standard: { $value }
rule-suggest = Ändern wir „{ $rule }“ in: { "" }

## Eine Figur erschaffen

newcomer = Deine Figur
    .phone = Du hast noch keine Figur. Wähle oder erschaffe eine unter { $tab }.
making = Deine Figur entsteht
    .phone = { $who } ist noch nicht fertig. Mach unter { $tab } weiter.
    .yours = Deine Figur
new-own = Eine eigene erschaffen
new-file = Aus Datei laden
new-ready = Eine fertige nehmen
file-choose = Datei wählen …
file-which = Welche, wenn die Datei mehrere enthält (optional)
file-read = Die Figur ist am Tisch.
file-long = Diese Datei ist zu lang für eine Figur.
somebody-new = Neue Figur
steps = Schritte
being-made = entsteht: { $step }
waits-approval = wartet auf Zustimmung
handed-in = Vorgelegt. Die Spielleitung sieht die Figur durch.
    .gm = Wartet auf deine Zustimmung.
    .back = Du kannst sie zurücknehmen und ändern.
sent-back = Zurückgeschickt: { $reason }
still-to-do = Noch zu tun:
whole-sheet = Der ganze Bogen
attributes = Attribute

## Der Bogen

save-as = Als Datei speichern: { $form }
private = { $what } (nur du und die Spielleitung)
sheet-unknown = Du siehst den Bogen von { $who } nicht.
print-sheet = Bogen zum Drucken
back-to-table = Zurück zum Tisch
page-title = { $title } · Parlour

## Der Tisch

scene = Szene { $number }
    .within = Szene { $number }
session = Sitzung { $number }
    .after = nach Sitzung { $number }
story-told = Die Geschichte ist erzählt
between-scenes = Zwischen den Szenen
until-next = Bis zum nächsten Mal
before-first = Vor der ersten Sitzung
company = Die Gruppe
elsewhere = Anderswo
first-steps = Erste Schritte
first-links = Schick allen ihren Link (im Menü). Sie nehmen eine fertige Figur oder erschaffen eine.
first-soon = Gleich geht es los
first-characters = { $count ->
    [0] Noch hat niemand eine Figur.
    [one] 1 Figur ist am Tisch.
   *[other] { $count } Figuren sind am Tisch.
}
first-making = { $count ->
    [one] 1 ist noch nicht fertig.
   *[other] { $count } sind noch nicht fertig.
}
first-starts = Die Spielleitung beginnt die Sitzung.
outlook = Was gewürfelt würde
outlook-odds = Chancen vor dem Wurf
less-advice = Weniger Rat
more-advice = Mehr Rat ({ $count })

## Das Pult der Spielleitung

next = Als Nächstes:
next-first-session = Fang an, sobald alle eine Figur haben.
next-session = Die letzte Sitzung ist vorbei.
desk-more = Weitere Aktionen
next-scene = Sag, wo ihr seid, wann es ist und wer dabei ist.
library = Aus der Bibliothek hinzufügen
library-find = Suchen
library-none = Niemand passt.
own = Meine Figuren
own-none = Noch niemand. „{ own-keep }“ auf einem Bogen behält die Figur in diesem Browser, für jeden Tisch.
own-here = In diesem Browser aufgehoben, für jeden Tisch dieses Spiels.
own-keep = In meine Bibliothek
own-kept = { $name } ist in deiner Bibliothek.
own-load = Aus Datei laden
own-save-all = Alle als Datei speichern
own-save = Als Datei speichern
    .of = Als Datei speichern: { $name }
own-drop = Entfernen
    .of = { $name } aus meiner Bibliothek entfernen
own-full = In diesem Browser ist kein Platz für weitere Figuren. Entferne erst welche.
own-unread = Diese Datei enthält keine Figuren. Wähle eine, die hier gespeichert wurde.
own-game = Diese Figuren sind aus einem anderen Spiel. Lade sie an einem Tisch dieses Spiels.
hidden-list = Verborgen: Das weißt nur du
look = Ansehen
    .at = { $who } ansehen
overruled = Überstimmt
receipt = { $who }, { $field }: { $before } → { $after }
receipt-allowed = Erlaubt, was abgelehnt wurde
taken-back = (zurückgenommen)

## Anfragen

request = { $leader } um Erlaubnis bitten
    .hint = warum es hier gehen sollte (optional)
request-send = { $leader } fragen
request-sent = Deine Anfrage an { $leader } ist gestellt.
request-default = Bitte erlaube es trotzdem.
request-from = { $who } fragt:
request-yours = Deine Anfrage an { $leader }:
request-refused = Was die Regeln abgelehnt haben: { $what }
request-gone = So wie gefragt geht es nicht mehr.
request-withdraw = Anfrage zurückziehen

## Im Verborgenen vorbereitete Szenen

scenes = Szenen
scenes-private = Nur du siehst sie, bis du eine eröffnest.
scenes-ready = Vorbereitet:
scenes-opened = gespielt
scenes-parts = Was darin ist
scenes-save = Als Datei speichern
    .of = Als Datei speichern: { $name }
scenes-save-all = Alle als Datei speichern
scenes-loaded = Die Szenen sind in der Liste.
scenes-long = Die Datei ist zu lang.
preview = Vorschau
sketch = Die Zonen
sketch-between = Zwischen { $a } und { $b }: { $between }

## Woraus eine vorbereitete Szene besteht; keys made

plan-when = Wann
plan-question = Frage
plan-obstacles = Hindernisse
plan-ground = Boden
plan-text = Zur Eröffnung
plan-board = Für die Pinnwand
plan-situation = Aspekte
plan-secrets = Verborgene Aspekte
plan-zones = Zonen
plan-cast = Offen
plan-lurking = Verborgen
plan-opposition = Schwierigkeiten
plan-pictures = Bilder zur Eröffnung
plan-at_hand = Bilder in Reserve

## Bilder, Porträts und gezeigte Notizen

pictures = Bilder
picture = Bild
picture-add = Bild hinzufügen
picture-name = Name (optional)
pictures-hidden = Nur du siehst ein Bild, bis du es zeigst. { $left } MB sind noch frei.
pictures-absent = { $name } (noch nicht an diesem Tisch)
picture-show = Allen zeigen: { $name }
pictures-none = Es gibt noch keine Bilder.
picture-to-all = Alle sehen es.
picture-to-some = { $names } können es sehen.
picture-to-nobody = Verborgen
picture-show-all = Allen zeigen
picture-show-some = Zeigen …
picture-hide = Wieder verbergen
picture-remove = Entfernen
    .sure = Endgültig entfernen
portrait-add = Porträt hinzufügen
portrait-change = Porträt ändern
portrait-remove = Porträt entfernen
note-shown-to = Gezeigt: { $names }
note-shown-by = Gezeigt von { $name }
