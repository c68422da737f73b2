// The one store of a table page: what the server last said, and the wishes sent to it.
import { Pointing } from './pointing.svelte';
import { fitted, saveFile } from './files';
import { Forms } from './forms.svelte';
import { next } from './frames';
import { bringPicture, fetchFile, gamePage, socketAddress, Trouble } from './http';
import { linksOf, rememberEntropy, rememberHead, rememberLinks, renewLinks } from './memory';
import { COACHED, command, isOwed, type Values } from './offers';
import type {
  Advice,
  Decided,
  Foresight,
  Form,
  Frame,
  Gallery,
  GamePage,
  Gone,
  Hearer,
  Link as TableLink,
  LogLine,
  Past,
  PictureSeen,
  Piece,
  Refused,
  Room,
  ServerMessage,
  Story,
  Welcome,
} from './protocol.gen';
import { Connection, randomHex, type Answer, type Link, type Wish } from './socket';
import { t } from './words';

/** What no rewind takes back: people and what they said. */
export const LASTING = new Set([
  'talk',
  'ic',
  'ooc',
  'me',
  'desc',
  'whisper',
  'dice',
  'safety',
  'people',
  'picture',
  'recap',
  'rewound',
]);
/** The seat of the link by which anybody may choose one. */
const INVITE = -5;
/** So long a lesson stays in sight, in milliseconds. */
const LESSON = 9000;

/** Whether what a seat knows has changed, and with it what its commands ask. */
const isAnother = (before: Frame, now: Frame): boolean =>
  before.public !== now.public || before.private !== now.private || before.can !== now.can;

export class Table {
  welcome = $state.raw<Welcome | null>(null);
  room = $state.raw<Room | null>(null);
  frame = $state.raw<Frame | null>(null);
  past = $state.raw<Past | null>(null);
  lines = $state.raw<LogLine[]>([]);
  more = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** What was refused, so that somebody may be asked to allow it. */
  refusedWish = $state.raw<Wish | null>(null);
  /** A rule somebody on the board wants to read; the page opens the book at it. */
  wanted = $state<string | null>(null);
  /** Where the board says that the new question is answered; a page with tabs turns to it. */
  turnTo = $state<'table' | 'me' | null>(null);
  /** Why a piece that was pointed at can do nothing. */
  taught = $state.raw<Refused | null>(null);
  gone = $state.raw<Gone | null>(null);
  page = $state.raw<GamePage | null>(null);
  links = $state.raw<TableLink[]>([]);
  /** What happened in the last session, */
  story = $state.raw<Story | null>(null);
  /** and whether it is shown: from the end of a session to the first scene of the next, and to whoever asks. */
  recalling = $state(false);
  /** The pictures I may see, */
  pictures = $state.raw<PictureSeen[]>([]);
  /** bytes that more of them may take up, where I may bring handouts, */
  left = $state(0);
  /** and the one that lies open before me. */
  viewing = $state<string | null>(null);
  /** Characters I may speak for, as the game's board knows them. */
  speakers = $state.raw<string[]>([]);
  link = $state<Link>('connecting');
  /** When the last frame came, and the last word about the people, for countdowns. */
  heardAt = $state(0);
  roomAt = $state(0);
  /** An answer is being waited for. */
  busy = $state(0);
  readonly pointing = new Pointing();
  readonly forms = new Forms(
    () => (this.past ? null : this.frame),
    (wish) => this.#connection.send(wish),
  );
  readonly seat = $derived(this.welcome?.seat ?? null);
  /** The seat of my link; another one than `seat` while I act for somebody. */
  readonly home = $derived(this.welcome?.home ?? null);
  readonly acting = $derived(this.seat !== this.home);
  /** The key of what is played. */
  readonly game = $derived(this.welcome?.game ?? '');
  /** A game master leads. */
  readonly master = $derived(this.page?.about.master ?? false);
  /** The title of whoever leads: GM, Dealer. */
  readonly leader = $derived(this.page?.about.leader || t('gm'));
  readonly leads = $derived(this.home !== null && (this.room?.people[this.home]?.leads ?? false));
  /** The first entry that shows a table. */
  readonly began = $derived(Math.max(0, this.room?.began ?? 0));
  readonly isHost = $derived(this.welcome?.host ?? false);
  /** Something is asked of me, and no bot answers it. */
  readonly asked = $derived(
    (this.seat !== null &&
      this.frame?.awaited.includes(this.seat) &&
      !this.frame.passes &&
      !this.room?.people[this.seat]?.bot) === true,
  );
  readonly view = $derived(this.past ?? this.frame);
  /** What is asked, whole; where there is little to do, everything. */
  readonly offers = $derived(this.past ? [] : (this.frame?.offers ?? []));
  /** What else may be done, by command. */
  readonly can = $derived(this.past ? [] : (this.frame?.can ?? []));
  readonly #rewinds = $derived(this.lines.flatMap(({ seq, back }) => (back === undefined ? [] : [{ seq, back }])));
  /** The options of this table, by key. */
  readonly settled = $derived(
    Object.fromEntries(Object.entries(this.welcome?.options ?? {}).map(([key, value]) => [key, String(value)])),
  );
  readonly over = $derived(this.frame?.outcome ?? null);
  #connection: Connection;
  /** The lines that come next replace those that are here: they are another seat's, or some were missed between. */
  #anew = false;

  constructor(
    readonly id: string,
    secret: string,
  ) {
    this.links = linksOf(id);
    this.pointing.wonder = (piece) => void this.#wonder(piece);
    this.#connection = new Connection(socketAddress(id), secret, {
      since: () => (this.acting ? -1 : this.#known),
      heard: (message) => this.#hear(message),
      link: (state) => (this.link = state),
    });
  }

  /** The last entry whose lines are here. */
  get #known(): number {
    return Math.max(this.frame?.seq ?? -1, this.lines.at(-1)?.seq ?? -1);
  }

  readonly name = (piece: Piece): string =>
    this.frame?.names[String(piece)] ?? this.forms.names[String(piece)] ?? String(piece);

  /** Whether a rewind took back what this line tells; talk and people stay. */
  isUndone({ seq, line }: LogLine): boolean {
    if (LASTING.has(line.kind ?? 'event')) return false;
    return this.#rewinds.some((rewind) => rewind.back < seq && seq < rewind.seq);
  }

  personName(seat: number): string {
    return this.room?.people[seat]?.name || this.seatName(seat);
  }

  /** How strong the bot is that plays for a seat; empty where none does. */
  levelOf(seat: number): string {
    const key = this.room?.people[seat]?.level;
    const level = this.page?.levels.find((one) => one.key === key)?.title;
    return level ? t('level', { level }) : '';
  }

  /** The seat itself, whoever sits there. */
  seatName(seat: number): string {
    if (this.master && this.room?.people[seat]?.leads) return this.leader;
    return t('seat-player', { number: this.master ? seat : seat + 1 });
  }

  close(): void {
    this.#connection.close();
  }

  async send(wish: Wish): Promise<Answer> {
    this.busy += 1;
    const answer = await this.#connection.send(wish);
    this.busy -= 1;
    if (answer.type === 'refused') this.refusedWish = wish;
    this.refused = answer.type === 'refused' ? answer : null;
    return answer;
  }

  /** Whom I may whisper to now, by every name that reaches somebody. */
  async hearers(): Promise<Hearer[]> {
    const answer = await this.#connection.send({ type: 'whom' });
    return answer.type === 'names' ? answer.hearers : [];
  }

  async #wonder(piece: Piece): Promise<void> {
    const answer = await this.#connection.send({ type: 'why', piece });
    if (answer.type !== 'refused') return;
    this.taught = answer;
    setTimeout(() => this.taught === answer && (this.taught = null), LESSON);
  }

  async play(form: Form, values: Values): Promise<boolean> {
    if (!this.page || !this.frame) return false;
    this.taught = null;
    const decision = isOwed(form) ? { decision: this.frame.decision } : {};
    const answer = await this.send({ type: 'do', command: command(form, values), ...decision });
    if (answer.type === 'done') this.pointing.clear();
    return answer.type === 'done';
  }

  /** What a command would lead to, as the rules would play it; nothing where nothing can be said, or it is refused. */
  async foresee(form: Form, values: Values): Promise<Foresight | null> {
    const answer = await this.#connection.send({ type: 'foresee', command: command(form, values) });
    return answer.type === 'foreseen' ? (answer.found ?? null) : null;
  }

  /** What a strong player would do in my place; nothing where it was refused. */
  async hint(): Promise<Advice | null> {
    const answer = await this.send({ type: 'hint' });
    return answer.type === 'hinted' ? answer.advice : null;
  }

  /** What decided the game that is over, for my seat. */
  async review(): Promise<Decided | null> {
    const answer = await this.#connection.send({ type: 'review' });
    return answer.type === 'reviewed' ? answer.found : null;
  }

  async sit(name: string): Promise<boolean> {
    const entropy = randomHex(16);
    const answer = await this.send({ type: 'sit', name, entropy });
    if (answer.type !== 'done') return false;
    rememberEntropy(this.id, entropy);
    if (this.welcome) this.welcome = { ...this.welcome, name };
    return true;
  }

  async look(seq: number): Promise<void> {
    const answer = await this.send({ type: 'look', seq });
    if (answer.type === 'past') this.past = answer;
  }

  present(): void {
    this.past = null;
    this.#offer();
  }

  async olderLines(): Promise<void> {
    const answer = await this.send({ type: 'lines', before: this.lines[0]?.seq ?? 0 });
    if (answer.type !== 'older') return;
    this.lines = [...(answer.lines as LogLine[]), ...this.lines];
    this.more = answer.more;
  }

  /** A link by which anybody can watch this finished game again; empty where there is none. */
  async share(): Promise<string> {
    const answer = await this.send({ type: 'share' });
    return answer.type === 'shared' ? `${location.origin}${answer.link.path.replace('#', '?replay#')}` : '';
  }

  async reissue(seat: number): Promise<void> {
    const answer = await this.send({ type: 'reissue', seat });
    if (answer.type === 'reissued') this.links = renewLinks(this.id, [answer.link]);
  }

  /** The link by which anybody may choose a free seat, */
  readonly invitation = $derived(this.links.find((link) => link.seat === INVITE));

  /** a new one, or none any more. */
  async invite(end = false): Promise<void> {
    const answer = await this.send({ type: 'invite', ...(end ? { end } : {}) });
    if (answer.type === 'reissued') this.links = renewLinks(this.id, [answer.link]);
    else if (answer.type === 'done' && end) {
      this.links = this.links.filter((link) => link.seat !== INVITE);
      rememberLinks(this.id, this.links);
    }
  }

  /** By the invitation: the link of the seat that is mine now; nothing where somebody else was quicker. */
  async takeSeat(seat: number, name: string): Promise<string> {
    const entropy = randomHex(16);
    const answer = await this.send({ type: 'take_seat', seat, name, entropy });
    if (answer.type !== 'reissued') return '';
    rememberEntropy(this.id, entropy);
    return answer.link.path;
  }

  /** A code that opens a way back for the host; never shown again. */
  async recovery(): Promise<string> {
    const answer = await this.send({ type: 'recovery' });
    return answer.type === 'code' ? answer.code : '';
  }

  /** Look and act through a seat nobody has taken, or through my own again. */
  async actAs(seat: number | null): Promise<void> {
    await this.send({ type: 'act_as', seat });
  }

  /** A file the server writes: the story, the whole table, a character. Under which name it was saved; empty where it was not. */
  async save(wish: Wish, name = ''): Promise<string> {
    const [file, called] = await this.#file(wish);
    if (file) saveFile(file, name || called);
    return file ? name || called : '';
  }

  /** What such a file says; nothing where there is none. */
  async read(wish: Wish): Promise<string> {
    return (await (await this.#file(wish))[0]?.text()) ?? '';
  }

  async #file(wish: Wish): Promise<[Blob | null, string]> {
    const answer = await this.send(wish);
    if (answer.type !== 'exported') return [null, ''];
    try {
      return [await fetchFile(answer.path), answer.name];
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.refused = { type: 'refused', id: answer.id, ...error.problem };
      this.refusedWish = null;
      return [null, ''];
    }
  }

  /** Where a picture is. */
  readonly pictureAt = (id: string): string => `${this.welcome?.gallery}/${id}`;

  /** What is shown to me, or what I may show. */
  readonly handouts = $derived(this.pictures.filter((one) => one.use === 'handout'));

  /** A picture of mine, for the table: its id there; nothing where it was refused. */
  async bring(file: File, use: 'handout' | 'portrait' | 'table'): Promise<string | null> {
    const name = use === 'handout' ? file.name.replace(/\.[^.]*$/, '').slice(0, 80) : '';
    this.busy += 1;
    try {
      const id = await bringPicture(this.welcome!.gallery, await fitted(file), use, name);
      this.refused = null;
      return id;
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.refused = { type: 'refused', id: '', ...error.problem };
      this.refusedWish = null;
      return null;
    } finally {
      this.busy -= 1;
    }
  }

  /** Every line that changed a piece, oldest first. */
  async historyOf(piece: string): Promise<LogLine[]> {
    const answer = await this.send({ type: 'about', piece });
    return answer.type === 'older' ? (answer.lines as LogLine[]) : [];
  }

  async #recall(): Promise<void> {
    const answer = await this.#connection.send({ type: 'previously' });
    const before = this.story;
    this.story = answer.type === 'story' && answer.lines.length ? answer : null;
    const fresh = this.story?.fresh ?? false;
    if (fresh !== (before?.fresh ?? false) || before?.session !== this.story?.session) this.recalling = fresh;
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome') this.#welcomed(message);
    else if (message.type === 'room') this.#gathered(message);
    else if (message.type === 'gallery') this.#hung(message);
    else if (message.type === 'frame') this.#framed(message);
    else if (message.type === 'change') this.#framed(next(this.frame!, message));
    else if (message.type === 'heard') this.#told(message.lines as LogLine[]);
    else if (message.type === 'gone') this.gone = message;
  }

  #welcomed(welcome: Welcome): void {
    if (this.welcome && (this.welcome.seat !== welcome.seat || (!this.welcome.name && welcome.name))) {
      this.#anew = true;
      this.past = this.refused = this.taught = null;
      this.pointing.clear();
      this.forms.forget();
    }
    if (this.#known !== welcome.told) this.#anew = true;
    this.welcome = welcome;
    if (this.page) return;
    void gamePage(welcome.game).then((page) => {
      this.page = page;
      if (page.about.master && welcome.started) void this.#recall();
    });
  }

  #gathered(room: Room): void {
    this.room = room;
    this.roomAt = performance.now();
  }

  /** What others show me opens before me, unless I just came. */
  #hung({ pictures, left }: Gallery): void {
    const known = new Set(this.pictures.map((one) => one.id));
    const fresh = pictures.find((one) => one.use === 'handout' && !one.mine && !known.has(one.id));
    if (fresh && this.frame) this.viewing = fresh.id;
    this.pictures = pictures;
    this.left = left;
    if (!pictures.some((one) => one.id === this.viewing)) this.viewing = null;
  }

  #told(fresh: LogLine[]): void {
    if (this.#anew) this.more = this.welcome!.told >= 0;
    if (fresh.length || this.#anew) this.lines = this.#anew ? fresh : [...this.lines, ...fresh];
    this.#anew = false;
  }

  #framed(frame: Frame): void {
    const fresh = frame.lines as LogLine[];
    if (this.frame && this.frame.decision !== frame.decision) this.refused = null;
    this.#told(fresh);
    if (this.frame && isAnother(this.frame, frame)) this.forms.renew();
    this.frame = frame;
    rememberHead(this.id, [frame.seq, frame.head]);
    const kinds = new Set(fresh.map(({ line }) => line.kind));
    if (kinds.has('session')) this.story = null;
    if (this.master && ['session', 'session_end', 'scene', 'recap'].some((kind) => kinds.has(kind)))
      void this.#recall();
    this.heardAt = performance.now();
    this.#offer();
  }

  #offer(): void {
    this.pointing.offer(this.offers.filter((form) => !COACHED.has(form.command)));
  }
}
