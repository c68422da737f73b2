// One connection to a table: says hello, resends what was not answered, comes back after a loss. Knows no game.
import type { ClientMessage, Hello, ServerMessage } from './protocol.gen';
import { language } from './words';

type WithoutId<M> = M extends { id: string } ? Omit<M, 'id'> : never;
export type Wish = WithoutId<Exclude<ClientMessage, Hello>>;
export type Answer = Extract<ServerMessage, { id: string }>;
export type Link = 'connecting' | 'open' | 'away' | 'gone';

interface Unanswered {
  message: ClientMessage & { id: string };
  settle: (answer: Answer) => void;
}

export interface Listener {
  since(): number;
  heard(message: ServerMessage): void;
  link(state: Link): void;
}

const SLOWEST = 8000;

export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  #socket: WebSocket | null = null;
  #unanswered = new Map<string, Unanswered>();
  #wait = 250;
  #timer = 0;
  #over = false;
  #greeted = false;

  constructor(
    private readonly address: string,
    private readonly secret: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    this.#connect();
  }

  send(wish: Wish): Promise<Answer> {
    const message = { ...wish, id: randomHex(8) } as ClientMessage & { id: string };
    return new Promise((settle) => {
      this.#unanswered.set(message.id, { message, settle });
      if (this.#greeted) this.#socket?.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.#over = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect = (): void => {
    clearTimeout(this.#timer);
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () =>
      socket.send(
        JSON.stringify({ type: 'hello', secret: this.secret, since: this.listener.since(), changes: true, language }),
      );
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  };

  #hear(message: ServerMessage): void {
    if (message.type === 'welcome' && !this.#greeted) {
      this.#wait = 250;
      this.#greeted = true;
      this.listener.link('open');
      for (const { message: again } of this.#unanswered.values()) this.#socket?.send(JSON.stringify(again));
    }
    if (message.type === 'gone') {
      this.close();
      this.listener.link('gone');
    }
    this.listener.heard(message);
    if ('id' in message) {
      this.#unanswered.get(message.id)?.settle(message);
      this.#unanswered.delete(message.id);
    }
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#over) return;
    this.#greeted = false;
    this.listener.link('away');
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#connect, this.#wait * (0.7 + 0.6 * Math.random()));
    this.#wait = Math.min(this.#wait * 2, SLOWEST);
  }

  #hurry = (): void => {
    this.#wait = 250;
    if (!this.#greeted && !this.#over) this.#connect();
  };

  #drop = (): void => {
    const socket = this.#socket;
    socket?.close();
    if (socket) this.#lost(socket);
  };
}
