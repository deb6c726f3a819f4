import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../../web/support/free-port.ts';
import { load } from '../load.ts';
import { inTurns, median, type Row } from '../report.ts';

const ROUNDS = load(3, 1);
const LOOK_MS = 20;

/** The machine's own npm and Node, as somebody has them who has only just fetched the project. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  .join(delimiter);

/** Environment of a machine that has never installed anything: npm keeps what it fetches in the folder. */
function freshMachine(folder: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  for (const name of Object.keys(inherited)) if (/^(npm_|NODE|INKO_)/.test(name)) delete inherited[name];
  return { ...inherited, PATH, npm_config_cache: join(folder, 'npm-cache'), ...more };
}

/** Gives a work the project as it is committed, in an empty folder; milliseconds that the work takes. */
const inClone = (work: (folder: string) => Promise<unknown>) => async () => {
  const folder = mkdtempSync(join(tmpdir(), 'inko-first-start-'));
  try {
    const clone = join(folder, 'clone');
    mkdirSync(clone);
    const archive = spawnSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 });
    const { status } = spawnSync('tar', ['-x', '-C', clone], { input: archive.stdout });
    if (archive.status !== 0 || status !== 0) throw new Error('The project could not be copied.');
    const start = performance.now();
    await work(folder);
    return performance.now() - start;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What every project of these packages takes, before anything is built. */
async function install(folder: string): Promise<void> {
  const child = spawn('npm', ['ci'], {
    cwd: join(folder, 'clone'),
    env: freshMachine(folder),
    stdio: 'ignore',
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`npm ci ended with ${code}`);
}

/** The README's first command, until a page is answered. */
async function start(folder: string): Promise<void> {
  const port = await freePort();
  const env = freshMachine(folder, { PORT: String(port), HOST: '127.0.0.1' });
  // A group of its own: it ends with all that it has started.
  const child = spawn('npm', ['start'], {
    cwd: join(folder, 'clone'),
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  try {
    while (!(await answers(`http://127.0.0.1:${port}/login`))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await closed;
  }
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  await answer?.text();
  return answer?.ok === true;
}

/** The first start on a machine with an npm of its own and nothing else, against the fetching of the packages alone. */
export async function firstStartRows(): Promise<Row[]> {
  const [installing = [], starting = []] = await inTurns(ROUNDS, [inClone(install), inClone(start)]);
  const seconds = (times: readonly number[]) => (median(times) / 1000).toFixed(1);
  return [
    {
      name: 'npm start on a fresh machine, to npm ci',
      ratio: median(starting) / median(installing),
      limit: { atMost: 1.4 },
      detail: `${seconds(starting)} to ${seconds(installing)} s`,
    },
  ];
}
