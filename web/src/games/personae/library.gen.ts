// Written by tools/gen_types.py from the Python types; never edited.

/** Somebody ready-made, in words. */
export interface ReadyPerson {
  key: string;
  name: string;
  kind: string;
  toughness: string;
  concept: string;
  looks: string;
  keywords: string[];
  goal: string;
  points: number;
  potential: number;
  attributes: [string, number, string][];
  skills: string[];
  traits: [string, string, string][];
  talents: string[];
  gear: string[];
  health: [string, number][];
}

/** A Trait of the library, in words. */
export interface ShelfTrait {
  key: string;
  name: string;
  kind: string;
  text: string;
  benefit: string;
  marks: string[];
  goes: string[];
}

/** One effect of the vocabulary: what it is called, gives when new and by an upgrade, and what it asks for. */
export interface EffectWords {
  code: string;
  title: string;
  needs: string[];
  may: string[];
  first: string;
  upgrade: string;
  rule: string;
  kinds: string[];
  steady: boolean;
}

/** A trigger of effects that can be seen in play, and what it says. */
export interface Trigger {
  key: string;
  text: string;
}

export interface AttributeRow {
  name: 'Competence' | 'Cunning' | 'Knowledge' | 'Power' | 'Prowess' | 'Stature';
  short: string;
  sets: string;
  adds: string;
  good: string;
  text: string;
}

/** The Attribute a Skill of this sort normally adds; of several sorts the first decides. */
export interface Usual {
  tag: string;
  attribute: string;
}

export interface RankRow {
  name: 'First' | 'Handicap' | 'Second' | 'Third';
  count: number;
  tenths: number;
  text: string;
}

export interface Difficulty {
  name: string;
  modifier: number;
  task: string;
  or_more?: boolean;
}

/** At how many hits a status is reached, in words. */
export interface HealthRow {
  status: 'Dying' | 'Incapacitated' | 'Injured' | 'Unharmed' | 'Wounded';
  main: string;
  minor: string;
  minion: string;
  fewer: number;
  note: string;
}

export interface Price {
  what: string;
  creation: string;
  play: string;
}

export interface ChallengeKind {
  kind: string;
  name: string;
  actor: string;
  passive: string[];
  answer: string;
  active: string;
}

/** PER-Q40: the category by default; `stops`: what parries or blocks an attack with it. */
export interface WeaponSize {
  size: string;
  category: string;
  examples: string;
  stops: string[];
}

/** What a form says to who fills it in: advice of the rules; `form` is where it belongs. */
export interface Hint {
  form: string;
  rule: string;
  text: string;
}

export const READY: readonly ReadyPerson[] = [
  {"key":"brannoch","name":"Brannoch Teale","kind":"main","toughness":"major","concept":"Stubborn lighthouse guard","looks":"Broad, salt-grey beard, one sleeve scorched by the lamp, never far from his axe.","keywords":["stubborn","watchful","owes the sea a brother"],"goal":"","points":20,"potential":4,"attributes":[["Competence",4,"Second"],["Prowess",5,"First"],["Cunning",3,"Second"],["Power",2,"Third"],["Knowledge",1,"Handicap"],["Stature",5,"First"]],"skills":["Boarding Axe 6 dice + Stature 5","Round Shield 4 dice + Stature 5","Seamanship 4 dice + Prowess 5","Parley 3 dice + Competence 4","Block 3 dice + Stature 5","Dodge 3 dice + Cunning 3","Resist 3 dice + Power 2"],"traits":[["Culture","Coastborn","I roll one additional die in Challenges about footing, swimming or rigging."],["Special Ability","Axe Discipline (Q)","I add to the result of Attack Challenges issued or answered with Boarding Axe."],["Special Ability","Shove Off","When my attack with Boarding Axe succeeds, the defender is also moved, one range band a step."]],"talents":["Native: Coast Speech","Expertise: Lamp Signals"],"gear":["boarding axe","Light shield","storm lantern","oilskins"],"health":[["Injured",6],["Wounded",7],["Incapacitated",8],["Dying",9]]},
  {"key":"sefa","name":"Sefa Quill","kind":"main","toughness":"major","concept":"Forger of the under-library","looks":"Small, ink to the elbows, a loupe on a chain, shoes that make no sound.","keywords":["precise","dry-humoured","trusts paper more than people"],"goal":"","points":20,"potential":4,"attributes":[["Competence",3,"Second"],["Prowess",3,"Second"],["Cunning",5,"First"],["Power",2,"Third"],["Knowledge",6,"First"],["Stature",1,"Handicap"]],"skills":["Forgery 5 dice + Cunning 5","Inquiry 4 dice + Knowledge 6","Hidden Blade 3 dice + Cunning 5","Block 2 dice + Stature 1","Dodge 4 dice + Cunning 5","Resist 3 dice + Power 2"],"traits":[["Culture","Shelf-Raised","I add one to the result when I answer an Interaction Challenge that relies on a document."],["Special Ability","Steady Hand","I reroll one die when I issue or answer with Forgery, not the highest; the better result stands."],["Special Ability","Double Ledger (Q)","I roll one additional die with Inquiry."],["Special Ability","Clockwork Loupe (Q, X)","I add to the result of Forgery or Inquiry while I examine paper."]],"talents":["Native: Low Canal","Language: Old Court","Language: Guild Cipher","Expertise: Paper and Ink","Expertise: Noble Lineages","Resource: Bindery","Resource: Owed Favours"],"gear":["slim knife","brass loupe","writing case","two sets of papers"],"health":[["Injured",2],["Wounded",3],["Incapacitated",4],["Dying",5]]},
  {"key":"orla","name":"Orla Venn","kind":"main","toughness":"major","concept":"Weather-singer on her first journey","looks":"Tall and thin, rain cloak in every weather, reed pipes at the belt.","keywords":["curious","homesick","sings before she thinks"],"goal":"","points":20,"potential":4,"attributes":[["Competence",4,"First"],["Prowess",2,"Third"],["Cunning",3,"Second"],["Power",6,"First"],["Knowledge",4,"Second"],["Stature",1,"Handicap"]],"skills":["Weather Song 5 dice + Power 6","Persuade 2 dice + Competence 4","Staff 2 dice + Stature 1","Sky Watching 2 dice + Knowledge 4","Block 2 dice + Stature 1","Dodge 3 dice + Cunning 3","Resist 4 dice + Power 6"],"traits":[["Culture","Hill Lungs","I add one to the result of my own Recovery Challenges."],["Special Ability","Echoing Verse","Squall Lash can affect one additional opponent."],["Special Ability","Breath Control (Q)","I roll one additional die with Weather Song."],["Power","Squall Lash (Instant)","A Power Challenge with Weather Song, answered with Resist. Success inflicts two hits."],["Power","Fogbank (Maintain)","A Power Challenge with Weather Song, answered with Resist. On success one opponent takes -1 to the result of Attack Challenges issued into the fog."],["Power","Still Air (Independent)","A Power Challenge with Weather Song, answered with Resist. On success one opponent cannot use ranged weapons."],["Power","Fair Wind (Maintain)","No Challenge is needed: one willing ally gains +1 to Challenges about movement."]],"talents":["Native: Hill Tongue","Language: Bird Cant","Expertise: Clouds and Omens","Expertise: Hill Ballads","Resource: Village Tithe"],"gear":["walking staff","rain cloak","reed pipes"],"health":[["Injured",2],["Wounded",3],["Incapacitated",4],["Dying",5]]},
  {"key":"ruy","name":"Captain Ruy Dashe","kind":"main","toughness":"major","concept":"Grounded airship smuggler","looks":"Good coat gone thin at the elbows, rings on the wrong fingers, eyes on the exits.","keywords":["charming","in debt","wants the sky back"],"goal":"","points":30,"potential":6,"attributes":[["Competence",8,"First"],["Prowess",6,"Second"],["Cunning",7,"First"],["Power",2,"Handicap"],["Knowledge",4,"Second"],["Stature",3,"Third"]],"skills":["Pistol 6 dice + Cunning 7","Cutlass 2 dice + Stature 3","Command 5 dice + Competence 8","Bargain 4 dice + Competence 8","Pilot 5 dice + Cunning 7","Bluff 4 dice + Competence 8","Stealth 2 dice + Cunning 7","Initiative 4 dice + Cunning 7","Block 2 dice + Stature 3","Dodge 4 dice + Cunning 7","Resist 2 dice + Power 2"],"traits":[["Culture","Port Rat","I roll one additional die in Interaction Challenges against dock officials."],["Special Ability","Snap Aim (Q)","I add to the result of Attack Challenges issued with Pistol."],["Special Ability","Honeyed Terms","I reroll one die when I issue with Bargain, not the highest; the better result stands."],["Special Ability","Loyal Mate","Pip Farrow sails with me, wherever it goes."],["Special Ability","Dead Reckoning (C)","Once per scene I roll two additional dice with Pilot."],["Special Ability","Wild Throw of the Dice","After a successful Bluff I spend one critical: everyone else who heard it believes it too, with no further Challenge."]],"talents":["Native: High Harbour","Language: Trade Pidgin","Expertise: Contraband","Resource: Cargo Shares","Resource: Buried Chest"],"gear":["flintlock pistol","cutlass","chart case","forged manifests"],"health":[["Injured",4],["Wounded",5],["Incapacitated",6],["Dying",7]]},
  {"key":"okoro","name":"Mother Okoro","kind":"main","toughness":"major","concept":"Moorland bonesetter","looks":"Grey plaits, sleeves rolled, a satchel that smells of juniper, hands like warm stones.","keywords":["patient","blunt","never leaves a patient"],"goal":"","points":15,"potential":3,"attributes":[["Competence",4,"First"],["Prowess",3,"Second"],["Cunning",1,"Handicap"],["Power",2,"Second"],["Knowledge",4,"First"],["Stature",1,"Third"]],"skills":["Bonesetting 5 dice + Knowledge 4","Calm 4 dice + Competence 4","Herb Lore 4 dice + Knowledge 4","Quarterstaff 2 dice + Stature 1","Block 2 dice + Stature 1","Dodge 3 dice + Cunning 1","Resist 3 dice + Power 2"],"traits":[["Culture","Moor Kin","I roll one additional die in Challenges to find the way or shelter."],["Special Ability","Set the Break","Once per scene for each patient, the patient may use my Bonesetting roll in place of its own Recovery roll."],["Power","Warm Hands (Instant)","No Challenge against a willing target: I remove one hit from somebody not worse than Injured."],["Power","Sickbed Ward (Maintain)","One patient gains +1 to the result of its Recovery Challenge this scene."]],"talents":["Native: Moor Speech","Expertise: Fevers","Expertise: Moor Paths","Language: Drover Signs","Resource: Herb Garden"],"gear":["quarterstaff","satchel of herbs","splints"],"health":[["Injured",2],["Wounded",3],["Incapacitated",4],["Dying",5]]},
  {"key":"kestrel","name":"Kestrel of the Ninth Ring","kind":"main","toughness":"major","concept":"Arena acrobat with a rival","looks":"Cropped hair, tumbling leathers, a scar across the nose, always on the balls of the feet.","keywords":["proud","quick","never fights the same way twice"],"goal":"","points":25,"potential":5,"attributes":[["Competence",4,"Second"],["Prowess",7,"First"],["Cunning",6,"First"],["Power",2,"Third"],["Knowledge",1,"Handicap"],["Stature",5,"Second"]],"skills":["Twin Knives 7 dice + Cunning 6","Acrobatics 7 dice + Prowess 7","Showmanship 5 dice + Competence 4","Wrestling 3 dice + Stature 5","Block 3 dice + Stature 5","Dodge 7 dice + Cunning 6","Resist 3 dice + Power 2"],"traits":[["Culture","Ringborn","I sustain 2 + Stature hits before I am Injured instead of 1 + Stature."],["Special Ability","Second Blade (Q)","I inflict additional hits when my attack with Twin Knives succeeds."],["Special Ability","Slip Aside","When I answer with Dodge, the attacker rerolls one die, also the highest; the result worse for the attacker stands."],["Special Ability","Blade Catch (Q)","I may parry with Twin Knives without having declared an action."]],"talents":["Native: Ring Cant","Expertise: Arena Rules"],"gear":["pair of knives","tumbling leathers"],"health":[["Injured",7],["Wounded",8],["Incapacitated",9],["Dying",10]]},
  {"key":"pip","name":"Pip Farrow","kind":"companion","toughness":"minion","concept":"Deckhand companion","looks":"Twelve or so, cap too big, pockets full.","keywords":["cheeky","loyal","always hungry"],"goal":"","points":10,"potential":1,"attributes":[["Competence",2,"First"],["Prowess",2,"Second"],["Cunning",3,"First"],["Power",1,"Handicap"],["Knowledge",1,"Third"],["Stature",1,"Second"]],"skills":["Rigging 3 dice + Cunning 3","Pilfer 3 dice + Cunning 3","Block 3 dice + Stature 1","Dodge 3 dice + Cunning 3","Resist 3 dice + Power 1"],"traits":[["Culture","Harbour Brat","I add one to the result when I answer Interaction Challenges from officials."],["Special Ability","Quick Fingers","I reroll one die with Pilfer, not the highest; the better result stands."],["Special Ability","Underfoot (Q)","I add one to the result of Dodge against opponents bigger than me."]],"talents":["Native: High Harbour","Expertise: Ships and Crews"],"gear":["marlinspike","cap","stolen apple"],"health":[["Incapacitated",1],["Dying",2]]},
];

export const CAST: readonly ReadyPerson[] = [
  {"key":"bruiser","name":"Tollgate bruiser","kind":"adversary","toughness":"minion","concept":"Takes what the road brings","looks":"","keywords":[],"goal":"take a coin from every traveller","points":10,"potential":2,"attributes":[["Competence",2,"Second"],["Prowess",3,"First"],["Cunning",1,"Second"],["Power",0,"Handicap"],["Knowledge",1,"Third"],["Stature",3,"First"]],"skills":["Club 4 dice + Stature 3","Glare 3 dice + Competence 2","Block 4 dice + Stature 3","Dodge 3 dice + Cunning 1","Resist 3 dice + Power 0"],"traits":[["Culture","Road Gang","+1 to results beside another bruiser."]],"talents":[],"gear":["club"],"health":[["Incapacitated",1],["Dying",2]]},
  {"key":"cutpurse","name":"Canal cutpurse","kind":"adversary","toughness":"minion","concept":"Quick hands of the quays","looks":"","keywords":[],"goal":"leave with a full purse","points":10,"potential":2,"attributes":[["Competence",2,"Second"],["Prowess",2,"First"],["Cunning",3,"First"],["Power",0,"Handicap"],["Knowledge",1,"Third"],["Stature",2,"Second"]],"skills":["Pickpocket 4 dice + Cunning 3","Knife 3 dice + Cunning 3","Block 2 dice + Stature 2","Dodge 4 dice + Cunning 3","Resist 2 dice + Power 0"],"traits":[["Culture","Quayside","One extra die to vanish in crowds."],["Special Ability","Feint","Rerolls one Knife die, not the highest; the second result stands."]],"talents":[],"gear":["knife"],"health":[["Incapacitated",1],["Dying",2]]},
  {"key":"hound","name":"Reed-marsh hound","kind":"ally","toughness":"minion","concept":"A nose and four wet paws","looks":"","keywords":[],"goal":"guard its handler","points":10,"potential":2,"attributes":[["Competence",1,"Third"],["Prowess",3,"First"],["Cunning",2,"Second"],["Power",1,"Second"],["Knowledge",0,"Handicap"],["Stature",3,"First"]],"skills":["Bite 4 dice + Stature 3","Block 3 dice + Stature 3","Dodge 4 dice + Cunning 2","Resist 3 dice + Power 1"],"traits":[["Culture","Keen Nose","One extra die to track."],["Special Ability","Pack Bite (Q)","+1 to Bite results."]],"talents":[],"gear":[],"health":[["Incapacitated",1],["Dying",2]]},
  {"key":"sergeant","name":"Sergeant of the watch","kind":"adversary","toughness":"minor","concept":"Keeps order as ordered","looks":"","keywords":[],"goal":"keep the peace as ordered","points":15,"potential":3,"attributes":[["Competence",4,"First"],["Prowess",4,"First"],["Cunning",2,"Second"],["Power",1,"Third"],["Knowledge",1,"Handicap"],["Stature",3,"Second"]],"skills":["Halberd 5 dice + Stature 3","Order 5 dice + Competence 4","Search 4 dice + Cunning 2","Watch Law 2 dice + Knowledge 1","Block 4 dice + Stature 3","Dodge 2 dice + Cunning 2","Resist 3 dice + Power 1"],"traits":[["Culture","Garrison","+1 to resist bribes."],["Special Ability","Line Holder (Q)","One extra die to Block."]],"talents":[],"gear":["halberd","watch coat"],"health":[["Injured",1],["Wounded",2],["Incapacitated",3],["Dying",4]]},
  {"key":"duellist","name":"Travelling duellist","kind":"adversary","toughness":"minor","concept":"Looks for the one who is better","looks":"","keywords":[],"goal":"be beaten only by a worthy foe","points":20,"potential":4,"attributes":[["Competence",3,"Second"],["Prowess",6,"First"],["Cunning",5,"First"],["Power",1,"Handicap"],["Knowledge",2,"Third"],["Stature",3,"Second"]],"skills":["Rapier 6 dice + Cunning 5","Jeer 4 dice + Competence 3","Read Foe 4 dice + Cunning 5","Block 3 dice + Stature 3","Dodge 6 dice + Cunning 5","Resist 4 dice + Power 1"],"traits":[["Culture","Salle-Trained","+1 when parrying."],["Special Ability","Riposte (Q)","After a successful parry, one additional Challenge."],["Special Ability","Measure","The opponent rerolls one die, also the highest; the result better for the duellist stands."]],"talents":[],"gear":["rapier"],"health":[["Injured",1],["Wounded",2],["Incapacitated",3],["Dying",4]]},
  {"key":"abbot","name":"The Drowned Abbot","kind":"adversary","toughness":"major","concept":"Prays to the tide, and is heard","looks":"","keywords":[],"goal":"flood the valley at spring tide","points":30,"potential":6,"attributes":[["Competence",5,"Second"],["Prowess",5,"Second"],["Cunning",5,"First"],["Power",9,"First"],["Knowledge",4,"Third"],["Stature",2,"Handicap"]],"skills":["Tide Rite 8 dice + Power 9","Dread 5 dice + Competence 5","Lore 4 dice + Knowledge 4","Crook 2 dice + Stature 2","Block 2 dice + Stature 2","Dodge 2 dice + Cunning 5","Resist 6 dice + Power 9"],"traits":[["Culture","Sea-Claimed","One more hit before Injured."],["Special Ability","Cold Breath (Q)","One extra die to Tide Rite."],["Special Ability","Undertow (Q)","Opponents who are Injured lose one die more."],["Special Ability","Knell","After a won Dread Challenge the target cannot move on its next turn."],["Power","Brine Lance (Instant)","A Power Challenge with Tide Rite, answered with Resist. Success inflicts three hits."],["Power","Drowning Fog (Independent)","A Power Challenge with Tide Rite, answered with Resist. One opponent takes -1 to the result of Attack Challenges."],["Power","Call of the Deep (Maintain)","A Power Challenge with Tide Rite, answered with Resist. Up to two targets must move toward the Abbot."],["Power","Black Water Step (Maintain)","+1 to own Dodge results."],["Power","Salt Seal (Maintain)","One door or gate stays shut."]],"talents":[],"gear":["crook"],"health":[["Injured",4],["Wounded",5],["Incapacitated",6],["Dying",7]]},
  {"key":"matriarch","name":"Ferry-guild matriarch","kind":"ally","toughness":"major","concept":"Knows every boat and what it carries","looks":"","keywords":[],"goal":"keep the river open","points":25,"potential":5,"attributes":[["Competence",7,"First"],["Prowess",4,"Second"],["Cunning",4,"Second"],["Power",2,"Handicap"],["Knowledge",5,"First"],["Stature",3,"Third"]],"skills":["Bargain 7 dice + Competence 7","Boatcraft 4 dice + Prowess 4","Town Talk 5 dice + Knowledge 5","Boat-hook 2 dice + Stature 3","Block 2 dice + Stature 3","Dodge 2 dice + Cunning 4","Resist 4 dice + Power 2"],"traits":[["Culture","River Kin","One extra die on water."],["Special Ability","Old Favours (Q)","+1 to Bargain results."],["Special Ability","Safe Passage","Whoever travels under her word is let through on the river."],["Special Ability","Crew Whistle","Two ferry hands come when called."]],"talents":["Resource: Ferry Dues","Resource: Guild Chest","Resource: River Inn","Language: Lock Signs","Expertise: Tides"],"gear":["boat-hook"],"health":[["Injured",4],["Wounded",5],["Incapacitated",6],["Dying",7]]},
];

export const TRAITS: readonly ShelfTrait[] = [
  {"key":"Sure Grip","name":"Sure Grip","kind":"SA","text":"My hold never slips.","benefit":"+1 to results in attacks","marks":[],"goes":["for a weapon Skill"]},
  {"key":"Second Look","name":"Second Look","kind":"SA","text":"I check my own work.","benefit":"reroll 1 die, not the highest, the second result counts","marks":[],"goes":["for a Skill"]},
  {"key":"Crowding Step","name":"Crowding Step","kind":"SA","text":"I give them no room.","benefit":"the opponent rerolls 1 die with Dodge when answering, not the highest, the second result counts","marks":[],"goes":[]},
  {"key":"Deep Cut","name":"Deep Cut","kind":"SA","text":"My blows go deep.","benefit":"1 more hit","marks":[],"goes":["for a weapon Skill"]},
  {"key":"Press the Point","name":"Press the Point","kind":"SA","text":"One argument leads to the next.","benefit":"1 further Challenge at once, with the next dice of the same roll, after winning","marks":[],"goes":["for a Skill"]},
  {"key":"Fresh Start","name":"Fresh Start","kind":"SA","text":"I try again from another side.","benefit":"2 further Challenges at once, with new dice, after winning","marks":["C"],"goes":["once per encounter"]},
  {"key":"Provoke","name":"Provoke","kind":"SA","text":"They cannot let it stand.","benefit":"a success in Interaction Challenges turns words to blows: the opponent attacks at once","marks":[],"goes":["for a Skill"]},
  {"key":"Wide Reach","name":"Wide Reach","kind":"SA","text":"My gift spreads.","benefit":"1 more target","marks":[],"goes":["for a Power"]},
  {"key":"Finishing Stroke","name":"Finishing Stroke","kind":"SA","text":"I end it.","benefit":"a critical after a success in attacks buys: hits up to Injured","marks":[],"goes":["for a weapon Skill"]},
  {"key":"Thick Hide","name":"Thick Hide","kind":"SA","text":"I take more than most.","benefit":"1 more hit before Injured","marks":["Q"],"goes":[]},
  {"key":"Fitted Plates","name":"Fitted Plates","kind":"SA","text":"Armour made for me.","benefit":"1 of the attacker's dice is ignored in attacks","marks":["Q","X"],"goes":[]},
  {"key":"Ready Guard","name":"Ready Guard","kind":"SA","text":"My guard is always up.","benefit":"active defence with any Skill without an action","marks":["Q"],"goes":["for a weapon Skill"]},
  {"key":"Heavy Ward","name":"Heavy Ward","kind":"SA","text":"I know the angle.","benefit":"the shield also stops one more category","marks":[],"goes":[]},
  {"key":"Salt in the Wound","name":"Salt in the Wound","kind":"SA","text":"I use their pain.","benefit":"opponents who are Injured roll 1 die fewer","marks":[],"goes":[]},
  {"key":"Grit","name":"Grit","kind":"SA","text":"I stay on my feet.","benefit":"stays conscious when Incapacitated","marks":[],"goes":[]},
  {"key":"Field Dressing","name":"Field Dressing","kind":"SA","text":"I have done this before.","benefit":"+2 instead of +1 when helping somebody recover","marks":[],"goes":["for a Skill"]},
  {"key":"Ember Dart","name":"Ember Dart","kind":"Power","text":"I throw a spark.","benefit":"inflicts 1 hit","marks":["I"],"goes":["answered with Resist"]},
  {"key":"Binding Vines","name":"Binding Vines","kind":"Power","text":"Roots hold them.","benefit":"a success imposes: cannot move","marks":["M"],"goes":["answered with Resist"]},
  {"key":"Cloak of Dusk","name":"Cloak of Dusk","kind":"Power","text":"Shadows cling to me.","benefit":"1 die more, hiding","marks":["M"],"goes":[]},
  {"key":"Far Whisper","name":"Far Whisper","kind":"Power","text":"My voice travels.","benefit":"speak to one person in the same town","marks":["M"],"goes":[]},
  {"key":"Mend","name":"Mend","kind":"Power","text":"I knit flesh.","benefit":"removes 1 hit from somebody who is Injured at worst","marks":["I"],"goes":[]},
  {"key":"Stone Skin","name":"Stone Skin","kind":"Power","text":"My skin hardens.","benefit":"1 more hit before Injured","marks":["T"],"goes":[]},
  {"key":"Unmask","name":"Unmask","kind":"Power","text":"I see through seeming.","benefit":"one truth about the target's form","marks":["I"],"goes":["answered with Resist"]},
  {"key":"First Omen","name":"First Omen","kind":"Power","text":"I knew it would come to this.","benefit":"+1 in the action order, when violence begins","marks":["S"],"goes":[]},
];

export const EFFECTS: readonly EffectWords[] = [
  {"code":"addResult","title":"Adds to the result","needs":["amount"],"may":["skill","kind","when","trigger","text"],"first":"+1 to the result.","upgrade":"Another +1.","rule":"PER-066","kinds":[],"steady":false},
  {"code":"addDice","title":"Extra dice","needs":["amount"],"may":["skill","kind","when","trigger","text"],"first":"One more die than the rating.","upgrade":"One more die.","rule":"PER-067","kinds":[],"steady":false},
  {"code":"rerollOwn","title":"Rerolls your own dice","needs":["amount","keep"],"may":["skill","kind","when","highest","trigger","text"],"first":"One die, not the highest; the second result counts.","upgrade":"One more die, or the better result counts, or the highest die can be chosen.","rule":"PER-068","kinds":[],"steady":false},
  {"code":"rerollOpponent","title":"Makes the opponent reroll","needs":["amount","keep"],"may":["skill","kind","when","highest","trigger","text"],"first":"One die, not the highest; the second result counts.","upgrade":"One more die, or the result that is better for you counts, or the highest die can be chosen.","rule":"PER-069","kinds":[],"steady":false},
  {"code":"extraHits","title":"More hits","needs":["skill","amount"],"may":["trigger","text"],"first":"A successful attack with it inflicts one more hit.","upgrade":"One more hit.","rule":"PER-070","kinds":[],"steady":false},
  {"code":"followUp","title":"A further Challenge","needs":["kind","trigger"],"may":["skill","amount","when","text"],"first":"One more Challenge at once: a subsequent one with the next dice of the same roll, or an additional one with new dice.","upgrade":"One more.","rule":"PER-130","kinds":["subsequent","additional"],"steady":false},
  {"code":"escalate","title":"Turns words to blows","needs":["trigger"],"may":["skill","kind","text"],"first":"Winning a Challenge turns the scene violent, and the opponent attacks you at once.","upgrade":"","rule":"PER-071","kinds":[],"steady":false},
  {"code":"powerTargets","title":"More targets of a Power","needs":["skill","amount"],"may":["trigger","text"],"first":"The Power affects one more opponent.","upgrade":"One more.","rule":"PER-072","kinds":[],"steady":false},
  {"code":"powerHits","title":"A Power that injures","needs":["amount"],"may":["skill","trigger","text"],"first":"It inflicts one hit. Such a Power is Instant.","upgrade":"One more hit.","rule":"PER-232","kinds":[],"steady":false},
  {"code":"powerDuration","title":"How long a Power lasts","needs":["status"],"may":["skill","text"],"first":"Instant or Maintain.","upgrade":"Independent or Special.","rule":"PER-233","kinds":[],"steady":false},
  {"code":"criticalFeat","title":"A feat for a critical","needs":["trigger","text"],"may":["skill","kind","when","amount","status"],"first":"After a success, one critical buys the effect you describe.","upgrade":"As agreed.","rule":"PER-073","kinds":[],"steady":false},
  {"code":"healthBonus","title":"More health","needs":["amount"],"may":["trigger","text"],"first":"One more hit before Injured.","upgrade":"One more.","rule":"PER-100","kinds":[],"steady":true},
  {"code":"ignoreDice","title":"Ignores an attacker's dice","needs":["amount"],"may":["kind","skill","trigger","text"],"first":"One of the attacker's dice is ignored, after all rerolls.","upgrade":"One more die.","rule":"PER-218","kinds":[],"steady":false},
  {"code":"setAttribute","title":"Another Attribute","needs":["skill","attribute"],"may":["when","trigger","text"],"first":"One Skill adds this Attribute instead of its own.","upgrade":"Another Skill.","rule":"PER-173","kinds":[],"steady":false},
  {"code":"autoActiveDefence","title":"Always on guard","needs":["skill"],"may":["trigger","text"],"first":"One Skill defends actively without spending an action.","upgrade":"Another Skill.","rule":"PER-212","kinds":[],"steady":false},
  {"code":"categoryException","title":"Parries another category","needs":["kind"],"may":["skill","amount","trigger","text"],"first":"One step: a Light weapon or shield also stops Heavy attacks, or a Heavy weapon Light ones.","upgrade":"Another step.","rule":"PER-216","kinds":["parry","shield"],"steady":false},
  {"code":"penaltyAgainst","title":"Worsens a penalty","needs":["status","amount"],"may":["trigger","text"],"first":"Opponents with this status lose one more die.","upgrade":"One more die.","rule":"PER-187","kinds":[],"steady":false},
  {"code":"delayInjury","title":"Delays injury","needs":["amount"],"may":["trigger","text"],"first":"Injury takes hold one round later.","upgrade":"One more round later, or when the encounter ends.","rule":"PER-193","kinds":[],"steady":false},
  {"code":"stayConscious","title":"Stays conscious","needs":[],"may":["status","trigger","text"],"first":"Incapacitated doesn't mean unconscious.","upgrade":"","rule":"PER-188","kinds":[],"steady":true},
  {"code":"knockOut","title":"Knocks out","needs":[],"may":["skill","kind","trigger","text"],"first":"A success knocks the opponent out without a status.","upgrade":"","rule":"PER-274","kinds":[],"steady":false},
  {"code":"recoveryAid","title":"Helps recovery","needs":["kind"],"may":["skill","amount","status","trigger","text"],"first":"Helps with +1 more, lets the healer roll instead, or removes one hit.","upgrade":"+1, or one more hit.","rule":"PER-205","kinds":["assist","replace","remove"],"steady":false},
  {"code":"companion","title":"A companion","needs":["text"],"may":["trigger"],"first":"A companion of your own, a minion.","upgrade":"It becomes a minor, then a major.","rule":"PER-256","kinds":[],"steady":true},
  {"code":"narrative","title":"Story only","needs":["text"],"may":["skill","trigger"],"first":"What it says, without a number.","upgrade":"","rule":"PER-074","kinds":[],"steady":false},
  {"code":"opponentAddition","title":"Lowers an opponent's result","needs":["amount"],"may":["skill","kind","when","trigger","text"],"first":"−1 to an opponent's result.","upgrade":"Another −1, or one more opponent.","rule":"PER-066","kinds":[],"steady":false},
  {"code":"impose","title":"Imposes something","needs":["text"],"may":["skill","kind","when","amount","trigger"],"first":"A condition, a forced move or a ban on one opponent, one step.","upgrade":"One more opponent or step.","rule":"PER-168","kinds":[],"steady":false},
  {"code":"extraSA","title":"One more Special Ability in a turn","needs":["amount"],"may":["trigger","text"],"first":"You can use one more Special Ability in your turn.","upgrade":"One more.","rule":"PER-267","kinds":[],"steady":false},
  {"code":"freeChallenge","title":"A Challenge without an action","needs":["kind"],"may":["skill","amount","trigger","text"],"first":"Once a turn, a Challenge of this kind costs no action.","upgrade":"One more.","rule":"PER-272","kinds":[],"steady":false},
  {"code":"answerPower","title":"Another answer to Powers","needs":[],"may":["skill","attribute","trigger","text"],"first":"You can dodge or block Powers, or Resist adds another Attribute.","upgrade":"Another way.","rule":"PER-273","kinds":[],"steady":false},
  {"code":"hitsToStatus","title":"More hits to each status","needs":["amount"],"may":["trigger","text"],"first":"From Injured on, it takes two hits to reach each further status.","upgrade":"One more hit.","rule":"PER-276","kinds":[],"steady":true},
  {"code":"stabilise","title":"Stabilises","needs":[],"may":["amount","trigger","text"],"first":"One Dying character is stabilised.","upgrade":"One more.","rule":"PER-275","kinds":[],"steady":false},
  {"code":"revive","title":"Brings back the dead","needs":[],"may":["amount","trigger","text"],"first":"One dead character lives. Only if the table allows it.","upgrade":"One more.","rule":"PER-207","kinds":[],"steady":false},
  {"code":"resistPower","title":"Resists with a Power","needs":["skill","kind"],"may":["trigger","text"],"first":"A Power Skill answers one kind of Challenge actively.","upgrade":"Another kind.","rule":"PER-281","kinds":[],"steady":false},
  {"code":"orderBonus","title":"Acts sooner","needs":["amount"],"may":["trigger","text"],"first":"+1 in the action order.","upgrade":"Another +1.","rule":"PER-160","kinds":[],"steady":false},
  {"code":"changePriority","title":"Swaps two ranks","needs":[],"may":["attribute","amount","text"],"first":"Swaps two Attributes in the order of importance once. Only if the table allows it.","upgrade":"One more swap.","rule":"PER-025","kinds":[],"steady":false},
];

export const TRIGGERS: readonly Trigger[] = [
  {"key":"won","text":"after you win a Challenge issued with it"},
  {"key":"held","text":"after you answer a Challenge successfully with it"},
  {"key":"violence","text":"when violence begins"},
];

export const ATTRIBUTES: readonly AttributeRow[] = [
  {"name":"Competence","short":"Com","sets":"Skills to unlock","adds":"the Skills you choose it for","good":"dealing with people, keeping your head","text":"Presence of mind and force of personality under pressure."},
  {"name":"Prowess","short":"Pro","sets":"dice for Skills, three a point","adds":"the Skills you choose it for","good":"discipline and rigour","text":"Formal training, planning, seeing a plan through."},
  {"name":"Cunning","short":"Cun","sets":"Special Abilities","adds":"Dodge, ranged attacks, keeping a secret","good":"agility, awareness, instinct","text":"Wits, perception and coordination."},
  {"name":"Power","short":"Pow","sets":"Powers, or upgrades","adds":"Resist and supernatural Skills","good":"holding out against who would sway you","text":"Force of will, and the drive behind everything supernatural."},
  {"name":"Knowledge","short":"Kno","sets":"Talents","adds":"finding out about people","good":"knowing, learning, acting on information","text":"Learning and craft."},
  {"name":"Stature","short":"Sta","sets":"hits before Injured, 1 + Stature","adds":"Block, unarmed and hand-to-hand attacks, recovery","good":"brute force, endurance, constitution","text":"The body."},
];

export const USUAL: readonly Usual[] = [
  {"tag":"ranged","attribute":"Cunning"},
  {"tag":"weapon","attribute":"Stature"},
  {"tag":"shield","attribute":"Stature"},
  {"tag":"supernatural","attribute":"Power"},
];

export const RANKS: readonly RankRow[] = [
  {"name":"First","count":2,"tenths":4,"text":"The two this character is about. No other may be higher."},
  {"name":"Second","count":2,"tenths":3,"text":"Two that come next. Never above a First."},
  {"name":"Third","count":1,"tenths":2,"text":"One that matters little. Never above a Second."},
  {"name":"Handicap","count":1,"tenths":1,"text":"The weak spot. Never above the Third."},
];

export const DIFFICULTIES: readonly Difficulty[] = [
  {"name":"Easy","modifier":0,"task":"pushing through a hedge"},
  {"name":"Simple","modifier":1,"task":"crossing a brook on stones"},
  {"name":"Normal","modifier":2,"task":"finding the way by a rough map"},
  {"name":"Challenging","modifier":3,"task":"climbing a wet mast"},
  {"name":"Difficult","modifier":5,"task":"mending a cracked rudder at sea"},
  {"name":"Very Difficult","modifier":7,"task":"walking a slack rope over a yard"},
  {"name":"Extremely Difficult","modifier":9,"task":"steering through reefs in fog"},
  {"name":"Nearly Impossible","modifier":10,"task":"reading a burnt cipher from its ashes","or_more":true},
];

export const HEALTH: readonly HealthRow[] = [
  {"status":"Unharmed","main":"0 up to Stature","minor":"0","minion":"0","fewer":0,"note":"Hits below Injured vanish when the encounter ends."},
  {"status":"Injured","main":"Stature + 1 + bonuses","minor":"1","minion":"-","fewer":1,"note":"May still recover in the fight."},
  {"status":"Wounded","main":"one more","minor":"2","minion":"-","fewer":2,"note":"Recovers at the end of the scene after the fight."},
  {"status":"Incapacitated","main":"two more","minor":"3","minion":"1","fewer":3,"note":"Unconscious."},
  {"status":"Dying","main":"three more","minor":"4","minion":"2","fewer":3,"note":"Dies when the encounter ends unless somebody stabilises it."},
];

export const PRICES: readonly Price[] = [
  {"what":"Attribute +1","creation":"1 Creation Point","play":"1"},
  {"what":"Skill, two dice","creation":"1 of Competence","play":"1"},
  {"what":"Three dice for Skills","creation":"1 of Prowess","play":"1"},
  {"what":"Special Ability","creation":"1 of Cunning","play":"1"},
  {"what":"Special Quality","creation":"2 of Cunning","play":"2"},
  {"what":"Ability with exceptional gear","creation":"2 of Cunning","play":"2"},
  {"what":"Ability made a Quality","creation":"1 more","play":"1"},
  {"what":"Upgrade of an Ability or Quality","creation":"1 of Cunning or Power; free once for each condition","play":"1"},
  {"what":"Power","creation":"1 of Power","play":"1"},
  {"what":"Upgrade of a Power","creation":"1 of Power","play":"1"},
  {"what":"Talent","creation":"1 of Knowledge","play":"1"},
  {"what":"Upgrade of a Talent","creation":"1 of Knowledge","play":"1"},
  {"what":"One more hit before Injured","creation":"in 1 + Stature","play":"1"},
  {"what":"Companion","creation":"1 of Cunning, at Potential 4","play":"1"},
  {"what":"Companion tougher by one step","creation":"-","play":"1"},
  {"what":"Culture, native language, Block, Dodge, Resist, plain weapons","creation":"free","play":"-"},
];

export const CHALLENGES: readonly ChallengeKind[] = [
  {"kind":"interaction","name":"Interaction","actor":"a social or fitting Skill","passive":["Resist"],"answer":"Resist + Power","active":"a fitting Skill or Power"},
  {"kind":"attack","name":"Attack","actor":"a weapon Skill, or unarmed","passive":["Dodge","Block"],"answer":"Dodge + Cunning, or Block + Stature","active":"a weapon Skill (parry) or a shield Skill"},
  {"kind":"power","name":"Power","actor":"a supernatural Skill + Power","passive":["Resist"],"answer":"Resist + Power","active":"a Power Skill with a Power made for it"},
  {"kind":"recovery","name":"Recovery","actor":"one die, or an agreed Skill, + Stature","passive":[],"answer":"the GM: 1 to 4 dice by status + all hits","active":""},
  {"kind":"unopposed","name":"Unopposed","actor":"a Skill + an Attribute","passive":[],"answer":"the GM: one die fewer than the rating, at least one, + the difficulty","active":""},
  {"kind":"virtual","name":"Finding out","actor":"one die or a fitting Skill + Knowledge","passive":[],"answer":"one die + Cunning, or the Skill of who hid it","active":""},
];

export const WEAPONS: readonly WeaponSize[] = [
  {"size":"small","category":"Light","examples":"fists, knife, sling","stops":["Light weapon","Light shield","Heavy shield"]},
  {"size":"one-handed","category":"Light","examples":"axe, cutlass, pistol","stops":["Light weapon","Light shield","Heavy shield"]},
  {"size":"two-handed","category":"Heavy","examples":"staff, halberd, long bow","stops":["Heavy weapon","Heavy shield"]},
];

export const HINTS: readonly Hint[] = [
  {"form":"concept","rule":"PER-102","text":"Looks, character, morals, allegiance, motives, past. Boil it down to a few key words. Only you and the GM can read what you mark as secret."},
  {"form":"ranks","rule":"PER-024","text":"The order is a template for your concept, not something the character decides. It shapes growth and keeps one Attribute from running far ahead."},
  {"form":"ranks","rule":"PER-018","text":"Two First, two Second, one Third, one Handicap."},
  {"form":"points","rule":"PER-023","text":"Firsts are never lower than Seconds, Seconds than the Third, the Third than the Handicap. Equal is allowed."},
  {"form":"points","rule":"PER-014","text":"Competence gives Skills, Prowess dice, Cunning Special Abilities, Power Powers, Knowledge Talents, Stature hits."},
  {"form":"skill","rule":"PER-037","text":"Usually Stature for hand-to-hand weapons and unarmed, Cunning for ranged ones."},
  {"form":"skill","rule":"PER-038","text":"Any Attribute can be the default if you have a reason and the GM agrees."},
  {"form":"skill","rule":"PER-031","text":"Debate and sword work alike: one kind of roll for everything."},
  {"form":"dice","rule":"PER-043","text":"Placing all dice now is easier to keep track of, but you can place the rest later."},
  {"form":"ability","rule":"PER-109","text":"Say it in your own words, in the present, as something you do. It must be clear what it does in numbers."},
  {"form":"ability","rule":"PER-234","text":"A new one gives one of something: +1, one die, one reroll. Upgrades add more."},
  {"form":"ability","rule":"PER-235","text":"A new reroll keeps the second result and can't choose the highest die."},
  {"form":"ability","rule":"PER-077","text":"Each condition you put on it gives one free upgrade."},
  {"form":"ability","rule":"PER-082","text":"A Quality is always on and counts as two."},
  {"form":"culture","rule":"PER-079","text":"One Special Ability is free: your people, nation, species or background, with a benefit in play."},
  {"form":"power","rule":"PER-110","text":"Name the Challenge, the Skill you use, the Skill that answers it and the effect."},
  {"form":"power","rule":"PER-232","text":"A new one affects one opponent or inflicts one hit."},
  {"form":"power","rule":"PER-233","text":"A new one is Instant or Maintain; Independent and Special need an upgrade. A Power that injures is always Instant."},
  {"form":"power","rule":"PER-090","text":"Its source is up to you: all sources work alike."},
  {"form":"talent","rule":"PER-047","text":"A language, an Expertise or a source of wealth. Your native language is free."},
  {"form":"talent","rule":"PER-053","text":"An Expertise gives one die once a session, if you can say why."},
  {"form":"gear","rule":"PER-112","text":"You get one plain weapon free for each weapon Skill, and a shield for a shield Skill."},
  {"form":"gear","rule":"PER-238","text":"Exceptional gear only helps a character with a Trait tied to it, however they got it."},
  {"form":"goal","rule":"PER-125","text":"Say openly what success will mean before you roll. A wider goal for the whole series helps."},
  {"form":"escalate","rule":"PER-127","text":"Talk about goals before you escalate."},
  {"form":"escalate","rule":"PER-159","text":"A fight doesn't have to be to the death."},
  {"form":"expertise","rule":"PER-053","text":"Say how the subject matters to this Challenge."},
  {"form":"substitute","rule":"PER-016","text":"Another Attribute for one roll is meant as an exception."},
  {"form":"unopposed","rule":"PER-153","text":"If it doesn't matter to the scene, let it succeed or fail without dice."},
  {"form":"unopposed","rule":"PER-271","text":"Raise or lower the listed difficulty to suit what this character can do."},
  {"form":"obstacle","rule":"PER-151","text":"Obstacles aren't opponents. Unless the story depends on it, describe it, and richly."},
  {"form":"scene","rule":"PER-245","text":"A scene has a place, a time and a conflict that drives the story on."},
  {"form":"scene","rule":"PER-280","text":"Skip long uneventful stretches in one sentence."},
  {"form":"encounter","rule":"PER-251","text":"Ask now and then whether goals are met, so that not every fight is to the death."},
  {"form":"extra","rule":"PER-254","text":"Give numbers only to those who matter to the conflict."},
  {"form":"award","rule":"PER-221","text":"For playing the concept, reaching personal or group goals, and a good story; usually when the session ends."},
  {"form":"advance","rule":"PER-230","text":"Upgrade what you have rather than buying something similar."},
  {"form":"advance","rule":"PER-017","text":"One point buys an Attribute or a Trait. A raised Attribute opens no new slots."},
];
