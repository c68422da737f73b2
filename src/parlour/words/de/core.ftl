# Was über alles gesagt wird, das von außen kommt, und über Fragen nach dem Zufall.

## Befehle und Dateien, die nicht angenommen werden

unshowable = Ein Text hat ein Zeichen, das sich nicht anzeigen lässt ({ $sign }).
    .cure = Lösche es und versuche es noch einmal.
nan = NaN steht für eine Zahl.
    .cure = Verwende eine richtige Zahl.
number-large = Eine Zahl ist zu groß: Die Grenze ist { $most }, auch nach unten.
    .cure = Verwende eine kleinere Zahl.
nested = Das ist zu tief verschachtelt.
    .cure = { $most ->
        [one] Verwende höchstens 1 Ebene.
       *[other] Verwende höchstens { $most } Ebenen.
    }
file-twice = „{ $name }“ kommt an derselben Stelle zweimal vor. Behalte eines davon.
file-long = Diese Datei ist zu lang: { $length } Zeichen. Die Grenze ist { $most }.
file-empty = Diese Datei ist leer.
file-number = Eine Zahl in dieser Datei ist zu lang.
file-nan = { $name } wird nicht als Zahl gelesen. Verwende eine richtige Zahl.
file-json = Diese Datei beginnt wie JSON, ist aber keines: { $why } in Zeile { $line }.
file-toml = Diese Datei ist weder TOML noch JSON (das mit einer Klammer beginnt): { $why }.
file-key = Ein Schlüssel in dieser Datei ist zu lang. Verwende höchstens { $most } Zeichen.
file-dots = Diese Datei hat einen Schlüssel mit zu vielen Punkten. Schreib ihn als Tabelle mit eigener Überschrift.
file-bare = Ein Schlüssel oder eine Zahl in dieser Datei ist zu lang. Verwende höchstens { $most } Zeichen oder setze Text in Anführungszeichen.
file-nested = Diese Datei ist zu tief verschachtelt.

# Wo etwas in einer Datei falsch ist, wenn es die Datei als Ganzes ist.
file-itself = Die Datei

# Was dort falsch ist, nach dem Ort und einem Doppelpunkt.
field-missing = „{ $name }“ fehlt
field-unknown = „{ $name }“ ist hier unbekannt; das Format sagt, was hier möglich ist
field-kind = hier gehört { $expected } hin, nicht { $got }
field-most-str = das hat zu viele Zeichen: höchstens { $bound }
field-most-array = das hat zu viele Einträge: höchstens { $bound }
field-least-str = { $bound ->
    [one] das braucht mindestens 1 Zeichen
   *[other] das braucht mindestens { $bound } Zeichen
}
field-least-array = { $bound ->
    [one] das braucht mindestens 1 Eintrag
   *[other] das braucht mindestens { $bound } Einträge
}
kinds = Was ein Wert sein kann.
    .str = Text
    .int = eine ganze Zahl
    .float = eine Zahl
    .bool = true oder false
    .array = eine Liste
    .object = eine Tabelle
    .null = nichts
    .datetime = ein Datum
    .date = ein Datum
    .time = eine Uhrzeit

## Optionen

no-option = Die Option „{ $key }“ gibt es nicht.
    .cure = Wähle aus dem Formular.
option-value = { $label } kann nicht „{ $value }“ sein.
    .cure = Wähle { $values }.
option-number = { $label } muss eine ganze Zahl von { $least } bis { $most } sein.
    .cure = Gib eine ganze Zahl von { $least } bis { $most } ein.

## Fragen nach dem Zufall

unknown-setting = „{ $key }“ gehört nicht zu dieser Frage.
    .cure = Sie fragt nach { $known }.
not-a-number = { $label }: „{ $text }“ ist keine ganze Zahl.
    .cure = Gib eine von { $least } bis { $most } ein.
out-of-range = { $label }: { $number } liegt außerhalb des Bereichs.
    .cure = Gib eine Zahl von { $least } bis { $most } ein.
not-a-choice = { $label }: „{ $text }“ steht nicht zur Wahl.
    .cure = Wähle { $values }.
too-long = { $label }: Das ist zu lang.
    .cure = Verwende höchstens { $most } Zeichen.
no-odds = Dieses Spiel beantwortet keine Fragen nach dem Zufall.
about = etwa { $number }

## Spiele

no-characters = Dieses Spiel hat keine Figuren.
draws-fewer = der Verlauf zieht seltener, als die Regeln verlangen
draws-other = der Verlauf hat aus einem anderen Stapel gezogen als die Regeln

## Das Regelbuch

ruling = { $silent } Auslegung: { $ruling }
ruling-switch = { $silent } Auslegung: { $ruling } Hausregel { $switch } (das Erste gilt, solange ihr nichts ändert).
chapter-rulings = Auslegungen
chapter-examples = Durchgespielte Beispiele
