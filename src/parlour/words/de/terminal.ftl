# Was das Terminal und die Kommandozeile sagen.

yes = ja
no = nein
nobody = niemand
seat = Platz { $number }

## Spielen: was ein Befehl fragt

range = { $least } bis { $most }
in-words = in Worten
counts = zählt { $worth }
number = Eine Zahl von { $least } bis { $most }:
number-usual = Eine Zahl von { $least } bis { $most } (meist { $usual }):
number-please = Bitte eine Zahl von { $least } bis { $most }.
a-number-please = Bitte eine Zahl.
choose = Wähle { $least } bis { $most }; trenne die Zahlen mit Leerzeichen.
choose-exactly = { $most ->
    [one] Wähle 1.
   *[other] Wähle { $most }; trenne die Zahlen mit Leerzeichen.
}
choose-sum = Zusammen müssen sie mindestens { $reach } ergeben.
choose-none = Mit 0 wählst du nichts.
assign = { $piece } zu (0: nichts)
for-example = zum Beispiel: { $words }
leave-out = { $sign } für nichts
sure = Tippe { $yes }, um fortzufahren:
cancelled = Abgebrochen.
no-such-number = Diese Zahl steht nicht in der Liste; `board` zeigt sie.
nothing-to-do = Damit kannst du gerade nichts tun.

## Spielen: was am Tisch geschieht

help-hint = `help` zeigt, was du tippen kannst.
other-rules = Dieser Server spielt nach anderen Regeln als deine Version; der Tisch lässt sich hier nicht zeigen. Öffne den Link in einem Browser.
timer = { $name }: noch { $seconds } s
over = Das Spiel ist vorbei: { $winners } ({ $how }). `export DATEI` speichert es.
no-file = der Server bietet keine Datei an
lost = Die Verbindung ist abgebrochen; neuer Versuch.
acts-home = Du siehst und handelst jetzt von deinem eigenen Platz aus.
acts-for = Du siehst und handelst jetzt von Platz { $number } aus.
unseated = Hier sitzt noch niemand: `sit NAME` nimmt den Platz.
gone = Der Tisch hat diese Verbindung beendet: { $why }
paused = Der Tisch macht Pause: Jemand hat die X-Karte benutzt. Weiter geht es mit `resume`, `skip` oder `rewind`.
lines = Linien: { $texts }
veils = Schleier: { $texts }
free = frei
person = { $name }
person-bot = { $name } (Bot)
person-away = { $name } (nicht da)
people = Am Tisch: { $people }
asks-back = { $moves ->
    [one] { $who } möchte 1 Zug zurücknehmen:
   *[other] { $who } möchte { $moves } Züge zurücknehmen, zuletzt:
}
agree-or-decline = agree (einverstanden) oder decline (ablehnen)?
refused = Nicht ausgeführt: { $why }
after-entry = Nach Eintrag { $seq }:
says-ooc = { $who } (außerhalb der Rolle): { $text }
whispers = (geflüstert) { $who } zu { $names }: { $text }
roll-gm = für die Spielleitung
roll-blind = verdeckt
roll-self = nur für dich
by-hand = echte Würfel

## Spielen: was du tippen kannst

help =
    eine Zahl    tu, was die Liste anbietet     board        Tisch und Liste noch einmal zeigen
    say TEXT     am Tisch reden                 log          die letzten Zeilen
    /w NAME TEXT flüstern; /me /ic /ooc /desc   /r 4dF+2     würfeln; /gmr /br /sr geheim, /r 2d6 = 4 5 für echte Würfel
    speak NAME   meine Figur, für /ic und /me   about DING   was damit geschehen ist
    can DING     was ich jetzt damit tun kann
    rules [ID]   eine Regel oder alle           rewind [N]   zurück bis nach Eintrag N (allein: ein Eintrag)
    agree / decline   auf eine Bitte antworten, zurückzuspulen   withdraw   meine eigene Bitte zurückziehen
    look N       der Tisch nach Eintrag N       recovery     ein Code für einen verlorenen Gastgeber-Link (Gastgeber)
    x            die X-Karte: Pause, ohne Namen resume / skip   danach weiterspielen
    line TEXT / veil TEXT   was draußen bleibt, was nicht gezeigt wird; lift TEXT hebt es auf
    stops concerned|able|always|never   wann Reaktionen auf mich warten
    sit NAME     diesen Platz nehmen            start        beginnen (Gastgeber)
    act N / act home   für einen freien Platz handeln (Gastgeber eines Tisches mit Spielleitung)
    bot N / unbot N   ein Bot für Platz N (Gastgeber)   back   meinen Platz vom Bot zurücknehmen
    previously   die letzte Sitzung             chronicle DATEI   die Geschichte (.md oder .html)
    sheet DING FORMAT DATEI   eine Figur        backup DATEI der ganze Tisch (Gastgeber)
    export DATEI das beendete Spiel als Datei   help, quit
unknown-word = { $word }? `help` zeigt, was du tippen kannst.
speaks-as = Du sprichst als { $name }.
speaks-as-self = Du sprichst als du selbst.
which-piece = Welches Ding?
which-file = In welche Datei?
no-session = Noch keine Sitzung ist zu Ende, oder eine neue läuft schon.
no-rule = Die Regel { $rule } gibt es nicht.
nobody-asks = Niemand bittet darum, zurückzuspulen.
code = Schreib dir das auf; es wird nur einmal gezeigt: { $code }
saved = Gespeichert als { $path }.

## An einen Tisch kommen

answered = { $url } hat mit { $code } geantwortet.
unreached = { $url } ist nicht erreichbar: { $why }.
link-form = Ein Link sieht so aus: http://host/t/TISCH#GEHEIMNIS.

## Nachspielen und Wahrscheinlichkeiten

not-begun = Das Spiel hat noch nicht begonnen.
holds = { $name } hält: { $cards }
replay-keys = [Enter] weiter, N Eintrag, q Ende:
no-odds = { $title } beantwortet keine Fragen nach dem Zufall.
setting-text = Text
exact = Brüche sind exakt, Prozente auf Zehntel gerundet.

## Die Kommandozeile

open = Parlour ist offen unter { $address }   (Strg-C schließt es; die Spiele liegen in { $db })
not-installed = nicht installiert
no-game = Das Spiel { $game } gibt es hier nicht. Zur Wahl: { $games }.
no-preset = { $count ->
    [0] { $title } hat keine Voreinstellungen.
   *[other] { $title } hat keine Voreinstellung { $preset }. Zur Wahl: { $presets }.
}
option-form = Eine Option wird als schlüssel=wert geschrieben, nicht „{ $one }“.
setting-form = Einstellungen werden als schlüssel=wert geschrieben.
unread = { $path } lässt sich nicht lesen: { $why }.
not-text = { $path } lässt sich nicht lesen: Das ist kein Text.
unwritten = { $path } lässt sich nicht schreiben: { $why }.
file-other-game = Die Datei ist ein Spiel { $game }, das hier nicht gespielt wird.
rules-agree = Nach den heutigen Regeln noch einmal gespielt, führt jeder Befehl zu denselben Ereignissen.

## Tische verwalten

no-folder = { $path } lässt sich nicht anlegen: { $why }.
no-games = Unter { $path } gibt es keine Spiele.
no-table = In { $path } gibt es keinen Tisch { $table }.
other-game = An diesem Tisch wird { $game } gespielt, das es hier nicht gibt.
backed-up = Gespeichert als { $path }. Die Datei enthält jedes Geheimnis des Tisches und öffnet ihn als Gastgeber: Behalte sie für dich.
not-restored = { $path } wurde nicht wiederhergestellt: { $why }
restored = Tisch { $table } ist da. Seine neuen Links, anzuhängen an die Adresse deines Parlour:
new-links = Neue Links für Tisch { $table }, anzuhängen an die Adresse deines Parlour. Die alten gelten nicht mehr:
to-watch = zum Zuschauen
as-host = { $who } (Gastgeber)

## Untersuchungen vieler Spiele

merge-alone = --merge nimmt alles aus den Dateien; lass das Spiel weg.
name-a-game = Nenne ein Spiel: { $games }.
seats-mismatch = --seats nennt { $strengths } Stärken für { $players } Personen.
share-form = Ein Anteil wird als I/N geschrieben, mit I von 1 bis N, etwa 2/8, nicht „{ $one }“.
cluster-or-workers = Ein Cluster bringt eigene Arbeiter mit: --cluster oder --workers, nicht beides.
no-workers = Mindestens ein Arbeiter muss spielen.
stopped = { $why } Was fertig ist, wird gezeigt.
stopped-written = { $why } Was fertig ist, wird gezeigt und geschrieben.
written = Geschrieben: { $path }
no-such-game = Die Untersuchung hat die Spiele 0 bis { $last }.
one-game = Spiel { $number } der Untersuchung, Startwert { $seed }: { $seats }
one-result = { $turns } Runden, { $decisions } Entscheidungen; { $how }: { $won }
broken-off = abgebrochen
time-left = noch:
as-written = Standardoptionen
study-head = { $game }, { $players } Personen: { $levels }; { $options }; Startwert { $seed }; Plätze wechseln von Spiel zu Spiel
study-fixed = { $game }, { $players } Personen: { $levels }; { $options }; Startwert { $seed }; feste Plätze
study-games = { $games } von { $of } Spielen
study-games-timed = { $games } von { $of } Spielen in { $seconds } s ({ $rate } pro Sekunde)
study-by-strength = Wer gewinnt: nach Stärke
study-by-seat = Wer gewinnt: nach Platz
study-by-first = Wer gewinnt: wer begann
study-length = Wie lange es dauert
study-endings = Wie es endet
study-shared = mit mehreren Siegern
study-specials = Sonderkarten: wie oft
study-fates = Sonderkarten: Ausspielungen, die ein Schicksal entschieden
head-strength = Stärke
head-seat = Platz
head-seats = Plätze
head-won = gewonnen
head-interval = 95-%-Intervall
head-par = Schnitt
head-alone = allein
head-shared = geteilt
head-mean = Mittel
head-half = Hälfte
head-most = höchstens
head-turns = Runden
head-decisions = Entscheidungen
head-games = Spiele
head-per-game = pro Spiel
head-in-games = in Spielen
head-negated = verhindert
head-player-won = ihr Spieler gewann
head-brought = bewirkt
head-averted = abgewendet
head-last-turn = letzte Runde
unfinished = { $games ->
    [one] 1 Spiel wurde nach { $most } Entscheidungen abgebrochen und nur hier gezählt.
   *[other] { $games } Spiele wurden nach { $most } Entscheidungen abgebrochen und nur hier gezählt.
}
failed = { $games ->
    [one] 1 Spiel ist gescheitert:
   *[other] { $games } Spiele sind gescheitert:
}
failure = Spiel { $number } (Startwert { $seed }): { $what }
failed-more = und { $count } weitere; --json DATEI enthält alle
play-again = Spiel eines noch einmal mit: --only { $number }
