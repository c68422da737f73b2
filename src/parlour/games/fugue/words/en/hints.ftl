### keys made: of forms and rules.

# Advice of the rules in a form, each with its rule. Never a condition.

looks-FUG-024 = Age, gender, build, skin, hair, scars, tattoos, piercings, a missing or odd limb; also marks where something was taken off or out, a ring, an organ.
looks-FUG-025 = A tattoo may not spell out who you are or what is going on.
looks-FUG-027 = What a mark means stays open until a flashback settles it. Whoever does so first decides.
detail-FUG-037 = One physical thing that anybody near would notice, and that doesn't disable.
detail-FUG-043 = Don't be mean. You'll sit at this table for four chapters, and mean details make enemies.
memory-FUG-051 = A moment, a few seconds of the former life. Others may be in it, and it may belong to earlier flashbacks.
memory-FUG-053 = Something in the scene sets it off: a thing, a person, words, a need. It can't come from nowhere.
gift-FUG-060 = Give a memory of the kind people hope will stay buried.
gift-FUG-070 = It is about the other persona, and yours is in it.
gift-FUG-071 = Don't talk the memory over beforehand. You can discuss the ability.
gift-FUG-073 = Give what is needed now: in a tight spot, with a find nobody can use, before a problem nobody can solve. Everyone has only two memories of their own to tell.
signifier-FUG-060 = Tell a memory of the kind people hope will stay buried.
signifier-FUG-082 = The memory may draw on the card's picture, or not. Always doing so grows dull; never doing so wastes rich images.
ability-FUG-054 = The main thing done in the memory becomes the ability.
ability-FUG-095 = However grand the memory, the ability is a plain one like any other, and it doesn't make anybody unique.
timed-FUG-118 = With an ability success is likely. The question is how long it takes.
tell-FUG-120 = Nobody needs to know the tarot; not knowing it may help. Take what you see in the picture, as much of it as you like.
