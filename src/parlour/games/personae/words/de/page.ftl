# Was die Seite an einem Personae-Tisch sagt.

## Leiste und Balken

hits = Treffer
help = { $action }: { $whom }, +1
end-unspent = { $who } kann noch handeln. Zug trotzdem beenden?
hold = Vor dem Wurf eine Eigenschaft nutzen
how-many = Wie viele
way =
    { $dice ->
        [one] { $skill } (1 Würfel)
       *[other] { $skill } ({ $dice } Würfel)
    }
way-of =
    { $dice ->
        [one] { $who }: { $skill } (1 Würfel)
       *[other] { $who }: { $skill } ({ $dice } Würfel)
    }
unskilled = Ungelernt

## Wer gewinnt

actor-wins = { $who } hat Erfolg
defends = { $who } wehrt ab
resists = { $who } widersteht
holds = { $who } bleibt standhaft
fails = { $who } scheitert
not-yet = { $who } erholt sich noch nicht
deadlock = Patt
