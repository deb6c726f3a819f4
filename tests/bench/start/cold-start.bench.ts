import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { freePort } from '../../web/support/free-port.ts';
import { load } from '../load.ts';
import { inTurns, median, type Row } from '../report.ts';

const ROUNDS = load(9, 1);

async function buildEmptyServer(): Promise<void> {
  const vite = spawnSync(
    process.execPath,
    [
      'node_modules/@remix-run/dev/dist/cli.js',
      'vite:build',
      '--config',
      'tests/bench/empty-server/vite.config.ts',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (vite.status !== 0) throw new Error(`The empty server could not be built: ${vite.stderr}`);
  await build({
    entryPoints: ['tests/bench/empty-server/main.ts'],
    outfile: 'build/empty-server/main.js',
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
  });
}

/** Milliseconds from starting a process to its first answered page. */
async function timeToFirstPage(file: string, path: string, env: Record<string, string>): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
      if (response !== null) {
        await response.text();
        if (response.status !== 200) throw new Error(`${file} answered ${response.status}`);
        return performance.now() - started;
      }
      if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  } finally {
    await end(child);
  }
}

function end(child: ChildProcess): Promise<unknown> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Cold start of the built server to its first answered page, against an empty Nest and Remix server. */
export async function coldStartRows(): Promise<Row[]> {
  await buildEmptyServer();
  const folder = mkdtempSync(join(tmpdir(), 'inko-cold-start-'));
  const env = {
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1',
    DATABASE_URL: `sqlite:${folder}/inko.sqlite`,
    OUTBOX_DIR: folder,
    VENDOR_NAME: 'Muster',
    SECRET_KEY: 'for-the-cold-start-benchmark-only-0123456789',
    LOG_LEVEL: 'silent',
  };
  try {
    // The first start writes the schema: a later one is what an operator waits for.
    await timeToFirstPage('build/server/main.js', '/login', env);
    await timeToFirstPage('build/empty-server/main.js', '/', {});
    const [empty = [], product = []] = await inTurns(ROUNDS, [
      () => timeToFirstPage('build/empty-server/main.js', '/', {}),
      () => timeToFirstPage('build/server/main.js', '/login', env),
    ]);
    return [
      {
        name: 'cold start, to an empty Nest and Remix server',
        ratio: median(product) / median(empty),
        limit: { atMost: 2 },
        detail: `${Math.round(median(product))} to ${Math.round(median(empty))} ms`,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
