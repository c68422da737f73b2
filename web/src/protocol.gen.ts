// Written by tools/gen_types.py from the Python types; never edited.

/** First message of a connection: the secret of a link says which seat this is. */
export interface Hello {
  type: 'hello';
  secret: string;
  since?: number;
  changes?: boolean;
  language?: string;
}

/** Take the seat of this link under a name. `entropy` is mixed into the luck of the table. */
export interface Sit {
  type: 'sit';
  id: string;
  name: string;
  entropy: string;
}

/** Play a command. `id` makes resending harmless; `decision` is the question it answers, given for what is owed. */
export interface Do {
  type: 'do';
  id: string;
  command: unknown;
  decision?: number | null;
}

/** What would this command lead to? It is not played. Answered by foreseen, or refused as it would be. */
export interface Foresee {
  type: 'foresee';
  id: string;
  command: unknown;
}

/** What would these commands ask of me now? With a piece: only where it may stand, and of every command where none     is named. Answered by formed. */
export interface Forms {
  type: 'forms';
  id: string;
  commands?: string[];
  piece?: string | number | null;
}

/** Why can this piece do nothing now? Always answered by a refusal that teaches. */
export interface Why {
  type: 'why';
  id: string;
  piece: string | number;
}

/** Say something to the table, whisper or roll dice: what begins with / is a command (table/talk.py). */
export interface Talk {
  type: 'talk';
  id: string;
  text: string;
  as?: string;
}

/** Whom may I whisper to, by which names? Answered by names. */
export interface Whom {
  type: 'whom';
  id: string;
}

/** Ask to go back to just after entry `to`. Free while nothing random or hidden was shown since, else by consent. */
export interface Rewind {
  type: 'rewind';
  id: string;
  to: number;
}

/** Answer somebody's request to rewind: the one that goes back `to` this entry, and no other. Who agrees must say     which. */
export interface Consent {
  type: 'consent';
  id: string;
  agree: boolean;
  to?: number | null;
}

/** I no longer ask to rewind. */
export interface Withdraw {
  type: 'withdraw';
  id: string;
}

/** The table as this seat saw it after entry `seq`. */
export interface Look {
  type: 'look';
  id: string;
  seq: number;
}

/** Older lines of the log, before entry `before`. */
export interface Lines {
  type: 'lines';
  id: string;
  before: number;
}

/** When a reaction waits for this seat (core.game.Stops): `concerned`, `able`, `always` or `never`. */
export interface Stops {
  type: 'stops';
  id: string;
  when: string;
}

/** Host (after a while without one, anybody who sits): begin. Seats nobody has taken are played by bots until     somebody does. */
export interface Start {
  type: 'start';
  id: string;
}

/** Let a bot play for this seat, or stop it: for my own, or for somebody who is away (see Room.stand_ins). Its     person takes the seat back by acting `take_back`. `level`, the host's to set, says how strong it is, also where it     plays already and before the game begins; empty: as before. */
export interface StandIn {
  type: 'stand_in';
  id: string;
  seat: number;
  bot: boolean;
  level?: string;
}

/** My seat, played by a bot meanwhile, is mine again. */
export interface TakeBack {
  type: 'take_back';
  id: string;
}

/** Host, by the host's own link: a new link for this seat (-1: for watchers); the old one ends, and everybody reads     of it. */
export interface Reissue {
  type: 'reissue';
  id: string;
  seat: number;
}

/** Host: a link by which anybody may choose a free seat; an earlier one ends. `end`: without a new one. Answered by     reissued, or done. */
export interface Invite {
  type: 'invite';
  id: string;
  end?: boolean;
}

/** Who came by the invitation: this seat, while nobody has it. Answered by reissued, with the seat's own link. */
export interface TakeSeat {
  type: 'take_seat';
  id: string;
  seat: number;
  name: string;
  entropy: string;
}

/** Host: a code that opens a way back should the host's link be lost. Shown once; an earlier one ends. Answered by     code. */
export interface Recovery {
  type: 'recovery';
  id: string;
}

/** The whole finished game as a file that can be verified and replayed. */
export interface Export {
  type: 'export';
  id: string;
}

/** When the game is over: one more link to watch it by, with all cards open. Answered by shared. */
export interface Share {
  type: 'share';
  id: string;
}

/** What would a strong player do now, in my place? Answered by hinted. */
export interface Hint {
  type: 'hint';
  id: string;
}

/** At a table with other people: I agree that everybody here may ask for hints, or no longer do. */
export interface AllowHints {
  type: 'allow_hints';
  id: string;
  agree: boolean;
}

/** When the game is over: what decided it, for my seat. Answered by reviewed. */
export interface Review {
  type: 'review';
  id: string;
}

/** Host, where a game master leads: look and act through a seat nobody has taken, or through my own again. A new     welcome, room and frame come before the answer. */
export interface ActAs {
  type: 'act_as';
  id: string;
  seat: number | null;
}

/** Draw a `line` (it does not come up) or a `veil` (it happens off stage), or lift it. Nobody learns who did. */
export interface Limit {
  type: 'limit';
  id: string;
  what: 'line' | 'veil';
  text: string;
  lifted?: boolean;
}

/** The X-card: the table pauses. Nobody learns who touched it, and it is written down nowhere. */
export interface Pause {
  type: 'pause';
  id: string;
}

/** Go on after the X-card: `on` as it was, or what happened is `skipped`. (A rewind goes on by itself.) */
export interface Resume {
  type: 'resume';
  id: string;
  how: 'on' | 'skipped';
}

/** The history of a piece: every line of the log that changed it, as I may read it. Answered by older. */
export interface AboutPiece {
  type: 'about';
  id: string;
  piece: string;
}

/** What happened in the last finished session, in a few sentences. Answered by story. */
export interface Previously {
  type: 'previously';
  id: string;
}

/** Who leads the game: the recap of this session in words of my own, or, with none, as the log tells it again.     Everybody reads that I did. */
export interface Recall {
  type: 'recall';
  id: string;
  session: number;
  lines: string[];
}

/** Who leads the game: everybody may see this handout from now on, or these seats; or nobody any more. */
export interface ShowPicture {
  type: 'show_picture';
  id: string;
  picture: string;
  everybody?: boolean;
  to?: number[];
}

/** Call a picture otherwise. */
export interface NamePicture {
  type: 'name_picture';
  id: string;
  picture: string;
  name: string;
}

/** Take a picture away for good. */
export interface RemovePicture {
  type: 'remove_picture';
  id: string;
  picture: string;
}

/** Host, or who leads the game: what the table is called, and the picture it goes by (brought for it before). */
export interface TitleTable {
  type: 'title_table';
  id: string;
  title: string;
  picture?: string;
}

/** The log as a story for everybody's eyes, as Markdown, as one page or as a book; or the recap of the last session     alone. Answered by exported. */
export interface Chronicle {
  type: 'chronicle';
  id: string;
  form: 'epub' | 'html' | 'md';
  recap?: boolean;
}

/** Host (and who leads the game): the whole table as a file from which it can be restored. Answered by exported. */
export interface Backup {
  type: 'backup';
  id: string;
}

/** A character as a file, in one of the game's formats. Answered by exported. */
export interface Sheet {
  type: 'sheet';
  id: string;
  piece: string;
  form: string;
}

export type ClientMessage =
  | Hello
  | Sit
  | Do
  | Foresee
  | Forms
  | Why
  | Talk
  | Whom
  | Rewind
  | Consent
  | Withdraw
  | Look
  | Lines
  | Stops
  | Start
  | StandIn
  | TakeBack
  | Reissue
  | Invite
  | TakeSeat
  | Recovery
  | Export
  | Share
  | Hint
  | AllowHints
  | Review
  | ActAs
  | Limit
  | Pause
  | Resume
  | AboutPiece
  | Previously
  | Recall
  | ShowPicture
  | NamePicture
  | RemovePicture
  | TitleTable
  | Chronicle
  | Backup
  | Sheet;

/** Answer to hello: where you are and who you are. */
export interface Welcome {
  type: 'welcome';
  table: string;
  game: string;
  seat: number | null;
  home: number | null;
  host: boolean;
  name: string;
  started: boolean;
  options: Record<string, unknown>;
  commitment: string;
  told: number;
  gallery: string;
  invited: boolean;
}

/** Who is at the table; sent whenever that changes. */
export interface Room {
  type: 'room';
  people: Person[];
  watchers: number;
  started: boolean;
  rewind: Asked | null;
  stops: string;
  paused: boolean;
  lines: string[];
  veils: string[];
  may_start: boolean;
  stand_ins: number[];
  began: number;
  title: string;
  picture: string;
  may_title: boolean;
  hints: 'asked' | 'none' | 'open' | 'waiting';
}

/** One seat of the table and who is in it. */
export interface Person {
  seat: number;
  name: string;
  bot: boolean;
  was_bot: boolean;
  here: boolean;
  host: boolean;
  leads: boolean;
  level: string;
}

/** A request to rewind that waits for consent. */
export interface Asked {
  by: string;
  to: number;
  moves: number;
  lines: string[];
  waiting: string[];
  away: string[];
  seconds: number;
  mine: boolean;
  own: boolean;
}

/** The pictures I may see, sent whenever they change. */
export interface Gallery {
  type: 'gallery';
  pictures: PictureSeen[];
  left: number;
}

/** A picture I may see. */
export interface PictureSeen {
  id: string;
  name: string;
  use: string;
  width: number;
  height: number;
  mine?: boolean;
  everybody?: boolean;
  to?: number[];
}

/** The table as this seat sees it after entry `seq`, what it may do, and what was said since the last frame. */
export interface Frame {
  type: 'frame';
  seq: number;
  head: string;
  decision: number;
  public: unknown;
  private: unknown;
  offers: Form[];
  can: string[];
  names: Record<string, string>;
  prompt: string;
  awaited: number[];
  passes: boolean;
  lines: unknown;
  timers: Timer[];
  outcome: Outcome | null;
  open: unknown;
  undo: number;
}

/** An offer as it is sent: by the names of its fields. What is neither decided nor asked stays at its default. */
export interface Form {
  command: string;
  fixed?: Record<string, number | string | boolean | null>;
  asks?: Record<string, Choose | Pick | Assign | Number | Text>;
  owed?: boolean;
}

/** Between `least` and `most` of these pieces, each at most once. */
export interface Choose {
  ask: 'choose';
  of: (number | string)[];
  least?: number;
  most?: number;
  ordered?: boolean;
  worth?: number[];
  reach?: number;
  enough?: number;
  distinct?: boolean;
  suggest?: (number | string)[];
}

/** Exactly one of these pieces, or yes or no. */
export interface Pick {
  ask: 'pick';
  of: (number | string | boolean)[];
  distinct?: boolean;
  suggest?: number | string | boolean | null;
}

/** Any of these pieces, each to one of its own targets. */
export interface Assign {
  ask: 'assign';
  to: ([number | string, (number | string)[]])[];
  least?: number;
}

/** A whole number. */
export interface Number {
  ask: 'number';
  least: number;
  most: number;
  suggest?: number | null;
}

/** Words of the player's own. */
export interface Text {
  ask: 'text';
  most?: number;
  suggest?: string[];
  least?: number;
}

/** How long the clock still waits. */
export interface Timer {
  name: string;
  seconds: number;
}

/** How a game ended: `how` is a key of the game's words. */
export interface Outcome {
  winners: number[];
  how: string;
  scores: number[];
}

/** The next frame, for who asked for changes: what is not here is as it was in the last one. */
export interface Change {
  type: 'change';
  seq: number;
  head: string;
  lines: unknown;
  timers: Timer[];
  decision?: number;
  public?: Parts;
  private?: Parts;
  offers?: Form[];
  can?: string[];
  names?: Parts;
  prompt?: string;
  awaited?: number[];
  passes?: boolean;
  outcome?: Outcome | null;
  open?: unknown;
  undo?: number;
}

/** What changed in the public part of a frame, the private part or the names, by their own keys: what stands there     now, what is gone, and what changed inside. */
export interface Parts {
  put?: Record<string, unknown>;
  gone?: string[];
  into?: Record<string, Parts>;
  items?: Record<string, Items>;
}

/** What changed in a list of things that have ids. */
export interface Items {
  order?: string[];
  put?: Record<string, unknown>;
  into?: Record<string, Parts>;
}

/** What was said before the game began, when there is no frame yet to carry it. */
export interface Heard {
  type: 'heard';
  lines: unknown;
}

/** The message with this id was carried out (entry `seq`, -1 where it made none). */
export interface Done {
  type: 'done';
  id: string;
  seq?: number;
}

/** The message with this id changed nothing, and why. */
export interface Refused {
  type: 'refused';
  id: string;
  reason: string;
  why: string;
  rule?: string;
  cure?: string;
  allowable?: boolean;
}

/** Answer to foresee; nothing where nothing can be said beforehand. */
export interface Foreseen {
  type: 'foreseen';
  id: string;
  found: Foresight | null;
}

/** What a command would lead to, as the rules would play it: who would roll what against what, and how it would     likely go. */
export interface Foresight {
  sides: [string, string][];
  answer: Answer;
  sketch?: Sketch | null;
}

export interface Answer {
  title: string;
  bars: Bar[];
  lines?: string[];
  grid?: Grid | null;
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

/** Numbers side by side, already in words. */
export interface Grid {
  head: string[];
  rows: string[][];
}

/** Places and the ways between them, to be drawn. */
export interface Sketch {
  zones: string[];
  ways: [number, number, string][];
}

/** Answer to whom. */
export interface Names {
  type: 'names';
  id: string;
  hearers: Hearer[];
}

/** A name that a whisper understands. */
export interface Hearer {
  name: string;
  note?: string;
}

/** Answer to forms: nothing of what is not open. */
export interface Formed {
  type: 'formed';
  id: string;
  forms: Form[];
  names: Record<string, string>;
}

/** Answer to look: an earlier moment from the same seat (with all cards open once the game is over). */
export interface Past {
  type: 'past';
  id: string;
  seq: number;
  public: unknown;
  private: unknown;
  open: unknown;
  lines: unknown;
}

/** Answer to lines: log and talk before an entry, oldest first; `more` says whether there are still older ones. */
export interface Older {
  type: 'older';
  id: string;
  lines: unknown;
  more: boolean;
}

export interface Reissued {
  type: 'reissued';
  id: string;
  link: Link;
}

/** A way to the table: the secret stands behind the # of the address, which browsers never send. */
export interface Link {
  seat: number;
  path: string;
  host: boolean;
}

/** Answer to recovery: the code, never shown again. */
export interface Code {
  type: 'code';
  id: string;
  code: string;
}

/** Where the file can be fetched, once and soon, and what it may be called. */
export interface Exported {
  type: 'exported';
  id: string;
  path: string;
  name: string;
}

/** Answer to share. */
export interface Shared {
  type: 'shared';
  id: string;
  link: Link;
}

/** Answer to previously: a title and a few lines; none where no session is finished. */
export interface Story {
  type: 'story';
  id: string;
  title: string;
  lines: string[];
  session?: number;
  fresh?: boolean;
  by?: string;
}

/** Answer to hint. */
export interface Hinted {
  type: 'hinted';
  id: string;
  advice: Advice;
}

/** What a strong player would do, asked now, and why; from what the seat may know. */
export interface Advice {
  text: string;
  why: string;
  chance: number;
  otherwise: number;
  command: string;
  pieces?: (number | string)[];
  press?: string;
  lost?: number;
}

/** Answer to review. */
export interface Reviewed {
  type: 'reviewed';
  id: string;
  found: Decided;
}

export interface Decided {
  curve: Point[];
  costly: Costly[];
}

/** The chance to win when a turn began. */
export interface Point {
  seq: number;
  turn: number;
  by: number;
  chance: number;
}

/** A decision that made winning less likely. */
export interface Costly {
  seq: number;
  turn: number;
  lost: number;
  did: string;
  better: string;
  why: string;
}

/** This connection ends, and why: the link was re-issued, the message was not understood, too many came. */
export interface Gone {
  type: 'gone';
  reason: string;
  why: string;
}

export type ServerMessage =
  | Welcome
  | Room
  | Gallery
  | Frame
  | Change
  | Heard
  | Done
  | Refused
  | Foreseen
  | Names
  | Formed
  | Past
  | Older
  | Reissued
  | Code
  | Exported
  | Shared
  | Story
  | Hinted
  | Reviewed
  | Gone;

/** What the client needs to know of a game from the beginning, and that does not change while it is played. Its     rulebook is at an address of its own. */
export interface GamePage {
  about: About;
  options: Option[];
  presets: Preset[];
  levels: BotLevel[];
  ladder: Rung[];
  cautions: Caution[];
  words: Record<string, CommandWords>;
  fields: Record<string, string[]>;
  crib: Crib[];
  odds: Question[];
  sheets: SheetFormat[];
}

/** What the front door says of a game. */
export interface About {
  key: string;
  title: string;
  line: string;
  least: number;
  most: number;
  credit: string;
  licence: string;
  licence_url: string;
  ready: boolean;
  bots: boolean;
  master: boolean;
  leader: string;
  lesson: number;
}

/** One thing to settle when a table opens. `values` empty: a number between least and most. */
export interface Option {
  key: string;
  label: string;
  note: string;
  rule: string;
  default: string;
  values?: Choice[];
  least?: number;
  most?: number;
  house?: boolean;
  only?: [string, string[]][];
  zero?: string;
}

/** One value an option may take. */
export interface Choice {
  value: string;
  label: string;
}

/** A way to play that people know by name: values of several options at once. */
export interface Preset {
  key: string;
  label: string;
  note: string;
  values: Record<string, string>;
}

/** How strong a bot is. */
export interface BotLevel {
  key: string;
  title: string;
  note: string;
  apart?: boolean;
}

/** One step of getting better at a game against bots: how many sit at the table, and how strong the others are. */
export interface Rung {
  players: number;
  level: string;
}

/** A word of warning about options that fit together but seldom play well. */
export interface Caution {
  where: [string, string[]][];
  text: string;
  rule: string;
}

/** How a command reads on a button and what each of its fields asks; {field} stands for the piece's name. */
export interface CommandWords {
  title: string;
  asks: Record<string, string>;
  done: string;
  rules: string[];
  none: string;
  titles: Record<string, string>;
  sure: string;
  short: string;
  note: string;
}

/** One box of a game's crib sheet: what is good to have at hand, a term and a sentence each. */
export interface Crib {
  title: string;
  entries: [string, string][];
  only?: [string, string[]][];
  key?: string;
  terms?: string[];
  over?: string;
}

export interface Question {
  key: string;
  title: string;
  note: string;
  settings: Setting[];
  rules?: string[];
}

/** One thing a question needs to know: a number between least and most, one of the values, or words of at most so     many letters. */
export interface Setting {
  key: string;
  label: string;
  default: string;
  least?: number;
  most?: number;
  values?: [string, string][];
  note?: string;
  text?: boolean;
}

/** One way to write a character down. */
export interface SheetFormat {
  key: string;
  title: string;
  suffix: string;
}

/** One rule of the rulebook. */
export interface Rule {
  id: string;
  section: string;
  kind: string;
  text: string;
  title?: string;
  chapter?: string;
  shown_by?: string;
  later?: boolean;
}

/** POST /api/tables: seats in order, each for a person or a bot. */
export interface OpenTable {
  game: string;
  players: number;
  bots: number;
  options?: Record<string, string>;
  host_plays?: boolean;
  level?: string;
}

/** The new table and its links: first the one for whoever opened it. */
export interface Opened {
  table: string;
  mine: Link;
  links: Link[];
}

/** Any HTTP error, in words. */
export interface Problem {
  reason: string;
  why: string;
  rule: string;
  cure: string;
}

/** What a link may know of its table from outside. */
export interface MyTable {
  table: string;
  state: 'closed' | 'ended' | 'over' | 'playing' | 'waiting';
  game: string;
  game_title: string;
  title: string;
  seat: number | null;
  people: Sitting[];
  free: number;
  asked: boolean;
  awaited: string[];
  at: number;
}

export interface Sitting {
  name: string;
  bot: boolean;
  here: boolean;
}

/** One line of the log or of the talk, with the entry it belongs to, as it goes over the wire. */
export interface LogLine {
  seq: number;
  line: Line;
  who?: string;
  back?: number;
  to?: string[];
  picture?: string;
}

/** One sentence of the log, as one seat may read it. */
export interface Line {
  text: string;
  rules?: string[];
  kind?: string;
  by?: number;
  about?: string[];
  story?: boolean;
  card?: RollCard | null;
  part?: string;
  weight?: number;
}

export interface RollCard {
  title: string;
  sides: RollSide[];
  outcome?: string;
  note?: string;
  rules?: string[];
  mode?: string;
  deed?: string;
  words?: string;
  goal?: string;
  met?: boolean | null;
  tally?: string;
}

/** One roller, or the number she rolls against. */
export interface RollSide {
  title: string;
  throws?: Throw[];
  rows?: Row[];
  total?: string;
  before?: number;
  beside?: boolean;
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

export type Piece =
  | number
  | string;
