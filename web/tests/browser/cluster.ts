// Several servers with Postgres and NATS behind one address.

import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { BINARY } from './host';

const DRIVER = resolve(BINARY, '../examples/cluster');

export class Cluster {
  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
    readonly lines: AsyncIterator<string>,
  ) {}

  static async start(nodes: number): Promise<Cluster> {
    const options = [BINARY, String(nodes), '--with-example', '--log-level', 'error'];
    const child = spawn(DRIVER, options, { stdio: ['pipe', 'pipe', 'inherit'] });
    const failed = new Promise<never>((_, fail) => child.once('error', (error) => fail(new Error(`${DRIVER}: ${error.message}`))));
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    const first = await Promise.race([lines.next(), failed]);
    if (first.done) throw new Error(`${DRIVER} did not start`);
    return new Cluster(first.value, child, lines);
  }

  /** Ends a server as a power cut would. */
  async kill(node: number): Promise<void> {
    this.child.stdin?.write(`kill ${node}\n`);
    await this.lines.next();
  }

  async end(): Promise<void> {
    const gone = new Promise((gone) => this.child.once('exit', gone));
    this.child.stdin?.end();
    await gone;
  }
}
