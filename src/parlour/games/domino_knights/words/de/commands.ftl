# Wie jeder Befehl auf einem Knopf heißt, was seine Felder fragen, und der Knopf, der ihn abschickt.
#
# Begriffe des Spiels, überall gleich:
#   Kingdom Königreich · Knight Ritter · Recruit Rekrut · Candidate Anwärter · Peasant Bauer · Doppelganger Doppelgänger
#   Health Lebenspunkte · Fame Ruhm · graveyard Friedhof · deck Nachziehstapel · discard pile Ablagestapel · hand Hand
#   Maintain Vorbereitung · Draw Ziehen · Train Ausbildung · Attack Angriff · Discard Abwurf
#   promote befördern · train ausbilden · tapped erschöpft · untap wieder bereit · blocker Verteidiger · aid Beistand · unit Einheit
#   end (of a domino) Hälfte · pips Augen · suit Farbe · special card Sonderkarte · reaction window Reaktionsfenster · pass passen
#   Death Tod · Life Leben · Wealth Reichtum · Power Macht · Majesty Majestät · Loyalty Treue · Courage Mut
#   Wizard Zauberer · Necromancer Nekromant · Mercenary Söldner · negate aufheben · loot plündern · plead werben
#   Ace Ass · King König · Queen Dame · Jack Bube · Ten Zehn · Spades Pik · Hearts Herz · Diamonds Karo · Clubs Kreuz
# Zeichen wie A♠, J♥, [3:6] oder 6/3 bleiben, wie der Tisch sie schreibt.

name_kingdom = Königreich benennen
    .ask-name = Sein Name
    .done = Diesen Namen nehmen
promote = { $candidate } befördern
    .short = Anwärter befördern
    .ask-candidate = Welcher Anwärter
    .ask-attack = Welche Hälfte greift an
    .ask-model = Welchen Ritter der Doppelgänger nachahmt
    .done = Befördern
reorient = Ritter umdrehen
    .ask-knights = Ritter, deren Hälften die Plätze tauschen
    .done = Umdrehen
    .none = Alle so lassen
draw_cards = Karten ziehen
    .ask-from_discard = Zuerst die oberste Karte der Ablage nehmen
    .when-true = Von der Ablage nehmen, dann ziehen
    .when-false = Vom Nachziehstapel ziehen
    .done = Ziehen
train = { $recruit } ausbilden
    .short = Rekruten ausbilden
    .ask-recruit = Welcher Rekrut
    .ask-cards = Karten einer Farbe für seine Kosten
    .done = Ausbilden
add_training = Karten zu { $candidate } legen
    .short = Karten zu einem Anwärter legen
    .ask-candidate = Welcher Anwärter
    .ask-cards = Weitere Karten seiner Farbe
    .done = Karten dazulegen
train_pair = Ein Kartenpaar ausbilden
    .ask-cards = Zwei Karten einer Farbe
    .done = Ausbilden
assign_pair = { $candidate } befördern
    .short = Anwärter befördern
    .ask-candidate = Welcher Anwärter
    .ask-attack = Welche Karte greift an
    .ask-model = Welchen Ritter der Doppelgänger nachahmt
    .done = Befördern
end_train = Ausbildung beenden
    .done = Ausbildung beenden
attack = { $target } angreifen
    .short = Königreich angreifen
    .ask-target = Welches Königreich
    .ask-knights = Welche Ritter angreifen
    .done = Angreifen
end_attack = Angriffe beenden
    .done = Angriffe beenden
ask_aid = Um Beistand bitten
    .done = Um Beistand bitten
aid_attack = Beim Angriff beistehen
    .ask-knights = Welche Ritter mit angreifen
    .done = Mit angreifen
defend = Verteidigen
    .ask-blocks = Welcher Ritter stellt sich welchem Angreifer
    .done = Verteidiger aufstellen
    .none = Durchlassen
aid_defend = Bei der Verteidigung beistehen
    .ask-blocks = Welcher Ritter stellt sich welchem Angreifer
    .done = Mit verteidigen
pass_aid = Keinen Beistand leisten
    .done = Keinen Beistand leisten
commit = { $knight } in den Kampf schicken
    .short = Ritter in den Kampf schicken
    .ask-knight = Welcher Ritter
    .ask-against = Gegen welchen Angreifer
    .done = In den Kampf schicken
order_graveyard = Deine Toten begraben
    .ask-order = Deine Toten dieses Kampfes, der letzte zuoberst
    .done = In dieser Reihenfolge begraben
loot = Das Feld plündern
    .ask-knight = Welchen der Gefallenen
    .done = Diesen nehmen
skip_loot = Die Gefallenen liegen lassen
    .done = Liegen lassen
discard = Abwerfen
    .ask-cards = Karten zum Abwerfen, die letzte zuoberst
    .done = Abwerfen und Zug beenden
    .none = Alle behalten und Zug beenden
special = { $card } auf { $target } spielen
    .short = Sonderkarte spielen
    .ask-card = Welche Sonderkarte
    .ask-target = Worauf
    .ask-suit = Seine Farbe
    .ask-attack = Welche Hälfte greift an
    .ask-model = Welchen Ritter der Doppelgänger nachahmt
    .ask-to = Wessen Rekrut er wird
    .ask-pair = Zwei Karten einer Farbe, die für den Angriff zuerst
    .done = Karte spielen
pass = Passen
    .done = Passen
choose_copy = { $knight } nachahmen
    .short = Ritter nachahmen
    .ask-knight = Welchen Ritter seiner Farbe
    .done = Nachahmen
give_up_copy = Den Doppelgänger aufgeben
    .done = Aufgeben
    .sure = Den Doppelgänger aufgeben? Er geht verloren.
plead = Für ein Ziel werben
    .ask-text = Was dafür spricht
    .done = Werben
vote_goal = Für ein Ziel stimmen
    .ask-goal = Welches Ziel, oder eine andere Karte
    .done = Abstimmen
concede = Dein Königreich aufgeben
    .done = Aufgeben
    .sure = Dein Königreich aufgeben? Dann bist du aus dem Spiel.
take_step = Zu einem Schritt der Lektion gehen
    .ask-step = Welcher Schritt
    .done = Dorthin gehen
time_is_up = Die Zeit ist um
    .ask-what = Wofür
    .ask-token = Welche
