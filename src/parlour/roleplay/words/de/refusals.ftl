# Warum etwas an jedem Rollenspieltisch abgelehnt wird, und was hilft (.cure).

## Nicht an diesem Tisch

closed = Die Geschichte ist erzählt, und dieser Tisch ist geschlossen.
    .cure = Lies sie noch einmal oder eröffne einen anderen Tisch.
only-watching = Du schaust nur zu.
    .cure = Nimm einen Platz ein, um mitzuspielen.
not-now = Das geht jetzt nicht.
    .cure = Sieh nach, was oben gefragt ist.
nothing = Damit kannst du jetzt nichts tun.
    .cure = Sieh nach, was oben gefragt ist.

## Was allein die Spielleitung tut

gm-only = Nur die Spielleitung { $does }.
    .cure = Frag { $gm }.
does-hand_over = übergibt die Spielleitung
does-allow = erlaubt, was die Regeln ablehnen
does-overrule = setzt Werte
does-nudge = setzt Werte
does-reverse = nimmt überstimmte Werte zurück
does-change_rule = ändert Hausregeln
does-close_table = schließt den Tisch

## Das Pult

hand_over-unknown = Einen anderen Platz mit dieser Nummer gibt es nicht.
    .cure = Wähle jemanden, der mitspielt.
take_seat-wordless = Ein Name braucht mindestens ein Zeichen.
    .cure = Gib deinen Namen ein.
take_seat-too_long = Dieser Name ist zu lang.
    .cure = Verwende höchstens 40 Zeichen.
note-unknown = Diese Notiz hast du nicht.
    .cure = Wähle eine von deinen.
write_note-wordless = Eine Notiz braucht einen Titel.
    .cure = Gib einen ein.
write_note-title-too_long = Dieser Titel ist zu lang.
    .cure = Verwende höchstens 80 Zeichen.
write_note-text-too_long = Diese Notiz ist zu lang.
    .cure = Verwende höchstens 4000 Zeichen oder schreib eine zweite Notiz.
plead-leading = Du leitest das Spiel selbst.
    .cure = Überstimme den Wert.
plead-wordless = Eine Anfrage braucht Worte.
    .cure = Sag, was du möchtest, und warum.
plead-words-too_long = Diese Anfrage ist zu lang.
    .cure = Verwende höchstens 600 Zeichen.
plead-command-too_long = Was abgelehnt wurde, ist zu lang zum Mitschicken.
    .cure = Frag nur mit Worten.
show_note-to-unknown = Dort sitzt niemand.
    .cure = Wähle aus der Liste.
    .reason = no-such-seat
show_note-twice = Ein Platz ist doppelt genannt.
    .cure = Nenne alle nur einmal.
set_pronouns-who-unknown = Das ist keine deiner Figuren.
    .cure = Wähle eine, die du spielst.
    .reason = not-yours
set_pronouns-too_long = Diese Pronomen sind zu lang.
    .cure = Höchstens { $most } Zeichen.
portray-who-unknown = Das ist keine deiner Figuren.
    .cure = Wähle eine, die du spielst.
    .reason = not-yours
portray-too_long = Das ist kein Bild dieses Tischs.
    .cure = Bring zuerst ein Bild mit.
plead-cannot_be_done = Das kann jetzt niemand erlauben.
    .cure = Bitte mit Worten um etwas anderes.
plea-unknown = Diese Anfrage ist nicht offen.
    .cure = Vielleicht ist sie schon beantwortet.
allow-cannot_be_granted = Worum { $who } bittet, geht nicht mehr.
    .cure = Setze selbst Werte oder lehne ab.
reason-too_long = Dieser Grund ist zu lang.
    .cure = Verwende höchstens { $most } Zeichen.
nudge-field-no_number = { $field } ist keine Zahl.
    .cure = Setze den Wert mit Überstimmen.
nudge-up-no_further = { $field } geht in dieser Richtung nicht weiter.
    .cure = Setze einen anderen Wert.
nudge-what-unknown = Nichts heißt so.
    .cure = Wähle etwas aus der Liste.
nudge-field-unknown = Es hat keinen Wert namens „{ $field }“.
    .cure = Wähle einen aus der Liste.
overrule-what-unknown = Nichts heißt so.
    .cure = Wähle etwas aus der Liste.
overrule-field-unknown = Es hat keinen solchen Wert.
    .cure = Wähle { $fields }.
overrule-value-too_long = Dieser Wert ist zu lang.
    .cure = Verwende höchstens 600 Zeichen.
overrule-bad_value = { $field } kann nicht „{ $value }“ sein.
    .cure = { $wanted }
receipt-unknown = Diesen Beleg gibt es nicht.
    .cure = Wähle einen aus der Liste.
reversed_already = Das ist schon zurückgenommen.
    .cure = Setze den Wert noch einmal.
allowed = Was erlaubt wurde, ist schon geschehen.
    .cure = Setze Werte, um es zu richten.
piece_gone = Worum es ging, ist nicht mehr da.
    .cure = Es gibt nichts zurückzusetzen.
change_rule-key-unknown = Diese Hausregel gibt es nicht.
    .cure = Wähle eine aus der Liste.
change_rule-value-unknown = { $label } kann nicht „{ $value }“ sein.
    .cure = { $range ->
        [yes] Wähle von { $least } bis { $most }.
       *[no] Wähle { $values }.
    }
close_table-session_on = Eine Sitzung läuft.
    .cure = Beende sie zuerst.

## Figuren

not-to-be-shown = Das lässt sich nicht zeigen.
    .cure = Zeig die Figur oder ihre Werte.
part_of_the_story = { $it } gehört zur Geschichte.
    .cure = Nur die Spielleitung kann diese Figur entfernen.
seen_already = Alle sehen { $who } schon.
    .cure = Zeig die Werte, wenn du magst.
show_it_first = { $who } ist noch verborgen.
    .cure = Zeig zuerst die Figur.
known_to_all = Die Werte von { $who } sind immer offen.
    .cure = Wähle eine deiner Figuren.
shown_already = Die Werte von { $who } sind schon offen.
    .cure = Wähle jemand anderen.
not_shown = Die Werte von { $who } sind nicht offen.
    .cure = Wähle jemand anderen.

## Dateien

this-file = Diese Datei
unread = Diese Datei lässt sich nicht lesen: { $why }
