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
  time_up: boolean;
  options: Options;
  outcome: Outcome | null;
}

export interface KingdomSeen {
  name: string;
  health: number;
  alive: boolean;
  hand: number;
  known: string[];
  recruits: FaceDown[];
  candidates: FaceDown[];
  knights: KnightSeen[];
  graveyard: string[];
  laid: string[];
  attacked: boolean;
}

/** A Recruit or Candidate as others see it: a place, the number of cards under it, its pips only if everybody saw them. */
export interface FaceDown {
  id: string;
  cards?: number;
  pips?: string | null;
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
}

export interface BattleSeen {
  attacker: number;
  target: number;
  pairings: PairingSeen[];
  damage: number;
  sides: number[];
  asked_aid: number[];
  resolved: boolean;
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
  goal: 'healthiestAfter' | 'lastStanding' | null;
  minutes: number;
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
  jokerTo: 'any' | 'own';
  deathShared: boolean;
  timeUp: 'now' | 'round' | 'turn';
  tieBreak: 'knights' | 'shared';
}

/** How a game ended: `how` is a key of the game's words. */
export interface Outcome {
  winners: number[];
  how: string;
  scores: number[];
}

export interface Private {
  hand: string[];
  recruits: Own[];
  candidates: Own[];
  played: [string, string][];
}

/** A face-down domino as its owner sees it. */
export interface Own {
  id: string;
  pips: string;
  cost: number;
  cards?: string[];
  paid?: number;
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

export interface Concede {
  do: 'concede';
}

/** Only the clock says this. */
export interface TimeIsUp {
  do: 'time_is_up';
  what: 'game' | 'window';
  token: number;
}

export type Command =
  | NameKingdom
  | Promote
  | Reorient
  | DrawCards
  | Train
  | AddTraining
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
  | Discard
  | Special
  | Pass
  | ChooseCopy
  | GiveUpCopy
  | Concede
  | TimeIsUp;
