// Written by tools/gen_types.py from the Python types; never edited.

export interface Public {
  kingdoms: KingdomSeen[];
  deck: number;
  peasants: number;
  discard: string[];
  phase: string;
  turn: number;
  active: number;
  window: WindowSeen | null;
  battle: BattleSeen | null;
  copying: number | null;
  highest: number;
  start: number;
  goal: string;
  limit: number;
  goal_card: string;
  pleas: string[];
  voted: boolean[];
  votes: string[];
  time_up: boolean;
  options: Options;
  outcome: Outcome | null;
  turns: Turn[];
  this_turn: Turn | null;
  lesson: LessonSeen | null;
  goals: GoalSeen[];
  ace_of_diamonds: string;
}

export interface KingdomSeen {
  name: string;
  health: number | null;
  fame: number | null;
  alive: boolean;
  hand: number;
  known: string[];
  recruits: FaceDown[];
  candidates: FaceDown[];
  knights: KnightSeen[];
  graveyard: string[];
  tomb: string[];
  laid: string[];
  attacked: boolean;
}

/** A Recruit or Candidate as others see it: a place, the number of cards under it, its pips only if everybody saw     them. */
export interface FaceDown {
  id: string;
  cards?: number;
  pips?: string | null;
  pair?: string[];
}

/** DK-015: everything about a Knight is public. Values by 3.7, with the layers that made them. */
export interface KnightSeen {
  id: string;
  attack_end: number;
  defence_end: number;
  suit: string;
  attack: number;
  defence: number;
  cards: string[];
  on?: string[];
  tapped?: boolean;
  never_taps?: boolean;
  courage?: number;
  doublings?: number;
  model?: string | null;
  flipped?: boolean;
  pair?: string[];
  hired_from?: number | null;
  power?: number;
}

export interface WindowSeen {
  checkpoint: number;
  batch: PlaySeen[];
  asked: number[];
}

/** A special card in the open window; what Life hides stays hidden (DK-A90). */
export interface PlaySeen {
  card: string;
  name: string;
  seat: number;
  target: string;
  aim: string;
}

export interface BattleSeen {
  attacker: number;
  target: number;
  pairings: PairingSeen[];
  damage: number;
  sides: number[];
  asked_aid: number[];
  resolved: boolean;
  victor: number | null;
  fame: number[];
}

/** DK-092: what would be compared if nothing more were played. */
export interface PairingSeen {
  attacker: string;
  seat: number;
  attack: number;
  defence: number;
  blockers: string[];
  unit_attack: number;
  unit_defence: number;
  attacker_falls: boolean;
  unit_falls: boolean;
  opens: boolean;
}

/** 6.5 and the switches of section 4, each at its default. */
export interface Options {
  goal: 'fameAttrition' | 'fameFirstTo' | 'fameTimed' | 'healthiestAfter' | 'lastStanding' | 'random' | null;
  minutes: number;
  fameGoal: number;
  fame: boolean;
  fameStart: number;
  multiTurnTraining: boolean;
  looting: boolean;
  dominoless: boolean;
  set: 'double-nine' | 'double-six' | 'double-twelve';
  decks: number;
  recycleBelow: number;
  discardChoice: 'any' | 'first';
  extraTraining: 'allow' | 'refuse';
  trainPerTurn: 'any' | 'one';
  reorient: 'maintain' | 'never';
  lifeSuit: 'chosen' | 'hearts' | 'none';
  lifeOnKnight: 'stays' | 'untapOnce';
  lifeNegated: 'graveyard' | 'recruit' | 'stays';
  lifeRecruit: 'any' | 'own';
  wealthFor: 'any' | 'self';
  wealthNegated: 'graveyard' | 'topUpOrReturn';
  batchOrder: 'lastInFirstOut' | 'periodThenPower' | 'playOrder';
  reactionSeconds: number;
  majestyUntaps: boolean;
  queenMidBattle: 'tooLate' | 'withdraw';
  jackScope: 'kingdom' | 'table';
  removedBlocker: 'open' | 'stillBlocked';
  aidBothSides: boolean;
  lootTrigger: 'battle' | 'ejection';
  jokerTo: 'any' | 'own';
  deathShared: boolean;
  timeUp: 'now' | 'round' | 'turn';
  tieBreak: 'knights' | 'shared';
  fameUnblocked: 'gain1' | 'lose1' | 'none';
  deathCostsFame: boolean;
  attritionOut: 'empty' | 'zero';
  nlMax: 10 | 13;
  nlRaise: 'candidate' | 'hand';
  nlAceDiamonds: 'mercenary' | 'noEffect';
  nlBlankCard: boolean;
  nlGraveyard: 'lastPair' | 'none';
  botsResign: boolean;
  lesson: number;
}

/** How a game ended: `how` is a key of the game's words. */
export interface Outcome {
  winners: number[];
  how: string;
  scores: number[];
}

/** A row of the score sheet (DK-196): whose turn it was, what everybody had after it (NOBODY: out of the game), whom     she fought. */
export type Turn = [seat: number, marks: number[], battles: [number, number, number][]];

/** What the coach says now. */
export interface LessonSeen {
  step: number;
  titles: string[];
  stage: number;
  stages: number;
  praise: string;
  task: string;
  hint: string;
  point: string[];
  press: string;
  state: 'astray' | 'done' | 'lost' | 'waiting' | 'yours';
  learned: [string, string][];
}

/** Something to play for, as this table would play it. */
export interface GoalSeen {
  goal: string;
  title: string;
  rule: string;
}

export interface Private {
  hand: string[];
  recruits: Own[];
  candidates: Own[];
  played: [string, string][];
  vote: string;
  coach: CoachSeen | null;
}

/** A face-down domino, or pair of cards, as its owner sees it. */
export interface Own {
  id: string;
  pips: string;
  cost: number;
  cards?: string[];
  paid?: number;
  finished?: boolean;
}

/** What a friend would say to a newcomer who is asked this; the key says which situation it is. */
export interface CoachSeen {
  key: string;
  text: string;
}

export interface NameKingdom {
  do: 'name_kingdom';
  name: string;
}

export interface Promote {
  do: 'promote';
  candidate: number | string;
  attack?: number | null;
  model?: number | string | null;
}

export interface Reorient {
  do: 'reorient';
  knights: (number | string)[];
}

export interface DrawCards {
  do: 'draw_cards';
  from_discard: boolean;
}

export interface Train {
  do: 'train';
  recruit: number | string;
  cards: (number | string)[];
}

export interface AddTraining {
  do: 'add_training';
  candidate: number | string;
  cards: (number | string)[];
}

/** DK-186: two cards of one suit; with multi-turn training also the first alone (DK-A79). */
export interface TrainPair {
  do: 'train_pair';
  cards: (number | string)[];
}

/** DK-188: which card of a finished pair attacks; or whom a blank card copies. */
export interface AssignPair {
  do: 'assign_pair';
  candidate: number | string;
  attack?: number | string | null;
  model?: number | string | null;
}

export interface EndTrain {
  do: 'end_train';
}

export interface Attack {
  do: 'attack';
  target: number | string;
  knights: (number | string)[];
}

export interface EndAttack {
  do: 'end_attack';
}

export interface AskAid {
  do: 'ask_aid';
}

export interface AidAttack {
  do: 'aid_attack';
  knights: (number | string)[];
}

export interface Defend {
  do: 'defend';
  blocks: ([number | string, number | string])[];
}

export interface AidDefend {
  do: 'aid_defend';
  blocks: ([number | string, number | string])[];
}

export interface PassAid {
  do: 'pass_aid';
}

export interface Commit {
  do: 'commit';
  knight: number | string;
  against?: number | string | null;
}

export interface OrderGraveyard {
  do: 'order_graveyard';
  order: (number | string)[];
}

/** DK-105: a Knight that fell in this battle, onto one's own graveyard. */
export interface Loot {
  do: 'loot';
  knight: number | string;
}

export interface SkipLoot {
  do: 'skip_loot';
}

export interface Discard {
  do: 'discard';
  cards: (number | string)[];
}

export interface Special {
  do: 'special';
  card: number | string;
  target: number | string;
  suit?: string | null;
  attack?: number | null;
  model?: number | string | null;
  to?: number | string | null;
  pair?: (number | string)[];
}

export interface Pass {
  do: 'pass';
}

export interface ChooseCopy {
  do: 'choose_copy';
  knight: number | string;
}

export interface GiveUpCopy {
  do: 'give_up_copy';
}

/** DK-183: a word for one's favourite goal. */
export interface Plead {
  do: 'plead';
  text: string;
}

/** DK-183: a goal, or "redraw". */
export interface VoteGoal {
  do: 'vote_goal';
  goal: string;
}

export interface Concede {
  do: 'concede';
}

/** Only the clock says this. */
export interface TimeIsUp {
  do: 'time_is_up';
  what: 'game' | 'window';
  token: number;
}

/** In a lesson: lay out a step, the same one again or another. */
export interface TakeStep {
  do: 'take_step';
  step: number;
}

export type Command =
  | NameKingdom
  | Promote
  | Reorient
  | DrawCards
  | Train
  | AddTraining
  | TrainPair
  | AssignPair
  | EndTrain
  | Attack
  | EndAttack
  | AskAid
  | AidAttack
  | Defend
  | AidDefend
  | PassAid
  | Commit
  | OrderGraveyard
  | Loot
  | SkipLoot
  | Discard
  | Special
  | Pass
  | ChooseCopy
  | GiveUpCopy
  | Plead
  | VoteGoal
  | Concede
  | TimeIsUp
  | TakeStep;
