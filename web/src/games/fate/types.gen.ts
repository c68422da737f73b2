// Written by tools/gen_types.py from the Python types; never edited.

export interface Public {
  gm: number;
  people: string[];
  session: number;
  sitting: boolean;
  scene: number;
  scene_name: string;
  scene_open: boolean;
  characters: Person[];
  aspects: AspectSeen[];
  zones: Zone[];
  borders: Border[];
  numbers: [string, string][];
  pool: number;
  carried: number;
  owed: [string, number][];
  roll: RollSeen | null;
  deals: DealSeen[];
  facts: Fact[];
  challenge: ChallengeSeen | null;
  contest: ContestSeen | null;
  conflict: ConflictSeen | null;
  milestone: MilestoneSeen | null;
  receipts: Receipt[];
  deck: number;
  archive: string[];
  closed: boolean;
  looks?: Guise[];
  house?: Record<string, string>;
}

/** What everybody may know of a character. Of the game master's characters the numbers are hers alone (Sheet). */
export interface Person {
  id: string;
  name: string;
  kind: 'group' | 'major' | 'mook' | 'pc';
  seat: number;
  side: string;
  looks?: string;
  status?: 'draft' | 'ready' | 'submitted';
  here?: boolean;
  out?: '' | 'conceded' | 'taken';
  zone?: string;
  fp?: number;
  boxes?: Box[];
  wounds?: Wound[];
  members?: number;
  acted?: boolean;
  moved?: boolean;
  active?: boolean;
  sheet?: Sheet | null;
  ended?: boolean;
}

export interface Box {
  number: number;
  ticked: boolean;
}

export interface Wound {
  degree: 'mild' | 'moderate' | 'severe';
  worth: number;
  text?: string;
  aspect?: string;
  session?: number;
}

/** The numbers of a character. */
export interface Sheet {
  who: string;
  ratings?: Rating[];
  stunts?: StuntSeen[];
  bench?: StuntSeen | null;
  refresh?: number;
  free_places?: number;
  paid_places?: number;
  blanks?: number;
  skilled?: string[];
  bad?: string[];
  weak_else?: boolean;
  missing?: string[];
  bench_price?: string;
  skilled_adds?: number;
  bad_adds?: number;
  raw_stunts?: Stunt[];
}

export interface Rating {
  approach: string;
  rating: number;
  words: string;
}

export interface StuntSeen {
  text: string;
  template: 'bend' | 'bonus';
  used?: boolean;
  permitted?: boolean;
}

/** FAE-179: a bonus in a narrow case, or a rule bent once a session. */
export interface Stunt {
  template: 'bend' | 'bonus';
  feature: string;
  approach?: string;
  actions?: string[];
  circumstance?: string;
  effect?: string;
  when?: 'any' | 'conflict' | 'contest' | 'mental' | 'physical';
  used?: number;
  permitted?: boolean;
}

export interface AspectSeen {
  id: string;
  text: string;
  kind: 'boost' | 'consequence' | 'general' | 'high' | 'situation' | 'trouble';
  owner?: string;
  zone?: string;
  free?: Ticks[];
  hidden?: boolean;
  knowers?: string[];
}

/** Free invocations a team has on an aspect. */
export interface Ticks {
  team: string;
  count: number;
  later?: number;
}

export interface Zone {
  id: string;
  name: string;
}

/** Two zones next to each other, and what makes the way hard. */
export interface Border {
  id: string;
  a: string;
  b: string;
  barrier?: string;
  holder?: string;
}

export interface RollSeen {
  number: number;
  action: 'attack' | 'contest' | 'create' | 'overcome';
  goal: '' | 'create' | 'discover' | 'use';
  title: string;
  target: string;
  text: string;
  phase: 'invoke' | 'oppose' | 'ready' | 'settle';
  sides: SideSeen[];
  asking?: number[];
  held?: number;
  odds?: Bar[];
  protectors?: [string, string][];
  protected?: string;
  outcome?: string;
  outcome_words?: string;
  shift?: number;
  damage?: number;
  choices?: ChoiceSeen[];
}

export interface SideSeen {
  who: string;
  team: string;
  title: string;
  words?: string;
  settled?: boolean;
  throws?: Throw[];
  rows?: Row[];
  bonus?: number | null;
  total?: number | null;
  total_words?: string;
}

/** One throw of dice, or one card drawn instead. */
export interface Throw {
  faces: string[];
  die?: string;
  total?: number;
  struck?: boolean;
  by_hand?: boolean;
}

/** One modifier. */
export interface Row {
  label: string;
  amount: number | null;
  rule?: string;
  sign?: string;
}

/** One thing that may happen: so many ways out of so many. */
export interface Bar {
  label: string;
  ways: number;
  of: number;
  kind?: string;
  note?: string;
  exact?: string;
}

export interface ChoiceSeen {
  kind: string;
  seat: number;
  who?: string;
  text?: string;
}

export interface DealSeen {
  id: number;
  kind: 'aspect' | 'compel' | 'recover' | 'self';
  by: string;
  victim: string;
  aspect: string;
  text: string;
  sort?: '' | 'decision' | 'event' | 'mild';
  turned?: boolean;
  awaits?: number;
  stakes?: string;
}

export interface Fact {
  id: number;
  by: number;
  aspect: string;
  text: string;
  waiting: number[];
}

export interface ChallengeSeen {
  name: string;
  tasks: TaskSeen[];
}

export interface TaskSeen {
  id: string;
  text: string;
  difficulty: number;
  words: string;
  result?: string;
  takers?: string[];
  hidden?: boolean;
  foe?: string;
}

export interface ContestSeen {
  name: string;
  who: string[];
  victories: number[];
  exchange?: number;
  tried?: string[];
  barred?: string[];
  twist?: boolean;
  goal?: number;
}

export interface ConflictSeen {
  number: number;
  harm: 'mental' | 'physical';
  order: string[][];
  at: number;
  exchange: number;
  begun: boolean;
}

export interface MilestoneSeen {
  kind: 'major' | 'minor' | 'significant';
  rewards: Reward[];
}

/** What one character takes at a milestone, before it is confirmed. */
export interface Reward {
  who: string;
  clears?: [string, string][];
  refused?: string[];
  effect?: '' | 'add' | 'nothing' | 'replace' | 'rewrite' | 'swap';
  a?: string;
  b?: string;
  stunt?: Stunt | null;
  approach?: string;
  great?: '' | 'refresh' | 'stunt';
  great_stunt?: Stunt | null;
  high?: string;
}

/** The game master set a value or allowed what was refused. It stays, also when it is taken back. */
export interface Receipt {
  id: number;
  by: number;
  reason: string;
  what?: string;
  field?: string;
  before?: string;
  after?: string;
  reversed?: boolean;
}

/** How somebody of the cast looks and is spoken of. */
export interface Guise {
  who: string;
  portrait?: string;
  pronouns?: string;
}

export interface Private {
  leads: boolean;
  mine: string[];
  notes?: Note[];
  aspects?: AspectSeen[];
  pleas?: Plea[];
  sheets?: Sheet[];
  deals?: DealSeen[];
  backstage?: Prepared | null;
  absorb?: Combination[];
  odds?: Bar[];
  odds_if?: [number, Bar[]][];
  worth?: Worth[];
  receipts?: Receipt[];
  plans?: Plan[];
  shown_notes?: NoteSeen[];
  looks?: Guise[];
}

/** Something a seat wrote for itself. Nobody else sees it but those it is shown to. */
export interface Note {
  id: number;
  title: string;
  text: string;
  to?: number[];
}

/** Something the rules refused, put before the game master. */
export interface Plea {
  id: number;
  seat: number;
  words: string;
  command?: string;
}

/** The game master's backstage. */
export interface Prepared {
  characters?: Person[];
  sheets?: Sheet[];
  tasks?: TaskSeen[];
}

/** One legal way to absorb a hit, and what it leaves. */
export interface Combination {
  boxes: number[];
  consequences: string[];
  takes: number;
  wasted: number;
  minimal: boolean;
  leaves: string;
}

/** What one more invocation of this kind would lead to, for my side. */
export interface Worth {
  effect: 'bonus' | 'reroll';
  times: number;
  bars: Bar[];
  outcome?: string;
  adds?: number;
}

/** A scene prepared in hiding. Nobody but who leads ever sees it. */
export interface Plan {
  id: string;
  name: string;
  parts?: [string, string][];
  opened?: boolean;
  by?: number;
}

/** A note of somebody else's that is shown to a seat. It has no number: that would tell of others. */
export interface NoteSeen {
  by: number;
  title: string;
  text: string;
}

/** The switches of catalogue 4.2. */
export interface Options {
  roll_mode: 'both' | 'deck' | 'dice';
  deck_reshuffle: 'draw' | 'empty' | 'scene';
  stress_boxes: number;
  stress_per_hit: '1' | 'many';
  invoke_free_per_roll: 'any' | 'one';
  overcome_fail_choice: 'gm' | 'player';
  help_minimum: 'average' | 'none';
  help_max: number;
  concede_pay: 'now' | 'sceneEnd';
  concede_npc: 'off' | 'on';
  move_hindered: 'action' | 'overcome';
  hostile_anywhere: 'off' | 'on';
  compel_gm_source: 'infinite' | 'pool';
  pool_per_pc: number;
  pool_leftover: 'kept' | 'lost';
  boost_expiry: 'exchange' | 'scene';
  contest_advantage: 'off' | 'on';
  contest_victories: number;
  npc_order: 'block' | 'single';
  group_rounding: 'down' | 'up';
  group_many_boxes: 'off' | 'on';
  approach_max: number;
  free_carry: 'lasting' | 'scene';
  defend_none: number;
  stunt_stack: 'all' | 'one';
  move_far: number;
  pool_count: 'scene' | 'session';
  self_compel_confirm: 'gm' | 'none';
  major_stunt_from: 'any' | 'three';
  late_stunts: 'all' | 'free';
  mook_skills: 'each' | 'once';
  after_dice: 'able' | 'turns';
  wait: number;
  remember: 'off' | 'on';
  voice: 'off' | 'on';
}

/** Be known under this name; sent for whoever sits down. */
export interface TakeSeat {
  do: 'take_seat';
  name: string;
}

/** A private note; 0 begins a new one. */
export interface WriteNote {
  do: 'write_note';
  note: number;
  title: string;
  text: string;
}

export interface DropNote {
  do: 'drop_note';
  note: number;
}

/** Who else may read a note from now on; nobody: it is private again. */
export interface ShowNote {
  do: 'show_note';
  note: number;
  to?: number[];
}

/** How somebody is spoken of; nothing: they. */
export interface SetPronouns {
  do: 'set_pronouns';
  who: string;
  pronouns?: string;
}

/** Somebody's portrait: a picture of the table, by its id; nothing: none. */
export interface Portray {
  do: 'portray';
  who: string;
  picture?: string;
}

/** Ask the game master to allow what the rules refused (`command`, as JSON), or anything else in words. */
export interface Plead {
  do: 'plead';
  words: string;
  command?: string;
}

/** What was refused is done all the same. */
export interface Allow {
  do: 'allow';
  plea: number;
  reason?: string;
}

/** A plea is laid aside; its own seat may withdraw it so. */
export interface Deny {
  do: 'deny';
  plea: number;
}

/** Set any value, with a reason or without. */
export interface Overrule {
  do: 'overrule';
  what: string;
  field: string;
  value: string;
  reason?: string;
}

/** Set a number one up or down, or switch a yes and no: the same, in one press. */
export interface Nudge {
  do: 'nudge';
  what: string;
  field: string;
  up: boolean;
}

/** Take an overruling back. */
export interface Reverse {
  do: 'reverse';
  receipt: number;
  reason?: string;
}

/** A house rule is changed during play, in the open. */
export interface ChangeRule {
  do: 'change_rule';
  key: string;
  value: string;
}

export interface StartSession {
  do: 'start_session';
}

export interface EndSession {
  do: 'end_session';
}

/** The story is told: nothing more is played, the seed of the luck becomes known. */
export interface CloseTable {
  do: 'close_table';
}

/** The game master gives her seat's power, desk and characters of the story to somebody else. */
export interface HandOver {
  do: 'hand_over';
  to: number;
}

export interface NewCharacter {
  do: 'new_character';
  kind: 'major' | 'pc';
  name: string;
}

export interface Describe {
  do: 'describe';
  who: string;
  name: string;
  looks: string;
}

export interface SetAspect {
  do: 'set_aspect';
  who: string;
  place: 'first' | 'high' | 'second' | 'third' | 'trouble';
  text: string;
}

/** Best first: the first gets +3, the next two +2, the next two +1, the last 0. */
export interface RankApproaches {
  do: 'rank_approaches';
  who: string;
  order: string[];
}

/** Because I `feature`, I get a +2 when I `approach` `action` when `circumstance`. */
export interface WriteBonus {
  do: 'write_bonus';
  who: string;
  feature: string;
  approach: string;
  action: 'attack' | 'create' | 'create+overcome' | 'defend' | 'overcome';
  circumstance: string;
}

/** Because I `feature`, once per game session I can `effect`. */
export interface WriteBend {
  do: 'write_bend';
  who: string;
  feature: string;
  effect: string;
  when: 'any' | 'conflict' | 'contest' | 'mental' | 'physical';
}

export interface PermitStunt {
  do: 'permit_stunt';
  who: string;
  stunt: number;
}

export interface RemoveStunt {
  do: 'remove_stunt';
  who: string;
  stunt: number;
}

/** The stunt on the bench goes to a free place (FAE-034). */
export interface TakeStunt {
  do: 'take_stunt';
  who: string;
}

export interface WriteBlank {
  do: 'write_blank';
  who: string;
  text: string;
}

export interface DropCharacter {
  do: 'drop_character';
  who: string;
}

/** A ready-made character of the game master's. */
export interface CallReady {
  do: 'call_ready';
  key: string;
  hidden: 'hidden' | 'open';
  count?: number;
}

/** Lists are separated by semicolons. */
export interface MakeMook {
  do: 'make_mook';
  hidden: 'hidden' | 'open';
  name: string;
  aspects: string;
  boxes: number;
  skilled: string;
  bad: string;
}

export interface MakeGroup {
  do: 'make_group';
  who: string;
  members: number;
  name: string;
}

export interface ImportCharacter {
  do: 'import_character';
  file: string;
}

export interface GiveCharacter {
  do: 'give_character';
  who: string;
  seat: number;
}

export interface SetSide {
  do: 'set_side';
  who: string;
  side: string;
}

export interface RevealCharacter {
  do: 'reveal_character';
  who: string;
}

export interface AddAspect {
  do: 'add_aspect';
  hidden: 'hidden' | 'open';
  on: string;
  text: string;
}

export interface RemoveAspect {
  do: 'remove_aspect';
  aspect: string;
}

export interface RevealAspect {
  do: 'reveal_aspect';
  aspect: string;
}

/** FAE-Q39: this character does not know of it after all. */
export interface Withhold {
  do: 'withhold';
  aspect: string;
  who: string;
}

export interface SuggestAspect {
  do: 'suggest_aspect';
  text: string;
}

export interface OpenScene {
  do: 'open_scene';
  name: string;
  pcs: string[];
  aspects?: string;
}

/** Each a thing a line, as people write it down. */
export interface PrepareScene {
  do: 'prepare_scene';
  plan: string;
  name: string;
  situation?: string;
  secrets?: string;
  zones?: string;
  cast?: string;
  lurking?: string;
  opposition?: string;
  pictures?: string;
  at_hand?: string;
  notes?: string;
}

export interface AddZone {
  do: 'add_zone';
  name: string;
}

export interface RemoveZone {
  do: 'remove_zone';
  zone: string;
}

/** Zones next to each other; with a barrier, or without. */
export interface LinkZones {
  do: 'link_zones';
  a: string;
  b: string;
  barrier: string;
}

export interface UnlinkZones {
  do: 'unlink_zones';
  border: string;
}

/** Somebody bars the way; "" lets it go. */
export interface HoldBorder {
  do: 'hold_border';
  border: string;
  who: string;
}

export interface Place {
  do: 'place';
  who: string;
  zone: string;
}

export interface Reshuffle {
  do: 'reshuffle';
}

export interface StartChallenge {
  do: 'start_challenge';
  showing: 'all' | 'one';
  name: string;
  tasks: string;
  difficulty: number;
}

export interface AddTask {
  do: 'add_task';
  showing: 'hidden' | 'open';
  text: string;
  difficulty: number;
  takers: string[];
}

export interface AssignTask {
  do: 'assign_task';
  task: string;
  takers: string[];
}

/** Somebody works against it with a roll; "" for the difficulty alone. */
export interface OpposeTask {
  do: 'oppose_task';
  task: string;
  who: string;
}

export interface EndChallenge {
  do: 'end_challenge';
}

export interface StartContest {
  do: 'start_contest';
  name: string;
  who: string[];
}

/** This exchange's overcome roll of a contest. */
export interface Compete {
  do: 'compete';
  who: string;
  how: string[];
  words: string;
}

/** An unexpected turn becomes a situation aspect; "" for none. */
export interface Twist {
  do: 'twist';
  text: string;
}

/** FAE-131: how the exchange was won. */
export interface TellVictory {
  do: 'tell_victory';
  who: string;
  text: string;
}

export interface EndContest {
  do: 'end_contest';
}

export interface StartConflict {
  do: 'start_conflict';
  harm: 'mental' | 'physical';
  who: string[];
}

/** Before the first turn: everybody in a new order; "npcs" stands for the block. */
export interface Reorder {
  do: 'reorder';
  order: string[];
}

export interface SplitBlock {
  do: 'split_block';
}

export interface BeginConflict {
  do: 'begin_conflict';
}

export interface JoinConflict {
  do: 'join_conflict';
  who: string;
}

export interface EndTurn {
  do: 'end_turn';
  who: string;
}

export interface EndConflict {
  do: 'end_conflict';
}

export interface Move {
  do: 'move';
  who: string;
  zone: string;
}

export interface Concede {
  do: 'concede';
  who: string;
  words: string;
}

/** FAE-090: what conceding costs, by the game master. */
export interface Impose {
  do: 'impose';
  who: string;
  text: string;
}

export interface Overcome {
  do: 'overcome';
  who: string;
  target: string;
  how: string[];
  words: string;
  dice?: 'now' | 'wait';
}

/** Create an advantage: `text` is the aspect to be made, or what is looked for. */
export interface Create {
  do: 'create';
  who: string;
  goal: 'create' | 'discover' | 'use';
  target: string;
  how: string[];
  text: string;
  words: string;
  dice?: 'now' | 'wait';
}

export interface Attack {
  do: 'attack';
  who: string;
  harm: 'mental' | 'physical';
  target: string;
  how: string[];
  words: string;
  dice?: 'now' | 'wait';
}

/** Fire, a fall, a falling beam: it attacks with a fixed number, or with dice the game master throws. */
export interface HazardAttack {
  do: 'hazard_attack';
  harm: 'mental' | 'physical';
  dice: 'fixed' | 'rolled';
  target: string;
  name: string;
  difficulty: number;
  words: string;
}

export interface SetDifficulty {
  do: 'set_difficulty';
  difficulty: number;
}

/** How hard something is to overcome, before anybody tries. */
export interface Rate {
  do: 'rate';
  target: string;
  difficulty: number;
}

/** Somebody works against it: she is asked to defend. */
export interface Oppose {
  do: 'oppose';
  who: string;
}

export interface Defend {
  do: 'defend';
  who: string;
  how: string[];
  words: string;
  dice?: 'now' | 'wait';
}

/** No defence (FAE-Q42). */
export interface StandOpen {
  do: 'stand_open';
  who: string;
}

export interface Protect {
  do: 'protect';
  who: string;
  words: string;
}

export interface ChooseProtector {
  do: 'choose_protector';
  who: string;
}

export interface VetoProtector {
  do: 'veto_protector';
  who: string;
}

/** Before the dice: the declared action does not happen after all; the turn is not used. */
export interface CallOff {
  do: 'call_off';
  reason: string;
}

export interface Help {
  do: 'help';
  who: string;
  ally: string;
  words: string;
}

/** The circumstance is given: +2. */
export interface ClaimStunt {
  do: 'claim_stunt';
  who: string;
  stunt: number;
}

export interface VetoStunt {
  do: 'veto_stunt';
  who: string;
  stunt: number;
}

/** Bend a rule, once a session. */
export interface UseStunt {
  do: 'use_stunt';
  who: string;
  stunt: number;
  words: string;
}

export interface ThrowDice {
  do: 'throw_dice';
  who: string;
}

export interface DrawCard {
  do: 'draw_card';
  who: string;
}

/** Dice thrown on one's own table. */
export interface EnterDice {
  do: 'enter_dice';
  who: string;
  first: '+' | '-' | '0';
  second: '+' | '-' | '0';
  third: '+' | '-' | '0';
  fourth: '+' | '-' | '0';
}

/** bonus: +2 to my own roll; ally: +2 to an ally's; reroll: my dice anew; raise: +2 to what a foe has to beat. */
export interface Invoke {
  do: 'invoke';
  who: string;
  pay: 'free' | 'paid';
  effect: 'ally' | 'bonus' | 'raise' | 'reroll';
  aspect: string;
  words: string;
  against?: string;
}

/** No (further) invocation for this side. */
export interface LetStand {
  do: 'let_stand';
  side: number;
}

/** Stops the clock: this side is still thinking. */
export interface Hold {
  do: 'hold';
  side: number;
}

/** Said by the clock: nobody has changed it for long enough. */
export interface TimeIsUp {
  do: 'time_is_up';
  token: number;
}

/** FAE-045: no aspect, or one with changes the game master makes. */
export interface SettleFailure {
  do: 'settle_failure';
  how: 'altered' | 'none';
  text: string;
}

/** What was found: a hidden aspect ("new": one the game master names now), or nothing ("none", after a failure). */
export interface SettleSearch {
  do: 'settle_search';
  aspect: string;
  text?: string;
}

/** FAE-059, FAE-060: the obstacle stands, or is passed at a cost. */
export interface SetCost {
  do: 'set_cost';
  how: 'cost' | 'stands';
  text?: string;
}

export interface AnswerCost {
  do: 'answer_cost';
  how: 'fail' | 'pay';
}

/** FAE-063. */
export interface SettleRemoval {
  do: 'settle_removal';
  how: 'gone' | 'stays';
}

/** FAE-074: one damage less for a boost. */
export interface Trade {
  do: 'trade';
  how: 'boost' | 'damage';
}

export interface Absorb {
  do: 'absorb';
  boxes: string;
  consequences: string[];
}

/** Be taken out rather than absorb it. */
export interface GoDown {
  do: 'go_down';
}

/** The text of a consequence or a boost. */
export interface NameIt {
  do: 'name_it';
  text: string;
}

/** FAE-079: what becomes of whoever was taken out. */
export interface TellFate {
  do: 'tell_fate';
  text: string;
}

export interface OfferCompel {
  do: 'offer_compel';
  by: string;
  aspect: string;
  sort: 'decision' | 'event';
  text: string;
  victim?: string;
}

export interface SelfCompel {
  do: 'self_compel';
  who: string;
  aspect: string;
  sort: 'decision' | 'event';
  text: string;
}

export interface Bargain {
  do: 'bargain';
  deal: number;
  text: string;
}

export interface Accept {
  do: 'accept';
  deal: number;
}

export interface Refuse {
  do: 'refuse';
  deal: number;
}

export interface Withdraw {
  do: 'withdraw';
  deal: number;
}

export interface ProposeFact {
  do: 'propose_fact';
  aspect: string;
  text: string;
}

export interface Agree {
  do: 'agree';
  fact: number;
}

export interface Object {
  do: 'object';
  fact: number;
}

/** The game master speaks for the table. */
export interface SettleFact {
  do: 'settle_fact';
  fact: number;
}

/** FAE-144: how the mild consequence went away; the game master says whether there was rest. */
export interface Recover {
  do: 'recover';
  who: string;
  text: string;
}

/** By the game master's word: the cost of a roll, or what nobody's attack has done. */
export interface GiveConsequence {
  do: 'give_consequence';
  who: string;
  degree: 'mild' | 'moderate' | 'severe';
  text: string;
  reason: string;
}

export interface RemoveConsequence {
  do: 'remove_consequence';
  who: string;
  degree: 'mild' | 'moderate' | 'severe';
  reason: string;
}

export interface CallMilestone {
  do: 'call_milestone';
  kind: 'major' | 'minor' | 'significant';
}

export interface ClearAt {
  do: 'clear_at';
  who: string;
  degree: 'moderate' | 'severe';
  text: string;
}

/** The game master finds it implausible. */
export interface Doubt {
  do: 'doubt';
  who: string;
  degree: 'moderate' | 'severe';
}

export interface PickSwap {
  do: 'pick_swap';
  who: string;
  pair: string[];
}

export interface PickRewrite {
  do: 'pick_rewrite';
  who: string;
  aspect: string;
  text: string;
}

/** The stunt on the bench for this one. */
export interface PickReplace {
  do: 'pick_replace';
  who: string;
  stunt: number;
}

export interface PickAdd {
  do: 'pick_add';
  who: string;
}

export interface PickNothing {
  do: 'pick_nothing';
  who: string;
}

export interface RaiseApproach {
  do: 'raise_approach';
  who: string;
  approach: string;
}

export interface TakeRefresh {
  do: 'take_refresh';
  who: string;
}

export interface TakeStuntInstead {
  do: 'take_stunt_instead';
  who: string;
}

export interface RewriteHigh {
  do: 'rewrite_high';
  who: string;
  text: string;
}

export interface Unpick {
  do: 'unpick';
  who: string;
  part: 'approach' | 'clears' | 'effect' | 'great' | 'high';
}

export interface Confirm {
  do: 'confirm';
  who: string;
}

/** A ready-made character for oneself. */
export interface TakeReady {
  do: 'take_ready';
  key: string;
}

/** Somebody of the game master's own library, as a file. */
export interface CallOwn {
  do: 'call_own';
  hidden: boolean;
  count: number;
  file: string;
}

export interface Submit {
  do: 'submit';
  who: string;
}

/** The game master's yes to a character, with all that hangs on it. */
export interface Approve {
  do: 'approve';
  who: string;
}

export interface SendBack {
  do: 'send_back';
  who: string;
  reason: string;
}

export interface CloseScene {
  do: 'close_scene';
}

export interface Enter {
  do: 'enter';
  who: string;
}

export interface Leave {
  do: 'leave';
  who: string;
}

export interface CopyPlan {
  do: 'copy_plan';
  plan: string;
}

export interface DropPlan {
  do: 'drop_plan';
  plan: string;
}

/** Scenes somebody brings along in a file. */
export interface ImportPlans {
  do: 'import_plans';
  file: string;
}

/** The scene is opened as it was prepared, by the game's own commands. */
export interface OpenPlan {
  do: 'open_plan';
  plan: string;
}

export type Command =
  | TakeSeat
  | WriteNote
  | DropNote
  | ShowNote
  | SetPronouns
  | Portray
  | Plead
  | Allow
  | Deny
  | Overrule
  | Nudge
  | Reverse
  | ChangeRule
  | StartSession
  | EndSession
  | CloseTable
  | HandOver
  | NewCharacter
  | Describe
  | SetAspect
  | RankApproaches
  | WriteBonus
  | WriteBend
  | PermitStunt
  | RemoveStunt
  | TakeStunt
  | WriteBlank
  | DropCharacter
  | CallReady
  | MakeMook
  | MakeGroup
  | ImportCharacter
  | GiveCharacter
  | SetSide
  | RevealCharacter
  | AddAspect
  | RemoveAspect
  | RevealAspect
  | Withhold
  | SuggestAspect
  | OpenScene
  | PrepareScene
  | AddZone
  | RemoveZone
  | LinkZones
  | UnlinkZones
  | HoldBorder
  | Place
  | Reshuffle
  | StartChallenge
  | AddTask
  | AssignTask
  | OpposeTask
  | EndChallenge
  | StartContest
  | Compete
  | Twist
  | TellVictory
  | EndContest
  | StartConflict
  | Reorder
  | SplitBlock
  | BeginConflict
  | JoinConflict
  | EndTurn
  | EndConflict
  | Move
  | Concede
  | Impose
  | Overcome
  | Create
  | Attack
  | HazardAttack
  | SetDifficulty
  | Rate
  | Oppose
  | Defend
  | StandOpen
  | Protect
  | ChooseProtector
  | VetoProtector
  | CallOff
  | Help
  | ClaimStunt
  | VetoStunt
  | UseStunt
  | ThrowDice
  | DrawCard
  | EnterDice
  | Invoke
  | LetStand
  | Hold
  | TimeIsUp
  | SettleFailure
  | SettleSearch
  | SetCost
  | AnswerCost
  | SettleRemoval
  | Trade
  | Absorb
  | GoDown
  | NameIt
  | TellFate
  | OfferCompel
  | SelfCompel
  | Bargain
  | Accept
  | Refuse
  | Withdraw
  | ProposeFact
  | Agree
  | Object
  | SettleFact
  | Recover
  | GiveConsequence
  | RemoveConsequence
  | CallMilestone
  | ClearAt
  | Doubt
  | PickSwap
  | PickRewrite
  | PickReplace
  | PickAdd
  | PickNothing
  | RaiseApproach
  | TakeRefresh
  | TakeStuntInstead
  | RewriteHigh
  | Unpick
  | Confirm
  | TakeReady
  | CallOwn
  | Submit
  | Approve
  | SendBack
  | CloseScene
  | Enter
  | Leave
  | CopyPlan
  | DropPlan
  | ImportPlans
  | OpenPlan;
