// Written by tools/gen_types.py from the Python types; never edited.

export interface Card {
  key: string;
  name: string;
  suit: 'coins' | 'cups' | 'major' | 'swords' | 'wands';
  number: number;
  picture: string;
  prompt: string;
}

/** How good a hand is, and what its winner may do in a fight. */
export interface Rank {
  rank: number;
  name: string;
  may: string;
}

/** What a form says to who fills it in: advice of the rules; `form` is where it belongs. */
export interface Hint {
  form: string;
  rule: string;
  text: string;
}

export interface ChoiceWord {
  field: string;
  value: string;
  text: string;
}

/** What a winner may choose, at more length. */
export interface EffectNote {
  effect: string;
  note: string;
}

export const CARDS: readonly Card[] = [
  {"key":"major-00","name":"The Fool","suit":"major","number":0,"picture":"A light-hearted youth with a bundle on a stick and a white rose walks toward a cliff edge, gazing at the sky, a little dog jumping at the heels.","prompt":"Who is not looking where they step?"},
  {"key":"major-01","name":"The Magician","suit":"major","number":1,"picture":"A robed figure lifts a rod to heaven and points to the ground; cup, sword, staff and coin lie on the table, a sideways eight floats above, roses overhead.","prompt":"What is at hand, and who makes more of it than it seems?"},
  {"key":"major-02","name":"The High Priestess","suit":"major","number":2,"picture":"A veiled woman sits between one black and one white pillar, a scroll half hidden in her cloak, a thin moon at her feet.","prompt":"What is known here and not said?"},
  {"key":"major-03","name":"The Empress","suit":"major","number":3,"picture":"A crowned lady rests on cushions in ripe corn, stars round her head, a heart-shaped shield beside her, woods and a stream behind.","prompt":"What grows, comforts or spoils?"},
  {"key":"major-04","name":"The Emperor","suit":"major","number":4,"picture":"An old bearded ruler in armour sits on a stone throne carved with rams' heads, bare red mountains behind.","prompt":"Whose order stands, and who tests it?"},
  {"key":"major-05","name":"The Hierophant","suit":"major","number":5,"picture":"A priest in a triple crown blesses two kneeling monks; two keys lie crossed at his feet, pillars on either side.","prompt":"Which rule, rite or lesson decides this?"},
  {"key":"major-06","name":"The Lovers","suit":"major","number":6,"picture":"A naked man and woman stand below a winged angel in blazing sunlight, a snake in the fruit tree behind her, flames on the tree behind him.","prompt":"Which choice binds two people?"},
  {"key":"major-07","name":"The Chariot","suit":"major","number":7,"picture":"An armoured driver stands under a starry canopy in a carriage drawn by a black and a white sphinx, without reins, a walled town behind.","prompt":"What is held together by will alone?"},
  {"key":"major-08","name":"Strength","suit":"major","number":8,"picture":"A woman in white calmly closes a lion's jaws with her bare hands, a sideways eight above her head.","prompt":"What is tamed without force?"},
  {"key":"major-09","name":"The Hermit","suit":"major","number":9,"picture":"A grey-cloaked old man stands on a snowy peak, leaning on a staff and holding up a lantern with a star in it.","prompt":"Who is alone, and what does the light fall on?"},
  {"key":"major-10","name":"Wheel of Fortune","suit":"major","number":10,"picture":"A great inscribed wheel hangs in the clouds, a sphinx on top, a snake sliding down, a jackal-headed figure rising; winged beasts read in the corners.","prompt":"What turns over completely?"},
  {"key":"major-11","name":"Justice","suit":"major","number":11,"picture":"A crowned judge sits between pillars, an upright sword in one hand and a pair of scales in the other.","prompt":"What is the fair price, and who pays it?"},
  {"key":"major-12","name":"The Hanged Man","suit":"major","number":12,"picture":"A man hangs calmly by one foot from a living T-shaped tree, the other leg crossed, a glow around his head.","prompt":"What looks different upside down, what must wait?"},
  {"key":"major-13","name":"Death","suit":"major","number":13,"picture":"A skeleton in black armour rides a white horse with a white-rose banner; a king lies fallen, a bishop pleads, a child looks up, the sun stands between two towers.","prompt":"What ends here, who kneels and who stares?"},
  {"key":"major-14","name":"Temperance","suit":"major","number":14,"picture":"A winged figure with one foot in a pool pours water from cup to cup; irises grow, a path leads to a crown of light.","prompt":"What is mixed, balanced or cooled down?"},
  {"key":"major-15","name":"The Devil","suit":"major","number":15,"picture":"A horned, bat-winged figure squats on a black block with a torch turned down; a man and a woman stand below on loose chains.","prompt":"Which chain could be slipped but is not?"},
  {"key":"major-16","name":"The Tower","suit":"major","number":16,"picture":"Lightning throws the crown off a tall tower on a rock; fire bursts from the windows and two people fall head first.","prompt":"What comes crashing down?"},
  {"key":"major-17","name":"The Star","suit":"major","number":17,"picture":"A naked woman kneels at a pool pouring two jugs, one on land, one in water, under one great star and seven small ones; a bird sits in a tree.","prompt":"What hope, calm or clear sight comes now?"},
  {"key":"major-18","name":"The Moon","suit":"major","number":18,"picture":"A dog and a wolf howl at a frowning moon; a crayfish creeps from a pool onto a path between two towers.","prompt":"What is not what it seems in this light?"},
  {"key":"major-19","name":"The Sun","suit":"major","number":19,"picture":"A naked child with a red banner rides a white horse before a wall of sunflowers under a huge sun with a face.","prompt":"What is plain for all to see, who is glad?"},
  {"key":"major-20","name":"Judgement","suit":"major","number":20,"picture":"An angel blows a trumpet from a cloud; grey people rise with open arms from floating coffins.","prompt":"What is called up again and must be answered?"},
  {"key":"major-21","name":"The World","suit":"major","number":21,"picture":"A dancer with two rods and a flowing scarf moves inside a wreath; a man, an eagle, a bull and a lion look in from the corners.","prompt":"What is complete?"},
  {"key":"wands-01","name":"Ace of Wands","suit":"wands","number":1,"picture":"A hand out of a cloud grips a staff in fresh leaf above a river valley with a far castle.","prompt":"What starts with a spark?"},
  {"key":"wands-02","name":"Two of Wands","suit":"wands","number":2,"picture":"A man on a castle wall holds a small globe and looks out to sea, one staff in hand, one fixed to the wall.","prompt":"What lies out there that somebody wants?"},
  {"key":"wands-03","name":"Three of Wands","suit":"wands","number":3,"picture":"Seen from behind, a figure on a cliff between three planted staves watches ships cross a golden bay.","prompt":"What has been sent out, what comes back?"},
  {"key":"wands-04","name":"Four of Wands","suit":"wands","number":4,"picture":"Four staves carry a garland of fruit and flowers; two people lift bouquets before a castle.","prompt":"What is there to celebrate, who is welcome?"},
  {"key":"wands-05","name":"Five of Wands","suit":"wands","number":5,"picture":"Five young men swing staves against each other, all at once and none hitting.","prompt":"Who gets in whose way?"},
  {"key":"wands-06","name":"Six of Wands","suit":"wands","number":6,"picture":"A rider with a laurel wreath parades on a draped horse, a wreath on his staff too, people walking along.","prompt":"Who is cheered, and who has to walk?"},
  {"key":"wands-07","name":"Seven of Wands","suit":"wands","number":7,"picture":"A man in two unlike shoes defends a ridge with his staff against six staves from below.","prompt":"Who holds the high ground, and how long?"},
  {"key":"wands-08","name":"Eight of Wands","suit":"wands","number":8,"picture":"Eight staves fly slanting through an open sky over a river.","prompt":"What arrives suddenly and fast?"},
  {"key":"wands-09","name":"Nine of Wands","suit":"wands","number":9,"picture":"A man with a bandaged head leans on his staff before a fence of eight more, glancing sideways.","prompt":"Who is hurt and still on guard?"},
  {"key":"wands-10","name":"Ten of Wands","suit":"wands","number":10,"picture":"A bent man carries ten staves in his arms toward a town, unable to see past them.","prompt":"What is too much to carry?"},
  {"key":"wands-11","name":"Page of Wands","suit":"wands","number":11,"picture":"A youth in a tunic with lizards studies the tip of a tall staff, sand hills behind.","prompt":"What news or idea fascinates somebody?"},
  {"key":"wands-12","name":"Knight of Wands","suit":"wands","number":12,"picture":"A rider with a flame-like plume reins in a rearing horse in the desert.","prompt":"Who charges before thinking?"},
  {"key":"wands-13","name":"Queen of Wands","suit":"wands","number":13,"picture":"A queen with a sunflower and a staff sits on a lion throne, a black cat before her.","prompt":"Whose warmth or temper rules the room?"},
  {"key":"wands-14","name":"King of Wands","suit":"wands","number":14,"picture":"A king with a sprouting staff leans forward on a throne of lions and lizards, a live lizard at his side.","prompt":"Who takes the lead and expects to be followed?"},
  {"key":"cups-01","name":"Ace of Cups","suit":"cups","number":1,"picture":"A hand out of a cloud holds an overflowing goblet; a dove dives to it, lilies float below.","prompt":"What feeling spills over?"},
  {"key":"cups-02","name":"Two of Cups","suit":"cups","number":2,"picture":"A man and a woman exchange cups under a winged lion's head and two twined snakes.","prompt":"What is agreed between two?"},
  {"key":"cups-03","name":"Three of Cups","suit":"cups","number":3,"picture":"Three women lift their cups in a ring dance among fruits.","prompt":"Who are friends here, what do they share?"},
  {"key":"cups-04","name":"Four of Cups","suit":"cups","number":4,"picture":"A young man sits under a tree with folded arms, ignoring three cups and a fourth held out by a cloud's hand.","prompt":"What offer goes unnoticed?"},
  {"key":"cups-05","name":"Five of Cups","suit":"cups","number":5,"picture":"A black-cloaked figure stares at three spilled cups; two stand unseen behind, a bridge leads to a house.","prompt":"What is mourned, what is still left?"},
  {"key":"cups-06","name":"Six of Cups","suit":"cups","number":6,"picture":"A boy hands a smaller girl a cup filled with flowers in an old courtyard.","prompt":"What comes back from childhood?"},
  {"key":"cups-07","name":"Seven of Cups","suit":"cups","number":7,"picture":"A dark figure faces seven cups in the clouds holding a head, a veiled shape, a snake, a castle, jewels, a wreath, a dragon.","prompt":"Which of many temptations is real?"},
  {"key":"cups-08","name":"Eight of Cups","suit":"cups","number":8,"picture":"Under a shadowed moon a figure with a staff leaves eight stacked cups behind and climbs into the hills.","prompt":"Who walks away, and from what?"},
  {"key":"cups-09","name":"Nine of Cups","suit":"cups","number":9,"picture":"A pleased man sits with folded arms before a curved shelf of nine cups.","prompt":"Who got just what they wanted?"},
  {"key":"cups-10","name":"Ten of Cups","suit":"cups","number":10,"picture":"A couple lift their arms to a rainbow of ten cups while two children dance near a cottage.","prompt":"What would happiness look like here?"},
  {"key":"cups-11","name":"Page of Cups","suit":"cups","number":11,"picture":"A youth in a flowered tunic is startled by a fish peeping from his cup at the seaside.","prompt":"What odd surprise speaks up?"},
  {"key":"cups-12","name":"Knight of Cups","suit":"cups","number":12,"picture":"A rider with a winged helmet brings a cup at a walking pace across a stream.","prompt":"Who comes with a charming offer?"},
  {"key":"cups-13","name":"Queen of Cups","suit":"cups","number":13,"picture":"A queen on a shore throne of carved sea-children gazes at a closed, ornate cup.","prompt":"What is felt and kept inside?"},
  {"key":"cups-14","name":"King of Cups","suit":"cups","number":14,"picture":"A king sits on a stone throne in a rolling sea, a ship and a leaping fish behind him.","prompt":"Who stays calm while all around moves?"},
  {"key":"swords-01","name":"Ace of Swords","suit":"swords","number":1,"picture":"A hand out of a cloud raises a sword through a crown hung with two branches, bare peaks below.","prompt":"What cuts straight through?"},
  {"key":"swords-02","name":"Two of Swords","suit":"swords","number":2,"picture":"A blindfolded woman sits with two crossed swords before a sea with rocks and a new moon.","prompt":"What is refused to be seen or decided?"},
  {"key":"swords-03","name":"Three of Swords","suit":"swords","number":3,"picture":"Three swords pierce a red heart under rain clouds.","prompt":"What hurts, and who put it there?"},
  {"key":"swords-04","name":"Four of Swords","suit":"swords","number":4,"picture":"A stone knight lies on a tomb with hands in prayer, three swords on the wall and one below, a coloured window above.","prompt":"Who must rest, or plays dead?"},
  {"key":"swords-05","name":"Five of Swords","suit":"swords","number":5,"picture":"A smirking man gathers swords while two others walk off beaten beneath torn clouds.","prompt":"Who won, and was it worth it?"},
  {"key":"swords-06","name":"Six of Swords","suit":"swords","number":6,"picture":"A ferryman poles a hunched woman and a child across water, six swords upright in the boat.","prompt":"Who is being taken to safety, and from what?"},
  {"key":"swords-07","name":"Seven of Swords","suit":"swords","number":7,"picture":"A man tiptoes from a camp with five swords in his arms, looking back at two left standing.","prompt":"What is stolen, what is left behind?"},
  {"key":"swords-08","name":"Eight of Swords","suit":"swords","number":8,"picture":"A bound and blindfolded woman stands amid eight swords stuck in wet ground.","prompt":"What holds somebody who could walk free?"},
  {"key":"swords-09","name":"Nine of Swords","suit":"swords","number":9,"picture":"Somebody sits up in bed with the face in the hands, nine swords on the dark wall, roses on the quilt.","prompt":"What keeps someone awake?"},
  {"key":"swords-10","name":"Ten of Swords","suit":"swords","number":10,"picture":"A man lies face down with ten swords in his back under a black sky, a yellow streak of dawn over water.","prompt":"What is utterly over, and where is the first light?"},
  {"key":"swords-11","name":"Page of Swords","suit":"swords","number":11,"picture":"A youth with a raised sword stands on windy ground glancing over the shoulder, birds above.","prompt":"Who spies, who is being watched?"},
  {"key":"swords-12","name":"Knight of Swords","suit":"swords","number":12,"picture":"A rider gallops at full tilt with sword out, trees bent by the storm.","prompt":"Who rushes in headlong?"},
  {"key":"swords-13","name":"Queen of Swords","suit":"swords","number":13,"picture":"A stern queen on a cloud-carved throne holds a sword upright and lifts her other hand, one bird high above.","prompt":"Who speaks the hard truth?"},
  {"key":"swords-14","name":"King of Swords","suit":"swords","number":14,"picture":"A king faces straight ahead with a tilted sword, butterflies carved on his throne, trees far behind.","prompt":"Who judges, coldly and clearly?"},
  {"key":"coins-01","name":"Ace of Coins","suit":"coins","number":1,"picture":"A hand out of a cloud offers one big coin over a garden with a hedge gate and a path.","prompt":"What solid chance is offered?"},
  {"key":"coins-02","name":"Two of Coins","suit":"coins","number":2,"picture":"A dancing juggler in a tall hat keeps two coins moving in a looping band while ships ride high waves.","prompt":"What has to be kept in balance?"},
  {"key":"coins-03","name":"Three of Coins","suit":"coins","number":3,"picture":"A mason on a bench talks with a monk and a person holding plans, under an arch set with three coins.","prompt":"Who works with whom, who checks the work?"},
  {"key":"coins-04","name":"Four of Coins","suit":"coins","number":4,"picture":"A crowned man hugs a coin, one more on his head, two under his feet, a town behind.","prompt":"What will somebody not let go of?"},
  {"key":"coins-05","name":"Five of Coins","suit":"coins","number":5,"picture":"Two ragged people, one on crutches, pass a lit church window through snow.","prompt":"Who is left out in the cold?"},
  {"key":"coins-06","name":"Six of Coins","suit":"coins","number":6,"picture":"A rich man weighs money on scales and drops coins to kneeling beggars.","prompt":"Who gives, who has to ask?"},
  {"key":"coins-07","name":"Seven of Coins","suit":"coins","number":7,"picture":"A gardener leans on his hoe looking at a bush bearing seven coins.","prompt":"Was the wait worth it?"},
  {"key":"coins-08","name":"Eight of Coins","suit":"coins","number":8,"picture":"A craftsman chisels a coin at his bench, finished ones hung on a post, the town far off.","prompt":"What is done carefully, again and again?"},
  {"key":"coins-09","name":"Nine of Coins","suit":"coins","number":9,"picture":"A well-dressed woman in a vineyard carries a hooded falcon on her glove, a snail at her feet.","prompt":"Who needs nobody just now?"},
  {"key":"coins-10","name":"Ten of Coins","suit":"coins","number":10,"picture":"An old man in a patterned robe with two dogs watches a couple and a child under an arch, ten coins across the scene.","prompt":"What is passed on in a family?"},
  {"key":"coins-11","name":"Page of Coins","suit":"coins","number":11,"picture":"A youth holds a coin up before the eyes in a green field.","prompt":"What small thing deserves full attention?"},
  {"key":"coins-12","name":"Knight of Coins","suit":"coins","number":12,"picture":"A rider sits on a heavy, standing horse looking over a ploughed field, a coin in hand.","prompt":"Who will not be hurried?"},
  {"key":"coins-13","name":"Queen of Coins","suit":"coins","number":13,"picture":"A queen in a bower of roses looks down at the coin in her lap, a rabbit near her.","prompt":"Who takes care of things and people?"},
  {"key":"coins-14","name":"King of Coins","suit":"coins","number":14,"picture":"A king in a robe of grapes sits on a throne with bulls' heads, a castle behind, a coin on his knee.","prompt":"Whose wealth speaks?"},
];

export const PARTS: readonly string[] = [
  "head",
  "eyes",
  "ears",
  "voice",
  "torso",
  "back",
  "left arm",
  "left hand",
  "right arm",
  "right hand",
  "left leg",
  "left knee",
  "left foot",
  "right leg",
  "right knee",
  "right foot",
];

export const UNITS: readonly string[] = [
  "hours",
  "minutes",
  "seconds",
];

export const RANKS: readonly Rank[] = [
  {"rank":6,"name":"The Fool and the World","may":"One action of any kind, no reason needed. Begin to tell before another card is turned."},
  {"rank":5,"name":"21 with two majors","may":"Every adversary, each as you like: a wound, even a lasting one, out of action for the next round, or knocked out; or killed. Or try to end the contest, or get away."},
  {"rank":4,"name":"21 with two cards, one major","may":"One adversary: a wound, even a lasting one, out of action for the next round, or knocked out; or killed, with a weapon or bare-handed. Or try to end the contest, or get away."},
  {"rank":3,"name":"21 with two minor cards","may":"One adversary: a wound, even a lasting one, out of action for the next round, or knocked out; or killed, with a weapon. Or try to end the contest, or get away."},
  {"rank":2,"name":"21 with three or more cards","may":"One adversary: a wound, even a lasting one, out of action for the next round, or knocked out. Or try to end the contest, or get away."},
  {"rank":1,"name":"Highest hand below 21","may":"One adversary: a wound that will heal, or out of action for the next round. Or try to end the contest, or get away."},
  {"rank":0,"name":"Bust, 22 or more","may":"Nothing."},
];

export const HINTS: readonly Hint[] = [
  {"form":"looks","rule":"FUG-024","text":"Age, gender, build, skin, hair, scars, tattoos, piercings, a missing or odd limb; also marks where something was taken off or out, a ring, an organ."},
  {"form":"looks","rule":"FUG-025","text":"A tattoo may not spell out who you are or what is going on."},
  {"form":"looks","rule":"FUG-027","text":"What a mark means stays open until a flashback settles it. Whoever does so first decides."},
  {"form":"detail","rule":"FUG-037","text":"One physical thing that anybody near would notice, and that doesn't disable."},
  {"form":"detail","rule":"FUG-043","text":"Don't be mean. You'll sit at this table for four chapters, and mean details make enemies."},
  {"form":"memory","rule":"FUG-051","text":"A moment, a few seconds of the former life. Others may be in it, and it may belong to earlier flashbacks."},
  {"form":"memory","rule":"FUG-053","text":"Something in the scene sets it off: a thing, a person, words, a need. It can't come from nowhere."},
  {"form":"gift","rule":"FUG-060","text":"Give a memory of the kind people hope will stay buried."},
  {"form":"gift","rule":"FUG-070","text":"It is about the other persona, and yours is in it."},
  {"form":"gift","rule":"FUG-071","text":"Don't talk the memory over beforehand. You can discuss the ability."},
  {"form":"gift","rule":"FUG-073","text":"Give what is needed now: in a tight spot, with a find nobody can use, before a problem nobody can solve. Everyone has only two memories of their own to tell."},
  {"form":"signifier","rule":"FUG-060","text":"Tell a memory of the kind people hope will stay buried."},
  {"form":"signifier","rule":"FUG-082","text":"The memory may draw on the card's picture, or not. Always doing so grows dull; never doing so wastes rich images."},
  {"form":"ability","rule":"FUG-054","text":"The main thing done in the memory becomes the ability."},
  {"form":"ability","rule":"FUG-095","text":"However grand the memory, the ability is a plain one like any other, and it doesn't make anybody unique."},
  {"form":"timed","rule":"FUG-118","text":"With an ability success is likely. The question is how long it takes."},
  {"form":"tell","rule":"FUG-120","text":"Nobody needs to know the tarot; not knowing it may help. Take what you see in the picture, as much of it as you like."},
];

export const CHOICES: readonly ChoiceWord[] = [
  {"field":"ability","value":"","text":"No ability"},
  {"field":"unit","value":"","text":"Time doesn't matter"},
  {"field":"augments","value":"","text":"A memory of its own"},
  {"field":"task","value":"","text":"Something new"},
  {"field":"target","value":"","text":"Nobody"},
  {"field":"part","value":"","text":"Not said yet"},
  {"field":"letter","value":"true","text":"A letter to the next Dealer"},
  {"field":"letter","value":"false","text":"A note for me, sealed with the chapter"},
  {"field":"violent","value":"true","text":"A fight"},
  {"field":"violent","value":"false","text":"No fight"},
  {"field":"permanent","value":"true","text":"Lasting: a part is lost"},
  {"field":"permanent","value":"false","text":"It will heal"},
  {"field":"bleeding","value":"true","text":"Would bleed to death"},
  {"field":"bleeding","value":"false","text":"Not bleeding badly"},
  {"field":"unbroken","value":"true","text":"Undisturbed"},
  {"field":"unbroken","value":"false","text":"With interruptions"},
  {"field":"weapon","value":"true","text":"With a weapon"},
  {"field":"weapon","value":"false","text":"Bare-handed"},
  {"field":"here","value":"true","text":"Returns"},
  {"field":"here","value":"false","text":"Leaves"},
  {"field":"parked","value":"true","text":"Away: the Dealer plays the persona"},
  {"field":"parked","value":"false","text":"Back"},
  {"field":"settled","value":"true","text":"Answered"},
  {"field":"settled","value":"false","text":"Open again"},
  {"field":"sure","value":"true","text":"Yes, I'm sure"},
  {"field":"sure","value":"false","text":"Not yet"},
];

export const EFFECTS: readonly EffectNote[] = [
  {"effect":"free","note":"One thing, in your own words."},
  {"effect":"wound","note":"It will heal: a cut, a sprain, a broken bone."},
  {"effect":"incapacitate","note":"Held, dazed or tied up; not hurt."},
  {"effect":"maim","note":"A part of the body is lost, or would bleed to death untended."},
  {"effect":"knock_out","note":"Out until the contest ends, and as long after as the Dealer says."},
  {"effect":"kill","note":"Dead is dead."},
  {"effect":"escape","note":"Out of reach of your adversaries; nobody is harmed."},
  {"effect":"nothing","note":"You win, and do no harm."},
];
