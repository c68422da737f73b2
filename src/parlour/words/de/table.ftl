# Was jeder Tisch sagt, was auch immer daran gespielt wird: sein Protokoll, seine Absagen, seine Dateien.

## Wie ein Platz heißt, den niemand benannt hat

the-host = Der Gastgeber
the-house = Wer diesen Server betreibt
the-clock = Die Uhr
the-leader = Die Spielleitung
leader-short = SL
player = Spieler { $number }

## Das Protokoll

sits = { $who } setzt sich.
sits-at = { $who } nimmt Platz { $seat }.
copied = { $who } speichert den ganzen Tisch als Datei, mit allen Geheimnissen und dem künftigen Glück.
coded = { $who } erstellt einen Wiederherstellungscode für den Link des Gastgebers. Frühere Codes gelten nicht mehr.
restored = Dieser Tisch wurde am { $day } aus einer Datei wiederhergestellt, bis Eintrag { $seq } ({ $head }). Von hier an hat der Zufall einen neuen Startwert.
restored-unjudged = Dieser Tisch wurde am { $day } aus einer Datei wiederhergestellt, bis Eintrag { $seq } ({ $head }). Von hier an hat der Zufall einen neuen Startwert. Die heutigen Regeln konnten nicht jeden Zug bestätigen.
asks-back = { $moves ->
    [0] { $who } möchte alles nach Eintrag { $to } zurücknehmen.
    [one] { $who } möchte den letzten Zug zurücknehmen.
   *[other] { $who } möchte die letzten { $moves } Züge zurücknehmen.
}
agrees = { $who } ist einverstanden.
declines = { $who } lehnt ab.
asks-no-more = { $who } möchte nichts mehr zurücknehmen.
rewound = { $moves ->
    [0] { $who } nimmt alles nach Eintrag { $to } zurück. Was niemand gesehen hatte, wird noch einmal gezogen.
    [one] { $who } nimmt den letzten Zug zurück. Was niemand gesehen hatte, wird noch einmal gezogen.
   *[other] { $who } nimmt die letzten { $moves } Züge zurück. Was niemand gesehen hatte, wird noch einmal gezogen.
}
rewound-agreed = { $moves ->
    [0] { $who } nimmt alles nach Eintrag { $to } zurück; einverstanden: { $agreed }. Was niemand gesehen hatte, wird noch einmal gezogen.
    [one] { $who } nimmt den letzten Zug zurück; einverstanden: { $agreed }. Was niemand gesehen hatte, wird noch einmal gezogen.
   *[other] { $who } nimmt die letzten { $moves } Züge zurück; einverstanden: { $agreed }. Was niemand gesehen hatte, wird noch einmal gezogen.
}
rewound-unasked = { $moves ->
    [0] { $who } nimmt alles nach Eintrag { $to } zurück (abwesend und nicht gefragt: { $unasked }). Was niemand gesehen hatte, wird noch einmal gezogen.
    [one] { $who } nimmt den letzten Zug zurück (abwesend und nicht gefragt: { $unasked }). Was niemand gesehen hatte, wird noch einmal gezogen.
   *[other] { $who } nimmt die letzten { $moves } Züge zurück (abwesend und nicht gefragt: { $unasked }). Was niemand gesehen hatte, wird noch einmal gezogen.
}
rewound-agreed-unasked = { $moves ->
    [0] { $who } nimmt alles nach Eintrag { $to } zurück; einverstanden: { $agreed } (abwesend und nicht gefragt: { $unasked }). Was niemand gesehen hatte, wird noch einmal gezogen.
    [one] { $who } nimmt den letzten Zug zurück; einverstanden: { $agreed } (abwesend und nicht gefragt: { $unasked }). Was niemand gesehen hatte, wird noch einmal gezogen.
   *[other] { $who } nimmt die letzten { $moves } Züge zurück; einverstanden: { $agreed } (abwesend und nicht gefragt: { $unasked }). Was niemand gesehen hatte, wird noch einmal gezogen.
}
rolls = { $who } würfelt { $dice }: { $total }.
rolls-why = { $who } würfelt { $dice } ({ $reason }): { $total }.
rolls-by-hand = { $who } würfelt { $dice } mit echten Würfeln: { $total }.
rolls-why-by-hand = { $who } würfelt { $dice } ({ $reason }) mit echten Würfeln: { $total }.
rolls-blind = Du würfelst { $dice }; das Ergebnis sieht nur die Spielleitung.
roll-title = { $who } würfelt { $dice }
recalled = { $who } fasst Sitzung { $session } in eigenen Worten zusammen.
recalled-as-told = { $who } lässt Sitzung { $session } wieder vom Verlauf zusammenfassen.
modifier = Modifikator
bot-leaves = { $name } spielt wieder selbst.
bot-sent-away = { $who } gibt { $name } den Platz zurück.
bot-plays = { $who } lässt einen Bot spielen.
bot-plays-strong = { $who } lässt einen Bot spielen ({ $strong }).
bot-plays-for = { $who } lässt einen Bot für { $name } spielen.
bot-plays-for-strong = { $who } lässt einen Bot für { $name } spielen ({ $strong }).
links-all = { $who } erstellt neue Links für alle. Die alten Links gelten nicht mehr.
link = { $whose ->
    [watch] { $who } erstellt einen neuen Link zum Zuschauen. Der alte Link gilt nicht mehr.
    [host] { $who } erstellt einen neuen Link für den Gastgeber. Der alte Link gilt nicht mehr.
   *[seat] { $who } erstellt einen neuen Link für { $name }. Der alte Link gilt nicht mehr.
}
link-house = { $whose ->
    [watch] { $who } erstellt einen neuen Link zum Zuschauen, auf dem Rechner, auf dem Parlour läuft. Der alte Link gilt nicht mehr.
    [host] { $who } erstellt einen neuen Link für den Gastgeber, auf dem Rechner, auf dem Parlour läuft. Der alte Link gilt nicht mehr.
   *[seat] { $who } erstellt einen neuen Link für { $name }, auf dem Rechner, auf dem Parlour läuft. Der alte Link gilt nicht mehr.
}
link-code = { $whose ->
    [watch] Jemand erneuert den Link zum Zuschauen mit einem Wiederherstellungscode. Der alte Link gilt nicht mehr.
    [host] Jemand erneuert den Link des Gastgebers mit einem Wiederherstellungscode. Der alte Link gilt nicht mehr.
   *[seat] Jemand erneuert den Link für { $name } mit einem Wiederherstellungscode. Der alte Link gilt nicht mehr.
}
link-file = { $whose ->
    [watch] Jemand erneuert den Link zum Zuschauen mit einem gespeicherten Tisch. Der alte Link gilt nicht mehr.
    [host] Jemand erneuert den Link des Gastgebers mit einem gespeicherten Tisch. Der alte Link gilt nicht mehr.
   *[seat] Jemand erneuert den Link für { $name } mit einem gespeicherten Tisch. Der alte Link gilt nicht mehr.
}
line-drawn = Eine Linie gilt jetzt: { $text }.
line-lifted = Eine Linie gilt nicht mehr: { $text }.
veil-drawn = Ein Schleier gilt jetzt: { $text }.
veil-lifted = Ein Schleier gilt nicht mehr: { $text }.
x-card = Jemand hat die X-Karte benutzt. Der Tisch macht Pause.
skipped = Das wird übersprungen. Das Spiel geht weiter.
resumed = Das Spiel geht weiter wie zuvor.

## Absagen

paused = Der Tisch macht Pause: Jemand hat die X-Karte benutzt.
    .cure = Sprecht darüber; dann geht es weiter, ihr überspringt es oder spult zurück.
log-full = Der Verlauf dieses Tisches ist voll.
    .cure = Sichere, was du brauchst, und spiel an einem neuen Tisch weiter.
seat-taken-now = Hier sitzt jetzt { $name }.
    .cure = Handle von deinem eigenen Platz aus.
nobody-sits = Hier sitzt noch niemand.
    .cure = Nimm zuerst den Platz.
bot-plays-here = Auf diesem Platz spielt gerade ein Bot.
    .cure = Übernimm den Platz zuerst wieder.
not-a-command = Das ist kein Befehl des Spiels: { $error }
not-started = Das Spiel hat noch nicht begonnen.
    .cure = Der Gastgeber startet es.
already-started = Das Spiel hat schon begonnen.
stale-decision = Seit du gefragt wurdest, ist am Tisch schon etwas geschehen.
    .cure = Sieh nach, was jetzt gefragt ist, und wähle noch einmal.
rules-failed = Die Regeln sind an diesem Befehl gescheitert; nichts hat sich geändert. Das ist unser Fehler.
seats-empty = Nicht jeder Platz ist besetzt, und dieses Spiel wird von keinem Bot gespielt.
    .cure = Warte, bis jeder Platz besetzt ist.
name-taken = An diesem Tisch heißt schon jemand { $name }.
    .cure = Wähle einen anderen Namen.
no-bots = Dieses Spiel wird von keinem Bot gespielt.
no-such-level = So stark spielt kein Bot dieses Spiels.
not-saved = Es konnte nicht gespeichert werden und ist deshalb nicht geschehen.
nothing-asked = Niemand wartet auf deine Antwort.
stale-request = Du hast auf die Bitte geantwortet, zu Eintrag { $to } zurückzugehen; jetzt geht es um Eintrag { $now }.
    .cure = Sieh nach, was jetzt gefragt ist, und antworte noch einmal.
not-asking = Du bittest gerade nicht darum, zurückzuspulen.
rewind-over = Das Spiel ist vorbei und sein Startwert bekannt; neue Züge ließen sich vorhersehen.
    .cure = Eröffne einen neuen Tisch.
rewind-unseated = Nur wer mitspielt, kann um Zurückspulen bitten.
    .cure = Nimm zuerst deinen Platz.
rewind-where = Du kannst zu den Einträgen { $first } bis { $last } zurückgehen.
rewind-asked = Jemand anderes bittet schon darum, zurückzuspulen.
    .cure = Beantworte das zuerst.
line-length = Eine Linie hat 1 bis { $most } Zeichen.
veil-length = Ein Schleier hat 1 bis { $most } Zeichen.
line-many = Es gibt schon { $most } Linien.
    .cure = Hebe eine auf oder fasse eine weiter.
veil-many = Es gibt schon { $most } Schleier.
    .cure = Hebe einen auf oder fasse einen weiter.

## Reden

speaks-as-another = { $name } ist jemand anderes an diesem Tisch.
    .cure = Sprich als eine eigene Figur.
talk-unknown = /{ $word } gibt es hier nicht.
    .cure = Möglich sind /w Name Text, /w SL Text, /me Text, /em Text, /ic Text, /ooc Text, /desc Text, /r Würfel, /gmr Würfel, /br Würfel und /sr Würfel.
talk-alone = Nach /{ $word } muss noch etwas folgen.
    .cure = Möglich sind /w Name Text, /w SL Text, /me Text, /em Text, /ic Text, /ooc Text, /desc Text, /r Würfel, /gmr Würfel, /br Würfel und /sr Würfel.
only-leader-describes = Nur die Spielleitung beschreibt die Szene.
    .cure = Nutze /me oder /ic.
whisper-unseated = Zum Flüstern brauchst du einen Platz.
    .cure = Sag es laut.
whisper-to-nobody = Hier heißt niemand { $name }.
    .cure = { $count ->
        [0] Sonst ist niemand am Tisch.
       *[other] Am Tisch: { $names }.
    }
whisper-empty = Das Geflüsterte ist leer.
    .cure = Zum Beispiel: /w Ada, Bo trefft mich draußen
whisper-to-self = Das bist du selbst.
    .cure = Nenne jemand anderen.
whisper-unled = Dieses Spiel hat keine Spielleitung.
    .cure = Flüstere jemandem mit Namen zu.
whisper-no-leader = Gerade leitet niemand diesen Tisch.
    .cure = Flüstere jemandem mit Namen zu.
secret-roll-unseated = Um geheim zu würfeln, brauchst du einen Platz.
unled = Dieses Spiel hat keine Spielleitung, die den Wurf sehen könnte.
    .cure = Würfle mit /r oder für dich allein mit /sr.
no-leader = Gerade leitet niemand diesen Tisch, also könnte niemand den Wurf sehen.
    .cure = Würfle mit /r oder für dich allein mit /sr.

## Würfel im Gespräch

dice-example = Zum Beispiel: /r 4dF+2, /r 2d6+3 # klettern, /r 4d6kh3, /r 6d6x oder /r 2d6 = 4 5 für echte Würfel.
dice-no-faces = Schreib deine eigenen Ergebnisse hinter das =.
dice-too-few = { $given ->
    [one] Dafür braucht es mehr Würfel als den einen, den du eingegeben hast.
   *[other] Dafür braucht es mehr Würfel als die { $given }, die du eingegeben hast.
}
dice-too-many = { $wanted ->
    [one] Dafür braucht es 1 Würfel; du hast { $given } eingegeben.
   *[other] Dafür braucht es { $wanted } Würfel; du hast { $given } eingegeben.
}
dice-fate-face = Ein Fate-Würfel zeigt +, 0 oder −, nicht { $word }.
dice-face = Ein W{ $faces } zeigt 1 bis { $faces }, nicht { $word }.
dice-long = Ein Wurf kann höchstens { $most } Zeichen haben.
dice-terms = Ein Wurf kann höchstens { $most } Zahlen haben.
dice-unread = „{ $rest }“ wird hier nicht verstanden.
dice-unfinished = Am Ende fehlt etwas.
dice-tangled = Das ist zu verwickelt für einen Wurf.
dice-none = Darin kommen keine Würfel vor.
dice-products = Du kannst höchstens { $most }-mal malnehmen oder teilen.
dice-divide = Teilen kannst du nur durch eine einfache Zahl über 0.
dice-combined = So lassen sich Würfel nicht verbinden.
dice-plain = Die Zahl der Würfel und die der Seiten müssen einfache Zahlen sein.
dice-kinds = Schreib Würfel als d6, d20, d% oder dF.
dice-amount = Du kannst 1 bis { $most } Würfel auf einmal werfen.
dice-faces = Ein Würfel hat 2 bis { $most } Seiten.
dice-endless = Jeder Würfel würde immer wieder neu geworfen.
dice-number = Hier wird eine einfache Zahl gebraucht.
dice-high = Zahlen gehen bis { $most }.

## Die Geschichte

story-named = { $game }: { $name }
from-to = { $first } bis { $last }
plays = { $who } spielt { $names }
leads = { $who } leitet das Spiel
to = { $one } zu { $other }
follows = { $before } { $text }
said = „{ $words }“

# Ein Schlagabtausch. keys made
exchange = { $deed }: { $numbers }.
exchange-bare = { $deed }.
exchange-ended = { $deed }: { $numbers }, { $outcome }.
exchange-ended-bare = { $deed }: { $outcome }.
exchange-met = { $deed }: { $numbers }. Das Ziel ist erreicht: „{ $goal }“.
exchange-met-bare = { $deed }. Das Ziel ist erreicht: „{ $goal }“.
exchange-missed = { $deed }: { $numbers }. Das Ziel ist nicht erreicht: „{ $goal }“.
exchange-missed-bare = { $deed }. Das Ziel ist nicht erreicht: „{ $goal }“.

# Der Rest der Geschichte.
previously = Bisher bei { $title } …
in-scene = { $scene }: { $text }

# keys made
recalls-ic = { $who }: „{ $words }“
recalls-me = { $who } { $words }

# Die Beschriftungen einer Seite.

# Die Beschriftungen der Seite, als die eine Geschichte gespeichert wird; # steht für eine Zahl.
page-replay = Nachspielen
page-where = # von #
page-stepwise = Szene für Szene
page-next = Nächste Szene
page-back = Zurück
page-all = Alles zeigen

## Ein gespeicherter Tisch, der sich nicht wiederherstellen lässt

file-empty = Die Datei ist leer.
file-foreign = Das ist kein von Parlour gespeicherter Tisch.
file-foreign-why = Das ist kein von Parlour gespeicherter Tisch: { $error }.
file-version = Die Datei hat Version { $version }; dieser Server liest die Versionen 1 und 2.
file-seedless = Im Kopf der Datei fehlt der Startwert.
file-game = Das ist ein Tisch von „{ $game }“, das hier nicht gespielt wird.
file-other-table = Der erste Eintrag eröffnet einen anderen Tisch, als der Kopf der Datei nennt.
file-seats = { $seats ->
    [one] Der Tisch hat 1 Platz; so wird { $title } nicht gespielt.
   *[other] Der Tisch hat { $seats } Plätze; so wird { $title } nicht gespielt.
}
file-host = Den Platz des Gastgebers gibt es nicht.
file-line-long = Zeile { $line } ist zu lang, oder es gibt mehr Zeilen, als der Kopf der Datei sagt.
file-line = Zeile { $line } lässt sich nicht lesen: { $error }.
file-altered = Eintrag { $seq } wurde verändert: Sein Hash passt nicht zu seinem Text und dem Eintrag davor.
file-count = Die Datei enthält nicht, was ihr Kopf verspricht (Einträge: { $entries }, Geflüstertes: { $whispers }).
file-entry-unknown = Einen Eintrag wie { $seq } kennt dieser Server nicht: { $error }.
file-entry-odd = Eintrag { $seq } ist nicht wie ein Eintrag geschrieben oder am falschen Ort.
file-entry-unshowable = Eintrag { $seq } hat ein Zeichen, das sich nicht anzeigen lässt.
file-entry-pile = Eintrag { $seq } zieht aus einem Stapel, den kein Spiel hat.
file-seed = Ein Startwert passt nicht zu dem, was vor dem Spiel festgelegt wurde.
file-entry-luck = Eintrag { $seq } zieht etwas anderes, als der Startwert ergibt.
file-entry-other = Eintrag { $seq } gehört zu einer anderen Datei.
file-whispers = Das Geflüsterte ist nicht das des Verlaufs.
file-whisper = Das Geflüsterte in Eintrag { $seq } passt nicht zu seinem Siegel oder lässt sich nicht anzeigen.
file-entry-fault = Eintrag { $seq }: { $why }.
file-entry-leads = Eintrag { $seq } führt nicht zu einem Tisch von { $title }: { $error }.

## Ein exportiertes Spiel, das sich nicht lesen oder bestätigen lässt

export-foreign = Das ist kein exportiertes Spiel.
export-players = { $players ->
    [one] { $title } lässt sich nicht allein spielen.
   *[other] { $title } lässt sich nicht zu { $players } spielen.
}
export-unread = Die Datei lässt sich nicht lesen: { $error }
export-unopened = Die Datei beginnt nicht mit der Eröffnung eines Tisches.
fault = Eintrag { $seq }: { $why }
drift = Eintrag { $seq }: { $why } (Regeln damals { $then }, heute { $now }); was folgt, wurde nicht geprüft

# Was an einem Eintrag falsch ist, nach seiner Nummer.
fault-seat = er nennt Platz { $seat }, den der Tisch nicht hat
fault-time = seine Zeit liegt mehr als einen Tag vor der eines früheren Eintrags
fault-opens = er eröffnet den Tisch ein zweites Mal
fault-begins = er beginnt das Spiel ein zweites Mal
fault-early = er wird gespielt, bevor das Spiel begonnen hat
fault-back = er geht zu Eintrag { $to } zurück, wo nichts ist
fault-seats = er beginnt mit anderen Plätzen, als der Tisch hat
fault-without = er beginnt ohne { $name }, obwohl sich jemand unter diesem Namen gesetzt hat
fault-over = er geht zurück, obwohl das Spiel vorbei ist
fault-dice = diese Würfel ergeben nicht { $total }
fault-fails = die heutigen Regeln scheitern daran: { $error }
fault-events = die heutigen Regeln führen zu anderen Ereignissen
fault-draws = der Verlauf zieht öfter, als die Regeln verlangen
fault-more = er enthält etwas, das kein Eintrag seiner Art hat
fault-players = { $players ->
    [one] { $title } lässt sich nicht allein spielen
   *[other] { $title } lässt sich nicht zu { $players } spielen
}
fault-bot = ein Bot hat einen Platz, den der Tisch nicht hat
fault-options = seine Optionen sind nicht die dieses Spiels
fault-chosen = es wird mit anderen Optionen gespielt, als gewählt wurden
fault-declares = was der Kopf der Datei dem Zufall zuschreibt, ist nicht das von { $title }: Es wurde verändert oder stammt aus einer anderen Version von Parlour
fault-seedless = das Spiel ist vorbei, aber sein Startwert wurde entfernt
fault-cut = ein Startwert ist angegeben, aber das Spiel ist nicht vorbei: Sein Ende wurde abgeschnitten

## Protokoll und Datenbank

log-damaged = Der Verlauf von Tisch { $table } ist bei Eintrag { $seq } beschädigt.
database-damaged = Die Datenbank { $path } ist beschädigt ({ $why }). Stelle sie aus einer Kopie wieder her oder öffne eine andere mit --db.
database-readonly = Die Datenbank { $path } ist schreibgeschützt. Mach sie und ihren Ordner beschreibbar oder wähle eine andere mit --db.
database-disk = In { $path } kann nichts geschrieben werden: Die Festplatte ist voll oder defekt ({ $why }). Schaffe Platz und starte dann neu.
database-closed = Die Datenbank { $path } lässt sich nicht öffnen. Ist sie eine Datei, und darfst du sie lesen und schreiben?
database-unusable = Die Datenbank { $path } lässt sich nicht benutzen: { $why }.
database-far = Die Datenbank ist nicht erreichbar: { $why }.
database-newer = Die Datenbank stammt von einem neueren Parlour. Starte auch hier das neuere.
database-driver = Um Spiele in PostgreSQL aufzubewahren, installiere den Treiber: pip install 'parlour[postgres]'.

## Bilder und der Name des Tischs

shows-picture = { $who } zeigt „{ $name }“.
shows-picture-unnamed = { $who } zeigt ein Bild.
hints-agreed = { $who } ist mit Tipps einverstanden.
hints-declined = { $who } möchte an diesem Tisch keine Tipps.
titled = { $who } nennt diesen Tisch „{ $title }“.
untitled = { $who } nimmt dem Tisch seinen Namen.
no-such-picture = Dieses Bild gibt es nicht.
    .cure = Vielleicht wurde es entfernt. Wähle eines aus der Liste.
pictures-many = Ein Tisch kann höchstens { $most } Bilder haben.
    .cure = Entferne welche, die du nicht mehr brauchst.
pictures-full = Die Bilder dieses Tischs dürfen zusammen { $most } MB groß sein. { $left } MB sind noch frei.
    .cure = Entferne welche, die du nicht mehr brauchst, oder nimm ein kleineres.
file-long = Diese Datei ist länger, als ein Tisch sein kann.
file-picture-line = Ein Bild in dieser Datei lässt sich nicht lesen.
file-picture = Das Bild „{ $name }“ passt nicht zu seinem Siegel oder ist keines von uns.
file-pictures-large = Die Bilder in dieser Datei sind zusammen zu groß.

## Einladungen

invitation = { $who } erstellt einen neuen Einladungslink. Wer ihn öffnet, kann einen freien Platz nehmen; eine frühere Einladung gilt nicht mehr.
invitation-ended = { $who } beendet den Einladungslink.
seat-gone = Diesen Platz hat gerade jemand genommen.
    .cure = Wähle einen anderen.
