// A second socket of a person, beside their page: what the server says, whatever the page makes of it.

import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Position, ServerMessage, TableInfo } from '../../src/api/types';

const TEXT = 1;
const PING = 9;
const PONG = 10;

export class Witness {
  seq = 0;
  chats = 0;
  seat: number | null = null;
  position: Position | null = null;
  table!: TableInfo;
  #rest: Buffer = Buffer.alloc(0);
  #parts: Buffer[] = [];

  private constructor(
    readonly id: string,
    readonly socket: Duplex,
  ) {}

  /** Listens at a table with a person's cookie, and waits for the first message. */
  static async at(host: string, table: string, cookie: string): Promise<Witness> {
    const headers = {
      cookie,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
    };
    return new Promise((greeted, failed) => {
      const asking = request(`${host}/api/v1/tables/${table}/socket`, { headers });
      asking.on('error', failed);
      asking.on('response', ({ statusCode }) => failed(new Error(`the table has no socket for this person: ${statusCode}`)));
      asking.on('upgrade', (_, socket: Duplex, head: Buffer) => {
        const witness = new Witness(table, socket);
        const hear = (bytes: Buffer) => witness.#receive(bytes) && greeted(witness);
        socket.on('error', () => socket.destroy());
        socket.on('data', hear);
        hear(head);
      });
      asking.end();
    });
  }

  /** The seats that owe a decision and are played by bots. */
  get thinking(): number[] {
    const bots = this.table.places.filter(({ bot }) => bot !== undefined).map(({ seat }) => seat);
    return this.over ? [] : (this.position?.to_act.filter((seat) => bots.includes(seat)) ?? []);
  }

  get over(): boolean {
    return !['waiting', 'running'].includes(this.table.status);
  }

  /** Whether a bot plays for this person. */
  get replaced(): boolean {
    return this.table.places.some(({ seat, bot }) => seat === this.seat && bot !== undefined);
  }

  close(): void {
    this.socket.destroy();
  }

  /** Reads whole frames. Returns whether the first message has come. */
  #receive(bytes: Buffer): boolean {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (;;) {
      const short = (this.#rest[1] ?? 0) & 127;
      const start = short === 126 ? 4 : short === 127 ? 10 : 2;
      if (this.#rest.length < start) break;
      const length = short === 126 ? this.#rest.readUInt16BE(2) : short === 127 ? Number(this.#rest.readBigUInt64BE(2)) : short;
      if (this.#rest.length < start + length) break;
      this.#frame(this.#rest[0] as number, this.#rest.subarray(start, start + length));
      this.#rest = this.#rest.subarray(start + length);
    }
    return this.table !== undefined;
  }

  #frame(first: number, content: Buffer): void {
    const [last, kind] = [(first & 128) !== 0, first & 15];
    // A client masks what it sends; a mask of zeros changes nothing.
    if (kind === PING) this.socket.write(Buffer.concat([Buffer.from([128 | PONG, 128 | content.length, 0, 0, 0, 0]), content]));
    if (kind > TEXT) return;
    this.#parts.push(content);
    if (!last) return;
    this.#hear(JSON.parse(Buffer.concat(this.#parts.splice(0)).toString()) as ServerMessage);
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'hello') {
      [this.table, this.seat, this.chats] = [message.table, message.you.seat, message.chat.length];
      [this.seq, this.position] = [message.news.seq, message.news.position];
    } else if (message.type === 'news') [this.seq, this.position] = [message.seq, message.position];
    else if (message.type === 'table') this.table = message;
    else if (message.type === 'chat') this.chats += 1;
  }
}
