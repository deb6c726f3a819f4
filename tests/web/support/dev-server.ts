import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { environment, type RunningServer } from './server.ts';

const READY_MS = 240_000;
/** How long Ctrl-C may take before the rest is ended harder; the product's own patience is far shorter. */
const END_MS = 60_000;

/** What `npm run dev` reads. */
const SOURCES = [
  'apps',
  'cli',
  'data',
  'docs',
  'modules',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** `npm run dev` in a copy of the sources. */
export interface DevServer extends RunningServer {
  /** Replaces a text that a source of the copy holds. */
  change(file: string, from: string, to: string): void;
  /** What Ctrl-C in a terminal does: a signal to all its processes at once. Waits until none is left. */
  interrupt(): Promise<void>;
}

/** A folder with the sources and the installed packages, in which a test may change what it wants. */
function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'inko-dev-'));
  const filter = (file: string) => !file.endsWith('node_modules');
  for (const name of SOURCES) cpSync(name, join(copy, name), { recursive: true, filter });
  // A folder of links, not one link: what Vite and the scripts write there stays in the copy.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync('node_modules')) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(join(process.cwd(), 'node_modules', name), join(copy, 'node_modules', name));
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  writeFileSync(join(copy, 'node_modules', '.package-lock.sha256'), lock);
  return copy;
}

/** Whether a process of the group is left. */
function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

function killGroup(group: number): void {
  if (isAlive(group)) process.kill(-group, 'SIGKILL');
}

/** Starts `npm run dev` in a copy of the sources, on a free port that it keeps over restarts. */
export async function startDevServer(): Promise<DevServer> {
  const copy = copyOfSources();
  const url = `http://127.0.0.1:${await freePort()}`;
  const outside = Object.entries(process.env).filter(([name]) => !/^(npm_|INKO_)/.test(name));
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: copy,
    // A group of processes of its own, as a shell makes for each command.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(outside),
      ...environment(join(copy, 'var')),
      NODE_ENV: 'development',
      PORT: new URL(url).port,
    },
  });
  const group = child.pid;
  if (group === undefined) throw new Error('npm cannot be started.');
  const killAtExit = () => killGroup(group);
  process.once('exit', killAtExit);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = () => child.exitCode !== null || /The server ended|\[ERROR\]/.test(output);
  const answers = async () => (await fetch(`${url}/login`).catch(() => null))?.ok === true;
  const interrupt = async () => {
    process.kill(-group, 'SIGINT');
    if (!(await until(() => !isAlive(group), END_MS)))
      throw new Error(`Ctrl-C left processes behind:\n${output}`);
  };
  const stop = async () => {
    killGroup(group);
    await until(() => !isAlive(group), END_MS);
    process.off('exit', killAtExit);
    rmSync(copy, { recursive: true, force: true });
  };
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`);
    writeFileSync(join(copy, file), text.replace(from, to));
  };
  await until(async () => ended() || (await answers()), READY_MS);
  if (!(await answers())) {
    await stop();
    throw new Error(`npm run dev does not answer:\n${output}`);
  }
  return { url, pid: group, folder: copy, output: () => output, stop, change, interrupt };
}

/** Asks again and again until the answer is yes; false where it is not in that time. */
async function until(isSo: () => boolean | Promise<boolean>, most: number): Promise<boolean> {
  for (const end = Date.now() + most; Date.now() < end; ) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}
