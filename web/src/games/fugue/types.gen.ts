// Written by tools/gen_types.py from the Python types; never edited.

export interface Public {
  dealer: number;
  people: string[];
  phase: 'create' | 'handover' | 'intro' | 'lobby' | 'over' | 'scene' | 'signify';
  chapter: number;
  chapters: number;
  opened: boolean;
  chapter_title: string;
  content: string;
  content_line: string;
  opening: string;
  introduction: string;
  dark: boolean;
  session: number;
  sitting: boolean;
  dealt: number[];
  unwilling: number[];
  can_deal: number[];
  proposal: Proposal | null;
  making: Making | null;
  language: string;
  literate: boolean;
  basics: string[];
  not_basic: string[];
  healing: string;
  scene: string;
  scenes: number;
  characters: Person[];
  flashbacks: Flashback[];
  counts: Count[];
  allowed: Count;
  declared: Declared[];
  task: TaskSeen | null;
  tasks: TaskSeen[];
  tellings: Telling[];
  contest: ContestSeen | null;
  leaves: Leave[];
  deck: number;
  discard: string[];
  unseen: number;
  pins: Pin[];
  sealed: Sealed[];
  receipts: Receipt[];
  closed: boolean;
  looks?: Guise[];
  house?: Record<string, string>;
}

/** Who shall deal: by everybody's word, or from hand to hand. */
export interface Proposal {
  seat: number;
  by: number;
  waiting: number[];
}

/** Where the making of personae is. */
export interface Making {
  seat: number;
  asks: number;
  step: string;
  who?: string;
  order?: number[];
}

export interface Person {
  id: string;
  owner: number;
  seat: number;
  title: string;
  gc: boolean;
  name?: string;
  looks?: string;
  looks_like?: string;
  sounds_like?: string;
  offered?: string;
  detail?: string;
  detail_by?: number;
  vetoed?: string;
  struck?: string;
  signifier?: string;
  abilities?: AbilitySeen[];
  wounds?: Wound[];
  down?: string;
  parked?: boolean;
  here?: boolean;
  musing?: string;
}

export interface AbilitySeen {
  id: string;
  text: string;
  parts?: string[];
  flashback?: string;
  given?: string;
  barred?: string;
  rule?: string;
  lost?: boolean;
}

export interface Wound {
  id: string;
  part: string;
  text: string;
  permanent?: boolean;
  bleeding?: boolean;
  tended?: boolean;
  healed?: boolean;
}

/** A memory, from the moment it is due until it stands on a sheet. */
export interface Flashback {
  id: string;
  way: 'gift' | 'own' | 'signifier' | 'story';
  to: string[];
  teller: number;
  stage?: 'ability' | 'choice' | 'judged' | 'kept' | 'memory' | 'naming';
  trigger?: string;
  memory?: Fragment[];
  ability?: string;
  parts?: string[];
  present?: string[];
  must?: string[];
  augments?: string;
  note?: string;
  known?: string[];
  card?: string;
  round?: number;
  hand?: string;
  late?: boolean;
  gained?: string[];
  choosing?: string[];
  back?: string;
  chapter?: number;
}

/** One piece of a memory (FUG-221). */
export interface Fragment {
  seat: number;
  text: string;
}

/** What a seat has used up in this sitting (FUG-068, FUG-069). */
export interface Count {
  own?: number;
  gift?: number;
}

/** FUG-097: what somebody is about to do; the Dealer says what it takes. */
export interface Declared {
  id: number;
  who: string;
  text: string;
  ability?: string;
  task?: string;
  talk?: '' | 'cards' | 'offered';
}

export interface TaskSeen {
  id: string;
  who: string;
  text: string;
  difficulty: number | null;
  ability?: string;
  unit?: string;
  spent?: number;
  cards?: string[];
  stage?: string;
  outcome?: string;
  locked?: string[];
  odds?: Bar[];
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

/** A card waits to be told (FUG-119, FUG-153). */
export interface Telling {
  id: number;
  seat: number;
  who: string;
  cards: string[];
  about?: 'flip' | 'play';
  ideas?: [number, string][];
}

export interface ContestSeen {
  number: number;
  text: string;
  violent: boolean;
  groups: GroupSeen[];
  group: number;
  stage: string;
  hands?: HandSeen[];
  showdown?: string[];
  twenty_one?: boolean;
  turn?: string;
  played?: boolean;
  swapped?: boolean;
  rescue?: boolean;
  first?: string;
  claim_who?: string;
  claim_ability?: string;
  win?: Win | null;
  win_words?: string;
  chosen?: Chosen | null;
  ending?: number[];
  reaches?: Reach[];
  over?: boolean;
  grave?: boolean;
}

export interface GroupSeen {
  number: number;
  sides: string[][];
  joined?: string[];
  back?: string[];
  left?: [string, string][];
  sitting_out?: string[];
  rounds?: number;
  resolved?: boolean;
  last?: LastHand[];
  how?: string;
}

export interface LastHand {
  who: string;
  cards: string[];
  total: number;
  look: '' | 'bust' | 'high' | 'sum';
  rank_words?: string;
}

export interface HandSeen {
  who: string;
  seat: number;
  side: number;
  down: number;
  up?: string[];
  total?: number;
  look?: '' | 'bust' | 'high' | 'sum';
  rank_words?: string;
  worths?: number[][];
  stymied?: boolean;
  stood?: boolean;
  replied?: boolean;
  wilds?: WildSeen[];
  fate?: '' | 'beaten' | 'few' | 'out' | 'side' | 'wins';
}

export interface WildSeen {
  id: string;
  ability: string;
  card?: string;
  used?: boolean;
  barred?: boolean;
}

/** Who may say what happens, and how much (3.8). */
export interface Win {
  who: string;
  rank: number;
  total: number;
  cards: string[];
  targets?: string[];
  many?: boolean;
  started?: boolean;
  lapsed?: boolean;
  reaching?: boolean;
}

/** An effect that waits for the Dealer's word. */
export interface Chosen {
  who: string;
  effect: 'escape' | 'free' | 'incapacitate' | 'kill' | 'knock_out' | 'maim' | 'nothing' | 'wound';
  target?: string;
  part?: string;
  weapon?: boolean;
  text?: string;
  sure?: boolean;
}

/** FUG-133: an act against somebody in another group. */
export interface Reach {
  who: string;
  cards: string[];
  target?: string;
  allowed?: boolean;
}

/** Something that needs the Dealer's leave: to flee, to hold back, to finish somebody off, to step into a round; or,     of a persona that bleeds to death, her second word (FUG-206). */
export interface Leave {
  who: string;
  what: 'bleed' | 'finish' | 'flee' | 'hold' | 'intercede';
  target: string;
  sure: boolean;
}

/** On the cork board. */
export interface Pin {
  id: string;
  kind: 'fact' | 'observation' | 'place' | 'question' | 'ruling';
  by: number;
  text: string;
  links?: string[];
  settled?: boolean;
}

/** Notes of a Dealer that nobody reads before the story is over. */
export interface Sealed {
  chapter: number;
  by: number;
  notes: number;
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
  persona?: string;
  notes?: Note[];
  pleas?: Plea[];
  hands?: MyHand[];
  gone?: string[];
  desk?: DealerDesk | null;
  unsealed?: DealerNote[];
  plans?: Plan[];
  shown_notes?: NoteSeen[];
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

export interface MyHand {
  who: string;
  down?: string[];
  wilds?: MyWild[];
  totals?: Turning[];
  swaps?: Swap[];
  replies?: Reply[];
  odds?: Bar[];
  beats?: Bar[];
}

export interface MyWild {
  id: string;
  card: string;
}

/** What a hand would be with one more card turned up, */
export interface Turning {
  card: string;
  total: number;
  look: '' | 'bust' | 'high' | 'sum';
}

/** with a wild card instead of a face-up card, */
export interface Swap {
  wild: string;
  out: string;
  total: number;
  look: '' | 'bust' | 'high' | 'sum';
}

/** with some face-down cards turned up. */
export interface Reply {
  cards: string[];
  total: number;
  look: '' | 'bust' | 'high' | 'sum';
}

/** What lies before the Dealer alone. */
export interface DealerDesk {
  introduction?: string;
  setting?: string;
  advice?: string;
  chapters?: ChapterRead[];
  notes?: DealerNote[];
  letters?: DealerNote[];
  people_notes?: Record<string, string>;
  difficulty?: number | null;
  bleeding?: string[];
  alike?: Record<string, string>;
}

export interface ChapterRead {
  number: number;
  chapter: SetChapter;
}

export interface SetChapter {
  title: string;
  text?: string;
  scenes?: SetScene[];
  people?: SetPerson[];
  memories?: SetMemory[];
}

export interface SetScene {
  title: string;
  text: string;
}

/** A game-character. Looks are for all, notes for the Dealer alone. */
export interface SetPerson {
  name: string;
  looks?: string;
  notes?: string;
  abilities?: SetAbility[];
}

export interface SetAbility {
  text: string;
  parts?: string[];
}

/** FUG-086: a flashback the story itself holds. */
export interface SetMemory {
  to: string;
  trigger: string;
  memory: string;
  ability: string;
  parts?: string[];
}

export interface DealerNote {
  id: number;
  by: number;
  chapter: number;
  title: string;
  text: string;
  letter?: boolean;
  sealed?: boolean;
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

/** The switches of catalogue 4 and the options of 6.5. The first value is the ruling. */
export interface Options {
  chapters: '4' | 'bySet';
  signifier_to: 'owner' | 'turner';
  literate: 'no' | 'yes';
  cold_start: 'off' | 'on';
  gamble_basic: 'off' | 'on';
  difficulty_shown: 'at once' | 'at the flip';
  stand: 'final' | 'soft';
  wild_timing: 'anyTime' | 'ownTurnAsPlay' | 'ownTurnFree';
  wild_limit: 'perAbility' | 'perContest';
  wild_reuse: 'always' | 'unusedOnly';
  wild_rescue: 'no' | 'yes';
  dealer_wins_ties: 'no' | 'yes';
  fewer_cards_break_ties: 'no' | 'yes';
  three_card_major_kills: 'no' | 'yes';
  court_number: '10' | '11-14';
  ace_number: '1' | '11';
  timed_compare: 'equalOrGreater' | 'greater';
  lock_ends: 'never' | 'newAbility';
  twist_narrator: 'dealer' | 'player';
  signifier_pause: 'atOnce' | 'endOfHand';
  two_signifier_scope: 'oneHand' | 'round';
  limit_per: 'chapter' | 'meeting';
  strength_justice: '11-8' | '8-11';
  rank5_reach: 'contest' | 'group';
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

/** The content-set that will be played: one of ours, or "blank" for empty chapters (FUG-005). */
export interface SetContent {
  do: 'set_content';
  key: string;
}

/** A content-set of one's own, as the text of its file. */
export interface BringContent {
  do: 'bring_content';
  text: string;
}

/** Propose who shall deal; everybody else must agree (FUG-015). */
export interface ChooseDealer {
  do: 'choose_dealer';
  seat: string;
}

/** Yes or no to the proposal. */
export interface AgreeDealer {
  do: 'agree_dealer';
  yes: boolean;
}

/** Whether one wants to deal a chapter at all (FUG-A46). */
export interface WillDeal {
  do: 'will_deal';
  yes: boolean;
}

/** The Dealer offers her place to somebody, after a chapter or in the middle of one; the other must agree. */
export interface PassDealing {
  do: 'pass_dealing';
  to: string;
}

export interface OpenChapter {
  do: 'open_chapter';
}

/** Everybody but the Dealer closes their eyes. */
export interface OpenIntro {
  do: 'open_intro';
}

export interface EndIntro {
  do: 'end_intro';
}

export interface CloseChapter {
  do: 'close_chapter';
}

/** 0 begins a new one. A letter is for the next Dealer; all else is sealed with the chapter. */
export interface WriteDealerNote {
  do: 'write_dealer_note';
  note: number;
  letter: boolean;
  title: string;
  text: string;
}

export interface DropDealerNote {
  do: 'drop_dealer_note';
  note: number;
}

/** Each a thing a line, as people write it down. */
export interface PrepareScene {
  do: 'prepare_scene';
  plan: string;
  name: string;
  text?: string;
  cast?: string;
  board?: string;
  opposition?: string;
  pictures?: string;
  at_hand?: string;
  notes?: string;
}

export interface SetLanguage {
  do: 'set_language';
  text: string;
}

/** Something everybody can do in spite of it all. */
export interface AddBasic {
  do: 'add_basic';
  text: string;
}

export interface DropBasic {
  do: 'drop_basic';
  at: number;
}

/** Something for the cork board; "new" begins one. */
export interface PinUp {
  do: 'pin_up';
  pin: string;
  kind: 'fact' | 'observation' | 'place' | 'question';
  text: string;
  links: string[];
}

export interface TakeDown {
  do: 'take_down';
  pin: string;
}

/** An open thread is closed, or open again. */
export interface SettleQuestion {
  do: 'settle_question';
  pin: string;
  settled: boolean;
}

/** The Dealer decides what the rules leave open (FUG-035); it stays on the board. */
export interface Rule {
  do: 'rule';
  text: string;
}

export interface DescribePersona {
  do: 'describe_persona';
  looks: string;
  looks_like: string;
  sounds_like: string;
}

/** The left neighbour's one more thing. */
export interface AddDetail {
  do: 'add_detail';
  who: string;
  text: string;
}

export interface AcceptDetail {
  do: 'accept_detail';
  who: string;
}

export interface VetoDetail {
  do: 'veto_detail';
  who: string;
}

/** The Dealer has a description or a detail worded anew, with a reason. */
export interface StrikeOut {
  do: 'strike_out';
  who: string;
  item: 'detail' | 'looks';
  reason: string;
}

export interface DealSignifiers {
  do: 'deal_signifiers';
}

export interface NamePersona {
  do: 'name_persona';
  who: string;
  name: string;
}

/** What a player makes of her persona's past (FUG-058). */
export interface Muse {
  do: 'muse';
  who: string;
  text: string;
}

/** A latecomer makes a persona. */
export interface Admit {
  do: 'admit';
  seat: string;
}

/** A player is away: the Dealer plays her persona; or she is back. */
export interface Park {
  do: 'park';
  who: string;
  parked: boolean;
}

/** A game-character of the chapter steps into the story. */
export interface BringOn {
  do: 'bring_on';
  name: string;
}

/** A game-character of the Dealer's own; abilities one on a line (FUG-A59). */
export interface Invent {
  do: 'invent';
  name: string;
  looks: string;
  abilities: string;
  notes: string;
}

/** A game-character leaves the story, or comes back. */
export interface SendOff {
  do: 'send_off';
  who: string;
  here: boolean;
}

/** FUG-A60: a player whose persona died takes over a game-character, without memories of the others. */
export interface Adopt {
  do: 'adopt';
  who: string;
  seat: string;
}

/** The Dealer says that a wound is tended (FUG-201). */
export interface Tend {
  do: 'tend';
  who: string;
  wound: string;
}

export interface Rest {
  do: 'rest';
  unbroken: boolean;
  hours: number;
  who: string[];
}

export interface RestoreAbility {
  do: 'restore_ability';
  who: string;
  ability: string;
  reason: string;
}

/** Which parts of the body it needs (FUG-A57). */
export interface TagAbility {
  do: 'tag_ability';
  who: string;
  ability: string;
  parts: string[];
}

/** Somebody who was knocked out comes round. */
export interface Rouse {
  do: 'rouse';
  who: string;
}

/** A wound from the story, not from a contest; or the Dealer marks one as bleeding. */
export interface Hurt {
  do: 'hurt';
  permanent: boolean;
  bleeding: boolean;
  who: string;
  part: string;
  text: string;
}

/** FUG-A73: only the Dealer declares this death; for a persona twice. */
export interface BleedOut {
  do: 'bleed_out';
  who: string;
  sure: boolean;
}

/** FUG-180: kill somebody helpless with a single action. */
export interface FinishOff {
  do: 'finish_off';
  who: string;
  target: string;
}

/** The Dealer's word on it; `sure` is asked a second time where a persona would die. */
export interface AnswerFinish {
  do: 'answer_finish';
  who: string;
  yes: boolean;
}

/** Way 1. The memory may be left empty and told afterwards; the ability comes after the memory (FUG-057). */
export interface OwnFlashback {
  do: 'own_flashback';
  who: string;
  trigger: string;
  memory: string;
  present?: string[];
  augments?: string;
}

/** Way 2: for somebody else's persona, with the giver's own in it. */
export interface GiftFlashback {
  do: 'gift_flashback';
  to: string;
  trigger: string;
  memory: string;
  present?: string[];
  augments?: string;
}

/** Way 4: the Dealer's. */
export interface StoryFlashback {
  do: 'story_flashback';
  to: string;
  trigger: string;
  memory: string;
  present?: string[];
  augments?: string;
}

/** A piece of the memory (FUG-221): the first one of a Signifier's, or more of any. */
export interface TellMemory {
  do: 'tell_memory';
  flashback: string;
  text: string;
  present?: string[];
  augments?: string;
}

/** A memory that was sent back is told otherwise; nothing was used up. */
export interface Reword {
  do: 'reword';
  flashback: string;
  trigger: string;
  memory: string;
  present?: string[];
}

/** Exactly one (FUG-050), and the parts of the body it needs. */
export interface NameAbility {
  do: 'name_ability';
  flashback: string;
  ability: string;
  parts?: string[];
}

/** FUG-217: the Dealer shall name the ability. */
export interface LeaveNaming {
  do: 'leave_naming';
  flashback: string;
}

/** The Dealer's yes: flashback and ability are written on the sheet. */
export interface AcceptAbility {
  do: 'accept_ability';
  flashback: string;
}

/** FUG-072: a gift's ability, never its memory. */
export interface VetoAbility {
  do: 'veto_ability';
  flashback: string;
  reason: string;
}

/** What flashbacks are not: the Dealer names the limit that is crossed. */
export interface SendBack {
  do: 'send_back';
  flashback: string;
  limit: string;
  reason: string;
}

/** The teller takes an own, gift or story flashback back before it is written down; nothing was used up. */
export interface Withdraw {
  do: 'withdraw';
  flashback: string;
}

/** A Signifier's memory waits for the end of the hand (FUG-A41). */
export interface Postpone {
  do: 'postpone';
  flashback: string;
}

/** How it came, what it may prove (FUG-056, FUG-058): its persona's player alone. */
export interface NoteMemory {
  do: 'note_memory';
  flashback: string;
  text: string;
}

/** FUG-061: her persona tells others of it. */
export interface ShareMemory {
  do: 'share_memory';
  flashback: string;
  others: string[];
}

/** The new ability serves at once, by who is in the action already (FUG-081). */
export interface UseNow {
  do: 'use_now';
  flashback: string;
  who: string;
  text: string;
}

/** The same by who is not: the Dealer says how. */
export interface Intercede {
  do: 'intercede';
  flashback: string;
  who: string;
  text: string;
}

export interface Decline {
  do: 'decline';
  flashback: string;
  who: string;
}

/** FUG-A45: a told act, or into the round with two cards (on the side with this number). */
export interface AnswerIntercede {
  do: 'answer_intercede';
  who: string;
  side: number;
}

/** The Dealer takes a memory or its ability off a sheet again, with a reason for all to read. */
export interface CorrectMemory {
  do: 'correct_memory';
  flashback: string;
  reason: string;
}

/** What a character is about to do; an ability that may help; an earlier task tried again. */
export interface Declare {
  do: 'declare';
  who: string;
  text: string;
  ability?: string;
  task?: string;
}

/** Take it back; the Dealer lays it aside so, when it is talked out. */
export interface Unsay {
  do: 'unsay';
  declared: number;
}

/** Anybody could: it succeeds (FUG-098). */
export interface RuleBasic {
  do: 'rule_basic';
  declared: number;
}

/** Simpler this way: with an ability that fits it just succeeds (FUG-110). */
export interface GrantSuccess {
  do: 'grant_success';
  declared: number;
}

/** It takes a card. The ability is the declared one where the Dealer finds it fits, else none. */
export interface RuleSkilled {
  do: 'rule_skilled';
  declared: number;
  ability: string;
  unit: '' | 'hours' | 'minutes' | 'seconds';
  difficulty: number;
}

/** A skilled action the Dealer calls for herself, for anybody. */
export interface SetTask {
  do: 'set_task';
  who: string;
  ability: string;
  unit: '' | 'hours' | 'minutes' | 'seconds';
  difficulty: number;
  text: string;
}

/** The top card of the deck. */
export interface Flip {
  do: 'flip';
}

/** FUG-A69: the memory just gained makes a success of it, without another card; or it does not fit after all. */
export interface GrantAgain {
  do: 'grant_again';
  yes: boolean;
}

/** The Dealer takes a task back before a card is turned. */
export interface DropTask {
  do: 'drop_task';
}

/** More time passes; the Dealer turns the next card. */
export interface GoOn {
  do: 'go_on';
}

export interface GiveUp {
  do: 'give_up';
}

/** What a card brings; empty when it was told aloud. */
export interface Narrate {
  do: 'narrate';
  telling: number;
  text: string;
}

/** An idea for who has to tell (FUG-A65). */
export interface HelpTell {
  do: 'help_tell';
  telling: number;
  text: string;
}

/** One group of two sides to begin with; more sides and groups follow before the first deal. */
export interface OpenContest {
  do: 'open_contest';
  violent: boolean;
  text: string;
  one: string[];
  other: string[];
}

export interface AddGroup {
  do: 'add_group';
  one: string[];
  other: string[];
}

/** A third side, or a fourth, in a group: each against all the others. */
export interface AddSide {
  do: 'add_side';
  group: number;
  side: string[];
}

/** The Dealer moves somebody into a group, on a side (1, 2, ...): out of another one, or new to the contest. */
export interface MoveToGroup {
  do: 'move_to_group';
  who: string;
  group: number;
  side: number;
}

/** FUG-122: the Dealer would settle a declared thing by talk instead of cards. */
export interface OfferTalk {
  do: 'offer_talk';
  declared: number;
}

export interface AnswerTalk {
  do: 'answer_talk';
  declared: number;
  yes: boolean;
}

/** A group that cannot play now lets its round go by. */
export interface SkipRound {
  do: 'skip_round';
}

/** The Dealer says that this engagement is decided. */
export interface ResolveGroup {
  do: 'resolve_group';
}

export interface EndContest {
  do: 'end_contest';
  reason: string;
}

/** In for the coming round. Who was not in the contest names a side of the group that plays. */
export interface JoinRound {
  do: 'join_round';
  who: string;
  side: number;
}

export interface HoldBack {
  do: 'hold_back';
  who: string;
}

export interface Flee {
  do: 'flee';
  who: string;
}

export interface Surrender {
  do: 'surrender';
  who: string;
}

/** The Dealer's word on flight, or on holding back when nobody else of that side plays. */
export interface AnswerLeave {
  do: 'answer_leave';
  who: string;
  yes: boolean;
}

/** Two cards each. `sure`: although the winner with the Fool and the World has not begun to tell (FUG-178). */
export interface DealRound {
  do: 'deal_round';
  sure?: boolean;
}

export interface ClaimWild {
  do: 'claim_wild';
  who: string;
  ability: string;
}

export interface AnswerClaim {
  do: 'answer_claim';
  yes: boolean;
}

export interface Reveal {
  do: 'reveal';
  who: string;
  card: string;
}

export interface Twist {
  do: 'twist';
  who: string;
}

export interface SwapWild {
  do: 'swap_wild';
  who: string;
  wild: string;
  card: string;
}

export interface Pass {
  do: 'pass';
  who: string;
}

/** A game-character's turn by rote: reveal, then twist below 17, from that hand alone. */
export interface PlayForMe {
  do: 'play_for_me';
  who: string;
}

/** Turn up any of one's face-down cards, or none (FUG-160). */
export interface Reply21 {
  do: 'reply21';
  who: string;
  cards: string[];
}

export interface ChooseEffect {
  do: 'choose_effect';
  effect: 'escape' | 'free' | 'incapacitate' | 'kill' | 'knock_out' | 'maim' | 'nothing' | 'wound';
  weapon: boolean;
  target: string;
  part: string;
  text: string;
}

/** The Dealer confirms it, or says why not (no weapon at hand, another part of the body). A wound may turn out to be     one that would bleed to death, and then it counts as permanent (FUG-195). */
export interface AnswerEffect {
  do: 'answer_effect';
  yes: boolean;
  bleeding: boolean;
  reason: string;
}

/** Tied allies may agree that another of them describes. */
export interface CedeWin {
  do: 'cede_win';
  to: string;
}

export interface TryEnd {
  do: 'try_end';
  text: string;
}

export interface AnswerEnd {
  do: 'answer_end';
  yes: boolean;
}

export interface StartTelling {
  do: 'start_telling';
}

/** FUG-133: against somebody in another group; the Dealer must give leave. Empty target: no. */
export interface Interfere {
  do: 'interfere';
  who: string;
  target: string;
}

export interface AnswerInterfere {
  do: 'answer_interfere';
  who: string;
  yes: boolean;
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
  | SetContent
  | BringContent
  | ChooseDealer
  | AgreeDealer
  | WillDeal
  | PassDealing
  | OpenChapter
  | OpenIntro
  | EndIntro
  | CloseChapter
  | WriteDealerNote
  | DropDealerNote
  | SetScene
  | PrepareScene
  | SetLanguage
  | AddBasic
  | DropBasic
  | PinUp
  | TakeDown
  | SettleQuestion
  | Rule
  | DescribePersona
  | AddDetail
  | AcceptDetail
  | VetoDetail
  | StrikeOut
  | DealSignifiers
  | NamePersona
  | Muse
  | Admit
  | Park
  | BringOn
  | Invent
  | SendOff
  | Adopt
  | Tend
  | Rest
  | RestoreAbility
  | TagAbility
  | Rouse
  | Hurt
  | BleedOut
  | FinishOff
  | AnswerFinish
  | OwnFlashback
  | GiftFlashback
  | StoryFlashback
  | TellMemory
  | Reword
  | NameAbility
  | LeaveNaming
  | AcceptAbility
  | VetoAbility
  | SendBack
  | Withdraw
  | Postpone
  | NoteMemory
  | ShareMemory
  | UseNow
  | Intercede
  | Decline
  | AnswerIntercede
  | CorrectMemory
  | Declare
  | Unsay
  | RuleBasic
  | GrantSuccess
  | RuleSkilled
  | SetTask
  | Flip
  | GrantAgain
  | DropTask
  | GoOn
  | GiveUp
  | Narrate
  | HelpTell
  | OpenContest
  | AddGroup
  | AddSide
  | MoveToGroup
  | OfferTalk
  | AnswerTalk
  | SkipRound
  | ResolveGroup
  | EndContest
  | JoinRound
  | HoldBack
  | Flee
  | Surrender
  | AnswerLeave
  | DealRound
  | ClaimWild
  | AnswerClaim
  | Reveal
  | Twist
  | SwapWild
  | Pass
  | PlayForMe
  | Reply21
  | ChooseEffect
  | AnswerEffect
  | CedeWin
  | TryEnd
  | AnswerEnd
  | StartTelling
  | Interfere
  | AnswerInterfere
  | CopyPlan
  | DropPlan
  | ImportPlans
  | OpenPlan;
