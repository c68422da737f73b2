// Written by tools/gen_types.py from the Python types; never edited.

/** A number and how it is said. */
export interface Rung {
  value: number;
  words: string;
}

/** How a stunt's sentence says an approach or an action. */
export interface Phrase {
  key: string;
  words: string;
}

/** A ready-made character with a full sheet. */
export interface ReadyPerson {
  key: string;
  name: string;
  looks: string;
  aspects: [string, string][];
  ratings: [string, number, string][];
  stunts: string[];
  refresh: number;
}

/** Somebody for the game master to call in. */
export interface ReadyCast {
  key: string;
  name: string;
  kind: string;
  aspects: string[];
  skilled: string[];
  bad: string[];
  boxes: number;
  members: number;
}

/** A stunt of the library, in its parts and as a sentence. */
export interface ReadyBonus {
  text: string;
  template: string;
  feature: string;
  approach: string;
  actions: string[];
  circumstance: string;
  effect: string;
  when: string;
}

export const LADDER: readonly Rung[] = [
  {"value":20,"words":"+20, beyond Legendary"},
  {"value":19,"words":"+19, beyond Legendary"},
  {"value":18,"words":"+18, beyond Legendary"},
  {"value":17,"words":"+17, beyond Legendary"},
  {"value":16,"words":"+16, beyond Legendary"},
  {"value":15,"words":"+15, beyond Legendary"},
  {"value":14,"words":"+14, beyond Legendary"},
  {"value":13,"words":"+13, beyond Legendary"},
  {"value":12,"words":"+12, beyond Legendary"},
  {"value":11,"words":"+11, beyond Legendary"},
  {"value":10,"words":"+10, beyond Legendary"},
  {"value":9,"words":"+9, beyond Legendary"},
  {"value":8,"words":"Legendary (+8)"},
  {"value":7,"words":"Epic (+7)"},
  {"value":6,"words":"Fantastic (+6)"},
  {"value":5,"words":"Superb (+5)"},
  {"value":4,"words":"Great (+4)"},
  {"value":3,"words":"Good (+3)"},
  {"value":2,"words":"Fair (+2)"},
  {"value":1,"words":"Average (+1)"},
  {"value":0,"words":"Mediocre (0)"},
  {"value":-1,"words":"Poor (−1)"},
  {"value":-2,"words":"Terrible (−2)"},
];

export const TARGETS: readonly Rung[] = [
  {"value":0,"words":"Easy"},
  {"value":2,"words":"Moderately difficult"},
  {"value":4,"words":"Extremely difficult"},
];

export const RATINGS: readonly Rung[] = [
  {"value":3,"words":"Good (+3)"},
  {"value":2,"words":"Fair (+2)"},
  {"value":2,"words":"Fair (+2)"},
  {"value":1,"words":"Average (+1)"},
  {"value":1,"words":"Average (+1)"},
  {"value":0,"words":"Mediocre (0)"},
];

export const ADVERBS: readonly Phrase[] = [
  {"key":"Careful","words":"carefully"},
  {"key":"Clever","words":"cleverly"},
  {"key":"Flashy","words":"flashily"},
  {"key":"Forceful","words":"forcefully"},
  {"key":"Quick","words":"quickly"},
  {"key":"Sneaky","words":"sneakily"},
];

export const VERBS: readonly Phrase[] = [
  {"key":"create","words":"create advantages"},
  {"key":"overcome","words":"overcome"},
  {"key":"attack","words":"attack"},
  {"key":"defend","words":"defend"},
  {"key":"create+overcome","words":"create advantages or overcome"},
];

export const READY: readonly ReadyPerson[] = [
  {"key":"nettie","name":"Nettie Corvane","looks":"Short and broad, oilskin apron, hair singed on one side, voice trained on foghorns.","aspects":[["high","Lighthouse Engineer Who Argues With Storms"],["trouble","The Sea Wants Something Back"],["general","My Brother Runs the Ferry"],["general","Grease Under Every Nail"]],"ratings":[["Careful",2,"Fair (+2)"],["Clever",3,"Good (+3)"],["Flashy",1,"Average (+1)"],["Forceful",2,"Fair (+2)"],["Quick",1,"Average (+1)"],["Sneaky",0,"Mediocre (0)"]],"stunts":["Because I am a Born Tinkerer, I get a +2 when I cleverly create advantages when I have tools and something broken at hand.","Because I have the Old Lamp Codes, once per game session I can send one message that reaches anyone in sight of the coast.","Because I am Used to Gales, I get a +2 when I carefully overcome when weather is the obstacle."],"refresh":3},
  {"key":"dario","name":"Dario Lund","looks":"Slim, good gloves, a coat cut for somebody taller, a smile that arrives before him.","aspects":[["high","Card Sharp With a Conscience"],["trouble","Owes Money in Three Cities"],["general","The Duchess Remembers Me Fondly"],["general","Never Cheats Children"],["general","Borrowed Face, Borrowed Coat"]],"ratings":[["Careful",1,"Average (+1)"],["Clever",2,"Fair (+2)"],["Flashy",2,"Fair (+2)"],["Forceful",0,"Mediocre (0)"],["Quick",1,"Average (+1)"],["Sneaky",3,"Good (+3)"]],"stunts":["Because I am a Smiling Cheat, I get a +2 when I sneakily create advantages when a game is being played.","Because I have Marked Everything, once per game session I can declare that I prepared for this room earlier.","Because I am Hard to Corner, I get a +2 when I quickly defend when there is an open door.","Because I have a Famous Name, I get a +2 when I flashily overcome when someone is deciding whether to arrest me."],"refresh":2},
  {"key":"ama","name":"Ama Wright","looks":"Wind-tanned, goggles pushed up, satchel across the chest, never quite standing still.","aspects":[["high","Courier Pilot of the Ninth Air Mail"],["trouble","Can't Leave a Parcel Undelivered"],["general","Old Bess Still Flies"],["general","Knows Every Rooftop"]],"ratings":[["Careful",1,"Average (+1)"],["Clever",1,"Average (+1)"],["Flashy",2,"Fair (+2)"],["Forceful",0,"Mediocre (0)"],["Quick",3,"Good (+3)"],["Sneaky",2,"Fair (+2)"]],"stunts":["Because I am a Seat-of-the-Pants Flyer, I get a +2 when I quickly overcome when I am at the controls of something that flies."],"refresh":3},
  {"key":"osk","name":"Brother Osk","looks":"Two heads taller than the door, brown habit, honey on the sleeves, very soft hands.","aspects":[["high","Gentle Giant of the Cloister Garden"],["trouble","Slow to Anger, Slower to Stop"],["general","The Bees Are My Parish"],["general","Vow of Plain Speech"]],"ratings":[["Careful",2,"Fair (+2)"],["Clever",1,"Average (+1)"],["Flashy",0,"Mediocre (0)"],["Forceful",3,"Good (+3)"],["Quick",1,"Average (+1)"],["Sneaky",2,"Fair (+2)"]],"stunts":["Because I am Built Like a Barn Door, I get a +2 when I forcefully defend when I stand between a foe and a friend.","Because I have the Bees, once per game session I can clear one zone of everybody who minds being stung."],"refresh":3},
  {"key":"ixel","name":"Ixel Vane","looks":"Ink-stained cuffs, a robe two sizes too grand, eyes that follow people who are not there.","aspects":[["high","Apprentice Barrister for the Restless Dead"],["trouble","My Clients Talk in Public"],["general","Silver Tongue, Borrowed Robes"],["general","Precedent From 1302"],["general","Mistress Holloway Is Watching"]],"ratings":[["Careful",3,"Good (+3)"],["Clever",2,"Fair (+2)"],["Flashy",2,"Fair (+2)"],["Forceful",0,"Mediocre (0)"],["Quick",1,"Average (+1)"],["Sneaky",1,"Average (+1)"]],"stunts":["Because I have Read the Small Print, I get a +2 when I carefully create advantages when a contract or law is involved.","Because I am Heard by Ghosts, once per game session I can ask the GM one question the dead here could answer.","Because I am Unshakeable in Court, I get a +2 when I carefully defend when the attack is mental.","Because I have a Sharp Pen, I get a +2 when I cleverly overcome when writing settles the matter.","Because I am Licensed for Exorcism, I get a +2 when I flashily attack when the target is a spirit."],"refresh":1},
  {"key":"rue","name":"Commander Rue Halloran","looks":"Grey crop, one sleeve pinned up, upright as a mast, boots polished daily.","aspects":[["high","Retired Officer of the Frontier Fleet"],["trouble","Still Gives Orders Nobody Asked For"],["general","One Good Arm, One Better Plan"],["general","The Crew of the Swift Returns My Calls"]],"ratings":[["Careful",2,"Fair (+2)"],["Clever",2,"Fair (+2)"],["Flashy",1,"Average (+1)"],["Forceful",1,"Average (+1)"],["Quick",0,"Mediocre (0)"],["Sneaky",3,"Good (+3)"]],"stunts":["Because I am a Veteran of Ambushes, I get a +2 when I sneakily create advantages when I chose the ground.","Because I have Fleet Clearance, once per game session I can open one official door.","Because I am Calm Under Fire, I get a +2 when I carefully defend when shots are being fired."],"refresh":3},
];

export const CAST: readonly ReadyCast[] = [
  {"key":"thane","name":"Magister Oriel Thane","kind":"major","aspects":["Collector of Other People's Secrets","Must Always Have the Last Word","Servants in Every House","A Locked Room Below the Library"],"skilled":[],"bad":[],"boxes":3,"members":0},
  {"key":"undertow","name":"Old Mother Undertow","kind":"major","aspects":["Tide Spirit With a Grievance","Bound by Any Promise","Everything Rusts Near Me","The Harbour Was Mine"],"skilled":[],"bad":[],"boxes":3,"members":0},
  {"key":"bilge_goblin","name":"Bilge goblin","kind":"mook","aspects":["Sticky-Fingered Stowaway","Terrified of Cats"],"skilled":["hiding in cargo","biting ankles","climbing ropes"],"bad":["open fights","swimming"],"boxes":0,"members":0},
  {"key":"palace_clerk","name":"Palace clerk","kind":"mook","aspects":["Stamps Before Thinking","Underpaid and Observant"],"skilled":["paperwork","remembering faces","delaying"],"bad":["running","lying"],"boxes":0,"members":0},
  {"key":"clockwork_sentry","name":"Clockwork sentry","kind":"mook","aspects":["Brass and Obedient","Wound Down by Dawn"],"skilled":["guarding a door","grappling","hearing"],"bad":["improvising","mud and sand"],"boxes":2,"members":0},
  {"key":"gutter_tough","name":"Gutter tough","kind":"mook","aspects":["Big Boots, Short Fuse","Brave in Company"],"skilled":["intimidating","brawling in alleys"],"bad":["thinking ahead","being alone"],"boxes":1,"members":0},
  {"key":"marsh_cultist","name":"Marsh cultist","kind":"mook","aspects":["Chanting in the Reeds","Promised a Better World"],"skilled":["ambush","enduring pain"],"bad":["daylight","doubt"],"boxes":1,"members":0},
  {"key":"survey_drone","name":"Survey drone","kind":"mook","aspects":["Unblinking Eye","Low Battery"],"skilled":["spotting","flying steadily"],"bad":["anything touching it","fog"],"boxes":0,"members":0},
  {"key":"hired_blade","name":"Hired blade","kind":"mook","aspects":["Paid Until Midnight","Professional Pride"],"skilled":["duelling","reading a foe"],"bad":["loyalty","mercy"],"boxes":2,"members":0},
  {"key":"hedge_wolf","name":"Hedge wolf","kind":"mook","aspects":["Hungry Winter Coat","Follows the Leader"],"skilled":["tracking","biting","running"],"bad":["fire","fences"],"boxes":1,"members":0},
  {"key":"court_gossip","name":"Court gossip","kind":"mook","aspects":["I Heard It From the Cook","Wants to Be Seen"],"skilled":["spreading rumours","flattery"],"bad":["keeping secrets","violence"],"boxes":0,"members":0},
  {"key":"deckhand_revenant","name":"Deckhand revenant","kind":"mook","aspects":["Salt-Soaked and Patient","Cannot Leave the Ship"],"skilled":["strangling","rigging","never tiring"],"bad":["speed","speech"],"boxes":2,"members":0},
  {"key":"tax_auditor","name":"Tax auditor","kind":"mook","aspects":["Exact to the Penny","Afraid of Scandal"],"skilled":["finding errors","threatening with law"],"bad":["bargaining outdoors"],"boxes":1,"members":0},
  {"key":"glass_spider","name":"Glass spider","kind":"mook","aspects":["Nearly Invisible","One Crack and It Shatters"],"skilled":["webs","silence"],"bad":["loud noise","being hit"],"boxes":0,"members":0},
  {"key":"riot_constable","name":"Riot constable","kind":"mook","aspects":["Shield and Whistle","Orders Are Orders"],"skilled":["holding a line","pushing"],"bad":["chasing","arguing"],"boxes":1,"members":0},
  {"key":"swamp_ogre","name":"Swamp ogre","kind":"mook","aspects":["Slow Mountain of Meat","Loves Songs"],"skilled":["smashing","lifting"],"bad":["catching quick things","riddles"],"boxes":2,"members":0},
  {"key":"cinder_kite","name":"Cinder kite","kind":"mook","aspects":["Living Ember on the Wind","Wings Before Wits"],"skilled":["gliding","pecking"],"bad":["everything else"],"boxes":2,"members":0},
  {"key":"footmen","name":"Footmen of the house","kind":"group","aspects":["Big Boots, Short Fuse","Brave in Company"],"skilled":["intimidating","brawling in alleys"],"bad":["thinking ahead","being alone"],"boxes":2,"members":4},
  {"key":"goblin_stowaways","name":"Goblin stowaways","kind":"group","aspects":["Sticky-Fingered Stowaway","Terrified of Cats"],"skilled":["hiding in cargo","biting ankles","climbing ropes"],"bad":["open fights","swimming"],"boxes":3,"members":7},
  {"key":"wolf_pack","name":"Wolf pack","kind":"group","aspects":["Hungry Winter Coat","Follows the Leader"],"skilled":["tracking","biting","running"],"bad":["fire","fences"],"boxes":3,"members":6},
  {"key":"angry_villagers","name":"Angry villagers","kind":"group","aspects":["Torches and Rumours"],"skilled":["shouting","surrounding"],"bad":["facing authority"],"boxes":5,"members":10},
  {"key":"constable_line","name":"Constable line","kind":"group","aspects":["Shield and Whistle","Orders Are Orders"],"skilled":["holding a line","pushing"],"bad":["chasing","arguing"],"boxes":4,"members":8},
];

export const STUNTS: readonly ReadyBonus[] = [
  {"text":"Because I am a Patient Listener, I get a +2 when I carefully create advantages when somebody is talking about themselves.","template":"bonus","feature":"am a Patient Listener","approach":"Careful","actions":["create"],"circumstance":"somebody is talking about themselves","effect":"","when":"any"},
  {"text":"Because I have a Grappling Line, I get a +2 when I quickly overcome when height is the obstacle.","template":"bonus","feature":"have a Grappling Line","approach":"Quick","actions":["overcome"],"circumstance":"height is the obstacle","effect":"","when":"any"},
  {"text":"Because I am a Street Fighter, I get a +2 when I forcefully attack when I am outnumbered.","template":"bonus","feature":"am a Street Fighter","approach":"Forceful","actions":["attack"],"circumstance":"I am outnumbered","effect":"","when":"any"},
  {"text":"Because I have Steel Nerves, I get a +2 when I carefully defend when the attack is meant to frighten.","template":"bonus","feature":"have Steel Nerves","approach":"Careful","actions":["defend"],"circumstance":"the attack is meant to frighten","effect":"","when":"any"},
  {"text":"Because I am a Born Performer, I get a +2 when I flashily create advantages when I have an audience of ten or more.","template":"bonus","feature":"am a Born Performer","approach":"Flashy","actions":["create"],"circumstance":"I have an audience of ten or more","effect":"","when":"any"},
  {"text":"Because I have Soft Boots, I get a +2 when I sneakily overcome when silence matters.","template":"bonus","feature":"have Soft Boots","approach":"Sneaky","actions":["overcome"],"circumstance":"silence matters","effect":"","when":"any"},
  {"text":"Because I am a Chess Mind, I get a +2 when I cleverly create advantages or overcome when I have watched this foe for a whole scene.","template":"bonus","feature":"am a Chess Mind","approach":"Clever","actions":["create","overcome"],"circumstance":"I have watched this foe for a whole scene","effect":"","when":"any"},
  {"text":"Because I have a Loyal Hound, I get a +2 when I quickly attack when my foe is busy with somebody else.","template":"bonus","feature":"have a Loyal Hound","approach":"Quick","actions":["attack"],"circumstance":"my foe is busy with somebody else","effect":"","when":"any"},
  {"text":"Because I am Hard to Kill, once per game session I can tick two stress boxes for one hit.","template":"bend","feature":"am Hard to Kill","approach":"","actions":[],"circumstance":"","effect":"tick two stress boxes for one hit","when":"any"},
  {"text":"Because I have Friends in Low Places, once per game session I can buy anything illegal within the hour.","template":"bend","feature":"have Friends in Low Places","approach":"","actions":[],"circumstance":"","effect":"buy anything illegal within the hour","when":"any"},
  {"text":"Because I am a Quick Thinker, once per game session I can act first in an exchange.","template":"bend","feature":"am a Quick Thinker","approach":"","actions":[],"circumstance":"","effect":"act first in an exchange","when":"conflict"},
  {"text":"Because I have an Escape Plan, once per game session I can leave a scene I could plausibly leave.","template":"bend","feature":"have an Escape Plan","approach":"","actions":[],"circumstance":"","effect":"leave a scene I could plausibly leave","when":"any"},
];
