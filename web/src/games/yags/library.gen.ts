// Written by tools/gen_types.py from the Python types; never edited.

/** Somebody ready-made, in words. */
export interface ReadyPerson {
  key: string;
  name: string;
  kind: string;
  concept: string;
  tl: number;
  attributes: [string, number][];
  size: number;
  tiny: number;
  soak: number;
  skills: [string, number, string][];
  languages: string[];
  techniques: string[];
  items: string[];
  limits: number[];
}

/** A skill of the campaign's list. */
export interface SkillDef {
  name: string;
  kind: 'knowledge' | 'standard' | 'talent';
  attributes: string[];
  default?: string;
  needs?: [string, number][];
  limited_by?: string;
  tl?: number;
  familiar?: string;
  familiarities?: [string, number][];
  group?: string;
  masteries?: string[];
}

/** A technique of the campaign's library. Its level is its price and the skill it needs; masteries are bought level     by level. */
export interface TechniqueDef {
  name: string;
  kind: 'familiarity' | 'mastery' | 'technique';
  skills: string[];
  level?: number;
  group?: string;
  needs?: string[];
  effect?: Effect;
  text?: string;
}

/** What a technique does where the engine can apply it. */
export interface Effect {
  what?: 'bonus' | 'climb' | 'opponent' | 'street' | 'target' | 'text';
  amount?: number;
  situations?: string[];
  unencumbered?: boolean;
  careful?: boolean;
}

export interface AttributeRow {
  name: string;
  short: string;
  text: string;
}

export interface Difficulty {
  label: string;
  target: number;
  opponent: number;
  text: string;
}

export interface Degree {
  level: number;
  name: string;
  margin: number;
  extras: number;
  text: string;
}

/** From `least` up. */
export interface Band {
  least: number;
  label: string;
  text: string;
}

export interface Talent {
  name: string;
  pairs: [string, string][];
  opposed: string;
  text: string;
}

export interface SizeRow {
  size: number;
  mass: string;
  examples: string;
}

export interface Bulk {
  size: number;
  volume: string;
  examples: string;
}

export interface GaitRow {
  name: 'careful' | 'running' | 'sprinting' | 'standard';
  four: string;
  prose: string;
  factor: string;
  cost: string;
}

export interface Obstruction {
  key: string;
  value: number;
  examples: string;
}

export interface Footing {
  key: string;
  values: number[];
  examples: string;
}

export interface LoadRow {
  level: number;
  name: string;
  limit: string;
  agility: number;
  dexterity: number;
  moves: string;
  resist: number;
  text: string;
}

export interface Scramble {
  key: string;
  target: number;
  text: string;
}

export interface Surface {
  target: number;
  label: string;
  text: string;
}

export interface PaceRow {
  key: 'minute' | 'quarter' | 'round';
  name: string;
  distance: string;
  saved: string;
}

export interface Notice {
  key: string;
  target: number;
  sample: string;
}

export interface Cover {
  key: string;
  value: number;
  text: string;
}

export interface CharmRow {
  least: number;
  value: number;
  name: string;
  text: string;
}

export interface Crowd {
  key: string;
  bonus: number;
  text: string;
}

export interface Trick {
  key: string;
  target: number;
  text: string;
}

export interface Aim {
  key: string;
  target: number;
}

export interface Quality {
  least: number;
  label: string;
}

export interface WorkRow {
  key: string;
  rolls: number;
  text: string;
}

export interface Tech {
  tl: number;
  name: string;
  years: string;
  since: number;
  text: string;
}

export interface Era {
  least: number;
  most: number;
  name: string;
  text: string;
}

/** For the game master alone; of things to try: for everybody. */
export interface ReadyNote {
  title: string;
  text: string;
}

/** What a form says to who fills it in: advice of the rules; `form` is where it belongs. */
export interface Hint {
  form: string;
  rule: string;
  text: string;
}

export const READY: readonly ReadyPerson[] = [
  {"key":"imogen","name":"Imogen Vale","kind":"person","concept":"Archivist turned investigator. Reads what others threw away, and asks about it politely until somebody sweats.","tl":8,"attributes":[["Strength",3],["Health",3],["Agility",3],["Dexterity",3],["Perception",4],["Intelligence",5],["Empathy",3],["Will",4]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",2,"Agility × athletics 6"],["awareness",4,"Perception × awareness 16"],["brawl",2,"Agility × brawl 6"],["charm",3,"Empathy × charm 9"],["guile",3,"Will × guile 12"],["sleight",2,"Dexterity × sleight 6"],["stealth",2,"Agility × stealth 6"],["throw",2,"Dexterity × throw 6"],["history",6,"Intelligence × history 30"],["law",3,"Intelligence × law 15"],["computers",4,"Intelligence × computers 20"],["first aid",2,"Intelligence × first aid 10"],["driving",2,"Dexterity × driving 6"]],"languages":["native 4","Latin 3","German 2"],"techniques":["Specialisation: medieval trade (history)","Specialisation: old handwriting (history)"],"items":["laptop and bag","reference books"],"limits":[3000,9000,18000,36000,72000]},
  {"key":"tomas","name":"Tomas Reyl","kind":"person","concept":"Rooftop courier. Knows every gutter of the old town, and which of them will hold.","tl":8,"attributes":[["Strength",3],["Health",4],["Agility",5],["Dexterity",4],["Perception",4],["Intelligence",3],["Empathy",3],["Will",3]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",6,"Agility × athletics 30"],["awareness",4,"Perception × awareness 16"],["brawl",3,"Agility × brawl 15"],["charm",2,"Empathy × charm 6"],["guile",3,"Will × guile 9"],["sleight",2,"Dexterity × sleight 8"],["stealth",4,"Agility × stealth 20"],["throw",2,"Dexterity × throw 8"],["driving",4,"Dexterity × driving 16"],["first aid",1,"Intelligence × first aid 3"]],"languages":["native 4","Spanish 2"],"techniques":["Mastery: freerunning 5 (athletics)","Familiarity: motorbikes (driving)"],"items":["parcel pack"],"limits":[3000,9000,18000,36000,72000]},
  {"key":"anneke","name":"Anneke Holt","kind":"person","concept":"Infantry sergeant. Counts heads, exits and cartridges, in that order.","tl":8,"attributes":[["Strength",4],["Health",4],["Agility",3],["Dexterity",3],["Perception",4],["Intelligence",3],["Empathy",3],["Will",4]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",4,"Agility × athletics 12"],["awareness",4,"Perception × awareness 16"],["brawl",4,"Agility × brawl 12"],["charm",2,"Empathy × charm 6"],["guile",2,"Will × guile 8"],["sleight",2,"Dexterity × sleight 6"],["stealth",4,"Agility × stealth 12"],["throw",4,"Dexterity × throw 12"],["rifles",6,"Perception × rifles 24"],["pistols",4,"Dexterity × pistols 12"],["first aid",4,"Intelligence × first aid 12"],["leadership",4,"Empathy × leadership 12"],["demolitions",3,"Intelligence × demolitions 9"],["driving",4,"Dexterity × driving 12"]],"languages":["native 4","Dutch 4"],"techniques":["Familiarity: tanks (driving)","Technique: Steady aim (rifles, bows)"],"items":["rifle and magazines","body armour","field pack"],"limits":[4000,16000,32000,64000,128000]},
  {"key":"wulfrun","name":"Wulfrun of Ashford","kind":"person","concept":"Border huntress. Talks to her dog more than to people, and to neither much.","tl":3,"attributes":[["Strength",3],["Health",4],["Agility",4],["Dexterity",3],["Perception",5],["Intelligence",3],["Empathy",2],["Will",3]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",4,"Agility × athletics 16"],["awareness",5,"Perception × awareness 25"],["brawl",2,"Agility × brawl 8"],["charm",2,"Empathy × charm 4"],["guile",2,"Will × guile 6"],["sleight",2,"Dexterity × sleight 6"],["stealth",5,"Agility × stealth 20"],["throw",3,"Dexterity × throw 9"],["bows",6,"Perception × bows 30"],["tracking",5,"Perception × tracking 25"],["survival",5,"Intelligence × survival 15"],["riding",3,"Agility × riding 12"],["melee",3,"Dexterity × melee 9"]],"languages":["native 4","Norse 2"],"techniques":["Technique: Silent release (bows)"],"items":["bow and arrows","knife, cloak, food"],"limits":[3000,9000,18000,36000,72000]},
  {"key":"piers","name":"Piers Fiddlestick","kind":"person","concept":"Travelling conjuror. Your purse was never safer than in his hand, he says, and gives it back, mostly.","tl":4,"attributes":[["Strength",2],["Health",3],["Agility",4],["Dexterity",5],["Perception",4],["Intelligence",4],["Empathy",5],["Will",3]],"size":4,"tiny":0,"soak":12,"skills":[["athletics",3,"Agility × athletics 12"],["awareness",3,"Perception × awareness 12"],["brawl",2,"Agility × brawl 8"],["charm",5,"Empathy × charm 25"],["guile",5,"Will × guile 15"],["sleight",6,"Dexterity × sleight 30"],["stealth",3,"Agility × stealth 12"],["throw",5,"Dexterity × throw 25"],["music",4,"Dexterity × music 20"],["acting",4,"Empathy × acting 20"],["lockpicking",4,"Dexterity × lockpicking 20"],["games",4,"Intelligence × games 16"]],"languages":["native 4","French 3","Italian 2"],"techniques":["Mastery: juggling 5 (throw)","Mastery: card games 2 (games)"],"items":["fiddle, props, purse"],"limits":[2000,4000,8000,16000,32000]},
  {"key":"ysa","name":"Ysa Morrow","kind":"person","concept":"Freighter pilot. Owes two ports money and has a third one's blessing.","tl":10,"attributes":[["Strength",3],["Health",3],["Agility",4],["Dexterity",5],["Perception",4],["Intelligence",4],["Empathy",3],["Will",3]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",3,"Agility × athletics 12"],["awareness",4,"Perception × awareness 16"],["brawl",2,"Agility × brawl 8"],["charm",3,"Empathy × charm 9"],["guile",4,"Will × guile 12"],["sleight",2,"Dexterity × sleight 10"],["stealth",2,"Agility × stealth 8"],["throw",2,"Dexterity × throw 10"],["piloting",6,"Dexterity × piloting 30"],["science",4,"Intelligence × science 16"],["engineering",5,"Intelligence × engineering 20"],["robotics",2,"Intelligence × robotics 8"],["computers",4,"Intelligence × computers 16"],["navigation",5,"Intelligence × navigation 20"]],"languages":["native 4","trade code 4"],"techniques":["Familiarity: shuttles (piloting)","Specialisation: reactor drives (engineering)"],"items":["flight suit","tool roll"],"limits":[3000,9000,18000,36000,72000]},
];

export const CAST: readonly ReadyPerson[] = [
  {"key":"adult","name":"Average adult","kind":"person","concept":"Somebody with a day of their own to get on with.","tl":0,"attributes":[["Strength",3],["Health",3],["Agility",3],["Dexterity",3],["Perception",3],["Intelligence",3],["Empathy",3],["Will",3]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",2,"Agility × athletics 6"],["awareness",2,"Perception × awareness 6"],["brawl",2,"Agility × brawl 6"],["charm",2,"Empathy × charm 6"],["guile",2,"Will × guile 6"],["sleight",2,"Dexterity × sleight 6"],["stealth",2,"Agility × stealth 6"],["throw",2,"Dexterity × throw 6"]],"languages":["native 4"],"techniques":[],"items":[],"limits":[3000,9000,18000,36000,72000]},
  {"key":"guard","name":"Town guard","kind":"person","concept":"Cold feet, a long watch and a drill that sits.","tl":2,"attributes":[["Strength",3],["Health",3],["Agility",3],["Dexterity",3],["Perception",3],["Intelligence",3],["Empathy",3],["Will",3]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",2,"Agility × athletics 6"],["awareness",3,"Perception × awareness 9"],["brawl",4,"Agility × brawl 12"],["charm",2,"Empathy × charm 6"],["guile",2,"Will × guile 6"],["sleight",2,"Dexterity × sleight 6"],["stealth",2,"Agility × stealth 6"],["throw",2,"Dexterity × throw 6"],["melee",4,"Dexterity × melee 12"]],"languages":["native 4"],"techniques":[],"items":[],"limits":[3000,9000,18000,36000,72000]},
  {"key":"raider","name":"Elite raider","kind":"person","concept":"One of a dozen who were told the plan once.","tl":7,"attributes":[["Strength",4],["Health",4],["Agility",4],["Dexterity",4],["Perception",4],["Intelligence",3],["Empathy",3],["Will",4]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",5,"Agility × athletics 20"],["awareness",2,"Perception × awareness 8"],["brawl",6,"Agility × brawl 24"],["charm",2,"Empathy × charm 6"],["guile",2,"Will × guile 8"],["sleight",2,"Dexterity × sleight 8"],["stealth",6,"Agility × stealth 24"],["throw",2,"Dexterity × throw 8"],["rifles",8,"Perception × rifles 32"]],"languages":["native 4"],"techniques":[],"items":[],"limits":[4000,16000,32000,64000,128000]},
  {"key":"wolf","name":"Wolf","kind":"creature","concept":"Hungry, patient, not alone.","tl":0,"attributes":[["Strength",3],["Health",4],["Agility",5],["Dexterity",2],["Perception",6],["Intelligence",1],["Empathy",2],["Will",3]],"size":4,"tiny":0,"soak":12,"skills":[["athletics",4,"Agility × athletics 20"],["awareness",5,"Perception × awareness 30"],["brawl",4,"Agility × brawl 20"],["stealth",4,"Agility × stealth 20"]],"languages":[],"techniques":[],"items":[],"limits":[3000,9000,18000,36000,72000]},
  {"key":"horse","name":"Riding horse","kind":"creature","concept":"Goes where the head points, unless something flutters.","tl":0,"attributes":[["Strength",9],["Health",5],["Agility",4],["Dexterity",1],["Perception",5],["Intelligence",1],["Empathy",2],["Will",3]],"size":9,"tiny":0,"soak":12,"skills":[["athletics",5,"Agility × athletics 20"],["awareness",3,"Perception × awareness 15"]],"languages":[],"techniques":[],"items":[],"limits":[9000,81000,162000,324000,648000]},
  {"key":"elephant","name":"Elephant","kind":"creature","concept":"Remembers who was kind.","tl":0,"attributes":[["Strength",16],["Health",6],["Agility",2],["Dexterity",2],["Perception",4],["Intelligence",2],["Empathy",3],["Will",4]],"size":15,"tiny":0,"soak":12,"skills":[["athletics",2,"Agility × athletics 4"],["awareness",3,"Perception × awareness 12"],["brawl",3,"Agility × brawl 6"]],"languages":[],"techniques":[],"items":[],"limits":[16000,256000,512000,1024000,2048000]},
  {"key":"rat","name":"House rat","kind":"creature","concept":"Behind the skirting since before the house had one.","tl":0,"attributes":[["Strength",1],["Health",3],["Agility",5],["Dexterity",2],["Perception",5],["Intelligence",1],["Empathy",1],["Will",2]],"size":0,"tiny":2,"soak":0,"skills":[["athletics",3,"Agility × athletics 15"],["awareness",4,"Perception × awareness 20"],["stealth",5,"Agility × stealth 25"]],"languages":[],"techniques":[],"items":[],"limits":[1000,1000,2000,4000,8000]},
  {"key":"runner","name":"Hired runner","kind":"person","concept":"Fit, paid by the hour, and not paid to fall.","tl":8,"attributes":[["Strength",3],["Health",4],["Agility",4],["Dexterity",3],["Perception",3],["Intelligence",3],["Empathy",3],["Will",3]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",4,"Agility × athletics 16"],["awareness",3,"Perception × awareness 9"],["brawl",3,"Agility × brawl 12"],["charm",2,"Empathy × charm 6"],["guile",2,"Will × guile 6"],["sleight",2,"Dexterity × sleight 6"],["stealth",2,"Agility × stealth 8"],["throw",2,"Dexterity × throw 6"]],"languages":["native 4"],"techniques":[],"items":["rope and hook"],"limits":[3000,9000,18000,36000,72000]},
  {"key":"vargo","name":"Dario Vargo","kind":"person","concept":"Recovers things for the Counting House, and has never once asked what was in them.","tl":8,"attributes":[["Strength",4],["Health",4],["Agility",4],["Dexterity",3],["Perception",4],["Intelligence",3],["Empathy",3],["Will",4]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",5,"Agility × athletics 20"],["awareness",4,"Perception × awareness 16"],["brawl",5,"Agility × brawl 20"],["charm",2,"Empathy × charm 6"],["guile",3,"Will × guile 12"],["sleight",2,"Dexterity × sleight 6"],["stealth",3,"Agility × stealth 12"],["throw",3,"Dexterity × throw 9"],["driving",4,"Dexterity × driving 12"]],"languages":["native 4","Hungarian 3"],"techniques":["Mastery: freerunning 2 (athletics)","Technique: Grapple hold (brawl)"],"items":["climbing belt"],"limits":[4000,16000,32000,64000,128000]},
  {"key":"orsk","name":"Magda Orsk","kind":"person","concept":"Speaks for the Counting House, in a good coat, without raising her voice.","tl":8,"attributes":[["Strength",3],["Health",3],["Agility",3],["Dexterity",3],["Perception",4],["Intelligence",4],["Empathy",4],["Will",4]],"size":5,"tiny":0,"soak":12,"skills":[["athletics",2,"Agility × athletics 6"],["awareness",4,"Perception × awareness 16"],["brawl",2,"Agility × brawl 6"],["charm",4,"Empathy × charm 16"],["guile",4,"Will × guile 16"],["sleight",2,"Dexterity × sleight 6"],["stealth",2,"Agility × stealth 6"],["throw",2,"Dexterity × throw 6"],["law",5,"Intelligence × law 20"],["leadership",4,"Empathy × leadership 16"]],"languages":["native 4","French 4"],"techniques":["Specialisation: contracts (law)","Technique: Poker face (guile)"],"items":["document case"],"limits":[3000,9000,18000,36000,72000]},
];

export const SKILLS: readonly SkillDef[] = [
  {"name":"athletics","kind":"talent","attributes":["Agility","Strength","Health"],"masteries":["dance","ballet","gymnastics","freerunning"]},
  {"name":"awareness","kind":"talent","attributes":["Perception","Intelligence"]},
  {"name":"brawl","kind":"talent","attributes":["Agility"]},
  {"name":"charm","kind":"talent","attributes":["Empathy"]},
  {"name":"guile","kind":"talent","attributes":["Will","Empathy","Intelligence"]},
  {"name":"sleight","kind":"talent","attributes":["Dexterity"]},
  {"name":"stealth","kind":"talent","attributes":["Agility","Perception"]},
  {"name":"throw","kind":"talent","attributes":["Dexterity"],"masteries":["juggling","darts"]},
  {"name":"melee","kind":"standard","attributes":["Dexterity"],"default":"brawl","group":"weapons"},
  {"name":"bows","kind":"standard","attributes":["Perception"],"default":"throw","familiar":"hand bows","familiarities":[["crossbows",2]],"group":"weapons"},
  {"name":"pistols","kind":"standard","attributes":["Dexterity"],"tl":4,"familiar":"powder pistols","familiarities":[["energy pistols",2]],"group":"weapons"},
  {"name":"rifles","kind":"standard","attributes":["Perception"],"tl":4,"familiar":"powder rifles","familiarities":[["energy rifles",2]],"group":"weapons"},
  {"name":"driving","kind":"standard","attributes":["Dexterity"],"tl":6,"familiar":"typical car","familiarities":[["motorbikes",2],["lorries",2],["tanks",2],["buggies",2]],"group":"travel"},
  {"name":"piloting","kind":"standard","attributes":["Dexterity"],"tl":6,"familiar":"light plane","familiarities":[["helicopters",4],["jets",4],["shuttles",4]],"group":"travel"},
  {"name":"riding","kind":"standard","attributes":["Agility"],"default":"athletics","tl":1,"familiar":"horses","familiarities":[["camels",2],["elephants",2]],"group":"travel"},
  {"name":"sailing","kind":"standard","attributes":["Intelligence"],"tl":1,"familiar":"small boats","familiarities":[["square rig",2]],"group":"travel"},
  {"name":"lockpicking","kind":"standard","attributes":["Dexterity"],"default":"sleight","tl":2,"familiar":"mechanical locks","familiarities":[["electronic locks",2]]},
  {"name":"demolitions","kind":"standard","attributes":["Intelligence","Dexterity"],"default":"sleight","tl":4},
  {"name":"first aid","kind":"standard","attributes":["Intelligence"]},
  {"name":"medicine","kind":"knowledge","attributes":["Intelligence"],"needs":[["first aid",2]],"tl":3,"group":"learning"},
  {"name":"survival","kind":"standard","attributes":["Intelligence"],"default":"awareness","familiar":"temperate lands","familiarities":[["deserts",2],["arctic",2]]},
  {"name":"tracking","kind":"standard","attributes":["Perception"],"default":"awareness"},
  {"name":"navigation","kind":"knowledge","attributes":["Intelligence"],"tl":1,"group":"learning"},
  {"name":"leadership","kind":"standard","attributes":["Empathy"],"default":"charm"},
  {"name":"acting","kind":"standard","attributes":["Empathy"],"default":"guile","tl":1,"group":"arts","masteries":["mime","tragedy","comedy"]},
  {"name":"music","kind":"standard","attributes":["Dexterity","Empathy"],"group":"arts","masteries":["fiddle","flute","drums","singing"]},
  {"name":"games","kind":"standard","attributes":["Intelligence"],"masteries":["chess","go","backgammon","card games"]},
  {"name":"craft","kind":"standard","attributes":["Dexterity"],"familiar":"one's own craft","familiarities":[["smithing",2],["carpentry",2],["tailoring",2],["pottery",2]]},
  {"name":"history","kind":"knowledge","attributes":["Intelligence"],"tl":1,"group":"learning"},
  {"name":"law","kind":"knowledge","attributes":["Intelligence"],"tl":1,"group":"learning"},
  {"name":"lore","kind":"knowledge","attributes":["Intelligence"],"group":"learning"},
  {"name":"science","kind":"knowledge","attributes":["Intelligence"],"tl":5,"group":"learning"},
  {"name":"engineering","kind":"knowledge","attributes":["Intelligence"],"needs":[["science",2]],"tl":5,"group":"learning"},
  {"name":"computers","kind":"standard","attributes":["Intelligence"],"tl":7},
  {"name":"robotics","kind":"knowledge","attributes":["Intelligence"],"limited_by":"engineering","tl":8,"group":"learning"},
];

export const LIBRARY: readonly TechniqueDef[] = [
  {"name":"Steady aim","kind":"technique","skills":["rifles","bows"],"level":4,"effect":{"what":"bonus","amount":5},"text":"+5 to the next shot after a round of aiming."},
  {"name":"Silent release","kind":"technique","skills":["bows"],"level":4,"effect":{"what":"opponent","amount":-5},"text":"Who might hear the shot rolls at -5."},
  {"name":"Tumbling escape","kind":"technique","skills":["athletics"],"level":5,"effect":{"what":"target","amount":-5,"situations":["run"]},"text":"Running away, the difficulty of the ground is 5 lower."},
  {"name":"Wall runner","kind":"technique","skills":["athletics"],"level":6,"needs":["Tumbling escape"],"effect":{"what":"climb","situations":["climb"]},"text":"Once in a climb, one round goes at half Move."},
  {"name":"Cold reader","kind":"technique","skills":["guile"],"level":5,"effect":{"what":"bonus","amount":5,"situations":["detect"]},"text":"+5 to see through simple lies."},
  {"name":"Poker face","kind":"technique","skills":["guile"],"level":4,"effect":{"what":"bonus","amount":5,"situations":["lie"]},"text":"+5 to tell simple lies."},
  {"name":"Light fingers","kind":"technique","skills":["sleight"],"level":5,"effect":{"what":"street","situations":["pocket"]},"text":"No penalty for an empty street."},
  {"name":"Grapple hold","kind":"technique","skills":["brawl"],"level":4,"effect":{"what":"bonus","amount":5,"situations":["hold"]},"text":"+5 in contests of holding somebody."},
  {"name":"Stone drop","kind":"technique","skills":["brawl"],"level":7,"needs":["Grapple hold"],"text":"A throw from the hold; what it does is for the combat article."},
  {"name":"Quiet step","kind":"technique","skills":["stealth"],"level":4,"effect":{"what":"bonus","amount":5,"situations":["sneak"],"careful":true},"text":"+5 to Agility x stealth at the careful gait."},
  {"name":"Field surgeon","kind":"technique","skills":["first aid","medicine"],"level":6,"effect":{"what":"target","amount":-5},"text":"Difficult work without proper tools is 5 easier."},
  {"name":"dance","kind":"mastery","skills":["athletics"],"text":"+1 for each level at dance, and a point of the attribute for every five."},
  {"name":"ballet","kind":"mastery","skills":["athletics"],"text":"+1 for each level at ballet, and a point of the attribute for every five."},
  {"name":"gymnastics","kind":"mastery","skills":["athletics"],"text":"+1 for each level at gymnastics, and a point of the attribute for every five."},
  {"name":"freerunning","kind":"mastery","skills":["athletics"],"text":"+1 for each level at freerunning, and a point of the attribute for every five."},
  {"name":"juggling","kind":"mastery","skills":["throw"],"text":"+1 for each level at juggling, and a point of the attribute for every five."},
  {"name":"darts","kind":"mastery","skills":["throw"],"text":"+1 for each level at darts, and a point of the attribute for every five."},
  {"name":"crossbows","kind":"familiarity","skills":["bows"],"level":2,"text":"The full skill with crossbows."},
  {"name":"energy pistols","kind":"familiarity","skills":["pistols"],"level":2,"text":"The full skill with energy pistols."},
  {"name":"energy rifles","kind":"familiarity","skills":["rifles"],"level":2,"text":"The full skill with energy rifles."},
  {"name":"motorbikes","kind":"familiarity","skills":["driving"],"level":2,"text":"The full skill with motorbikes."},
  {"name":"lorries","kind":"familiarity","skills":["driving"],"level":2,"text":"The full skill with lorries."},
  {"name":"tanks","kind":"familiarity","skills":["driving"],"level":2,"text":"The full skill with tanks."},
  {"name":"buggies","kind":"familiarity","skills":["driving"],"level":2,"text":"The full skill with buggies."},
  {"name":"helicopters","kind":"familiarity","skills":["piloting"],"level":4,"text":"The full skill with helicopters."},
  {"name":"jets","kind":"familiarity","skills":["piloting"],"level":4,"text":"The full skill with jets."},
  {"name":"shuttles","kind":"familiarity","skills":["piloting"],"level":4,"text":"The full skill with shuttles."},
  {"name":"camels","kind":"familiarity","skills":["riding"],"level":2,"text":"The full skill with camels."},
  {"name":"elephants","kind":"familiarity","skills":["riding"],"level":2,"text":"The full skill with elephants."},
  {"name":"square rig","kind":"familiarity","skills":["sailing"],"level":2,"text":"The full skill with square rig."},
  {"name":"electronic locks","kind":"familiarity","skills":["lockpicking"],"level":2,"text":"The full skill with electronic locks."},
  {"name":"deserts","kind":"familiarity","skills":["survival"],"level":2,"text":"The full skill with deserts."},
  {"name":"arctic","kind":"familiarity","skills":["survival"],"level":2,"text":"The full skill with arctic."},
  {"name":"mime","kind":"mastery","skills":["acting"],"text":"+1 for each level at mime, and a point of the attribute for every five."},
  {"name":"tragedy","kind":"mastery","skills":["acting"],"text":"+1 for each level at tragedy, and a point of the attribute for every five."},
  {"name":"comedy","kind":"mastery","skills":["acting"],"text":"+1 for each level at comedy, and a point of the attribute for every five."},
  {"name":"fiddle","kind":"mastery","skills":["music"],"text":"+1 for each level at fiddle, and a point of the attribute for every five."},
  {"name":"flute","kind":"mastery","skills":["music"],"text":"+1 for each level at flute, and a point of the attribute for every five."},
  {"name":"drums","kind":"mastery","skills":["music"],"text":"+1 for each level at drums, and a point of the attribute for every five."},
  {"name":"singing","kind":"mastery","skills":["music"],"text":"+1 for each level at singing, and a point of the attribute for every five."},
  {"name":"chess","kind":"mastery","skills":["games"],"text":"+1 for each level at chess, and a point of the attribute for every five."},
  {"name":"go","kind":"mastery","skills":["games"],"text":"+1 for each level at go, and a point of the attribute for every five."},
  {"name":"backgammon","kind":"mastery","skills":["games"],"text":"+1 for each level at backgammon, and a point of the attribute for every five."},
  {"name":"card games","kind":"mastery","skills":["games"],"text":"+1 for each level at card games, and a point of the attribute for every five."},
  {"name":"smithing","kind":"familiarity","skills":["craft"],"level":2,"text":"The full skill with smithing."},
  {"name":"carpentry","kind":"familiarity","skills":["craft"],"level":2,"text":"The full skill with carpentry."},
  {"name":"tailoring","kind":"familiarity","skills":["craft"],"level":2,"text":"The full skill with tailoring."},
  {"name":"pottery","kind":"familiarity","skills":["craft"],"level":2,"text":"The full skill with pottery."},
];

export const ATTRIBUTES: readonly AttributeRow[] = [
  {"name":"Strength","short":"Str","text":"Hurting, breaking, lifting. What can be carried grows with its square."},
  {"name":"Health","short":"Hea","text":"Endurance: staying alive and awake, resisting poison, avoiding fatigue."},
  {"name":"Agility","short":"Agi","text":"Quickness, acrobatics, brawling; not weapons."},
  {"name":"Dexterity","short":"Dex","text":"Hand and eye: sleight of hand, melee weapons, pistols, things thrown, driving."},
  {"name":"Perception","short":"Per","text":"Senses and alertness; rifles and bows."},
  {"name":"Intelligence","short":"Int","text":"Memory, study, logic, wit."},
  {"name":"Empathy","short":"Emp","text":"Understanding others. Charm needs it, but is something else."},
  {"name":"Will","short":"Wil","text":"Overcoming instincts, resisting magic, lying well."},
];

export const DIFFICULTIES: readonly Difficulty[] = [
  {"label":"very easy","target":10,"opponent":-10,"text":"Little or no skill will do; a professional always manages it."},
  {"label":"easy","target":15,"opponent":-5,"text":"A little skill gives a good chance; hard without any."},
  {"label":"moderate","target":20,"opponent":0,"text":"Routine for a professional in good conditions."},
  {"label":"challenging","target":25,"opponent":5,"text":"Hard below professional level, out of reach of the casual."},
  {"label":"difficult","target":30,"opponent":10,"text":"For the highly skilled; below professional level never."},
  {"label":"very difficult","target":40,"opponent":20,"text":"For masters; the top under normal circumstances."},
  {"label":"extreme","target":50,"opponent":30,"text":"Very difficult work in poor conditions."},
  {"label":"heroic","target":60,"opponent":40,"text":"For heroes."},
  {"label":"sheer folly","target":75,"opponent":55,"text":"Hard even with superhuman skill."},
  {"label":"absurd","target":100,"opponent":80,"text":"Nobody with an average attribute has any chance."},
];

export const DEGREES: readonly Degree[] = [
  {"level":0,"name":"failure","margin":-1,"extras":0,"text":"Below the target, or a fumble."},
  {"level":1,"name":"moderate","margin":0,"extras":0,"text":"It is done."},
  {"level":2,"name":"good","margin":10,"extras":1,"text":"Done with style, completeness or speed: one of the three."},
  {"level":3,"name":"excellent","margin":20,"extras":2,"text":"Two of the three."},
  {"level":4,"name":"superb","margin":30,"extras":3,"text":"All three; better than this no lay observer can tell."},
  {"level":5,"name":"fantastic","margin":40,"extras":3,"text":"Experts talk about it."},
  {"level":6,"name":"amazing","margin":50,"extras":3,"text":"As near to perfect as can be. Each further 10 points is one more level."},
];

export const BANDS: readonly Band[] = [
  {"least":0,"label":"none","text":"Skills that use it cannot be attempted."},
  {"least":1,"label":"crippled","text":"Very dull, gravely ill or unable to deal with people."},
  {"least":2,"label":"poor","text":"The lowest twentieth; the usual minimum."},
  {"least":3,"label":"average","text":"Nine people in ten."},
  {"least":4,"label":"high","text":"Noticeably above average."},
  {"least":5,"label":"very high","text":"About the most without training."},
  {"least":6,"label":"exceptional","text":"Trained hard for."},
  {"least":7,"label":"incredible","text":"A few in a country."},
  {"least":8,"label":"legendary","text":"The usual human maximum."},
  {"least":9,"label":"superhuman","text":"Past natural limits."},
];

export const SKILL_BANDS: readonly Band[] = [
  {"least":0,"label":"none","text":"Not learnt."},
  {"least":1,"label":"casual","text":"Picked up here and there."},
  {"least":2,"label":"student","text":"Easy tasks are fine; a job would be a struggle."},
  {"least":4,"label":"professional","text":"Most stay at 4 or 5, veterans reach 6 or 7. Going beyond takes deliberate work."},
  {"least":8,"label":"master","text":"True understanding after many years. Above 9 only somebody with a name."},
  {"least":12,"label":"legendary","text":"Leads the field."},
  {"least":16,"label":"mythical","text":"Told of, hardly seen."},
];

export const KNOWLEDGE_BANDS: readonly Band[] = [
  {"least":0,"label":"none","text":"Not studied; it cannot be checked."},
  {"least":1,"label":"heard of it","text":"Saw a programme, heard stories."},
  {"least":2,"label":"school or hobby","text":"What school or a hobby teaches."},
  {"least":4,"label":"graduate","text":"A degree, or as good as one."},
  {"least":6,"label":"master's degree","text":"Some years more; specialisations show it best."},
  {"least":8,"label":"doctorate","text":"Original work in the field."},
];

export const LANGUAGE_BANDS: readonly Band[] = [
  {"least":0,"label":"none","text":"Not a word."},
  {"least":1,"label":"a few words","text":"Recognises it, knows a few words."},
  {"least":2,"label":"simple sentences","text":"Talk of market and inn."},
  {"least":3,"label":"conversation","text":"A decent conversation, clearly foreign; rare words are missing."},
  {"least":4,"label":"fluent","text":"Like a native; foreigners keep an accent."},
  {"least":5,"label":"without an accent","text":"No accent, dialects and rare words too."},
];

export const TALENTS: readonly Talent[] = [
  {"name":"athletics","pairs":[["Agility","running, climbing in a fight, catching a fall"],["Strength","long climbs"],["Health","how long a run lasts"]],"opposed":"a target","text":"Running, swimming, jumping, climbing, acrobatics. In a fight it helps only through a style made for it."},
  {"name":"awareness","pairs":[["Perception","noticing, spotting"],["Intelligence","recalling what was seen"]],"opposed":"a target, stealth, sleight","text":"Noticing what the senses take in, and remembering it."},
  {"name":"brawl","pairs":[["Agility","blows, dodges, holds"]],"opposed":"what the combat article says","text":"Fists, feet, teeth, knives, bottles, chairs and clubs; dodging, wrestling, throwing people. Every melee skill may fall back on it, and martial arts are techniques of it."},
  {"name":"charm","pairs":[["Empathy","making people like you"]],"opposed":"nobody: the total is read off","text":"Small talk, flirting, jokes, kindness. It need not be sincere."},
  {"name":"guile","pairs":[["Will","telling a lie"],["Empathy","seeing through one"],["Intelligence","interrogating, and withstanding it"]],"opposed":"guile","text":"Deceiving, and seeing through deceit."},
  {"name":"sleight","pairs":[["Dexterity","pockets, cards, palming; Empathy may aid"]],"opposed":"Perception × awareness, or a target of 20 or 30","text":"Card tricks, pockets, juggling for show: reflexes, control and distraction."},
  {"name":"stealth","pairs":[["Agility","moving quietly, or both at once"],["Perception","choosing a hiding place"]],"opposed":"Perception × awareness","text":"Moving silently, hiding, not being seen."},
  {"name":"throw","pairs":[["Dexterity","throwing, catching, juggling"]],"opposed":"a target, or a dodge","text":"Throwing, catching, juggling as a feat."},
];

export const SIZES: readonly SizeRow[] = [
  {"size":0,"mass":"7 kg","examples":"a large house cat"},
  {"size":1,"mass":"11 kg","examples":"a child of one year, a small dog"},
  {"size":2,"mass":"18 kg","examples":"a child of five"},
  {"size":3,"mass":"28 kg","examples":"a child of ten, a middling dog"},
  {"size":4,"mass":"44 kg","examples":"a small or slight adult, a wolf"},
  {"size":5,"mass":"70 kg","examples":"a typical adult"},
  {"size":6,"mass":"111 kg","examples":"a heavyweight, a hulking warrior"},
  {"size":7,"mass":"176 kg","examples":"a donkey, a black bear"},
  {"size":8,"mass":"279 kg","examples":"a lion"},
  {"size":9,"mass":"442 kg","examples":"a riding horse, a grizzly"},
  {"size":10,"mass":"700 kg","examples":"a war horse, a cave bear, a family car"},
  {"size":11,"mass":"1.1 t","examples":"a rhinoceros"},
  {"size":12,"mass":"1.8 t","examples":"a great white shark"},
  {"size":13,"mass":"2.8 t","examples":""},
  {"size":14,"mass":"4.4 t","examples":"a horned dinosaur, a large tank"},
  {"size":15,"mass":"7 t","examples":"an elephant"},
  {"size":16,"mass":"11 t","examples":""},
  {"size":17,"mass":"17 t","examples":""},
  {"size":18,"mass":"28 t","examples":"the largest land animals that ever lived"},
  {"size":19,"mass":"44 t","examples":""},
  {"size":20,"mass":"70 t","examples":""},
  {"size":21,"mass":"110 t","examples":"a blue whale"},
];

export const BULKS: readonly Bulk[] = [
  {"size":5,"volume":"1 cubic metre","examples":"motorbike"},
  {"size":10,"volume":"10 cubic metres","examples":"family car"},
  {"size":16,"volume":"about 160 cubic metres","examples":"railway carriage"},
  {"size":17,"volume":"about 250 cubic metres","examples":"jet fighter"},
  {"size":22,"volume":"about 2500 cubic metres","examples":"small trading starship"},
  {"size":26,"volume":"about 16000 cubic metres","examples":"wide-body airliner"},
  {"size":28,"volume":"about 40000 cubic metres","examples":"battleship"},
  {"size":32,"volume":"about 250000 cubic metres","examples":"nuclear aircraft carrier"},
  {"size":44,"volume":"about 63 million cubic metres","examples":"star warship a kilometre long"},
  {"size":80,"volume":"10^15 cubic metres","examples":"battle station as large as a moon"},
  {"size":94,"volume":"about 6 × 10^17 cubic metres","examples":"craft as large as a planet"},
  {"size":110,"volume":"10^21 cubic metres","examples":"the Earth"},
];

export const GAITS: readonly GaitRow[] = [
  {"name":"careful","four":"half Move","prose":"a quarter of Move","factor":"half","cost":"free"},
  {"name":"standard","four":"Move","prose":"half Move","factor":"as listed","cost":"the action of the round"},
  {"name":"running","four":"twice Move","prose":"Move","factor":"x 2","cost":"the action of the round"},
  {"name":"sprinting","four":"twice Move + athletics","prose":"twice Move + athletics","factor":"x 3","cost":"the action of the round and 1 fatigue"},
];

export const OBSTRUCTIONS: readonly Obstruction[] = [
  {"key":"clear","value":0,"examples":"clear, easy ground"},
  {"key":"light","value":5,"examples":"a thin crowd, a wood"},
  {"key":"moderate","value":10,"examples":"a busy street, crates, rubble, dense wood"},
  {"key":"heavy","value":20,"examples":"a busy market, thick foliage"},
];

export const FOOTINGS: readonly Footing[] = [
  {"key":"unstable","values":[5,10],"examples":"rubble, crumbling rock, swaying rigging"},
  {"key":"narrow","values":[5,10],"examples":"a ledge, holes, cracks: narrow or uneven"},
  {"key":"slippery","values":[5,10],"examples":"ice, oil"},
  {"key":"windy","values":[5],"examples":"only where one of the others applies"},
];

export const LOADS: readonly LoadRow[] = [
  {"level":-1,"name":"unencumbered","limit":"Strength","agility":0,"dexterity":0,"moves":"every gait","resist":0,"text":"Never a penalty."},
  {"level":0,"name":"lightly","limit":"Strength × Strength","agility":0,"dexterity":0,"moves":"every gait","resist":0,"text":"A penalty only where weight is critical, as in swimming."},
  {"level":1,"name":"moderately","limit":"twice that","agility":-1,"dexterity":0,"moves":"no sprinting","resist":-5,"text":"Agility −1; no sprinting."},
  {"level":2,"name":"heavily","limit":"four times that","agility":-2,"dexterity":-1,"moves":"no running or sprinting, Move halved","resist":-10,"text":"Agility −2, Dexterity −1; no running or sprinting; Move halved."},
  {"level":3,"name":"greatly","limit":"eight times that","agility":-4,"dexterity":-2,"moves":"no running or sprinting, Move halved","resist":-15,"text":"Agility −4, Dexterity −2; no running or sprinting; Move halved."},
  {"level":4,"name":"over","limit":"more","agility":0,"dexterity":-2,"moves":"none","resist":-20,"text":"No movement; every Agility check comes out as zero; Dexterity −2."},
];

export const SCRAMBLES: readonly Scramble[] = [
  {"key":"bench","target":10,"text":"onto or over a chair or bench"},
  {"key":"under table","target":10,"text":"under a table or a like shelter"},
  {"key":"onto table","target":15,"text":"onto a table or something as high"},
  {"key":"through table","target":15,"text":"under a table and out again, no chairs in the way"},
  {"key":"over table","target":20,"text":"over a table"},
  {"key":"fence","target":20,"text":"over a fence up to one's own height"},
];

export const SURFACES: readonly Surface[] = [
  {"target":10,"label":"ladder","text":"a ladder, a very easy slope or tree"},
  {"target":15,"label":"branchy tree","text":"a branchy tree, a cliff with ledges, scaffolding"},
  {"target":20,"label":"typical cliff","text":"a typical cliff, a house roof by the drainpipe"},
  {"target":30,"label":"smooth cliff","text":"a smooth cliff, a brick wall"},
  {"target":40,"label":"hardest usual cliff","text":"about the top for usual cliffs; single stretches may be harder"},
  {"target":50,"label":"severe","text":"severe"},
  {"target":60,"label":"very severe","text":"very severe"},
  {"target":70,"label":"extremely severe","text":"extremely severe; about the limit of natural climbs"},
];

export const PACES: readonly PaceRow[] = [
  {"key":"round","name":"each round","distance":"a quarter of Move","saved":"a second check, or 1 fatigue"},
  {"key":"minute","name":"each minute","distance":"ten times a quarter of Move","saved":"a second check, or 1 fatigue"},
  {"key":"quarter","name":"each quarter of an hour","distance":"Move × 50","saved":"1 exhaustion, which makes the failure a pass, or a second check"},
];

export const NOTICES: readonly Notice[] = [
  {"key":"obvious","target":10,"sample":"a blade that lies beside a corpse"},
  {"key":"tricky","target":20,"sample":"torn paper in the clutter of a desk; soaked shoes on somebody who claims to have stayed in"},
  {"key":"subtle","target":30,"sample":""},
];

export const COVERS: readonly Cover[] = [
  {"key":"open","value":0,"text":"in the open"},
  {"key":"half","value":10,"text":"half covered"},
  {"key":"nearly full","value":20,"text":"nine tenths covered"},
];

export const REACTIONS: readonly CharmRow[] = [
  {"least":-999,"value":-1,"name":"dislike","text":"Annoyed; unlikely to help, may hinder."},
  {"least":10,"value":0,"name":"neutral","text":"Neither upset nor won over; their own nature decides."},
  {"least":20,"value":1,"name":"like","text":"Help, or keep company, if it costs little."},
  {"least":30,"value":2,"name":"impressed","text":"Make an effort for you."},
  {"least":40,"value":3,"name":"loved","text":"Go far out of their way, even at some cost; yet nobody gives everything away."},
];

export const CROWDS: readonly Crowd[] = [
  {"key":"jostling","bonus":10,"text":"a jostling crowd"},
  {"key":"crowded","bonus":5,"text":"crowded"},
  {"key":"ordinary","bonus":0,"text":"nothing special"},
  {"key":"empty","bonus":-5,"text":"an empty street"},
  {"key":"obvious","bonus":-10,"text":"obvious"},
];

export const TRICKS: readonly Trick[] = [
  {"key":"simple","target":20,"text":"a simple palm"},
  {"key":"complex","target":30,"text":"something harder"},
];

export const AIMS: readonly Aim[] = [
  {"key":"doorway","target":10},
  {"key":"window","target":15},
  {"key":"car window","target":20},
];

export const QUALITIES: readonly Quality[] = [
  {"least":-999,"label":"below bearable"},
  {"least":10,"label":"bearable"},
  {"least":20,"label":"decent"},
];

export const WORKS: readonly WorkRow[] = [
  {"key":"short","rolls":1,"text":"a song, a sketch"},
  {"key":"medium","rolls":2,"text":"a scene, a routine on the mat"},
  {"key":"long","rolls":3,"text":"a portrait, a story; more rolls for longer ones"},
  {"key":"symphony","rolls":5,"text":"a full symphony or ballet, a book"},
];

export const TECHS: readonly Tech[] = [
  {"tl":0,"name":"Stone","years":"","since":0,"text":"Sticks, stones and fire; language, culture and perhaps religion arise."},
  {"tl":1,"name":"Bronze","years":"","since":0,"text":"Metals; the ancient civilisations."},
  {"tl":2,"name":"Iron","years":"","since":0,"text":"Iron, building in stone, seafaring; before Rome and after it."},
  {"tl":3,"name":"Medieval","years":"1000-1450","since":1000,"text":"Steel, armoured horsemen, the first gunpowder, castles, books. Rome was nearly there."},
  {"tl":4,"name":"Renaissance","years":"1450-1750","since":1450,"text":"Gunpowder, sail, astronomy, mathematics; science dawns."},
  {"tl":5,"name":"Steam","years":"1750-1900","since":1750,"text":"Industry; the foundations of chemistry, biology and physics."},
  {"tl":6,"name":"Mechanical","years":"1900-1945","since":1900,"text":"Mass production, mechanised war, the atom."},
  {"tl":7,"name":"Nuclear","years":"1945-1980","since":1945,"text":"Jets, nuclear power, computers, electronics, medicine, the first space flight."},
  {"tl":8,"name":"Information","years":"1980-2020","since":1980,"text":"The present day, when the rules were written."},
  {"tl":9,"name":"future","years":"from 2020","since":2020,"text":"Near and rather hard science fiction, until 2050 at the earliest, perhaps 2100: smaller computers, better telephones, cloning and gene screening, compact power, nanotechnology in materials and medicine only, perhaps more work in space."},
];

export const ERAS: readonly Era[] = [
  {"least":9,"most":10,"name":"cyberpunk","text":"Mostly on Earth, little space travel."},
  {"least":10,"most":12,"name":"early interstellar","text":"The first travel between stars, as hard as the setting makes it."},
  {"least":13,"most":15,"name":"super-science","text":"Huge works in orbit, weapons that wreck planets."},
];

export const TRIES: readonly ReadyNote[] = [
  {"title":"Run","text":"Choose a gait before your check: a faster one goes further and doubles or triples the difficulty."},
  {"title":"Pay","text":"A failed check on the roofs can be turned with one point of fatigue, if a success was possible at all."},
  {"title":"Drop something","text":"Leave a heavy piece behind on your sheet and see Agility, Move and gaits change."},
  {"title":"Talk","text":"Ask for a check in your own words. Charm is not resisted; lies are rolled in hiding."},
];

export const HINTS: readonly Hint[] = [
  {"form":"frame","rule":"YAG-152","text":"Adults are Size 5. Size 4 is small and slim, 6 a heavyweight, and both are at the edge."},
  {"form":"frame","rule":"YAG-153","text":"For noticeably large or small people the character article limits Strength. Here the game master decides."},
  {"form":"frame","rule":"YAG-058","text":"Size is how much damage somebody can take. Experience never raises it."},
  {"form":"attributes","rule":"YAG-033","text":"3 is an average adult. Most people have 2 to 5."},
  {"form":"attributes","rule":"YAG-062","text":"Values above 5 come from training, not from birth. The greatest minds and athletes reach 8."},
  {"form":"attributes","rule":"YAG-049","text":"Which attributes matter most depends on the setting: Strength counts for more among swords than among starships."},
  {"form":"attributes","rule":"YAG-036","text":"Attributes work the same in every setting. Only how many people have high values differs."},
  {"form":"skills","rule":"YAG-069","text":"4 is a professional. Most people stay at 4 or 5, veterans reach 6 or 7."},
  {"form":"skills","rule":"YAG-077","text":"Many skills can default to a talent: halved, with twice the fumble chance."},
  {"form":"skills","rule":"YAG-079","text":"A knowledge needs a source to study from: a teacher, a library, a school."},
  {"form":"skills","rule":"YAG-255","text":"Below Tech Level 6, academic and scientific skills need reworking for the age."},
  {"form":"languages","rule":"YAG-082","text":"A language isn't rolled. Its level says how much somebody understands."},
  {"form":"techniques","rule":"YAG-074","text":"High skill opens techniques, which allow what the plain skill can't do."},
  {"form":"techniques","rule":"YAG-143","text":"One broad skill covers every topic. A few points deepen single fields."},
  {"form":"techniques","rule":"YAG-081","text":"High knowledge shows best in specialisations."},
  {"form":"techniques","rule":"YAG-142","text":"A specialisation can be as broad or narrow as you like."},
  {"form":"techniques","rule":"YAG-150","text":"Dance, ballet and gymnastics rest on athletics; chess, go and backgammon on games."},
  {"form":"techniques","rule":"YAG-223","text":"Martial arts are techniques of brawl, not skills of their own."},
  {"form":"gear","rule":"YAG-177","text":"Up to Strength × Strength in kilograms is a light load. It costs nothing, except in water."},
  {"form":"gear","rule":"YAG-186","text":"Worn armour and clothes can weigh less on you than in your pack."},
  {"form":"check","rule":"YAG-004","text":"Easy things need no roll."},
  {"form":"check","rule":"YAG-011","text":"10 is very easy, 20 moderate, 30 difficult."},
  {"form":"check","rule":"YAG-101","text":"Targets above 40 are rare and mostly due to conditions."},
  {"form":"check","rule":"YAG-102","text":"The labels assume an average attribute."},
  {"form":"check","rule":"YAG-031","text":"You judge what is predictable and stressful. It decides whether somebody can take 0 or 10."},
  {"form":"check","rule":"YAG-018","text":"The game master says what a degree of success means in the story."},
  {"form":"contest","rule":"YAG-264","text":"A rivalry can be one contest, or a competition over several turns."},
  {"form":"fact","rule":"YAG-140","text":"A special fact is 30. A broad specialisation makes it 20, the exact one needs no roll."},
  {"form":"fact","rule":"YAG-141","text":"Which specialisation is used colours what somebody learns."},
  {"form":"notice","rule":"YAG-278","text":"Obvious: a blade beside a corpse. Tricky: soaked shoes on somebody who claims to have stayed in."},
  {"form":"spot","rule":"YAG-156","text":"Larger things are easier to hit and to spot."},
  {"form":"charm","rule":"YAG-224","text":"Small talk, flirting, jokes, kindness. It needn't be sincere, and nobody resists it."},
  {"form":"charm","rule":"YAG-229","text":"Even people who love you won't give you everything."},
  {"form":"lie","rule":"YAG-232","text":"A simple lie says little. Make an elaborate one harder with a modifier."},
  {"form":"lie","rule":"YAG-235","text":"Neither side learns whether it went well."},
  {"form":"interrogate","rule":"YAG-276","text":"Tripping somebody up with reasoning and proof. Standing up to it takes fast thinking."},
  {"form":"sleight","rule":"YAG-238","text":"Empathy can help: a point of the attribute for this roll, if you like."},
  {"form":"conjure","rule":"YAG-242","text":"If a trick is only meant to entertain, seeing how it's done doesn't make it a failure."},
  {"form":"stealth","rule":"YAG-244","text":"A hiding place takes Perception, moving quietly Agility, and both at once Agility."},
  {"form":"throw","rule":"YAG-247","text":"Throwing at somebody is an attack. They may dodge."},
  {"form":"run","rule":"YAG-199","text":"A gap to jump counts as more obstruction."},
  {"form":"climb","rule":"YAG-213","text":"A slower pace means fewer rolls, so fewer fumbles."},
  {"form":"climb","rule":"YAG-208","text":"How hard it is depends on the surface, not on its height."},
  {"form":"climb","rule":"YAG-203","text":"Ladders and stairs need no check, unless somebody is in a hurry."},
  {"form":"long","rule":"YAG-117","text":"For work against the clock, or work that takes days and weeks. Say how long each check takes."},
  {"form":"race","rule":"YAG-122","text":"In a physical one, the loser of a turn can pay fatigue so that nobody scores."},
  {"form":"art","rule":"YAG-128","text":"One roll for a short work, two for a medium one, three or more for a long one, five for a symphony."},
  {"form":"art","rule":"YAG-130","text":"Works are compared with each other, not with a target."},
  {"form":"travel","rule":"YAG-174","text":"Weather and ground change how far a watch takes you. Enter a percentage."},
  {"form":"creature","rule":"YAG-048","text":"Beasts have other ranges: often Perception 5 or more, and large ones Strength 10 or more."},
  {"form":"creature","rule":"YAG-032","text":"The numbers are made for beings of about human size."},
  {"form":"creature","rule":"YAG-268","text":"Small weapons do less to large creatures. The combat article says how much."},
  {"form":"creature","rule":"YAG-269","text":"Size and Strength grow in tenfold steps, so even giants have small numbers."},
  {"form":"vehicle","rule":"YAG-159","text":"Weapons made against people do much less to vehicles."},
  {"form":"vehicle","rule":"YAG-157","text":"A vehicle's Size comes from its volume: 1 cubic metre is 5, and ten times as much is 5 more."},
  {"form":"campaign","rule":"YAG-257","text":"From Tech Level 9 up, the future is yours: cyberpunk, the first star travel, super-science."},
  {"form":"campaign","rule":"YAG-254","text":"Before and after Rome is Tech Level 2, and Rome itself nearly 3."},
  {"form":"campaign","rule":"YAG-001","text":"Only the Core is here. Prices of attributes and skills, wounds, the effects of fatigue and combat are in other articles."},
  {"form":"award","rule":"YAG-133","text":"Techniques cost their level. The table sets prices for attributes, skills and languages."},
];
