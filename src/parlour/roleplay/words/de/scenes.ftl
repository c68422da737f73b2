# Szenen, die eine Spielleitung im Verborgenen vorbereitet, an jedem Rollenspieltisch.

### keys made: of commands, as they are called on the wire; of refusals and of what is unclear, behind a word for each.

## Befehle auf Knöpfen

prepare_scene = { $plan } bearbeiten
    .ask-plan = Welche Szene
    .ask-name = Wie sie heißt
    .ask-when = Wann sie spielt
    .ask-question = Die Frage, die sie beantwortet
    .ask-situation = Situationsaspekte, einer je Zeile (@ und eine Zone: nur dort)
    .ask-secrets = Verborgene Aspekte, einer je Zeile
    .ask-zones = Zonen in einer Zeile: Straße - Kontor =verriegeltes Dachfenster= Dach
    .ask-cast = Offen, eine Figur je Zeile: Gutter tough ×3 @ Dach
    .ask-lurking = Verborgen, eine Figur je Zeile, aus der Bibliothek oder deiner Besetzung
    .ask-opposition = Schwierigkeiten, eine je Zeile: verriegeltes Dachfenster +3
    .ask-obstacles = Hindernisse, eines je Zeile
    .ask-ground = Boden: light, unstable 5, narrow 10, slippery 5, gap 5, windy, dangerous
    .ask-text = Womit du sie eröffnest
    .ask-board = Für die Pinnwand, eines je Zeile (eine Frage endet mit ?, ein Ort beginnt mit @)
    .ask-pictures = Bilder, die alle zur Eröffnung sehen, je Zeile ein Name
    .ask-at_hand = Bilder, die verdeckt bereitliegen, je Zeile ein Name
    .ask-notes = Notizen für dich
    .when-new = Szene vorbereiten
    .done = Szene speichern
    .short = Bearbeiten
cast-plain = Offen, eine Figur je Zeile: { $name } ×3
cast-placed = Offen, eine Figur je Zeile: { $name } ×3 @ wo sie sind
cast-told = Wer da ist, eine Figur je Zeile (neue: Name, Doppelpunkt, Aussehen)
difficulties-named = Schwierigkeiten, je Zeile eine: Den Kran hinauf 25 (eine Zahl allein: alles andere)
difficulties-told = Schwierigkeiten, eine je Zeile: Das Schloss öffnen 9
copy_plan = { $plan } kopieren
    .ask-plan = Welche Szene
    .done = Kopieren
    .short = Kopieren
drop_plan = { $plan } löschen
    .ask-plan = Welche Szene
    .done = Szene löschen
    .short = Löschen
    .sure = Diese vorbereitete Szene endgültig löschen?
import_plans = Szenen aus einer Datei laden
    .ask-file = Die Datei
    .done = Szenen laden
    .short = Aus Datei laden
open_plan = { $plan } eröffnen
    .ask-plan = Welche Szene
    .done = Eröffnen
    .short = Eröffnen

call_own = Aus meiner Bibliothek hinzufügen
    .ask-hidden = Verborgen?
    .ask-count = Wie viele
    .ask-file = Die Datei
    .when-hidden-true = Verborgen hinzufügen
    .when-hidden-false = Hinzufügen
    .done = Hinzufügen

## Was nur die Spielleitung tut

does-prepare_scene = bereitet Szenen vor
does-copy_plan = kopiert vorbereitete Szenen
does-drop_plan = löscht vorbereitete Szenen
does-import_plans = lädt vorbereitete Szenen
does-open_plan = eröffnet vorbereitete Szenen
does-call_own = holt Figuren aus einer eigenen Bibliothek

## Ablehnungen

refused-unknown = Diese vorbereitete Szene gibt es nicht.
    .cure = Wähle eine aus der Liste.
refused-full = Mehr als { $most } Szenen lassen sich nicht vorbereiten.
    .cure = Lösche erst eine.
refused-nameless = Eine Szene braucht einen Namen.
    .cure = Sag, wo oder was sie ist.
refused-long = Das ist länger als { $most } Zeichen.
    .cure = Fasse dich kürzer.
refused-no-file = Da ist keine Datei.
    .cure = Wähle eine, die hier gespeichert wurde.
refused-session = Es läuft keine Sitzung.
    .cure = Beginne erst eine.
refused-open = Die Szene { $scene } ist noch offen.
    .cure = Schließe sie erst.

refused-few = Du musst mindestens eine Figur hinzufügen.
    .cure = Wähle mindestens 1.
    .reason = bad-value
refused-many = Du kannst höchstens { $most } auf einmal hinzufügen.
    .cure = Wähle eine kleinere Zahl.
    .reason = bad-value

## Was an einer Datei nicht stimmt

owned-unread = Diese Datei lässt sich nicht lesen: { $why }
    .cure = Wähle eine Figur dieses Spiels, wie Parlour sie speichert.
owned-unfit = Ändere die Datei oder was diese Kampagne kennt.

file-unread = Diese Datei lässt sich nicht lesen: { $why }
    .cure = Wähle eine, die hier als Szenen gespeichert wurde.
file-other = Diese Datei enthält keine Szenen.
    .cure = Wähle eine, die hier als Szenen gespeichert wurde.
file-game = Diese Szenen sind aus einem anderen Spiel ({ $game }).
    .cure = Lade sie an einem Tisch dieses Spiels.
file-version = Diese Datei hat Version { $version }; hier wird Version { $known } gelesen.
    .cure = Speichere sie mit der heutigen Version noch einmal.
file-shape = Etwas in dieser Datei stimmt nicht: { $where }.
    .cure = Speichere die Szenen noch einmal, oder berichtige die Datei.
file-field = Szene { $number } in dieser Datei hat „{ $field }“; das haben Szenen dieses Spiels nicht.
    .cure = Nimm es aus der Datei heraus.
file-scene = Szene { $number } in dieser Datei: { $why }
file-full = Diese Datei enthält zu viele Szenen: { $count }. Platz ist noch für { $room }.
    .cure = Lösche erst welche.

## Was eine Szene nicht bedeuten kann

unclear-many = Das sind { $count }, und eine Szene fasst höchstens { $most }.
    .cure = Lass einige weg.
unclear-same = Eine Zone grenzt nicht an sich selbst: { $zone }.
    .cure = Nenne zwei verschiedene Zonen.
unclear-between = „{ $line }“ hat ein =, das nicht geschlossen wird.
    .cure = Schreib zwischen zwei davon, was im Weg ist: Straße =eine verschlossene Tür= Halle.
unclear-nowhere = In „{ $line }“ fehlt einer Zone der Name.
    .cure = Schreib auf beide Seiten von „ - “ und „=…=“ eine Zone.
unclear-place = „{ $line }“ lässt sich nicht lesen.
    .cure = Schreib, was es ist, dann @ und die Zone.
unclear-zone = Keine Zone dieser Szene heißt „{ $zone }“.
    .cure = Füge sie den Zonen hinzu, oder wähle eine davon.
unclear-count = „{ $line }“ braucht einen Namen und eine Zahl von 1 bis { $most }.
    .cure = Zum Beispiel: Gutter tough ×3.
unclear-number = „{ $line }“ hat keine Schwierigkeit.
    .cure = Beende die Zeile mit einer Zahl wie +3.
unclear-range = „{ $line }“ liegt außerhalb der Grenzen.
    .cure = Wähle eine Zahl von { $least } bis { $most }.
unclear-obstacle = Nichts in dieser Szene heißt „{ $what }“.
    .cure = Nenne einen offenen Aspekt oder was zwischen zwei Zonen im Weg ist, oder gib nur die Zahl an.
unclear-long = „{ $words }“ ist länger als { $most } Zeichen.
    .cure = Fasse dich kürzer.
unclear-nobody = Niemand heißt „{ $name }“, weder in der Bibliothek noch in deiner Besetzung.
    .cure = Schreib den Namen wie in der Bibliothek, oder füge die Figur erst deiner Besetzung hinzu.
unclear-ground = „{ $words }“ ist keine Art von Boden.
    .cure = Wähle aus clear, light, moderate, heavy, unstable, narrow, slippery (5 oder 10), gap (eine Zahl), windy, dangerous.
unclear-person = „{ $line }“ lässt sich nicht lesen.
    .cure = Schreib einen Namen; bei neuen Figuren auch einen Doppelpunkt und das Aussehen.
unclear-pin = „{ $line }“ sagt nichts.
    .cure = Schreib den Ort hinter das @.
unclear-stranger = Niemand namens „{ $name }“ kommt in der Geschichte oder in diesem Kapitel vor.
    .cure = Um die Figur zu erfinden, schreib Namen, Doppelpunkt und Aussehen.
unclear-one = { $name } gibt es nur einmal.
    .cure = Lass die Zahl weg.
unclear-out = { $name } ist schon offen da.
    .cure = Schreib die Figur zu den offenen.

## Die Vorschau

preview-people = Offen
preview-hidden = Verborgen
preview-aspects = Aspekte
preview-secrets = Verborgene Aspekte
preview-opposition = Schwierigkeiten
preview-pictures = Bilder zur Eröffnung
preview-at-hand = Bilder in Reserve
preview-obstacles = Hindernisse
preview-ground = Boden
preview-board = An der Pinnwand
preview-no-zones = Dieser Tisch spielt ohne Zonen: Sie entfallen.
preview-in = { $who } ({ $zone })
preview-many = { $who } ×{ $count }
preview-party = Die Gruppe beginnt in { $zone }.
preview-scene = die Szene
