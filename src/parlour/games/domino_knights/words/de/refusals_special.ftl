# Warum eine Sonderkarte so nicht gespielt oder ein Fenster so nicht geschlossen werden kann.

too_short = Dieser Augenblick ist zu kurz für eine Unterbrechung.
    .cure = Warte auf das nächste Reaktionsfenster.
fallen_kingdom = Dein Königreich hat keine Lebenspunkte mehr, also spielt es keine Karten mehr.
    .cure = Sieh zu, wie der Kampf ausgeht.
card-unknown = { $it } ist keine Karte.
    .cure = Spiel eine aus deiner Hand.
used_up = { $it } liegt im Ablagestapel.
    .cure = Spiel eine Karte aus deiner Hand.
lies_under = { $it } liegt unter einem Ritter; als Ausbildungskarte ist sie keine Sonderkarte mehr.
    .cure = Spiel eine Karte aus deiner Hand.
not_held = { $it } ist nicht auf deiner Hand.
    .cure = Spiel eine Karte aus deiner Hand.
no_special = { $it } ist keine Sonderkarte.
    .cure = Das sind Asse, Bildkarten, Zehnen und Joker.
wealth_must_wait = { $it } hilft nur dem Königreich, das gerade ausbildet, in seiner Ausbildung.
    .cure = Behalte es, bis du ausbildest.
no_mercenary = An diesem Tisch hat das Karo-Ass keine Wirkung.
    .cure = Wirf es ab.
no_field_to_raise_from = Ohne Friedhöfe wirkt der Nekromant nur, wenn ein Kampf entschieden und das Feld noch nicht geräumt ist.
    .cure = Behalte ihn, bis Ritter gefallen sind.
special-target-unknown = So etwas gibt es auf dem Tisch nicht.
    .cure = Ziele auf etwas im Spiel.
discarded = { $it } ist schon abgeworfen.
    .cure = Antworte auf eine Karte, solange sie im Spiel ist.
wealth_settled = { $it } hat schon gewirkt: Reichtum kann nur in der Ausbildung aufgehoben werden, in der er gespielt wurde.
    .cure = In der nächsten Vorbereitung dieses Königreichs geht er.
training_card = { $it } ist eine Ausbildungskarte und keine Sonderkarte.
    .cure = Wähle eine Sonderkarte im Spiel.
nothing_to_negate = { $it } ist keine Sonderkarte, die gerade gespielt wurde oder im Spiel ist.
    .cure = Ein Zauberer braucht so eine Karte zum Aufheben.
has_fallen = { $it } ist in diesem Kampf gefallen.
    .cure = Ziele auf einen Ritter, der nicht gefallen ist.
beyond_death = Der Tod erreicht nur Anwärter und Ritter im Spiel.
    .cure = Ziele auf einen von ihnen.
no_knight = Macht gehört auf einen Ritter im Spiel.
    .cure = Ziele auf einen Ritter.
nobody_to_buy = Ein Söldner kauft einen Ritter im Spiel.
    .cure = Ziele auf einen Ritter.
not_the_trainer = Reichtum gilt dem Königreich, das gerade ausbildet.
    .cure = Wähle dieses Königreich.
nobody_to_raise = Der Nekromant erweckt den obersten eines Friedhofs, und dort ist niemand.
    .cure = Wähle einen Friedhof, der nicht leer ist.
no_pair_there = In diesem Friedhof liegt kein Paar.
    .cure = Wähle einen Friedhof, der nicht leer ist.
not_fallen = Der Nekromant erweckt einen Ritter, der in diesem Kampf gefallen ist.
    .cure = Wähle einen von ihnen.
no_living_kingdom = { $special } gilt einem Königreich, das noch im Spiel ist.
    .cure = Wähle eins von ihnen.
training_goes_on = { $dominoes ->
        [no] Leben beendet keine Ausbildung; es bringt nur einen Anwärter ins Spiel, den ein Nekromant erweckt hat.
       *[yes] Leben beendet keine Ausbildung.
    }
    .cure = { $dominoes ->
        [no] Ziele auf einen Ritter, oder mit einem Paar auf dein eigenes Königreich.
       *[yes] Ziele auf einen Ritter, oder auf einen deiner eigenen Rekruten.
    }
anothers = An diesem Tisch bringt Leben nur deine eigenen Rekruten ins Spiel.
    .cure = { training_goes_on.cure }
anothers_hand = Leben bringt Karten aus deiner eigenen Hand ins Spiel.
    .cure = Wähle dein eigenes Königreich.
nobody_to_copy = Die leere Karte braucht einen Ritter ihrer Farbe im Spiel zum Nachahmen.
    .cure = Behalte Leben, bis es einen gibt.
not_for_life = Leben gehört auf einen Ritter im Spiel, oder auf einen deiner Rekruten.
    .cure = Ziele auf einen von ihnen.
not_for_life_here = Leben gehört auf einen Ritter im Spiel, oder bringt zwei Karten einer Farbe aus deiner Hand ins Spiel.
    .cure = Ziele auf einen Ritter, oder mit einem Paar auf dein eigenes Königreich.
suit-unknown = An diesem Tisch wählst du die Farbe eines Ritters, den Leben ins Spiel bringt.
    .cure = Wähle eine.
suit-not_asked = Danach fragt diese Karte hier nicht.
    .cure = Wähle nur, wonach die Karte fragt.
pair-unknown = { $it } ist nicht auf deiner Hand.
    .cure = Nimm Karten aus deiner Hand.
pair-twice = Du hast eine Karte zweimal gewählt.
    .cure = Wähle jede Karte einmal.
pair-too_few = Leben bringt zwei Karten einer Farbe ins Spiel.
    .cure = Wähle zwei Karten aus deiner Hand.
pair-too_many = Ein Ritter besteht aus zwei Karten.
    .cure = Lass die anderen auf deiner Hand.
pair-not_asked = { suit-not_asked }
    .cure = { suit-not_asked.cure }
special-attack-unknown = Leben bringt ihn sofort ins Spiel, also muss sein Angriff gewählt werden.
    .cure = { $dominoes ->
        [no] Wähle, welche seiner beiden Karten angreift.
       *[yes] Wähle, welche Hälfte angreift.
    }
special-attack-not_asked = { suit-not_asked }
    .cure = { suit-not_asked.cure }
special-model-unknown = Der Doppelgänger braucht einen Ritter seiner Farbe im Spiel zum Nachahmen.
    .cure = Wähle diesen Ritter.
special-model-not_asked = { suit-not_asked }
    .cure = { suit-not_asked.cure }
to-unknown = Das ist kein Königreich in diesem Spiel.
    .cure = Wähle eins, oder lass es offen und nimm ihn selbst.
to-not_asked = An diesem Tisch kommt der Erweckte zu dem Königreich, das die Karte spielt.
    .cure = Wähle kein Königreich.
gone = { $it } ist ausgeschieden.
    .cure = Wähle ein anderes Königreich.
no_window = Kein Reaktionsfenster ist offen.
    .cure = Es gibt nichts zu passen.
passed_already = Du hast schon gepasst.
    .cure = Du wirst wieder gefragt, wenn eine Karte gespielt wird.
