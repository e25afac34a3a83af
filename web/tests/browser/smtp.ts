// A real mail server (aiosmtpd), as the tests of the server use it: it writes each mail it takes to a file.

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './host';
import { until } from './person';

const SCRIPT = resolve(import.meta.dirname, '../../../crates/parts/src/smtp.py');
const DEBIAN = '/usr/bin/python3';

export interface Mail {
  to: string[];
  headers: Record<string, string>;
  text: string;
}

export class Smtp {
  private constructor(
    readonly port: number,
    readonly folder: string,
    readonly child: ChildProcess,
  ) {}

  static async start(): Promise<Smtp> {
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'syrtis-smtp-'))];
    const python = existsSync(DEBIAN) ? DEBIAN : 'python3';
    const child = spawn(python, [SCRIPT, String(port), folder, ''], { stdio: ['ignore', 'ignore', 'inherit'] });
    const answers = () =>
      new Promise<boolean>((answer) => {
        const probe = connect(port, '127.0.0.1', () => answer(true)).on('error', () => answer(false));
        probe.unref();
      });
    await until(async () => {
      if (child.exitCode !== null) throw new Error('aiosmtpd does not start (Debian: apt-get install python3-aiosmtpd)');
      return answers();
    });
    return new Smtp(port, folder, child);
  }

  /** The mails, once there are this many. */
  async mails(count: number): Promise<Mail[]> {
    const files = () => readdirSync(this.folder).filter((name) => name.endsWith('.json'));
    await until(() => files().length >= count);
    return files()
      .sort()
      .map((name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as Mail);
  }

  end(): void {
    this.child.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
