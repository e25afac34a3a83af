// The line between one browser and the server. It can be cut, as by a tunnel or a pulled plug.

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Wire {
  #ends = new Set<Socket>();
  #server: Server;
  #isCut = false;

  private constructor(port: number) {
    this.#server = createServer((near) => {
      if (this.#isCut) return near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(end);
        end.pipe(other);
        end.on('error', () => other.destroy());
        end.on('close', () => (this.#ends.delete(end), other.destroy()));
      }
    });
  }

  /** A line to the server at this port. */
  static async to(port: number): Promise<Wire> {
    const wire = new Wire(port);
    await new Promise<void>((ready) => wire.#server.listen(0, '127.0.0.1', ready));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whatever is on its way is lost, and nothing gets through until the line is mended. */
  cut(): void {
    this.#isCut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  end(): void {
    this.cut();
    this.#server.close();
  }
}
