// A real server of its own: the binary, a new folder for its data, a free port.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const BINARY = process.env.SYRTIS_BINARY ?? resolve(import.meta.dirname, '../../../target/debug/syrtis');
const PLENTY = '1000000';

export async function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class Host {
  #child: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly data: string,
    readonly more: string[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A server with these arguments beside the usual ones; `{url}` in them is its address. */
  static async start(...more: string[]): Promise<Host> {
    const host = new Host(await freePort(), mkdtempSync(join(tmpdir(), 'syrtis-browser-')), more);
    await host.begin();
    return host;
  }

  /** Starts the process and waits until it answers. */
  async begin(): Promise<void> {
    const limits = ['--requests', '--guests', '--messages', '--from-one', '--tables'].flatMap((limit) => [limit, PLENTY]);
    const more = this.more.map((word) => word.replace('{url}', this.url));
    const listen = ['--with-example', '--listen', `127.0.0.1:${this.port}`, '--data', this.data, '--log-level', 'error'];
    this.#child = spawn(BINARY, ['serve', ...listen, ...limits, ...more], { stdio: ['ignore', 'ignore', 'inherit'] });
    const failed = new Promise<never>((_, fail) => {
      this.#child?.once('error', (error) => fail(new Error(`${BINARY}: ${error.message}`)));
    });
    const answers = async () => {
      for (;;) {
        const answer = await fetch(`${this.url}/healthz`).catch(() => null);
        if (answer?.ok) return;
        await new Promise((soon) => setTimeout(soon, 50));
      }
    };
    await Promise.race([answers(), failed]);
  }

  /** Ends the process as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((gone) => child.once('exit', gone));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
