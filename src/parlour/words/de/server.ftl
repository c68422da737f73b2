# Was der Server sagt: warum eine Anfrage oder Nachricht nicht ausgeführt wurde, warum eine Verbindung endet.

guest = Gast

## Anfragen über HTTP

not-text = Diese Datei ist kein Text.
    .cure = Wähle eine Datei, die Parlour gespeichert hat.
uploads-busy = Gerade werden andere Dateien übertragen.
    .cure = Versuche es in einer Minute noch einmal.
odds-many = Es kamen zu viele Fragen auf einmal.
    .cure = Versuche es gleich noch einmal.
odds-long = Das ist zu lang.
odds-much = Das ist gerade zu viel zu berechnen.
    .cure = Versuche es gleich noch einmal.
no-characters = Dieses Spiel hat keine Figuren.
no-licence = Die Lizenz dieses Spiels liegt hier nicht vor.
    .cure = Folge der Adresse, die das Spiel nennt.
no-game = Dieses Spiel kann hier noch nicht gespielt werden.
not-understood = Das wird nicht verstanden: { $error }
origin = Das dürfen nur unsere eigenen Seiten anfragen.
body-long = { $most ->
    [one] Das ist zu lang: höchstens 1 Byte.
   *[other] Das ist zu lang: höchstens { $most } Bytes.
}
body-slow = Das kam zu langsam an.
nobody-waits = Darauf wartet niemand mehr.
tries-many = Das hast du in letzter Zeit sehr oft getan.
    .cure = Versuche es später noch einmal.
http-trouble = Hier ist etwas schiefgegangen, und nichts wurde geändert. Das ist unser Fehler.
nothing-here = Hier gibt es nichts.
players = { $least ->
    [one] { $title } ist für bis zu { $most } Personen.
   *[other] { $title } ist für { $least } bis { $most } Personen.
}
bots-many = Es gibt mehr Bots als freie Plätze.
bots-none = { $title } wird von keinem Bot gespielt.
bots-level = So stark spielt kein Bot von { $title }.
not-tried = Dieses Spiel lässt sich noch nicht gegen Bots ausprobieren.
no-lesson = Für dieses Spiel gibt es noch keine Lektion.
restore-busy = Gerade wird ein anderer Tisch wiederhergestellt.
    .cure = Versuche es in einer Minute noch einmal.
restore-stopped = Diese Datei zu lesen hat zu lange gedauert oder zu viel Speicher gebraucht und wurde abgebrochen.
restore-again = Speichere den Tisch noch einmal und versuche es mit dieser Datei.
already-here = Diesen Tisch gibt es hier schon, und diese Datei kann den Link seines Gastgebers nicht erneuern.
    .cure = Nutze seine Links oder den Wiederherstellungscode des Gastgebers; wer diesen Server betreibt, kann neue Links erstellen.
no-code = Dieser Wiederherstellungscode gilt nicht oder nicht mehr.
    .cure = Prüfe jeden Buchstaben; ein Code gilt nur einmal.
no-file = Diese Datei wurde schon abgeholt oder nicht rechtzeitig.
    .cure = Fordere sie am Tisch noch einmal an.
file-busy = Diese Datei konnte gerade nicht geschrieben werden.
    .cure = Versuche es in einer Minute noch einmal.

## Warum eine Verbindung endet

elsewhere = Dieser Platz wurde in vielen anderen Fenstern geöffnet; deshalb wurde dieses geschlossen.
reissued = Dieser Link wurde durch einen neuen ersetzt.
silent = Es kam zu lange keine Nachricht.
hello-first = Die erste Nachricht muss hello sein.
hello-once = Hello wird einmal gesagt, am Anfang.
no-table = Diesen Tisch gibt es hier nicht.
no-seat = Dieser Link gilt nicht oder nicht mehr. Bitte den Gastgeber um einen neuen.
table-damaged = { $why } Er bleibt geschlossen, bis er repariert ist.
table-busy = Dieser Tisch lässt sich gerade nicht öffnen. Versuche es in einer Minute noch einmal.
table-broken = Dieser Tisch lässt sich nicht öffnen. Das ist unser Fehler, und wer diesen Server betreibt, erfährt davon.
watchers-many = Diesem Tisch schauen schon zu viele zu.
message-trouble = Diese Nachricht konnte nicht bearbeitet werden. Das ist unser Fehler.
messages-many = Es kamen zu viele Nachrichten auf einmal.
message-long = Eine Nachricht war zu lang.
id-long = Die Kennung einer Nachricht war zu lang.
message-unknown = Eine Nachricht wurde nicht verstanden.

## Warum eine Nachricht nicht ausgeführt wurde

watching = Dieser Link ist zum Zuschauen.
    .cure = Bitte den Gastgeber um den Link eines Platzes.
message-malformed = Diese Nachricht wird nicht verstanden: { $error }
unshowable = Ein Text darin hat ein Zeichen, das sich nicht anzeigen lässt.
name-length = Ein Name hat 1 bis { $most } Zeichen.
entropy-long = Höchstens { $most } Zeichen Entropie.
not-started = Das Spiel hat noch nicht begonnen.
    .cure = Der Gastgeber startet es.
agree-to-which = Inzwischen könnte jemand um etwas anderes gebeten haben.
    .cure = Sag, zu welchem Eintrag du zurückgehen willst.
no-such-stop = Wähle { $stops }.
stop-unsaved = Das gilt vorerst, konnte aber nicht gespeichert werden.
only-host-starts = Nur der Gastgeber kann das Spiel starten.
    .cure = Wenn der Gastgeber einige Minuten wegbleibt, kannst du es starten.
no-such-seat = { $seats ->
    [one] Dieser Tisch hat 1 Platz.
   *[other] Dieser Tisch hat { $seats } Plätze.
}
no-bot-yet = Ein Bot kann für jemanden spielen, sobald das Spiel begonnen hat.
not-taken = Diesen Platz hat niemand genommen: Ein Bot spielt, bis es jemand tut.
no-bots = Dieses Spiel wird von keinem Bot gespielt.
is-here = { $name } ist da.
    .cure = Nur { $name } selbst kann einen Bot für sich spielen lassen.
only-host-now = Das kann jetzt nur der Gastgeber.
    .cure = Wenn { $name } und der Gastgeber beide einige Minuten weg sind, können es alle am Tisch.
not-sat = Du hast diesen Platz noch nicht genommen.
    .cure = Setz dich mit einem Namen.
talk-unseated = Nur wer am Tisch sitzt, kann reden.
    .cure = Nimm zuerst den Platz.
talk-length = Sag 1 bis { $most } Zeichen.
character-name = Der Name einer Figur hat höchstens { $most } Zeichen.
talk-much = Du hast in kurzer Zeit viel gesagt.
    .cure = Warte ein paar Sekunden.
only-host-acts = Nur der Gastgeber kann für Plätze handeln, die niemand genommen hat.
one-seat-each = In diesem Spiel spielen alle auf einem Platz.
seat-taken = Dort sitzt { $name }.
    .cure = Wähle einen Platz, den niemand genommen hat.
only-host = Das kann nur der Gastgeber.
    .cure = Ist der Link des Gastgebers verloren, kann einen neuen erstellen, wer diesen Server betreibt.
reading-stopped = Das zu lesen hat zu lange gedauert und wurde abgebrochen.
    .cure = Frag nach weniger oder versuche es später noch einmal.
reading-much = Du hast gerade viel zu lesen angefordert.
    .cure = Warte ein paar Sekunden und versuche es noch einmal.
no-such-entry = Bei Eintrag { $seq } gibt es nichts zu sehen.
files-many = Du hast gerade mehrere Dateien angefordert.
    .cure = Hol diese zuerst ab oder warte eine Minute.
only-leader-recalls = Nur wer das Spiel leitet, kann die Zusammenfassung umschreiben.
recap-long = Eine Zusammenfassung kann höchstens { $most } Zeichen haben.
recap-none = Diese Sitzung hat jetzt keine Zusammenfassung.
    .cure = Sieh dir die Zusammenfassung noch einmal an.
only-host-saves = Nur der Gastgeber oder wer das Spiel leitet, kann alles speichern.
no-such-form = So lassen sich Figuren hier nicht speichern.
    .cure = { $count ->
        [0] Dieses Spiel kann keine Figuren speichern.
       *[other] Möglich: { $forms }.
    }
not-over = Die Datei zeigt jede Karte; du bekommst sie, wenn das Spiel vorbei ist.

## Das Haus öffnen

port-none = Den Port { $port } gibt es nicht: Ein Port ist eine Zahl von 0 bis 65535.
port-fails = Auf { $host } kann nicht gelauscht werden: { $why }.
port-used = Port { $port } ist schon belegt: Wähle einen anderen oder lass --port weg, um einen freien zu bekommen.
port-rights = Für Port { $port } fehlen dir die Rechte: Wähle einen anderen oder lass --port weg, um einen freien zu bekommen.
port-all-used = Auf { $host } ist kein Port frei.

## Bilder, die nicht genommen werden; keys made

picture-kind = Das ist kein Bild, das dieser Server lesen kann.
    .cure = Nimm ein PNG, JPEG, WebP oder GIF.
picture-broken = Dieses Bild ist beschädigt oder unvollständig.
    .cure = Speichere es neu oder wähle ein anderes.
picture-pixels = Dieses Bild hat zu viele Pixel.
    .cure = Verkleinere es auf höchstens 40 Megapixel.
picture-large = Dieses Bild ist größer als { $most } MB.
    .cure = Verkleinere es oder speichere es als JPEG.

## Bilder

picture-empty = Diese Datei ist leer.
    .cure = Wähle ein Bild.
picture-use = Ein Bild ist ein Handout, ein Porträt oder das des Tischs.
picture-busy = Gerade werden andere Bilder vorbereitet.
    .cure = Versuche es gleich noch einmal.
pictures-fast = Das sind sehr viele Bilder auf einmal.
    .cure = Versuche es in ein paar Minuten noch einmal.
no-picture = Dieses Bild gibt es nicht.
only-leader-shows = Das kann mit diesem Bild nur, wer das Spiel leitet.
    .cure = Bitte sie darum.
only-players-portraits = Wer zusieht, kann keine Bilder mitbringen.
    .cure = Nimm zuerst Platz.
only-host-titles = Nur der Gastgeber oder wer das Spiel leitet, kann dem Tisch einen Namen geben.
    .cure = Bitte darum.
title-long = Ein Name kann höchstens { $most } Zeichen haben.
show-to-nobody = Dort sitzt niemand.
    .cure = Wähle aus der Liste.

## Was ein Link zeigt, wo man ihn in der Vorschau sieht

preview-house = Ein Online-Tisch für fünf freie Spiele, gespielt nach ihren Regeln. Nichts zu installieren, kein Konto: Ein Link ist ein Platz.
preview-table = Ein Tisch für { $game }. Öffne deinen Link und nimm Platz.
preview-nowhere = Diese Seite gibt es nicht

## Tipps

no-hints = Dieses Spiel hat keine Tipps.
hints-not-agreed = An diesem Tisch gibt es Tipps erst, wenn alle einverstanden sind.
hint-not-asked = Gerade bist du nicht gefragt.
    .cure = Frag noch einmal, wenn du dran bist.
hint-none = Hier gibt es nichts zu wählen und darum keinen Tipp.

## Einladungen

not-invited = Nur wer mit der Einladung gekommen ist, wählt einen Platz.
    .cure = Bitte den Gastgeber um einen Link.
seat-hosts = Dieser Platz gehört dem Gastgeber.
    .cure = Wähle einen anderen.
