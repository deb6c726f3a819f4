import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const ROUNDS = 9;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

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

const median = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** Cold start of the built server against an empty Nest and Remix server, rounds taking turns; lower is better. */
export async function coldStartRatio(): Promise<{ ratio: number; product: number; empty: number }> {
  await buildEmptyServer();
  const folder = mkdtempSync(join(tmpdir(), 'inko-cold-start-'));
  const env = {
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://127.0.0.1',
    DATABASE_URL: `sqlite:${folder}/inko.sqlite`,
    OUTBOX_DIR: folder,
    SECRET_KEY: 'for-the-cold-start-benchmark-only-0123456789',
    LOG_LEVEL: 'silent',
  };
  try {
    // The first start writes the schema: a later one is what an operator waits for.
    await timeToFirstPage('build/server/main.js', '/login', env);
    await timeToFirstPage('build/empty-server/main.js', '/', {});
    const product: number[] = [];
    const empty: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      empty.push(await timeToFirstPage('build/empty-server/main.js', '/', {}));
      product.push(await timeToFirstPage('build/server/main.js', '/login', env));
    }
    return { ratio: median(product) / median(empty), product: median(product), empty: median(empty) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
