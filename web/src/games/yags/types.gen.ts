// Written by tools/gen_types.py from the Python types; never edited.

export interface Public {
  gm: number;
  people: string[];
  session: number;
  sitting: boolean;
  day: number;
  watch: number;
  watches: number;
  tl: number;
  tl_name: string;
  scene: SceneSeen;
  round: number;
  ground: Ground;
  ground_parts: Row[];
  ground_total: number;
  gait_targets: Record<string, number>;
  creatures: Person[];
  check: CheckSeen | null;
  tasks: TaskSeen[];
  climbs: ClimbSeen[];
  works: WorkSeen[];
  petitions: Petition[];
  skills: SkillDef[];
  struck: string[];
  library: TechniqueDef[];
  cultures: Culture[];
  prices: Price[];
  first_levels: Record<string, number>;
  budget: Budget | null;
  receipts: Receipt[];
  closed: boolean;
  looks?: Guise[];
  house?: Record<string, string>;
  unlisted?: string[];
}

export interface SceneSeen {
  number: number;
  place: string;
  time: string;
  aim: string;
  open: boolean;
}

/** What a runner has to cope with (6.9). */
export interface Ground {
  obstruction?: 'clear' | 'heavy' | 'light' | 'moderate';
  unstable?: number;
  narrow?: number;
  slippery?: number;
  windy?: boolean;
  gap?: number;
  dangerous?: boolean;
}

/** One step of the roll line. */
export interface Row {
  label: string;
  amount: number;
  rule?: string;
  sign?: string;
}

export interface Person {
  id: string;
  name: string;
  kind: string;
  seat: number;
  human?: boolean;
  named?: boolean;
  stage?: string;
  sent_back?: string;
  concept?: string;
  here?: boolean;
  hidden?: boolean;
  gait?: string;
  gone?: number;
  way?: number;
  acted?: boolean;
  barred?: boolean;
  ran?: number;
  condition?: string;
  counters?: CounterSeen | null;
  reactions?: Reaction[];
  sheet?: Sheet | null;
}

export interface CounterSeen {
  fatigue?: number;
  exhaustion?: number;
  wounds?: number;
  stuns?: number;
  boxes?: number;
  dying?: boolean;
  penalties?: [string, number][];
  total?: number;
}

/** How somebody feels towards this character (YAG-227). */
export interface Reaction {
  of: string;
  value: number;
  why?: string;
}

export interface Sheet {
  who: string;
  attributes: AttributeSeen[];
  size: number;
  tiny: number;
  soak: number;
  move: number;
  move_why: string;
  mass?: string;
  watch_km?: number;
  free_metres?: number;
  climb?: [string, number][];
  run_minutes?: number;
  gaits?: GaitSeen[];
  load?: LoadSeen | null;
  skills?: SkillSeen[];
  techniques?: TechniqueSeen[];
  languages?: LanguageSeen[];
  items?: Item[];
  xp?: number;
  ledger?: Entry[];
  notices?: NoticeSeen[];
  lacks?: string[];
  budget?: [string, number, number][];
  culture?: string;
  tl?: number;
  hints?: string[];
  concept?: string;
}

export interface AttributeSeen {
  name: string;
  base: number;
  now: number;
  label?: string;
  why?: string;
}

export interface GaitSeen {
  name: string;
  metres: number;
  factor: string;
  cost?: string;
  refused?: string;
  why?: string;
}

export interface LoadSeen {
  grams: number;
  level: number;
  name: string;
  limits: number[];
  effects?: string[];
}

export interface SkillSeen {
  name: string;
  kind: string;
  level: number;
  label: string;
  abilities?: [string, number][];
  default?: string;
  toward?: number;
  price?: number;
  limit?: string;
}

export interface TechniqueSeen {
  id: string;
  name: string;
  kind: string;
  skills: string[];
  level: number;
  text?: string;
  works?: string[];
  free?: boolean;
}

export interface LanguageSeen {
  name: string;
  level: number;
  text: string;
  literate?: boolean;
}

export interface Item {
  id: string;
  name: string;
  weight: number;
  worn_load?: number;
  worn?: boolean;
  tl?: number;
  allowed?: boolean;
  here?: boolean;
}

/** One line of the ledger of experience. */
export interface Entry {
  amount: number;
  what: string;
  session?: number;
}

/** Something out of the ordinary about a sheet. */
export interface NoticeSeen {
  key: string;
  text: string;
  rule: string;
  blocks?: boolean;
}

export interface CheckSeen {
  number: number;
  situation: string;
  title: string;
  stage: string;
  sides: SideSeen[];
  text?: string;
  target?: number | null;
  label?: string;
  parts?: Row[];
  fumble?: number;
  predictable?: boolean | null;
  stressful?: boolean | null;
  minutes?: number;
  hidden?: boolean;
  real?: boolean;
  dangerous?: boolean;
  second?: boolean;
  toward?: string;
  task?: string;
  metres?: number;
  winner?: number;
  success?: boolean;
  level?: number;
  degree?: string;
  gap?: number;
  words?: string;
  extras?: string[];
  extras_due?: number;
  outcome?: string;
  cost?: string;
  truthful?: boolean | null;
  due?: string;
  degrees?: [string, number][];
  judging?: Judging[];
  heading?: string;
  quote?: string;
  eased?: number;
  gait?: string;
  tone?: string;
  loser?: number;
  covered?: number;
}

export interface SideSeen {
  who: string;
  title: string;
  pair?: string;
  route?: string;
  rows?: Row[];
  ability?: number | null;
  techniques?: [string, string][];
  familiarity?: string;
  fumble?: number;
  wants?: string;
  rolled?: boolean;
  mode?: string;
  die?: number;
  by_hand?: boolean;
  total?: number | null;
  fumbled?: boolean;
  paid?: string;
  halved?: boolean;
  reach?: [number, number, number] | null;
  target?: number | null;
  verdict?: string;
  good?: boolean;
  stands?: string;
  using?: string;
}

/** What the game master may say of a check, and what it leaves open (YAG-027, YAG-028). */
export interface Judging {
  predictable: boolean;
  stressful: boolean;
  words: string;
  opens: string;
}

export interface TaskSeen {
  task: Task;
  words: string;
  odds?: Bar[];
  named?: [boolean, boolean];
  pairs?: string[];
  fumble?: number;
  lost_at?: number;
  lowest?: number | null;
  quality?: string;
}

export interface Task {
  id: string;
  kind: 'art' | 'long' | 'race' | 'team';
  name: string;
  sides: string[][];
  pairs: [string, string][];
  done?: '' | 'aborted' | 'complete' | 'drawn' | 'lost' | 'won';
  why?: string;
  target?: number;
  needed?: number;
  gained?: number;
  raised?: number;
  row?: number;
  checks?: number;
  minutes?: number;
  used?: number;
  predictable?: boolean | null;
  stressful?: boolean | null;
  rolls?: number[];
  ends?: '' | 'first' | 'turns';
  goal?: number;
  turn?: number;
  advantage?: number;
  scores?: [number, number];
  physical?: boolean;
  blocks?: [number, number];
  field?: string;
  picked?: [string, string];
  winner?: number;
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

export interface ClimbSeen {
  climb: Climb;
  metres: number;
  target: number;
  left: number;
  words?: string;
  fall?: [string, string][];
}

/** A long climb (3.7). */
export interface Climb {
  who: string;
  label: string;
  target: number;
  pace: 'minute' | 'quarter' | 'round';
  careful: boolean;
  height: number;
  reached?: number;
  intervals?: number;
  stretches?: [number, number][];
  boost?: boolean;
  boosted?: boolean;
  tried?: boolean;
  over?: '' | 'ended' | 'fallen' | 'top';
}

/** A finished work of art. */
export interface WorkSeen {
  task: string;
  name: string;
  quality: number;
  label: string;
}

/** Something that waits for the game master: a check asked for, a source to study from, help of another     attribute. */
export interface Petition {
  id: number;
  seat: number;
  what: 'check' | 'study' | 'tl';
  who: string;
  text?: string;
  piece?: string;
  amount?: number;
  attribute?: string;
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

/** YAG-279: judged by a Tech Level of its own. */
export interface Culture {
  name: string;
  tl: number;
}

/** Of the table's own making (the Core names none): a new level n costs flat + times x n. */
export interface Price {
  kind: 'attribute' | 'knowledge' | 'language' | 'standard' | 'talent';
  flat: number;
  times: number;
}

/** Where characters are built with points: above 3 for attributes, for skills, and experience for techniques. */
export interface Budget {
  attributes: number;
  skills: number;
  experience: number;
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
  pleas?: Plea[];
  sheets?: Sheet[];
  counters?: Record<string, CounterSeen>;
  written?: Record<string, string>;
  hidden?: Person[];
  check?: CheckSeen | null;
  chances?: Chance[];
  beliefs?: Belief[];
  kept?: CheckSeen[];
  picked?: NamedSeen[];
  receipts?: Receipt[];
  shelf?: ShelfSeen[];
  plans?: Plan[];
  shown_notes?: NoteSeen[];
  looks?: Guise[];
  numbers?: [string, number][];
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

/** My side of the open check. */
export interface Chance {
  side: number;
  bars?: Bar[];
  against?: [number, Bar[]][];
  routes?: RouteSeen[];
  takes?: TakeSeen[];
}

/** A way a side may go, with what it would be. */
export interface RouteSeen {
  route: string;
  default: string;
  words: string;
  ability: number;
  fumble: number;
  halved?: boolean;
}

/** What taking 0 or 10 would give, or why not. */
export interface TakeSeen {
  what: string;
  total?: number;
  words?: string;
  refused?: string;
  unjudged?: boolean;
}

/** What a listener's player is told (YAG-235). */
export interface Belief {
  number: number;
  who: string;
  speaker: string;
  words: string;
  text?: string;
}

/** Who was named for the next turn of a team task. */
export interface NamedSeen {
  task: string;
  side: number;
  who: string;
}

/** Somebody on the shelf, in few words. */
export interface ShelfSeen {
  id: string;
  name: string;
  kind: string;
  words: string;
  said?: string[];
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
  campaign_tl: number;
  tl_enforce: 'block' | 'off' | 'warn';
  build_mode: 'budget' | 'open';
  attribute_human_max: number;
  attribute_start_max: number;
  skill_unnamed_max: number;
  skill_instant_max: number;
  language_literacy: 'automatic' | 'separate';
  gaits: 'four' | 'prose';
  run_fatigue: 'half' | 'same';
  load_equal: 'included' | 'strict';
  load_affects_move: 'off' | 'on';
  load_over_agility: 'ability' | 'total';
  load_no_run: 'jog' | 'named';
  wounds_dying: 'beyond' | 'full';
  familiarity_missing: 'full' | 'halve';
  unskilled_fumble: 'atLeast2' | 'doubled';
  specialisation_cost: number;
  specialisation_broad: number;
  contest_tie: 'defender' | 'none' | 'reroll';
  contest_fumble: 'ignored' | 'loses';
  competitive_swing: 'lost' | 'taken';
  competitive_even: 'draw' | 'sudden';
  competitive_block: 'always' | 'health';
  mastery_fatigue: 'always' | 'physical';
  artistic_fumble: 'total' | 'zero';
  guile_belief: 'random' | 'roll';
  spot_base: '0' | '10' | '20';
  spot_zero: 'noRoll' | 'roll';
  climb_quarter: '25' | '50';
  climb_rescue: 'after' | 'before';
  fatigue_penalty: 'manual' | 'perPoint';
  fatigue_resist: 'gmCall' | 'never';
  push_fumble: 'off' | 'on';
  throw_range: 'all' | 'attacks';
  throw_to_catcher: number;
  round_seconds: number;
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

/** A player's character; of the game master's also creatures and vehicles, hidden ones only she sees. Humans have     talents at 2 and a native language (YAG-076, YAG-086). */
export interface NewCreature {
  do: 'new_creature';
  hidden: boolean;
  human: boolean;
  kind: 'creature' | 'person' | 'vehicle';
  name: string;
}

/** Everybody in a file goes on the game master's shelf. */
export interface OpenFile {
  do: 'open_file';
  text: string;
}

/** One, some or all from the shelf, in the open or in hiding. */
export interface BringIn {
  do: 'bring_in';
  hidden: boolean;
  which: string[];
}

export interface ClearShelf {
  do: 'clear_shelf';
  which: string[];
}

export interface ImportCreature {
  do: 'import_creature';
  text: string;
  which?: string;
}

export interface DropCreature {
  do: 'drop_creature';
  who: string;
}

export interface GiveCreature {
  do: 'give_creature';
  who: string;
  seat: string;
}

export interface ShowCreature {
  do: 'show_creature';
  who: string;
  what: 'itself' | 'not numbers' | 'numbers';
}

export interface Describe {
  do: 'describe';
  who: string;
  field: 'concept' | 'name' | 'notes';
  text: string;
}

/** Human or not, named or one of many: what notices look at. */
export interface SetNature {
  do: 'set_nature';
  yes: boolean;
  who: string;
  what: 'human' | 'named';
}

export interface SetSize {
  do: 'set_size';
  who: string;
  size: number;
}

/** Below Size 0 (YAG-160, YAG-270); 0: not tiny. */
export interface SetTiny {
  do: 'set_tiny';
  who: string;
  level: number;
}

/** Size from mass (grams), of vehicles and things from volume (litres) (YAG-151, YAG-157). */
export interface SizeBy {
  do: 'size_by';
  who: string;
  by: 'mass' | 'volume';
  amount: number;
}

export interface SetSoak {
  do: 'set_soak';
  who: string;
  soak: number;
}

export interface SetAttribute {
  do: 'set_attribute';
  who: string;
  attribute: string;
  value: number;
}

/** YAG-061: a quick human of the game master's. */
export interface RollAttributes {
  do: 'roll_attributes';
  who: string;
}

/** While it is built. */
export interface SetSkill {
  do: 'set_skill';
  who: string;
  skill: string;
  level: number;
}

/** Level 0 strikes it out. */
export interface SetLanguage {
  do: 'set_language';
  literate: boolean;
  who: string;
  level: number;
  name: string;
}

/** Empty: the campaign's own. */
export interface SetCulture {
  do: 'set_culture';
  who: string;
  culture: string;
}

/** Weights in grams; worn_load -1: as it weighs. */
export interface AddItem {
  do: 'add_item';
  who: string;
  weight: number;
  worn_load: number;
  tl: number;
  name: string;
}

/** Wear it, carry it, leave it behind. */
export interface PutItem {
  do: 'put_item';
  who: string;
  item: string;
  where: 'carried' | 'left' | 'worn';
}

/** To somebody else in the scene. */
export interface HandItem {
  do: 'hand_item';
  who: string;
  item: string;
  to: string;
}

/** Strike it from the sheet. */
export interface DropItem {
  do: 'drop_item';
  who: string;
  item: string;
}

/** Something out of the ordinary is all right (YAG-046, YAG-251): its key. */
export interface AllowNotice {
  do: 'allow_notice';
  who: string;
  notice: string;
}

export interface Award {
  do: 'award';
  who: string[];
  points: number;
  why: string;
}

/** One from the campaign's library; a mastery at its first level. */
export interface BuyTechnique {
  do: 'buy_technique';
  who: string;
  name: string;
}

/** A field of one's own words: a specialisation, a mastery or a familiarity that the library does not name. */
export interface BuyOwn {
  do: 'buy_own';
  who: string;
  kind: 'mastery' | 'specialisation';
  skill: string;
  level: number;
  name: string;
}

export interface RaiseMastery {
  do: 'raise_mastery';
  who: string;
  technique: string;
}

/** While it is built: its points come back. */
export interface DropTechnique {
  do: 'drop_technique';
  who: string;
  technique: string;
}

/** Experience put towards the next level of a skill; of a knowledge with its source, which the game master confirms     (YAG-079). */
export interface Study {
  do: 'study';
  who: string;
  skill: string;
  points: number;
  source: string;
}

/** By the table's own price. */
export interface RaiseAttribute {
  do: 'raise_attribute';
  who: string;
  attribute: string;
}

/** One level more, by the table's own price. */
export interface LearnLanguage {
  do: 'learn_language';
  who: string;
  name: string;
}

/** The game master gives a level: taught in the story, or at once by an implant (YAG-065). */
export interface GrantSkill {
  do: 'grant_skill';
  instant: boolean;
  who: string;
  skill: string;
  level: number;
}

/** A source to study from, a piece of another Tech Level: yes or no. A check asked for is answered by framing it, or     laid aside so. */
export interface AnswerPetition {
  do: 'answer_wish';
  yes: boolean;
  wish: number;
}

/** A new skill of the list, or one of the same name changed. `needs`: "first aid 2, science 1"; `familiarities`:     "car, motorbikes 2" with the one that comes with it first and without a price. */
export interface DefineSkill {
  do: 'define_skill';
  kind: 'knowledge' | 'standard';
  attributes: string[];
  default: string;
  limited_by: string;
  tl: number;
  name: string;
  needs: string;
  familiarities: string;
  group: string;
}

/** Nobody may have it, no other may rest on it. */
export interface DropSkill {
  do: 'drop_skill';
  skill: string;
}

/** A new one of the library, or one of the same name changed for those who buy it from now on. */
export interface DefineTechnique {
  do: 'define_technique';
  unencumbered: boolean;
  kind: 'familiarity' | 'mastery' | 'technique';
  what: 'bonus' | 'climb' | 'opponent' | 'street' | 'target' | 'text';
  skills: string[];
  level: number;
  amount: number;
  situations: string[];
  needs: string[];
  group: string;
  name: string;
  text: string;
}

/** Out of the library; who has it keeps it. */
export interface DropLibrary {
  do: 'drop_library';
  name: string;
}

export interface AddCulture {
  do: 'add_culture';
  tl: number;
  name: string;
}

export interface DropCulture {
  do: 'drop_culture';
  name: string;
}

/** A new level n costs flat + times x n; both 0: not for sale. */
export interface SetPrice {
  do: 'set_price';
  kind: 'attribute' | 'knowledge' | 'language' | 'standard' | 'talent';
  flat: number;
  times: number;
}

export interface SetBudget {
  do: 'set_budget';
  attributes: number;
  skills: number;
  experience: number;
}

/** K0: "I try to pick the lock". */
export interface AskCheck {
  do: 'ask_check';
  who: string;
  text: string;
}

/** The same from the sheet: "athletics, with Agility". The skill may be empty: the raw attribute. */
export interface TrySkill {
  do: 'try_skill';
  who: string;
  attribute: string;
  skill: string;
}

/** The number for what was asked for from the sheet: it is called and rolled at once (YAG-Q77). */
export interface GrantCheck {
  do: 'grant_check';
  wish: number;
  target: number;
}

/** YAG-004: no roll is needed; it succeeds. */
export interface Trivial {
  do: 'trivial';
  who: string;
  text: string;
}

/** K1: the game master frames a plain check. The skill may be empty: a raw attribute check (YAG-261). */
export interface CallCheck {
  do: 'call_check';
  hidden: boolean;
  real: boolean;
  who: string;
  attribute: string;
  skill: string;
  target: number;
  text: string;
}

/** The same of everybody, each against the same number (YAG-Q78). Now: the dice fall for all at once. */
export interface CallGroup {
  do: 'call_group';
  hidden: boolean;
  now: boolean;
  group: string[];
  attribute: string;
  skill: string;
  target: number;
  text: string;
}

/** YAG-140: what somebody knows of something; specialisations may lower the target or spare the roll. */
export interface CallFact {
  do: 'call_fact';
  hidden: boolean;
  who: string;
  skill: string;
  target: number;
  text: string;
}

/** A contest of two; more may be asked in before the dice (YAG-020). Rated: the first side's difficulty, turned into     a modifier on the other (YAG-025); moderate is none. */
export interface CallContest {
  do: 'call_contest';
  hidden: boolean;
  one: string;
  one_attribute: string;
  one_skill: string;
  other: string;
  other_attribute: string;
  other_skill: string;
  rated: string;
  text: string;
}

/** One more in the open contest. */
export interface JoinContest {
  do: 'join_contest';
  who: string;
  attribute: string;
  skill: string;
}

/** This side resists: it wins ties where the table says so (YAG-Q19). */
export interface Hold {
  do: 'hold';
  side: number;
}

export interface SetTarget {
  do: 'set_target';
  target: number;
}

export interface SetFumble {
  do: 'set_fumble';
  fumble: number;
}

/** Normal time in minutes (YAG-028). */
export interface SetTime {
  do: 'set_time';
  minutes: number;
}

/** YAG-031. Whoever waits to take 0 or 10 takes it at once if it is allowed now. */
export interface Judge {
  do: 'judge';
  predictable: boolean;
  stressful: boolean;
}

/** A modifier by name, on a side's roll. */
export interface Adjust {
  do: 'adjust';
  side: number;
  amount: number;
  label: string;
}

/** A change of the attribute for this roll alone: looks, status, reputation; another attribute's aid (YAG-228,     YAG-238). */
export interface Shift {
  do: 'shift';
  side: number;
  amount: number;
  label: string;
}

/** YAG-138: the task asks for this familiarity of the side's skill; empty: for none. */
export interface NeedFamiliarity {
  do: 'need_familiarity';
  side: number;
  familiarity: string;
}

/** How well a specialisation fits the fact asked for (YAG-140): the game master says it of each she lets count. */
export interface Match {
  do: 'match';
  side: number;
  technique: string;
  fit: '' | 'broad' | 'exact';
}

/** The skill itself, a default, or unskilled. */
export interface ChooseRoute {
  do: 'choose_route';
  side: number;
  route: 'default' | 'skill' | 'unskilled';
  default: string;
}

/** A technique, mastery or specialisation is brought to bear, or laid aside again. */
export interface Apply {
  do: 'apply';
  on: boolean;
  side: number;
  technique: string;
}

export interface Roll {
  do: 'roll';
  side: number;
}

/** Rolled by hand at the table: flagged so. */
export interface EnterDie {
  do: 'enter_die';
  side: number;
  face: number;
}

/** Take 0 or take 10 (YAG-027, YAG-028). */
export interface Take {
  do: 'take';
  side: number;
  what: 'take0' | 'take10';
}

/** Pay fatigue (or exhaustion) to turn a failure, or let it stand. */
export interface Push {
  do: 'push';
  pay: boolean;
}

/** Style, completeness, speed, as many as the degree gives (YAG-013, YAG-014). */
export interface ChooseExtras {
  do: 'choose_extras';
  extras: string[];
}

export interface TellOutcome {
  do: 'tell_outcome';
  text: string;
}

/** A contest nobody won is rolled anew (YAG-Q19). */
export interface Reroll {
  do: 'reroll';
}

/** It has been told. */
export interface CloseCheck {
  do: 'close_check';
}

/** Before it is decided: nothing came of it. */
export interface CallOff {
  do: 'call_off';
}

/** A hidden check is laid open, by its number. */
export interface Reveal {
  do: 'reveal';
  number: number;
}

export interface CallNotice {
  do: 'call_notice';
  hidden: boolean;
  who: string;
  level: 'obvious' | 'subtle' | 'tricky';
  text: string;
}

export interface CallRecall {
  do: 'call_recall';
  hidden: boolean;
  who: string;
  target: number;
  text: string;
}

/** YAG-218: nobody hides; what hides is sneaking. */
export interface CallSpot {
  do: 'call_spot';
  hidden: boolean;
  who: string;
  metres: number;
  size: number;
  tiny: number;
  cover: 'half' | 'nearly full' | 'open';
  text: string;
}

/** On somebody, whose feelings towards the charmer are then known; empty: on people in general. */
export interface CallCharm {
  do: 'call_charm';
  who: string;
  toward: string;
  text: string;
}

/** 3.8. Truthful: what is said is true; the game master and the speaker know. */
export interface CallLie {
  do: 'call_lie';
  truthful: boolean;
  speaker: string;
  listener: string;
  text: string;
}

export interface CallInterrogation {
  do: 'call_interrogation';
  one: string;
  other: string;
  text: string;
}

/** The mark and whoever else watches. */
export interface CallPocket {
  do: 'call_pocket';
  who: string;
  observers: string[];
  crowd: 'crowded' | 'empty' | 'jostling' | 'obvious' | 'ordinary';
  text: string;
}

/** The same in secret (YAG-Q75). */
export interface CallFilch {
  do: 'call_filch';
  who: string;
  observers: string[];
  crowd: 'crowded' | 'empty' | 'jostling' | 'obvious' | 'ordinary';
  text: string;
}

/** 20 or 30; observers may see how it is done (YAG-242). */
export interface CallConjure {
  do: 'call_conjure';
  complex: boolean;
  who: string;
  observers: string[];
  text: string;
}

/** YAG-244, YAG-245: hiding, moving quietly, or both, against who watches. */
export interface CallSneak {
  do: 'call_sneak';
  who: string;
  observers: string[];
  how: 'both' | 'hide' | 'move';
  metres: number;
  cover: 'half' | 'nearly full' | 'open';
  gait: 'careful' | 'running' | 'sprinting' | 'standard';
  text: string;
}

/** The same in secret (YAG-Q75): by somebody unseen, or without a word to who is crept up on. Without observers:     lying in wait. */
export interface CallLurk {
  do: 'call_lurk';
  who: string;
  observers: string[];
  how: 'both' | 'hide' | 'move';
  metres: number;
  cover: 'half' | 'nearly full' | 'open';
  gait: 'careful' | 'running' | 'sprinting' | 'standard';
  text: string;
}

/** Somebody comes by where another lies in wait: rolled in secret against the roll that was kept under this     number. */
export interface Discover {
  do: 'discover';
  number: number;
  observers: string[];
  metres: number;
  cover: 'half' | 'nearly full' | 'open';
}

/** At a thing. Metres -1: no distance entered (YAG-Q38). */
export interface CallThrow {
  do: 'call_throw';
  who: string;
  at: 'car window' | 'doorway' | 'other' | 'window';
  target: number;
  metres: number;
  text: string;
}

/** To somebody who catches (YAG-250, YAG-Q60). Metres -1: no distance entered. */
export interface CallToss {
  do: 'call_toss';
  who: string;
  catcher: string;
  metres: number;
  text: string;
}

/** Throwing at somebody: the game master's target and range, and a dodge may apply (YAG-247). */
export interface CallAttack {
  do: 'call_attack';
  who: string;
  toward: string;
  target: number;
  metres: number;
  text: string;
}

/** Who is thrown at dodges: Agility x brawl or athletics against the throw; or lets it come. */
export interface Dodge {
  do: 'dodge';
  dodge: boolean;
  skill: string;
}

/** A climb in combat (YAG-204); full: the whole round, half the difficulty (YAG-207). Target 0: as listed     (YAG-273). */
export interface CallScramble {
  do: 'call_scramble';
  full: boolean;
  who: string;
  over: 'bench' | 'fence' | 'onto table' | 'over table' | 'through table' | 'under table';
  target: number;
  text: string;
}

/** After a failed climb in combat: how far it went all the same (YAG-274). */
export interface PartWay {
  do: 'part_way';
  metres: number;
}

/** A raw Health check in place of a point of fatigue from movement or travel (YAG-Q58). */
export interface CallResist {
  do: 'call_resist';
  who: string;
  target: number;
}

export interface OpenScene {
  do: 'open_scene';
  place: string;
  time: string;
  aim: string;
  here: string[];
}

/** As people write it down: people one a line, the ground in words. */
export interface PrepareScene {
  do: 'prepare_scene';
  plan: string;
  name: string;
  when?: string;
  question?: string;
  ground?: string;
  cast?: string;
  lurking?: string;
  opposition?: string;
  pictures?: string;
  at_hand?: string;
  notes?: string;
}

/** What runners have to cope with (6.9); any value can be changed (YAG-187). */
export interface SetGround {
  do: 'set_ground';
  windy: boolean;
  dangerous: boolean;
  obstruction: 'clear' | 'heavy' | 'light' | 'moderate';
  unstable: number;
  narrow: number;
  slippery: number;
  gap: number;
}

/** How hard something is in this scene, said before it is tried; without a name: whatever has none. 0 forgets it. */
export interface Rate {
  do: 'rate';
  what: string;
  target: number;
}

/** Time is counted in rounds from now on: a chase, a fight. */
export interface StartRounds {
  do: 'start_rounds';
}

export interface NextRound {
  do: 'next_round';
}

export interface EndRounds {
  do: 'end_rounds';
}

/** A gait for this round; over bad ground a check comes of it. */
export interface Go {
  do: 'go';
  who: string;
  gait: string;
}

/** The free move of a round: half Move, no action, no check on clear ground (YAG-165). */
export interface MoveFree {
  do: 'move_free';
  who: string;
  metres: number;
}

/** A run of minutes (YAG-167). */
export interface RunOn {
  do: 'run_on';
  who: string;
  gait: string;
  minutes: number;
}

export interface EndRun {
  do: 'end_run';
  who: string;
}

/** On the road for some time (YAG-172); the game master's percentage for weather and ground (YAG-174). */
export interface Travel {
  do: 'travel';
  who: string[];
  minutes: number;
  percent: number;
}

/** So many watches go by without travel (YAG-171). */
export interface PassWatch {
  do: 'pass_watch';
  watches: number;
}

/** More or less of a counter: by is positive or negative. */
export interface Mark {
  do: 'mark';
  who: string;
  counter: string;
  by: number;
  why: string;
}

export interface SetPenalty {
  do: 'set_penalty';
  who: string;
  field: string;
  value: number;
}

/** A hit by somebody (YAG-155, YAG-161), with the wounds the game master says. */
export interface Strike {
  do: 'strike';
  who: string;
  by: string;
  wounds: number;
}

/** YAG-227: a first impression changed, with a reason. `of` feels so towards `who`. */
export interface SetReaction {
  do: 'set_reaction';
  who: string;
  of: string;
  value: number;
  why: string;
}

/** Surface: a target of the table, or the game master's own. Height in metres. */
export interface StartClimb {
  do: 'start_climb';
  careful: boolean;
  who: string;
  pace: 'minute' | 'quarter' | 'round';
  target: number;
  height: number;
  label: string;
}

export interface SetPace {
  do: 'set_pace';
  careful: boolean;
  who: string;
  pace: 'minute' | 'quarter' | 'round';
}

/** YAG-275: from this height on it is that hard. */
export interface MarkStretch {
  do: 'mark_stretch';
  who: string;
  start: number;
  target: number;
}

/** A technique lets the next round go at half Move. */
export interface BoostClimb {
  do: 'boost_climb';
  who: string;
  technique: string;
}

/** One interval. */
export interface ClimbOn {
  do: 'climb_on';
  who: string;
}

/** After a failed interval: pay fatigue (at the quarter-hour pace exhaustion) in place of the second check, or roll     it. */
export interface Cling {
  do: 'cling';
  pay: boolean;
}

export interface EndClimb {
  do: 'end_climb';
  who: string;
}

/** YAG-112: target/needed. */
export interface StartLong {
  do: 'start_long';
  who: string;
  attribute: string;
  skill: string;
  target: number;
  needed: number;
  minutes: number;
  name: string;
}

/** YAG-118, YAG-123, YAG-264: first to n, or t turns. A single contest is CallContest. */
export interface StartRace {
  do: 'start_race';
  physical: boolean;
  one: string;
  one_attribute: string;
  one_skill: string;
  other: string;
  other_attribute: string;
  other_skill: string;
  ends: 'first' | 'turns';
  goal: number;
  field: string;
  name: string;
}

/** YAG-124: two teams; every member uses the same pair. */
export interface StartTeam {
  do: 'start_team';
  physical: boolean;
  ones: string[];
  others: string[];
  attribute: string;
  skill: string;
  ends: 'first' | 'turns';
  goal: number;
  field: string;
  name: string;
}

/** YAG-128: a work of one, two, three or more rolls. */
export interface StartArt {
  do: 'start_art';
  who: string;
  attribute: string;
  skill: string;
  rolls: number;
  field: string;
  name: string;
}

/** The next check of a long task, the next roll of a work of art, the next turn of a race. */
export interface Work {
  do: 'work';
  task: string;
}

/** Who checks for this side in the next turn; shown when both have been named. */
export interface PickMember {
  do: 'pick_member';
  task: string;
  side: number;
  who: string;
}

/** YAG-122: the loser pays a point of fatigue, or lets the success stand. */
export interface Block {
  do: 'block';
  pay: boolean;
}

/** YAG-149: after a success of the higher mastery. */
export interface UseMastery {
  do: 'use_mastery';
  what: 'keep' | 'neither' | 'tire';
}

/** How much is needed, with a reason (3.4). */
export interface ChangeTask {
  do: 'change_task';
  task: string;
  needed: number;
  why: string;
}

/** YAG-Q76: a competition in which successes are blocked ends as it stands. */
export interface CallRace {
  do: 'call_race';
  task: string;
}

export interface AbortTask {
  do: 'abort_task';
  task: string;
  why: string;
}

/** A finished one is put away. */
export interface DropTask {
  do: 'drop_task';
  task: string;
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

/** A ready-made one of the game master's. */
export interface CallReady {
  do: 'call_ready';
  hidden: boolean;
  key: string;
}

/** On to the next step of making somebody, or back to the one before. */
export interface Step {
  do: 'step';
  on: boolean;
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
  | NewCreature
  | OpenFile
  | BringIn
  | ClearShelf
  | ImportCreature
  | DropCreature
  | GiveCreature
  | ShowCreature
  | Describe
  | SetNature
  | SetSize
  | SetTiny
  | SizeBy
  | SetSoak
  | SetAttribute
  | RollAttributes
  | SetSkill
  | SetLanguage
  | SetCulture
  | AddItem
  | PutItem
  | HandItem
  | DropItem
  | AllowNotice
  | Award
  | BuyTechnique
  | BuyOwn
  | RaiseMastery
  | DropTechnique
  | Study
  | RaiseAttribute
  | LearnLanguage
  | GrantSkill
  | AnswerPetition
  | DefineSkill
  | DropSkill
  | DefineTechnique
  | DropLibrary
  | AddCulture
  | DropCulture
  | SetPrice
  | SetBudget
  | AskCheck
  | TrySkill
  | GrantCheck
  | Trivial
  | CallCheck
  | CallGroup
  | CallFact
  | CallContest
  | JoinContest
  | Hold
  | SetTarget
  | SetFumble
  | SetTime
  | Judge
  | Adjust
  | Shift
  | NeedFamiliarity
  | Match
  | ChooseRoute
  | Apply
  | Roll
  | EnterDie
  | Take
  | Push
  | ChooseExtras
  | TellOutcome
  | Reroll
  | CloseCheck
  | CallOff
  | Reveal
  | CallNotice
  | CallRecall
  | CallSpot
  | CallCharm
  | CallLie
  | CallInterrogation
  | CallPocket
  | CallFilch
  | CallConjure
  | CallSneak
  | CallLurk
  | Discover
  | CallThrow
  | CallToss
  | CallAttack
  | Dodge
  | CallScramble
  | PartWay
  | CallResist
  | OpenScene
  | PrepareScene
  | SetGround
  | Rate
  | StartRounds
  | NextRound
  | EndRounds
  | Go
  | MoveFree
  | RunOn
  | EndRun
  | Travel
  | PassWatch
  | Mark
  | SetPenalty
  | Strike
  | SetReaction
  | StartClimb
  | SetPace
  | MarkStretch
  | BoostClimb
  | ClimbOn
  | Cling
  | EndClimb
  | StartLong
  | StartRace
  | StartTeam
  | StartArt
  | Work
  | PickMember
  | Block
  | UseMastery
  | ChangeTask
  | CallRace
  | AbortTask
  | DropTask
  | TakeReady
  | CallOwn
  | Submit
  | Approve
  | SendBack
  | CloseScene
  | Enter
  | Leave
  | CallReady
  | Step
  | CopyPlan
  | DropPlan
  | ImportPlans
  | OpenPlan;
