// The socket of a table. It can be opened before the page has come that listens: what it says is kept until then.

/** Identifies a page, so that it has its own running numbers. A reloaded or duplicated page gets another name. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => (byte % 36).toString(36)).join('');
}

export class Line {
  readonly #socket: WebSocket;
  readonly #heard: string[] = [];
  #ended: number | null = null;

  /** The first line of a page needs no more than the table; later ones go on where it was lost. */
  constructor(
    table: string,
    readonly client: string = randomName(),
    { invite, since = 0 }: { invite?: string; since?: number } = {},
  ) {
    const address = new URL(`/api/v1/tables/${table}/socket`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('since', String(since));
    address.searchParams.set('client', client);
    address.searchParams.set('changes', 'true');
    if (invite) address.searchParams.set('invite', invite);
    this.#socket = new WebSocket(address);
    this.#socket.onmessage = ({ data }) => this.#heard.push(data as string);
    this.#socket.onclose = ({ code }) => (this.#ended = code);
  }

  /** Hears what was said before, and all that follows; `lost` is given the code of the end. */
  listen(hear: (data: string) => void, lost: (code: number) => void): void {
    this.#socket.onmessage = ({ data }) => hear(data as string);
    this.#socket.onclose = ({ code }) => lost(code);
    for (const data of this.#heard.splice(0)) hear(data);
    if (this.#ended !== null) lost(this.#ended);
  }

  /** Says nothing while the line is not open. */
  send(data: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(data);
  }

  close(): void {
    this.#socket.close();
  }
}
