/** Builds what has changed: the web part (Remix, Vite) and the server and command line (esbuild). Runs on Node 26. */
import { existsSync, rmSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { build } from 'esbuild';
import { fingerprint, isFresh, stamp } from './fingerprint.mjs';

const SHARED = ['package-lock.json', 'tsconfig.json', 'modules', 'data/definitions', 'data/migrations', 'data/institution/demo.json'];

/** Bundles the server and the command line; packages stay outside, so that their own files are found. */
export async function buildServer(outdir = 'build', extra = {}) {
  return build({
    entryPoints: { 'server/main': 'apps/server/main.ts', 'cli/main': 'cli/main.ts' },
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    packages: 'external',
    sourcemap: 'linked',
    chunkNames: 'chunks/[name]-[hash]',
    logLevel: 'warning',
    ...extra,
  });
}

function buildWeb() {
  const result = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) throw new Error('The web part could not be built.');
}

/** Builds each part whose sources differ from the last build. */
export async function buildWhatChanged() {
  const web = fingerprint([...SHARED, 'apps/web', 'vite.config.ts']);
  if (!isFresh('web', web) || !existsSync('build/web/server/index.js')) {
    console.log('Building the web part …');
    buildWeb();
    stamp('web', web);
  }
  const server = fingerprint([...SHARED, 'apps/server', 'apps/web/context.ts', 'cli', 'scripts/build.mjs']);
  if (!isFresh('server', server) || !existsSync('build/server/main.js') || !existsSync('build/cli/main.js')) {
    console.log('Building the server …');
    for (const folder of ['build/server', 'build/cli', 'build/chunks']) rmSync(folder, { recursive: true, force: true });
    await buildServer();
    stamp('server', server);
  }
}

if (import.meta.main) await buildWhatChanged();
