# Die Seite rund um jedes Spiel, in der Reihenfolge, in der man ihr begegnet.

language-name = Deutsch

## Überall

page-title = { $page } · Parlour
parlour = Parlour
back-to-parlour = ← Parlour
to-front = Zur Startseite
one-moment = Einen Moment …
language = Sprache
cancel = Abbrechen
close = Schließen
dismiss = Ausblenden
copy = Kopieren
copied = Kopiert
try-again = Noch einmal versuchen
yes = ja
no = nein
none = nichts
why = Warum?
    .label = Warum? Regel { $rule }
    .rule = Warum? { $rule }
rule-button = Regel { $rule }
# Was nicht stimmt und was zu tun ist, je ein Satz.
problem = { $why } { $cure }

## Die Startseite

front-line = Ein Tisch für den Abend. Fünf freie Spiele, nach ihren Regeln gespielt, mit Freunden überall. Kein Konto: Ein Link ist ein Platz.
front-loading = Die Tische werden gedeckt …
front-lost-link = Link verloren
front-about = Über Parlour
front-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
front-players-range = { $least } bis { $most } Personen
front-try = Jetzt ausprobieren
front-opponents = Gegner…
front-against =
    { $count ->
        [one] 1 Gegner
       *[other] { $count } Gegner
    }
front-try-dealing = Karten werden gegeben …
front-try-setting = Die Szene wird vorbereitet …
front-lesson =
    { $steps ->
        [3] In drei Schritten lernen
        [4] In vier Schritten lernen
        [5] In fünf Schritten lernen
        [6] In sechs Schritten lernen
       *[other] In { $steps } Schritten lernen
    }
front-lesson-resume = Lektion fortsetzen
front-open = Tisch eröffnen
front-odds = Chancen
    .label = Chancen in { $game }
front-crib = Spickzettel
    .label = Spickzettel für { $game }
front-not-ready = Kommt bald. Dieses Spiel ist noch nicht fertig.

## Über Parlour

about-title = Über Parlour
about-what = Parlour ist ein Online-Tisch für fünf freie Brett-, Karten- und Rollenspiele. Die Regeln laufen auf dem Server. Jede Karte und jeder Würfel fällt dort und lässt sich später mit einem kleinen Programm prüfen, das Parlour nicht braucht. Was du nicht wissen darfst, erreicht deinen Browser nie.
about-licence = Parlour ist freie Software unter der MIT-Lizenz. Die Bilder sind von uns. Jedes Spiel gehört denen, die es gemacht haben:
about-made-with = Gesetzt in Fraunces und Source Sans 3 (SIL Open Font Licence). Gebaut mit Svelte, Vite, Fluent und uqr (MIT- und Apache-Lizenz).

## Zurück an den Tisch

lost-how = Du bist Gastgeber und hast dir einen Wiederherstellungscode notiert? Gib ihn hier ein. Wenn nicht, bitte die Person um einen neuen Link, die den Tisch eröffnet hat.
lost-code = Wiederherstellungscode
lost-enter = Zurück an den Tisch
lost-failed = Das hat nicht geklappt. Versuche es noch einmal.
restore = Tisch wiederherstellen
restore-busy = Wird wiederhergestellt …
restore-file = Datei eines gespeicherten Tisches
restore-failed = Die Datei konnte nicht gelesen werden.

## Einen Tisch eröffnen

open-title = Tisch eröffnen
open-heading = Tisch eröffnen: { $game }
open-players = Personen
open-seats = Plätze, { $leader } eingeschlossen
open-bots = Davon Bots
open-level = Wie gut die Bots spielen
open-host-plays = Ich spiele mit (sonst bin ich Gastgeber und schaue zu)
open-host-leads = Ich nehme den ersten Platz und leite das Spiel (sonst bin ich Gastgeber und schaue zu)
open-preset = Spielweise
open-own = Eigene
    .note = Eure Auswahl unten.
open-agreement = Was die Gruppe vereinbart
open-house-rules = Hausregeln
open-changed = { $count } geändert
open-as-written = Standard
open-search = Optionen durchsuchen
    .placeholder = { $count } Optionen durchsuchen
open-nothing-found = Keine Option passt.
open-idle = Ohne Wirkung bei dieser Auswahl
open-busy = Der Tisch wird gedeckt …
open-submit = Tisch eröffnen

## Warum eine Option nichts bewirkt

option-needs = Nur { $conditions }.
option-with = mit „{ $option }“
option-without = ohne „{ $option }“
option-with-value = wenn { $option } auf { $values } steht
quoted = „{ $words }“

## Ein Spiel lernen

learn-setting = Der Tisch für deine Lektion wird gedeckt …
learn-failed = Etwas ist schiefgegangen. Geh zurück und versuche es noch einmal.
crib-title = Spickzettel für { $game }
crib-heading = Spickzettel
crib-none = Für dieses Spiel gibt es keinen Spickzettel.

## Wohin ein Link führt

table-needs-link = Dieser Tisch braucht seinen Link
    .how = Jeder Platz hat seinen eigenen Link. Frag die Person, die den Tisch eröffnet hat, nach deinem und öffne ihn in diesem Browser.
table-connecting = Du wirst an den Tisch gebracht …
table-unreachable = Der Server ist nicht erreichbar. Neuer Versuch läuft …
gone-elsewhere = Dieser Platz ist in anderen Fenstern offen
gone-busy = Dieser Tisch lässt sich gerade nicht öffnen
gone-full = Zum Zuschauen ist kein Platz mehr
gone-broken = Dieser Tisch ist geschlossen
gone-no-table = Diesen Tisch gibt es nicht
gone-no-seat = Dieser Link gilt nicht mehr
gone-other = Die Verbindung wurde beendet
gone-recover = Wenn du Gastgeber bist und einen Wiederherstellungscode hast, kommst du über die Startseite zurück.
nowhere-title = Seite nicht gefunden
nowhere-heading = Diese Seite gibt es nicht
nowhere-how = Prüfe die Adresse. Ein Link zu einem Tisch sieht aus wie /t/… und endet mit seinem Geheimnis.
server-away = Der Server ist nicht erreichbar.
    .cure = Versuche es gleich noch einmal.
server-answered = Der Server antwortet mit { $status }.
file-cut-off = Die Datei ist nicht vollständig angekommen.
    .cure = Speichere sie noch einmal.

## Platz nehmen

join-others = Schon da: { $names }.
join-first = Noch ist niemand da.
join-as = Dein Platz: { $role }.
join-name = Dein Name
join-sit = Platz nehmen
# So heißt, wer keinen Namen angibt.
guest = Gast

## Plätze

seat-player = Spieler { $number }
# Wer leitet, wenn das Spiel keinen eigenen Namen dafür hat.
gm = SL
you = du
acting-here = hier handelst du
host = Gastgeber
# Wie gut ein Bot spielt, mitten im Satz.
level = { $level }
bot = Bot
bot-level = Bot: { $level }
bot-mine = ein Bot spielt
bot-mine-level = ein Bot spielt: { $level }
bot-instead = ein Bot springt ein
bot-instead-level = ein Bot springt ein: { $level }
here = da
away = weg
free = frei

## Der Warteraum

waiting-played = Spielweise
waiting-played-as = Spielweise: { $way }
waiting-own-way = eigene
agreed-as-written = Jede Regel steht auf Standard.
agreed-rest-as-written = Alles andere steht auf Standard.
waiting-master = Beginne, wann du willst. Schick allen ihren Link; wer später kommt, steigt ins laufende Spiel ein. Für leere Plätze handelst du, bis jemand sie nimmt.
waiting-free =
    { $count ->
        [one] Schick allen ihren Link. 1 Platz ist noch frei; ein Bot spielt ihn, bis jemand ihn nimmt.
       *[other] Schick allen ihren Link. { $count } Plätze sind noch frei; Bots spielen sie, bis jemand sie nimmt.
    }
waiting-all-here = Alle sind da.
waiting-host-gone = Der Gastgeber ist seit ein paar Minuten weg. Du musst nicht warten: Alle am Tisch können das Spiel beginnen.
waiting-for-host = Der Gastgeber beginnt das Spiel gleich.
waiting-begin = Spiel beginnen
waiting-links = Links
waiting-safety = Sicherheit: Linien, Schleier, X-Karte
waiting-talk = Gespräch

## Links

link-for = Link für { $seat }
    .copy = Link für { $seat } kopieren
link-qr = QR
    .label = QR-Code für { $seat }
    .picture = QR-Code des Links für { $seat }
link-hosting = Gastgeber
    .status = nur für dich
link-watching = Zuschauen
    .status = für beliebig viele
link-mine = du; öffnet deinen Platz auch auf dem Handy
link-free = frei
link-away = { $name }, gerade nicht da
link-new = neu
links-missing = Die Links dieses Tisches liegen in dem Browser, in dem er eröffnet wurde. Du kannst neue machen; ein neuer Link beendet den alten.
links-others-missing = Die anderen Links dieses Tisches liegen in dem Browser, in dem er eröffnet wurde. Du kannst neue machen; ein neuer Link beendet den alten.
links-new = Neuer Link für { $seat }
links-new-named = Neuer Link für { $seat } ({ $name })
links-new-watching = Neuer Link zum Zuschauen

## Der Wiederherstellungscode

recovery-what = Mit einem Wiederherstellungscode kommst du als Gastgeber zurück, wenn du diesen Browser oder deinen Link verlierst. Alle am Tisch sehen, dass du einen gemacht hast.
recovery-show = Wiederherstellungscode zeigen
recovery-write-down = Schreib dir diesen Code auf. Er wird nur einmal gezeigt.
recovery-how = Wenn du diesen Browser oder deinen Link verlierst, wähle auf der Startseite „{ front-lost-link }“ und gib ihn ein: So kommst du als Gastgeber zurück. Er gilt einmal. Frühere Codes gelten nicht mehr. Alle am Tisch sehen, dass du einen gemacht hast.
recovery-copy = Wiederherstellungscode kopieren

## Der Tisch

table = Tisch
    .felt = Der Tisch
    .mine = Meins
    .people = Alle am Tisch
    .log = Verlauf und Gespräch
    .asked = Was ansteht
table-lesson = { $game }: die Lektion
table-rules = Regeln
table-history = Rückblick
table-menu = Menü
x-card = X
    .label = X-Karte: den Tisch anhalten, ohne zu sagen, wer
    .title = Hält den Tisch sofort an. Niemand erfährt, wer es war.
tabs = Teile der Seite
    .table = Tisch
    .me = Ich
    .log = Verlauf
    .people = Leute
    .lit = hier gibt es etwas zu tun
connection-lost = Die Verbindung ist abgerissen. Dein Platz und das Spiel sind sicher. Es wird neu verbunden …
bot-plays-for-you = Ein Bot spielt gerade für dich.
seat-take-back = Meinen Platz zurücknehmen
board-off = Das Spielbrett ist ausgeschaltet. Alles steht im Formular auf dem Tisch.

## Für einen leeren Platz handeln

act-as = Handeln als
    .acting = Du handelst als
    .group = Plätze, für die du handeln kannst
    .nobody = niemand (zuschauen)
act-as-own = { $name }, mein eigener Platz
act-as-free = { $seat } (noch niemand)
act-as-back = Mein eigener Platz
act-as-follow = Wer gefragt ist (folgen)
    .stop = Nicht mehr folgen
act-as-next = Als { $seat } antworten

## Finden, was zu tun ist

find-title = Was möchtest du tun?
    .key = Strg K
find-hint = Eine Aktion, eine Person oder eine Regel
find-act = Aktion
find-person = Person
find-rule = Regel
find-nothing = Nichts gefunden. Versuch ein anderes Wort.

## Die Leute am Tisch

people-your-move = dein Zug
people-deciding = überlegt
people-options = Optionen für { $name }
    .own = Optionen für deinen Platz
people-new-link = Neuer Link (beendet den alten)
people-watching =
    { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
stand-in-both-gone = { $name } und der Gastgeber sind seit ein paar Minuten weg.
stand-in-me = Einen Bot für mich spielen lassen
stand-in = Einen Bot einspringen lassen
stand-in-stop = Bot anhalten
strength = Wie gut { $name } spielt

## Was von dir gefragt ist

compose-against = { $name }: gegen wen?
compose-meter = { $sum } von { $goal }
compose-chosen = { $name }, gewählt; drücken nimmt es zurück
compose-starter = { $action } …
compose-detail = { $action }, { $field }: { $value }
compose-detail-yes = { $action }: { $field }
compose-pair = { $one } gegen { $other }
compose-nothing-asked = Gerade ist nichts zu tun.
compose-not-now = Jetzt nicht.
compose-no-fit = Das passt nicht zu deiner Auswahl.
compose-reset = Das passt nicht zu deiner Auswahl, also wurde sie verworfen.
offers = Was du tun kannst
    .owed = Dein Zug
    .free = Außerdem möglich
    .past = Du blickst zurück.
facts = Was du sehen kannst
    .mine = Meins
    .open = Offen für alle

## Ein Formular ausfüllen

form-do = Bestätigen
form-nobody = niemand
form-choose = Auswählen
form-place = Nr. { $place }
form-up = { $thing } nach oben
form-down = { $thing } nach unten
form-file = Datei auswählen …
form-optional = (optional)
form-semicolons = (mit Strichpunkten trennen)
form-suggestions = Vorschläge
form-ready-made = Einen fertigen Text nehmen
form-total = Zusammen { $sum } von { $goal }
form-not = Nicht { $value }.
# Was in einem Formular noch fehlt, hinter der Frage, bei der es fehlt.
form-lacking = { $question }: { $missing }
missing-one = Wähle eins aus.
missing-again = Wähle noch einmal.
missing-exactly = Wähle { $count } aus.
missing-least = Wähle mindestens { $count } aus.
missing-most = Wähle höchstens { $count } aus.
missing-sum = { $sum } von { $goal }: Es fehlen { $more }.
missing-needless = { $sum } für { $goal }: Lass eins weg, du brauchst es nicht.
missing-number = Gib eine ganze Zahl von { $least } bis { $most } ein.
missing-text = Schreib etwas.
missing-shorter = Höchstens { $count } Zeichen.

## Eine Bitte, zurückzuspulen

rewind = Eine Bitte, zurückzuspulen
rewind-own =
    { $moves ->
        [one] Du möchtest 1 Zug zurücknehmen
       *[other] Du möchtest { $moves } Züge zurücknehmen
    }
rewind-by =
    { $moves ->
        [one] { $name } möchte 1 Zug zurücknehmen
       *[other] { $name } möchte { $moves } Züge zurücknehmen
    }
rewind-agree = Zustimmen
rewind-refuse = Ablehnen
rewind-withdraw = Zurückziehen
rewind-redrawn = Karten und Würfel fallen neu.
rewind-waiting = Es fehlt noch die Antwort von { $names }.
rewind-also-waiting = Es fehlt auch noch die Antwort von { $names }.
rewind-away =
    { $count ->
        [one] { $names } ist weg. Kommt innerhalb von { $time } keine Antwort, geht es ohne weiter.
       *[other] { $names } sind weg. Kommen innerhalb von { $time } keine Antworten, geht es ohne weiter.
    }

## Zeit

minutes = { $count } min
seconds = { $count } s

## Der Verlauf

log = Verlauf
log-older = Ältere Zeilen
log-undone = Zurückgenommen:
log-whisper = { $who } flüstert { $to } zu:
log-speech = „{ $words }“
log-out-of-character = außerhalb der Rolle:
log-said = { $who }:
roll-gm = Sehen nur Würfelnde und SL
roll-blind = Verdeckter Wurf: Nur die SL sieht ihn
roll-self = Nur du siehst das
roll-by-hand = Mit echten Würfeln geworfen
roll-and = und
roll-against = gegen
roll-total = zusammen
previously-close = Zusammenfassung schließen
previously-edit = Zusammenfassung bearbeiten
previously-words = Die Zusammenfassung, ein Absatz je Zeile
previously-save = Zusammenfassung speichern
previously-log = Worte des Verlaufs nehmen
previously-by = In den Worten von { $who }.
piece-history = Geschichte von { $name }
    .none = Daran hat sich noch nichts geändert.
    .busy = Wird nachgeschlagen …

## Reden

talk = Mit dem Tisch reden
talk-hint = Sag etwas
talk-hint-master = Sag etwas, /w Name, /r 2d6
talk-send = Sagen
talk-as = Sprechen als
talk-me = Ich
talk-suggestions = Vorschläge
    .count = { $count ->
        [one] 1 Vorschlag. Enter übernimmt ihn.
       *[other] { $count } Vorschläge. Auf und ab wählen, Enter übernimmt einen.
    }

## Rückblick

history = Rückblick
history-back = Ein Eintrag zurück
history-on = Ein Eintrag vor
history-entry = Eintrag des Verlaufs
history-at = Zug { $turn }, { $at } von { $newest }
history-turn = Zug { $turn }
history-turn-back = Voriger Zug
history-turn-on = Nächster Zug
history-play = Abspielen
history-pause = Anhalten
history-speed = Tempo
history-end = Zurück zum Ende
history-rewind = Hierher zurückspulen
history-now = Zurück ins Jetzt
history-looking = Du blickst zurück.
history-looking-live = Du blickst zurück; das Spiel geht weiter.
history-how = Geh mit den Pfeilen zurück.

## Tipps

undo = Zurücknehmen
    .title = Nimm zurück, was du gerade getan hast: Niemand hat etwas Neues gesehen
hint = Tipp
hint-given = Ein Tipp
hint-chances = Etwa { $chance } % Gewinnchance; die nächstbeste Wahl etwa { $otherwise } %.
hint-chance = Etwa { $chance } % Gewinnchance.
hint-agree = An diesem Tisch gibt es Tipps nur, wenn alle einverstanden sind. Dein Einverständnis steht im Verlauf.
hint-agree-yes = Mit Tipps einverstanden
hint-waiting = Du bist einverstanden, die anderen noch nicht.
hint-agree-no = Doch keine Tipps

## Was den Ausschlag gab

decided = Was den Ausschlag gab
decided-ask = Was gab den Ausschlag?
decided-thinking = Wird überlegt…
decided-failed = Das ließ sich gerade nicht herausfinden. Versuch es gleich noch einmal.
decided-turn = Zug { $turn }: −{ $lost } %
decided-waited = Du hast nichts getan.
decided-better = Besser: { $better } { $why }
decided-nothing = Keine einzelne Entscheidung hat dich viel gekostet. Gut gespielt.
decided-curve = Deine Gewinnchance, Zug um Zug
decided-point = Zug { $turn }: { $chance } %
decided-point-mine = Zug { $turn }, deiner: { $chance } %
decided-end = Das Ende: { $chance } %
decided-first = Zug 1
decided-last = Zug { $turn }
percent = { $value } %

## Das Ende

ending = Das Spiel ist aus
ending-story = Die Geschichte ist erzählt
ending-mine = Du gewinnst!
ending-winners =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
ending-nobody = Niemand gewinnt
ending-save-story = Geschichte speichern
ending-again = Noch einmal spielen
ending-next =
    { $count ->
        [one] Weiter: ein Gegner ({ SMALL($level) })
       *[other] Weiter: { $count } Gegner ({ SMALL($level) })
    }
ending-replay = Mit offenen Karten ansehen
ending-share = Spiel teilen
ending-share-copy = Link kopieren
ending-save-record = Protokoll speichern
ending-check = Protokoll prüfen
ending-check-how = Dieser Befehl prüft jede Ziehung des gespeicherten Protokolls und dass es das Spiel ist, das deine Seite gesehen hat:
ending-copy = Befehl kopieren
ending-fingerprint = Vor Spielbeginn veröffentlichter Fingerabdruck: { $fingerprint }…

## Das Menü

menu-title = Tisch
menu-help = Hilfe und Tasten
menu-group-help = Hilfe
menu-group-view = Ansicht
menu-group-table = Tisch
menu-group-print = Drucken und sichern
menu-group-leave = Verlassen
menu-stops = Auf meine Reaktion warten
    .concerned = Wenn ich reagieren kann und es mich betrifft
    .able = Wann immer ich reagieren kann
    .always = Immer
    .never = Nie: für mich passen
menu-plain-form = Einfaches Formular statt Spielbrett
menu-links = Links dieses Tisches
menu-recovery = Wiederherstellungscode
menu-house-rules = Hausregeln
menu-sure = Bist du sicher? Zurücknehmen kannst du das nur, wenn die anderen zustimmen.
menu-confirm = Ja: { $action }
story = Die Geschichte bisher
    .what = Sitzungen, Szenen und alles, was offen gesagt wurde: kein Flüstern, keine Geheimnisse.
    .page = Als Seite zum Lesen und Nachspielen
    .markdown = Als Markdown
    .book = Als EPUB
recap = Was bisher geschah
    .what = Was in der letzten Sitzung zählte, in wenigen Zeilen.
    .read = Zusammenfassung lesen
    .none = Noch ist keine Sitzung zu Ende.
backup = Den ganzen Tisch speichern
    .what = Eine Datei, mit der jedes Parlour weiterspielen kann. Sie enthält alle Geheimnisse, auch Geflüstertes und das Glück, das noch kommt. Alle erfahren, dass du sie gespeichert hast.
    .ask = Speichern …
    .save = Ja, speichern
menu-odds = Chancen: Wie wahrscheinlich ist es?

## Sicherheit

safety = Sicherheit
safety-x = X-Karte
    .what = Sie hält das Spiel sofort an, für alle. Niemand erfährt, wer sie benutzt hat, sie wird nirgends festgehalten, und niemand muss sagen, warum. Danach geht es weiter, das Geschehene wird übersprungen oder zurückgespult.
    .touch = X-Karte benutzen
safety-lines = Linien
    .what = Was an diesem Tisch nie vorkommt.
    .another = Eine Linie hinzufügen
safety-veils = Schleier
    .what = Was geschehen darf, aber nur im Off und ohne Einzelheiten.
    .another = Einen Schleier hinzufügen
safety-add = Hinzufügen
safety-lift = Entfernen: { $limit }
safety-hint = Alle sehen diese Listen; niemand sieht, wer was hinzugefügt hat.
paused = Der Tisch ist angehalten
paused-what = Der Tisch ist angehalten.
    .how = Jemand hat die X-Karte benutzt. Niemand erfährt, wer, und niemand muss sagen, warum. Redet darüber, wenn ihr mögt, und wählt dann.
paused-skip = Überspringen und weiterspielen
paused-rewind = Zurückspulen …
paused-go-on = So weiterspielen

## Das Regelwerk

rulebook = Regelwerk
    .search = Regeln durchsuchen
    .search-hint = Wörter oder Nummer einer Regel suchen
    .chapter = Zu einem Kapitel gehen
    .example = Beispiel
rulebook-count =
    { $count ->
        [one] 1 Regel.
       *[other] { $count } Regeln.
    }
rulebook-found =
    { $count ->
        [one] 1 Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rulebook-title = { $title }.
rule-kind-E = darüber wacht der Tisch
rule-kind-A = das entscheidet ihr
rule-kind-T = zur Information
rule-kind-R = Auslegung
rule-kind-X = Beispiel
rule-section = { $kind }, Abschnitt { $section }

## Chancen

odds-title = Chancen in { $game }
odds-none = Für dieses Spiel gibt es keine Chancen nachzuschlagen.
odds-question = Frage
odds-less = { $setting }: eins weniger
odds-more = { $setting }: eins mehr
odds-grid = Nebeneinander
odds-hint = Genau ausgezählt, nie simuliert; Prozente sind auf Zehntel gerundet. Die Adresse dieser Seite enthält deine Einstellungen: So kannst du sie teilen.
odds-outcome = Ergebnis
odds-remark = Anmerkung
odds-chance = Chance
odds-ways = Fälle
odds-in = { $ways } von { $of }
odds-about = etwa { $ways } von { $of }

## Fairness

fairness = Fairness
fairness-commitment = Das Geheimnis des Servers stand vor Spielbeginn fest. Sein Fingerabdruck (SHA-256):
fairness-newest = Der neueste Eintrag des Verlaufs, wie ihn deine Seite sieht:
fairness-copy = Den neuesten Kopf kopieren
fairness-head = Das ist der Kopf des Tisches: ein Fingerabdruck von allem bis hierher. Heb ihn auf, und niemand kann das Protokoll dieses Spiels später unbemerkt ändern. Dein Browser behält den neuesten und etwa alle 50 Einträge einen.
fairness-save = Meine Köpfe speichern
fairness-verify = Wenn das Spiel aus ist, speichere sein Protokoll und prüfe es offline:
# Die Datei, die dabei entsteht.
heads-title = Parlour: meine Köpfe von Tisch { $table } ({ $game })
heads-what = Ein Kopf ist der Hash eines Eintrags im Verlauf des Tisches und von allem davor, wie meine Seite ihn gesehen hat.
heads-verify = Wenn das Spiel aus ist, speichere sein Protokoll. Ist es das Spiel, das meine Seite gesehen hat, findet dies keinen Fehler:
heads-entropy = Was meine Seite zum Glück beigetragen hat, als ich Platz nahm:
heads-nothing = nichts
heads-list = Meine Köpfe, als Eintrag:Hash, die ältesten zuerst:

## Hilfe und Tasten

help = So wird hier gespielt
help-lesson = { front-lesson }
    .new = Neu in diesem Spiel?
    .how = Das dauert zehn Minuten an einem eigenen Tisch. Dieses Spiel wartet auf dich.
help-bar = Die Leiste über deiner Hand sagt immer, wer am Zug ist und was du tun kannst, mit einem Knopf für alles. Was du benutzen kannst, ist angehoben und umrandet: Wähle es, dann das Ziel, dann drück den Knopf. Vorher wird nichts gesendet.
help-why = „{ why }“ neben einer Zeile des Verlaufs oder einer Ablehnung schlägt das Regelwerk bei dieser Regel auf.
key-hand = eine Karte auf meiner Hand
key-tab = zum nächsten Stück, das ich benutzen kann, oder zum nächsten Knopf
key-arrows = von einem Stück zum nächsten in dieser Richtung
key-enter = das Stück wählen oder den Knopf drücken
key-esc = einen Schritt zurück
key-b = zu den Knöpfen für meinen Zug
key-c = mit dem Tisch reden
key-history = im Rückblick: einen Eintrag zurück oder vor
key-find = eine Aktion, eine Person oder eine Regel finden (Rollenspiele)
key-help = diese Hilfe
help-talk = Im Gesprächsfeld
talk-w = /w Name Text
    .what = flüstern: Personen, Figuren, SL
talk-ic = /ic Text
    .what = deine Figur sagt das
talk-act = /me Text
    .what = deine Figur tut das; auch /em
talk-ooc = /ooc Text
    .what = außerhalb der Rolle
talk-desc = /desc Text
    .what = die SL beschreibt die Szene
talk-roll = /r 4dF+2
    .what = würfeln; auch 2d6+3 # warum, 4d6kh3, 6d6x
talk-own-dice = /r 2d6 = 4 5
    .what = echte Würfel: schreib deine Ergebnisse hinter das =
talk-gmr = /gmr 2d6
    .what = würfeln, nur für dich und die SL zu sehen
talk-br = /br 2d6
    .what = blind würfeln: nur die SL sieht das Ergebnis
talk-sr = /sr 2d6
    .what = würfeln, nur für dich zu sehen

## Spielsteine, Karten, Würfel

card-of = { $suit }-{ $rank }
card-second-deck = { $card }, zweites Deck
card-joker = Joker
rank-A = Ass
rank-J = Bube
rank-Q = Dame
rank-K = König
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-clubs = Kreuz
die = { $die } { $face }
die-struck = { $die } { $face }, zählt nicht
die-card = Karte
die-plus = plus
die-minus = minus
die-blank = leer
piece-replaced = { $piece }, ersetzt
fate-card = Karte { $total }
card-hidden = { $kicker } · verborgen
odds-part = { $ways } von { $of }
stress = Stresskästchen: { $boxes }
    .ticked = { $number } angekreuzt
    .free = { $number } frei
    .summary = Stress: { $free } von { $count } frei
ticks = { $label }: { $count }
    .later = { $label }: { $count }, davon { $later } erst ab einem späteren Zug
    .caption = frei
counted = { $label }: { $count }

## Bilder und der Name des Tischs

picture = Bild
picture-open = Öffnen
picture-sending = Wird gesendet …
picture-ways = oder hier ablegen oder einfügen. PNG, JPEG, WebP oder GIF.
table-name = Name und Bild des Tischs
    .save = Namen speichern
    .picture = Bild wählen
    .bare = Bild entfernen

## Meine Tische

mine-title = Meine Tische
mine-finished = Beendet ({ $count })
mine-all = Alle { $count } zeigen
mine-your-move = Du bist am Zug
mine-move-of = Am Zug: { $names }
mine-playing = Läuft
mine-waiting = { $free ->
        [0] Kann beginnen
        [one] 1 Platz frei
       *[other] { $free } Plätze frei
    }
mine-over = Beendet
mine-closed = Lässt sich gerade nicht öffnen
mine-ended = Dieser Link gilt nicht mehr
watching-note = Du schaust zu
mine-here = { $name } (da)
mine-nobody = Noch sitzt niemand
mine-last = Letzter Zug { $ago }
mine-forget = Vergessen
    .label = { $table } vergessen
    .sure = Diesen Tisch vergessen? Ohne seinen Link kommst du nicht zurück.
    .confirm = Ja, vergessen
    .keep = Behalten

## Einladungen

invite-title = Einladung
    .status = wer sie öffnet, wählt einen freien Platz
invite-make = Einladungslink erstellen
invite-renew = Neue Einladung
invite-end = Einladung beenden
link-share = Teilen
    .label = Link für { $seat } teilen
link-local = Diese Adresse gilt nur auf diesem Rechner. Um mit anderen in deinem Netz zu spielen, starte das Haus mit „parlour serve --host 0.0.0.0“ und öffne diese Seite unter der eigenen Adresse deines Rechners.
invited-title = Du bist eingeladen
invited-seats = Wähle deinen Platz
invited-taken = { $name }
invited-away = { $name } (weg)
invited-bot = { $name } (Bot)
invited-free = frei
invited-hosts = für den Gastgeber
invited-full = Alle Plätze sind besetzt.
invited-watch = Nur zuschauen
invited-rules = Regeln auf einen Blick
invited-lesson = Erst lernen
