/** Builds what has changed: the web part (Remix, Vite) and the server and command line (esbuild). Runs on Node 26. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';
import { shortenManifest } from './browser-manifest.mjs';
import { fingerprint, forget, isFresh, stamp } from './fingerprint.mjs';
import { precompress } from './precompress.mjs';

const REMIX = 'node_modules/@remix-run/dev/dist/cli.js';
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json', 'modules', 'data', 'scripts/build.mjs'];
const WEB = [
  ...SHARED,
  'apps/web',
  'docs/datenschutz.md',
  'vite.config.ts',
  'scripts/vite.build.ts',
  'scripts/package-edits.ts',
  'scripts/browser-manifest.mjs',
  'scripts/precompress.mjs',
];
const SERVER = [...SHARED, 'apps/server', 'cli'];

const COMMON = {
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: 'linked',
  chunkNames: 'chunks/[name]-[hash]',
  logLevel: 'warning',
};

/** Packages of many small files, each of which a start would read. */
const INSIDE_SERVER = /^(zod|altcha-lib)(\/|$)/;

/** Other packages stay outside of the server's bundle, so that their own files are found. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE_SERVER.test(path) ? undefined : { path, external: true },
    );
  },
};

/** How the server is bundled. */
export const serverOptions = (outdir) => ({
  ...COMMON,
  entryPoints: { main: 'apps/server/start.ts' },
  outdir: `${outdir}/server`,
  plugins: [packagesOutside],
});

/**
 * How the workers are bundled, those for untrusted bytes and the command line's: with their packages, so that each is
 * one file that starts at once. sharp finds its native part beside itself and stays outside.
 */
export const workerOptions = (outdir) => ({
  ...COMMON,
  splitting: false,
  entryPoints: ['modules/**/*.worker.ts', 'cli/**/*.worker.ts'],
  entryNames: '[name]',
  outdir: `${outdir}/workers`,
  external: ['sharp'],
});

/** Packages that every command loads: inside the bundle they cost one file in place of dozens. */
const INSIDE = ['commander', 'zod'];

/** `import process from 'node:process'` opens all three streams at once; the global does when they are used. */
const globalProcess = {
  name: 'global-process',
  setup(build) {
    build.onResolve({ filter: /^node:process$/ }, () => ({ path: 'process', namespace: 'global-process' }));
    build.onLoad({ filter: /.*/, namespace: 'global-process' }, () => ({
      contents: 'export default globalThis.process;',
    }));
  },
};

/** How the command line is bundled: so that `inko --help` starts about as fast as Node itself. */
const cliOptions = (outdir) => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    ...COMMON,
    entryPoints: { main: 'cli/main.ts' },
    outdir: `${outdir}/cli`,
    external: Object.keys(dependencies)
      .filter((name) => !INSIDE.includes(name))
      .flatMap((name) => [name, `${name}/*`]),
    plugins: [globalProcess],
  };
};

async function buildWeb() {
  await buildRemix();
  shortenManifest('build/web/client/assets');
  await precompress('build/web/client/assets');
}

function buildRemix() {
  return new Promise((resolve, reject) => {
    // With room for what is thrown away at once: clearing it took a tenth of the time.
    const args = [
      '--max-semi-space-size=64',
      REMIX,
      'vite:build',
      '--config',
      'scripts/vite.build.ts',
      '--logLevel',
      'warn',
    ];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 2, 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // Where the server's part cannot be built, nothing goes on building behind the start that ends.
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('exit', kill);
      if (code === 0) resolve();
      else reject(new Error('The web part could not be built.'));
    });
  });
}

async function buildServer() {
  for (const folder of ['build/server', 'build/cli', 'build/workers'])
    rmSync(folder, { recursive: true, force: true });
  try {
    await Promise.all([serverOptions, cliOptions, workerOptions].map((options) => build(options('build'))));
  } catch {
    // esbuild has printed what is wrong, with its place.
    throw new Error('The server could not be built.');
  }
}

/** Builds one part if its sources differ from the last whole build of it. */
async function buildPart({ name, sources, files, work, quiet }) {
  const print = fingerprint(sources);
  if (isFresh(name, print) && files.every((file) => existsSync(file))) return;
  if (!quiet) console.error(`Building the ${name} part …`);
  forget(name);
  await work();
  stamp(name, print);
}

const PARTS = [
  {
    name: 'server',
    sources: SERVER,
    files: ['build/server/main.js', 'build/cli/main.js', 'build/workers'],
    work: buildServer,
  },
  { name: 'web', sources: WEB, files: ['build/web/server/index.js', 'build/web/client'], work: buildWeb },
];

/** Builds each part whose sources differ from the last build of it. */
async function buildWhatChanged({ web = true, quiet = false } = {}) {
  const wanted = PARTS.filter(({ name }) => web || name !== 'web');
  await Promise.all(wanted.map((part) => buildPart({ ...part, quiet })));
}

/**
 * Builds what has changed; what goes wrong becomes one line and `false`.
 *
 * @param parts `web: false` leaves the web part out, `quiet` says nothing of the work
 */
export async function buildOrExplain(parts) {
  try {
    await buildWhatChanged(parts);
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

if (import.meta.main) process.exitCode = (await buildOrExplain()) ? 0 : 1;
