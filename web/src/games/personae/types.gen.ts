// Written by tools/gen_types.py from the Python types; never edited.

export interface Public {
  gm: number;
  people: string[];
  session: number;
  sitting: boolean;
  day: number;
  scene: Scene;
  individuals: Person[];
  encounter: EncounterSeen | null;
  challenge: ChallengeSeen | null;
  last: ChallengeSeen | null;
  series: Series | null;
  bank: [number, number][];
  obstacles: Obstacle[];
  hazards: Hazard[];
  wares: Ware[];
  petitions: PetitionSeen[];
  consent: Consent | null;
  awards: [string, number][];
  receipts: Receipt[];
  closed: boolean;
  points: number;
  looks?: Guise[];
  house?: Record<string, string>;
}

export interface Scene {
  number?: number;
  place?: string;
  time?: string;
  aim?: string;
  open?: boolean;
  zones?: string[];
  closing?: boolean;
}

export interface Person {
  id: string;
  name: string;
  role: string;
  seat: number;
  side: string;
  toughness?: string;
  owner?: string;
  stage?: string;
  goal?: string;
  here?: boolean;
  hidden?: boolean;
  health?: Health | null;
  place?: string;
  turn?: boolean;
  moved?: boolean;
  acted?: boolean;
  defence?: string;
  helping?: string;
  powers?: ActiveSeen[];
  conditions?: Condition[];
  sheet?: Sheet | null;
}

export interface Health {
  hits: number;
  steps: HealthStep[];
  status: string;
  next?: number | null;
  pending?: string;
  penalty?: number;
  conscious?: boolean;
  stabilised?: boolean;
  caveat?: boolean;
  marked?: number;
  delayed?: number;
  recovery?: string;
}

/** A status and the boxes that lead to it. */
export interface HealthStep {
  status: string;
  first: number;
  last: number;
  stands?: '' | 'reached' | 'waits';
}

/** A Power at work, on who keeps it. */
export interface ActiveSeen {
  power: string;
  name: string;
  duration: string;
  targets?: string[];
  upheld?: boolean;
  words?: string;
}

/** Something that holds somebody: imposed by a Trait, or declared by a goal. */
export interface Condition {
  text: string;
  by?: string;
  until?: 'encounter' | 'scene';
  dice?: number;
}

export interface Sheet {
  who: string;
  concept?: string;
  keywords?: string[];
  attributes?: AttributeSeen[];
  potential?: number;
  skill_cap?: number;
  pool?: DicePool;
  cap?: number;
  health_why?: string;
  points_left?: number;
  slots?: Slots[];
  ranks?: RankTally[];
  skills?: SkillSeen[];
  traits?: TraitSeen[];
  gear?: GearSeen[];
  dp?: number;
  ledger?: Entry[];
  lacks?: string[];
  secret?: string;
  goal?: string;
  sent_back?: string;
}

export interface AttributeSeen {
  name: string;
  value: number;
  rank?: string;
  cap?: number;
  why?: string;
}

export interface DicePool {
  total: number;
  assigned: number;
  left: number;
}

/** What may be begun with, how many are used, how many there are, how many are left; below 0: too many. */
export interface Slots {
  kind: 'ability' | 'power' | 'skill' | 'talent';
  what: string;
  attribute: string;
  used: number;
  most: number;
  left: number;
}

/** How often a rank of Attributes is given, and how often it has to be. */
export interface RankTally {
  rank: string;
  given: number;
  due: number;
  left: number;
  percent: number;
}

export interface SkillSeen {
  id: string;
  name: string;
  rating: number;
  attribute: string;
  adds: number;
  dice?: number;
  tags?: string[];
  group?: string;
  free?: boolean;
  pending?: boolean;
}

/** A Special Ability, a Power or a Talent. */
export interface TraitSeen {
  id: string;
  kind: string;
  name: string;
  text: string;
  marks?: string[];
  benefit?: string;
  effect?: Effect | null;
  level?: number;
  conditions?: string[];
  left?: string;
  used_now?: boolean;
  active?: boolean;
  pending?: boolean;
  warning?: string;
}

/** One benefit, as it stands now (upgrades included). What a field means for a code is said in VOCABULARY. */
export interface Effect {
  code: 'addDice' | 'addResult' | 'answerPower' | 'autoActiveDefence' | 'categoryException' | 'changePriority' | 'companion' | 'criticalFeat' | 'delayInjury' | 'escalate' | 'extraHits' | 'extraSA' | 'followUp' | 'freeChallenge' | 'healthBonus' | 'hitsToStatus' | 'ignoreDice' | 'impose' | 'knockOut' | 'narrative' | 'opponentAddition' | 'orderBonus' | 'penaltyAgainst' | 'powerDuration' | 'powerHits' | 'powerTargets' | 'recoveryAid' | 'rerollOpponent' | 'rerollOwn' | 'resistPower' | 'revive' | 'setAttribute' | 'stabilise' | 'stayConscious';
  skill?: string;
  kind?: string;
  when?: '' | 'answer' | 'issue';
  amount?: number;
  keep?: '' | 'better' | 'second';
  highest?: boolean;
  attribute?: string;
  status?: string;
  trigger?: string;
  text?: string;
}

export interface GearSeen {
  id: string;
  name: string;
  category?: string;
  exceptional?: string[];
  tied?: string[];
  works?: boolean;
  pending?: boolean;
}

/** One line of the ledger of Development Points. */
export interface Entry {
  amount: number;
  what: string;
  session?: number;
}

export interface EncounterSeen {
  number: number;
  violent: boolean;
  escalator: string;
  round: number;
  order: string[];
  at: number;
  rolls?: OrderRoll[];
  waiting?: string[];
  opening?: boolean;
  goals?: [string, string][];
  tracks?: [string, number][];
  closing?: boolean;
  saved?: string[];
  provoked?: [string, string];
  had?: string[];
  out?: string;
  surprised?: string[];
}

export interface OrderRoll {
  who: string;
  dice: number[];
  added?: number | null;
  total?: number | null;
}

export interface ChallengeSeen {
  number: number;
  kind: string;
  title: string;
  goal: string;
  stage: string;
  sides: SideSeen[];
  duels?: DuelSeen[];
  power?: string;
  difficulty?: number | null;
  listed?: number | null;
  effect?: string;
  unnoticed?: boolean;
  chained?: number;
  grants?: [string, string, string][];
  asked?: number;
  actors?: number[];
}

export interface SideSeen {
  who: string;
  title: string;
  chosen?: boolean;
  active?: boolean;
  attribute?: string;
  pool?: number;
  bonus?: Row[];
  adds?: number | null;
  rows?: Row[];
  helpers?: string[];
  dice?: DieSeen[];
  by_hand?: boolean;
  changes?: ChangeSeen[];
  ignored?: [number, string][];
  die?: number | null;
  total?: number | null;
  ready?: boolean;
  pending?: string;
  criticals?: number;
  spent?: string[];
}

export interface Row {
  label: string;
  amount: number;
  rule?: string;
}

export interface DieSeen {
  at: number;
  face: number;
  look?: '' | 'critical' | 'high' | 'out' | 'used';
}

/** One die rerolled, by what. */
export interface ChangeSeen {
  by: string;
  at: number;
  before: number;
  rolled: number;
  after: number;
}

export interface DuelSeen {
  reactor: number;
  actor?: number;
  start?: number;
  outcome?: string;
  words?: string;
  pairs?: Pair[];
  odds?: Bar[];
}

/** One step of the walk down the dice. */
export interface Pair {
  actor: number;
  reactor: number;
  actor_die: number;
  reactor_die: number;
  says: '' | 'alike' | 'decides' | 'fewer' | 'met' | 'more' | 'tie';
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

/** An extended Challenge (PER-158): several in a row for one conflict. */
export interface Series {
  number: number;
  sides: string[][];
  goals: string[];
  said?: [number, string][];
  challenges?: number;
}

export interface Obstacle {
  id: string;
  name: string;
  text?: string;
  how?: '' | 'fold' | 'narrate' | 'unopposed';
}

/** Agreed by the group (PER-152): on a die of at most `chance`, so many hits or dice fewer. */
export interface Hazard {
  id: string;
  name: string;
  chance: number;
  hits: number;
  penalty: number;
}

/** Something that can be bought: its cost here, where the game master set another (PER-061). */
export interface Ware {
  id: string;
  name: string;
  cost: number;
  local?: number;
}

/** Something that waits for the game master's word, put as the question it is. */
export interface PetitionSeen {
  id: number;
  seat: number;
  what: string;
  who: string;
  words: string;
  piece?: string;
  detail?: string;
}

/** A Power waits for those who must be willing (PER-Q73). */
export interface Consent {
  who: string;
  power: string;
  targets: string[];
  words: string;
  waiting: string[];
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
  hidden?: Person[];
  batches?: BatchSeen[];
  odds?: [number, Bar[]][];
  odds_if?: OddsIf[];
  what?: What[];
  sides?: [number, SideSeen][];
  secrets?: Record<string, string>;
  health?: Record<string, Health>;
  receipts?: Receipt[];
  guards?: Record<string, string>;
  answers?: AnswerSeen[];
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

/** What Development Points are planned for. */
export interface BatchSeen {
  who: string;
  submitted?: boolean;
  lines?: [number, string][];
  planned?: number;
  left?: number;
  faults?: string[];
}

/** My chance against somebody whose numbers I do not know, if it rolls so many dice: one bar for each thing it may     add. */
export interface OddsIf {
  duel: number;
  dice: number;
  bars: Bar[];
}

/** What one change on my side would do to the odds: a helper more, an Expertise die, +1. */
export interface What {
  label: string;
  bars: Bar[];
  duel?: number;
}

/** A way to answer the open Challenge. */
export interface AnswerSeen {
  who: string;
  skill: string;
  active: boolean;
  dice: number;
  best?: boolean;
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
  creation_points: number;
  creation_upgrades: 'on' | 'powerOnly';
  creation_power_mix: 'off' | 'on';
  priorities_change: 'free' | 'never' | 'viaTraits';
  traits_late_define: 'betweenSessions' | 'duringSession';
  skill_cap_counts: 'allocated' | 'rating';
  pool_reassign: 'betweenSessions' | 'never';
  dice_over_max: 'allowed' | 'capped';
  tie_exhausted: 'gm' | 'reactor' | 'reroll';
  multi_rolls: 'once' | 'perPair';
  goal_required: 'off' | 'on';
  dice_ready: 'answer' | 'everybody';
  turns_pass: 'said' | 'themselves';
  criticals_bank: 'encounterEnd' | 'nextDayEnd' | 'nextDayStart' | 'nextSceneEnd' | 'nextSceneStart' | 'nextSessionEnd' | 'nextSessionStart' | 'untilSpent';
  criticals_gm: 'off' | 'on';
  criticals_adversaries: 'off' | 'on';
  critical_result: number;
  critical_hits: number;
  critical_success: 'off' | 'on';
  critical_agreed: 'off' | 'on';
  criticals_count: 'before' | 'final';
  assist_max: number;
  assist_hold: 'sameRound' | 'untilNextTurn';
  unopposed_normal: '0' | '2';
  unopposed_gm_dice: 'rating' | 'rolled';
  action_order_method: 'chosenSkill' | 'initiativeSkill' | 'manual' | 'table';
  escalation_direct: 'off' | 'on';
  escalation_order: 'keep' | 'rebuild';
  sa_scope: 'ownTurn' | 'round' | 'turnAndAnswer';
  reroll_forced_highest: 'always' | 'byUpgrade' | 'noOvertake';
  powers_limit: number;
  parry_map: 'smallLight' | 'threeTier' | 'twoHandedHeavy';
  parry_ranged: 'all' | 'shieldsOnly';
  active_defence_covers: 'all' | 'one';
  active_defence_early: 'off' | 'on';
  interaction_answer: 'action' | 'waived';
  health_stature: 'creation' | 'live';
  injury_timing: 'all' | 'severeOnly';
  injury_penalty_lasts: 'encounterEnd' | 'recovered';
  injury_excess_hits: 'discarded' | 'tallied';
  injury_min_dice: '0' | '1';
  dying_extra_hit: 'dead' | 'none';
  dying_last_chance: 'off' | 'on';
  unconscious_defence: 'none' | 'passive';
  minion_hits: 'one' | 'stature';
  toughness_bonus: 'added' | 'ignored';
  recovery_dice: 'one' | 'skill';
  recovery_under: 'all' | 'half';
  recovery_stages: 'one' | 'two';
  recovery_per_scene: 'extraAtEnd' | 'strict';
  raise_dead: 'off' | 'on';
  advancement_percent_caps: 'off' | 'on';
  advancement_split: 'perAward' | 'perPoint';
  companions_max: number;
  companion_potential: 'fivePoints' | 'formula' | 'lag';
  companion_spend: 'attributesOnly' | 'both';
  resource_base: '0' | '1';
  resource_reduction: 'ask' | 'equal' | 'off' | 'roll';
  rarity_uncommon: number;
  rarity_rare: number;
  rarity_very_rare: number;
  rarity_unique: number;
  languages_secret: 'off' | 'on';
  nonviolent_method: 'separate' | 'subsequent' | 'track';
  nonviolent_track: number;
  distance_mode: 'bands' | 'none' | 'zones';
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

/** A player's main character; in older records also the game master's own. */
export interface NewIndividual {
  do: 'new_individual';
  role: 'adversary' | 'ally' | 'main';
  toughness: 'major' | 'minion' | 'minor';
  name: string;
}

/** PER-254: a supporting character without numbers; hidden ones only the game master sees. */
export interface NewExtra {
  do: 'new_extra';
  role: 'adversary' | 'ally';
  hidden: boolean;
  name: string;
  goal: string;
}

/** A supporting character with a sheet, made step by step with as many Creation Points as the game master likes. */
export interface NewSupporting {
  do: 'new_supporting';
  hidden: boolean;
  role: 'adversary' | 'ally';
  toughness: 'major' | 'minion' | 'minor';
  points: number;
  name: string;
}

/** A supporting character in one form, ready at once: one Skill, one Attribute, the free defences. */
export interface NewFigure {
  do: 'new_figure';
  hidden: boolean;
  role: 'adversary' | 'ally';
  name: string;
  toughness: 'major' | 'minion' | 'minor';
  weapon: '' | 'one-handed' | 'ranged' | 'small' | 'two-handed' | 'unarmed';
  skill: string;
  dice: number;
  attribute: 'Competence' | 'Cunning' | 'Knowledge' | 'Power' | 'Prowess' | 'Stature';
  value: number;
  rest: number;
  defence: number;
  count?: number;
}

export interface CallReady {
  do: 'call_ready';
  hidden: boolean;
  key: string;
  count?: number;
}

/** PER-254: dice and an Attribute for somebody without a sheet. */
export interface GiveNumbers {
  do: 'give_numbers';
  who: string;
  dice: number;
  attribute: 'Competence' | 'Cunning' | 'Knowledge' | 'Power' | 'Prowess' | 'Stature';
  value: number;
}

/** PER-254: somebody without a sheet becomes a full character, made step by step. */
export interface FillOut {
  do: 'fill_out';
  who: string;
  toughness: 'major' | 'minion' | 'minor';
  points: number;
}

/** PER-258: by the Special Ability that stands for the bond. */
export interface NewCompanion {
  do: 'new_companion';
  owner: string;
  name: string;
}

export interface ImportIndividual {
  do: 'import_individual';
  text: string;
}

export interface DropIndividual {
  do: 'drop_individual';
  who: string;
}

export interface GiveIndividual {
  do: 'give_individual';
  who: string;
  seat: string;
}

export interface ShowIndividual {
  do: 'show_individual';
  who: string;
  what: 'itself' | 'not numbers' | 'numbers';
}

/** Out of everybody's sight; in a scene it stays there, unseen. */
export interface HideIndividual {
  do: 'hide_individual';
  who: string;
}

/** A Challenge of or about somebody unseen, of which nobody but the game master learns; Skill "" is one die, target     "" a difficulty. */
export interface SecretCheck {
  do: 'secret_check';
  who: string;
  target: string;
  skill: string;
  attribute: string;
  other: string;
  answering: string;
  difficulty: number;
  goal: string;
}

export interface Describe {
  do: 'describe';
  who: string;
  field: 'concept' | 'goal' | 'keywords' | 'name' | 'secret';
  text: string;
}

export interface RankAttribute {
  do: 'rank_attribute';
  who: string;
  attribute: string;
  rank: 'First' | 'Handicap' | 'Second' | 'Third';
}

export interface SetValue {
  do: 'set_value';
  who: string;
  attribute: string;
  value: number;
}

export interface UnlockSkill {
  do: 'unlock_skill';
  who: string;
  attribute: string;
  name: string;
  tags: string[];
  group: string;
}

/** So many pool dice lie on this Skill from now on. */
export interface AssignDice {
  do: 'assign_dice';
  who: string;
  skill: string;
  dice: number;
}

/** A Special Ability in one's own words, with an effect of the vocabulary or plain text ("narrative"). */
export interface AddAbility {
  do: 'add_ability';
  who: string;
  form: 'culture' | 'gear' | 'plain' | 'quality';
  code: string;
  skill: string;
  kind: string;
  when: string;
  detail: string;
  name: string;
  text: string;
  conditions: string[];
  story: string;
}

export interface AddPower {
  do: 'add_power';
  who: string;
  challenge: boolean;
  duration: 'I' | 'M' | 'S' | 'T';
  code: string;
  skill: string;
  hits: number;
  targets: number;
  name: string;
  text: string;
}

export interface AddTalent {
  do: 'add_talent';
  who: string;
  kind: 'expertise' | 'language' | 'native' | 'resource' | 'secret';
  name: string;
}

/** One from the library, for a Skill where it asks for one. */
export interface TakeTrait {
  do: 'take_trait';
  who: string;
  key: string;
  skill: string;
}

/** At creation: a Special Ability from Cunning or Power, a Power from Power, a Talent from Knowledge. */
export interface UpgradeTrait {
  do: 'upgrade_trait';
  who: string;
  trait: string;
  source: 'Cunning' | 'Knowledge' | 'Power' | 'condition';
  what: string;
  detail: string;
}

/** PER-083, at creation. */
export interface MakeQuality {
  do: 'make_quality';
  who: string;
  ability: string;
}

/** Any Trait or piece of gear, while the character is in the making. */
export interface DropTrait {
  do: 'drop_trait';
  who: string;
  trait: string;
}

export interface AddGear {
  do: 'add_gear';
  who: string;
  form: 'heavy shield' | 'light shield' | 'ranged weapon' | 'thing' | 'weapon';
  size: '' | 'one-handed' | 'small' | 'two-handed';
  exceptional: string[];
  name: string;
  group: string;
}

export interface TieGear {
  do: 'tie_gear';
  who: string;
  gear: string;
  trait: string;
}

/** One Trait, default Attribute or piece of gear that waits for her. */
export interface ApproveTrait {
  do: 'approve_trait';
  who: string;
  trait: string;
}

/** PER-279. */
export interface AgreePrice {
  do: 'agree_price';
  who: string;
  ability: string;
  price: number;
}

/** PER-025, where the table allows it. */
export interface SwapRanks {
  do: 'swap_ranks';
  who: string;
  one: string;
  other: string;
}

/** PER-063: a question about a subject; who has an Expertise of that name asks as an expert. */
export interface Wonder {
  do: 'wonder';
  who: string;
  subject: string;
  question: string;
}

export interface OpenScene {
  do: 'open_scene';
  place: string;
  time: string;
  aim: string;
  who: string[];
  zones: string;
}

/** Each a thing a line, as people write it down. */
export interface PrepareScene {
  do: 'prepare_scene';
  plan: string;
  name: string;
  when?: string;
  question?: string;
  zones?: string;
  cast?: string;
  lurking?: string;
  obstacles?: string;
  pictures?: string;
  at_hand?: string;
  notes?: string;
}

/** The game master puts somebody into a band or zone. */
export interface Place {
  do: 'place';
  who: string;
  place: string;
}

/** PER-246, PER-280. */
export interface PassDays {
  do: 'pass_days';
  days: number;
  words: string;
}

/** PER-250: to a non-violent encounter, or to violence. */
export interface Escalate {
  do: 'escalate';
  violent: boolean;
  who: string;
  goal: string;
}

/** A step back: the game master alone. */
export interface Deescalate {
  do: 'deescalate';
  reason: string;
}

/** What a side wants of the encounter. */
export interface StateGoal {
  do: 'state_goal';
  who: string;
  goal: string;
}

/** The Skill that gives one's place in the order (PER-160). */
export interface ChooseOrder {
  do: 'choose_order';
  who: string;
  skill: string;
}

/** By hand: at first, to settle a tie, or because the game master says so. */
export interface SetOrder {
  do: 'set_order';
  order: string[];
}

/** Somebody acts out of turn; then the order goes on where it was. */
export interface GiveTurn {
  do: 'give_turn';
  who: string;
}

/** One more action for who is on turn. */
export interface GrantAction {
  do: 'grant_action';
  who: string;
}

/** They have no turn in this round, and no active defence. */
export interface Surprise {
  do: 'surprise';
  who: string[];
}

/** First the pending injuries and the last chance to stabilise, then the end (3.3); `words`: goals met, time gone     by. */
export interface CloseEncounter {
  do: 'close_encounter';
  words: string;
}

/** PER-163, PER-164: the second one costs the action. */
export interface Move {
  do: 'move';
  who: string;
  place: string;
}

/** In a fight, on one's own turn (PER-144). */
export interface Assist {
  do: 'assist';
  who: string;
  primary: string;
  skill: string;
}

/** PER-116: in a fight, on one's own turn: issue somebody's next Challenge of this kind together, rolling     oneself. */
export interface StandTogether {
  do: 'stand_together';
  who: string;
  kind: 'attack' | 'interaction' | 'power';
  primary: string;
  skill: string;
  power: string;
}

/** Active defence with a weapon, a shield or a Power Skill (PER-212). */
export interface Announce {
  do: 'announce';
  who: string;
  skill: string;
}

export interface Maintain {
  do: 'maintain';
  who: string;
  power: string;
}

/** A Power that is no longer wanted. */
export interface LetGo {
  do: 'let_go';
  who: string;
  power: string;
}

/** Without a Challenge (PER-Q73): on oneself, somebody willing, or a thing. */
export interface UsePower {
  do: 'use_power';
  who: string;
  power: string;
  targets: string[];
  words: string;
}

/** Whether one is willing to be the target. */
export interface Agree {
  do: 'agree';
  yes: boolean;
  who: string;
}

export interface Stabilise {
  do: 'stabilise';
  who: string;
  target: string;
}

/** Some other action. */
export interface DoOther {
  do: 'do_other';
  who: string;
  words: string;
}

export interface EndTurn {
  do: 'end_turn';
  who: string;
}

/** The game master says that a condition no longer holds. */
export interface Release {
  do: 'release';
  who: string;
  at: number;
}

/** PER-158. */
export interface StartSeries {
  do: 'start_series';
  one: string[];
  other: string[];
  goal: string;
  against: string;
}

export interface AnswerSeries {
  do: 'answer_series';
  side: number;
  answer: 'achieved' | 'back down' | 'continue';
}

export interface AddObstacle {
  do: 'add_obstacle';
  name: string;
}

/** PER-151. */
export interface RuleObstacle {
  do: 'rule_obstacle';
  obstacle: string;
  how: 'fold' | 'narrate' | 'unopposed';
  words: string;
}

/** PER-152, after the group's agreement. */
export interface AgreeHazard {
  do: 'agree_hazard';
  name: string;
  chance: number;
  hits: number;
  penalty: number;
}

export interface TriggerHazard {
  do: 'trigger_hazard';
  hazard: string;
  who: string[];
}

export interface AddWare {
  do: 'add_ware';
  name: string;
  cost: number;
}

/** Its cost in this scene's place (PER-061). */
export interface SetLocal {
  do: 'set_local';
  ware: string;
  cost: number;
}

export interface Buy {
  do: 'buy';
  who: string;
  ware: string;
}

export interface RaiseCap {
  do: 'raise_cap';
  who: string;
  amount: number;
  scenes: number;
  reason: string;
}

/** The game master's word on what waits for it. */
export interface AnswerPetition {
  do: 'answer_wish';
  wish: number;
  yes: boolean;
}

/** Interaction, attack or Power Challenge. Skill "" is unskilled; `effect`: what success means beside or     (`harmless`) instead of hits. */
export interface Issue {
  do: 'issue';
  harmless: boolean;
  who: string;
  kind: 'attack' | 'interaction' | 'power';
  skill: string;
  power: string;
  targets: string[];
  goal: string;
  effect: string;
  ready?: boolean;
}

/** PER-153, PER-154: something with nobody against it; Skill "" is unskilled. */
export interface AskUnopposed {
  do: 'ask_unopposed';
  who: string;
  skill: string;
  attribute: string;
  goal: string;
}

/** The game master lets it pass or fail, or names the difficulty (PER-155, PER-271). */
export interface RuleUnopposed {
  do: 'rule_unopposed';
  how: 'fail' | 'pass' | 'roll';
  listed: number;
  difficulty: number;
  reason: string;
}

/** PER-148: what one may know about somebody; Skill "" is one die. */
export interface AskAbout {
  do: 'ask_about';
  who: string;
  target: string;
  skill: string;
  goal: string;
}

/** Whether it was hidden, with which Skill; if it was not, the answer. */
export interface RuleHidden {
  do: 'rule_hidden';
  hidden: boolean;
  skill: string;
  answer: string;
}

/** PER-194: own dice, or those of a healer whose Trait allows it. */
export interface Recover {
  do: 'recover';
  who: string;
  skill: string;
  healer: string;
}

/** Help the side of this number (0 the actor), outside a fight. */
export interface JoinAssist {
  do: 'join_assist';
  who: string;
  side: number;
  skill: string;
}

/** PER-116: issue the open Challenge, too, and roll for it, outside a fight. */
export interface JoinIssue {
  do: 'join_issue';
  who: string;
  skill: string;
  power: string;
}

/** PER-145: before any dice, a helper and the one helped change places. */
export interface SetPrimary {
  do: 'set_primary';
  side: number;
  who: string;
}

/** Nobody else joins: the reactors answer. */
export interface EndHelp {
  do: 'end_help';
}

/** The Skill that answers (PER-117); "" is unskilled. */
export interface Answer {
  do: 'answer';
  active: boolean;
  who: string;
  skill: string;
  ready?: boolean;
}

/** Another Attribute for this one roll (PER-016). */
export interface Substitute {
  do: 'substitute';
  side: number;
  attribute: string;
  reason: string;
}

/** Circumstance: an addition, or dice more or fewer (PER-124). */
export interface Adjust {
  do: 'adjust';
  what: 'addition' | 'dice';
  side: number;
  amount: number;
  reason: string;
}

/** A Power at work with a circumstance in words counts for this roll, or no longer: the game master judges it     (PER-078). */
export interface CountPower {
  do: 'count_power';
  counts: boolean;
  side: number;
  power: string;
}

/** The reactors are not aware of it (PER-212). */
export interface Unnoticed {
  do: 'unnoticed';
}

export interface CallExpertise {
  do: 'call_expertise';
  who: string;
  talent: string;
  reason: string;
}

export interface AnswerExpertise {
  do: 'answer_expertise';
  yes: boolean;
  side: number;
}

/** A Special Ability for this roll, before it (PER-075). */
export interface UseAbility {
  do: 'use_ability';
  who: string;
  ability: string;
}

/** PER-078: whether a story condition holds. */
export interface ConfirmCondition {
  do: 'confirm_condition';
  yes: boolean;
  wish: number;
}

/** Nothing more to set; when all have said so, the dice fall. */
export interface Ready {
  do: 'ready';
  side: number;
}

/** Dice thrown on one's own table, marked so: for each die, from 1 on, its face. */
export interface EnterDice {
  do: 'enter_dice';
  side: number;
  faces: [number, number][];
}

/** One's own, or by force an opponent's (PER-068, PER-069). */
export interface RerollDie {
  do: 'reroll_die';
  who: string;
  ability: string;
  side: number;
  at: number;
}

export interface IgnoreDie {
  do: 'ignore_die';
  who: string;
  ability: string;
  side: number;
  at: number;
}

/** PER-135: from the table's menu, or a feat of one's own. */
export interface SpendCritical {
  do: 'spend_critical';
  side: number;
  option: string;
  words: string;
}

/** No reroll, no die ignored, no critical: the step is over for this side. */
export interface LetStand {
  do: 'let_stand';
  side: number;
}

/** PER-Q30, where the game master decides. */
export interface SettleTie {
  do: 'settle_tie';
  side: number;
  success: boolean;
  actor?: number;
}

/** PER-126: over, or to be extended. */
export interface CloseChallenge {
  do: 'close_challenge';
  extend: boolean;
  words: string;
}

/** A follow-up a Trait grants: subsequent with the same dice, or additional with new ones. */
export interface Follow {
  do: 'follow';
  trait: string;
  target: string;
}

/** The game master takes a Challenge back before dice are rolled. */
export interface CallOff {
  do: 'call_off';
  reason: string;
}

/** PER-221. */
export interface Award {
  do: 'award';
  who: string[];
  amount: number;
  reason: string;
}

/** An Attribute, one's own or a companion's. */
export interface PlanRaise {
  do: 'plan_raise';
  who: string;
  target: string;
  attribute: string;
}

export interface PlanSkill {
  do: 'plan_skill';
  who: string;
  target: string;
  attribute: string;
  name: string;
  tags: string[];
  group: string;
}

/** Three pool dice, one more hit, or the next step of a companion's toughness. */
export interface PlanSimple {
  do: 'plan_simple';
  who: string;
  target: string;
  what: 'hit' | 'pool' | 'toughness';
}

export interface PlanAbility {
  do: 'plan_ability';
  who: string;
  target: string;
  form: 'gear' | 'plain' | 'quality';
  code: string;
  skill: string;
  kind: string;
  when: string;
  detail: string;
  name: string;
  text: string;
  conditions: string[];
  story: string;
}

export interface PlanPower {
  do: 'plan_power';
  who: string;
  target: string;
  challenge: boolean;
  duration: 'I' | 'M' | 'S' | 'T';
  code: string;
  skill: string;
  hits: number;
  targets: number;
  name: string;
  text: string;
}

export interface PlanTalent {
  do: 'plan_talent';
  who: string;
  target: string;
  kind: 'expertise' | 'language' | 'resource' | 'secret';
  name: string;
}

/** Of a Special Ability, a Power or a Talent; "quality" turns a Special Ability into a Quality. */
export interface PlanUpgrade {
  do: 'plan_upgrade';
  who: string;
  target: string;
  trait: string;
  what: string;
  detail: string;
}

export interface Unplan {
  do: 'unplan';
  who: string;
  at: number;
}

export interface SubmitBatch {
  do: 'submit_batch';
  who: string;
}

export interface ApproveBatch {
  do: 'approve_batch';
  who: string;
}

export interface SendBackBatch {
  do: 'send_back_batch';
  who: string;
  reason: string;
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
  | NewIndividual
  | NewExtra
  | NewSupporting
  | NewFigure
  | CallReady
  | GiveNumbers
  | FillOut
  | NewCompanion
  | ImportIndividual
  | DropIndividual
  | GiveIndividual
  | ShowIndividual
  | HideIndividual
  | SecretCheck
  | Describe
  | RankAttribute
  | SetValue
  | UnlockSkill
  | AssignDice
  | AddAbility
  | AddPower
  | AddTalent
  | TakeTrait
  | UpgradeTrait
  | MakeQuality
  | DropTrait
  | AddGear
  | TieGear
  | ApproveTrait
  | AgreePrice
  | SwapRanks
  | Wonder
  | OpenScene
  | PrepareScene
  | Place
  | PassDays
  | Escalate
  | Deescalate
  | StateGoal
  | ChooseOrder
  | SetOrder
  | GiveTurn
  | GrantAction
  | Surprise
  | CloseEncounter
  | Move
  | Assist
  | StandTogether
  | Announce
  | Maintain
  | LetGo
  | UsePower
  | Agree
  | Stabilise
  | DoOther
  | EndTurn
  | Release
  | StartSeries
  | AnswerSeries
  | AddObstacle
  | RuleObstacle
  | AgreeHazard
  | TriggerHazard
  | AddWare
  | SetLocal
  | Buy
  | RaiseCap
  | AnswerPetition
  | Issue
  | AskUnopposed
  | RuleUnopposed
  | AskAbout
  | RuleHidden
  | Recover
  | JoinAssist
  | JoinIssue
  | SetPrimary
  | EndHelp
  | Answer
  | Substitute
  | Adjust
  | CountPower
  | Unnoticed
  | CallExpertise
  | AnswerExpertise
  | UseAbility
  | ConfirmCondition
  | Ready
  | EnterDice
  | RerollDie
  | IgnoreDie
  | SpendCritical
  | LetStand
  | SettleTie
  | CloseChallenge
  | Follow
  | CallOff
  | Award
  | PlanRaise
  | PlanSkill
  | PlanSimple
  | PlanAbility
  | PlanPower
  | PlanTalent
  | PlanUpgrade
  | Unplan
  | SubmitBatch
  | ApproveBatch
  | SendBackBatch
  | TakeReady
  | CallOwn
  | Submit
  | Approve
  | SendBack
  | CloseScene
  | Enter
  | Leave
  | Step
  | CopyPlan
  | DropPlan
  | ImportPlans
  | OpenPlan;
