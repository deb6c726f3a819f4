/**
 * Builds the parts that have changed: web (Remix, Vite), server and command line (esbuild). Runs on Node 26.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { build, stop } from 'esbuild';
import { fingerprint, forget, isFresh, stamp } from './fingerprint.mjs';
import { precompress } from './precompress.mjs';

const REMIX = 'node_modules/@remix-run/dev/dist/cli.js';
const SHARED = ['package.json', 'package-lock.json', 'tsconfig.json', 'modules', 'data', 'scripts/build.mjs'];
const WEB = [
  ...SHARED,
  'apps/web',
  'docs/datenschutz.md',
  'docs/barrierefreiheit.md',
  'vite.config.ts',
  'scripts/vite.build.ts',
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

/** Packages inside the server's bundle: a start reads no file of their own. */
const INSIDE_SERVER = /^(zod|altcha-lib|papaparse|fflate|@noble\/hashes)(\/|$)/;

/** Other packages stay outside the server's bundle, so that they find their own files. */
const packagesOutside = {
  name: 'packages-outside',
  setup(build) {
    build.onResolve({ filter: /^[^.#/]/ }, ({ path, kind }) =>
      kind === 'entry-point' || INSIDE_SERVER.test(path) ? undefined : { path, external: true },
    );
  },
};

/** Bundler options of the server. */
export const serverOptions = (outdir) => ({
  ...COMMON,
  entryPoints: { main: 'apps/server/start.ts' },
  outdir: `${outdir}/server`,
  plugins: [packagesOutside],
});

/**
 * Bundler options of the workers for untrusted files: bundled with their packages into one file that starts fast.
 * sharp stays outside because it looks for its native part beside itself.
 */
export const workerOptions = (outdir) => ({
  ...COMMON,
  splitting: false,
  entryPoints: ['modules/**/*.worker.ts'],
  entryNames: '[name]',
  outdir: `${outdir}/workers`,
  external: ['sharp'],
});

/** Packages that every command loads: in the bundle they cost one file instead of dozens. */
const INSIDE = ['commander', 'zod'];

/**
 * `import process from 'node:process'` opens all three streams at once; the global opens them on first use.
 */
const globalProcess = {
  name: 'global-process',
  setup(build) {
    build.onResolve({ filter: /^node:process$/ }, () => ({ path: 'process', namespace: 'global-process' }));
    build.onLoad({ filter: /.*/, namespace: 'global-process' }, () => ({
      contents: 'export default globalThis.process;',
    }));
  },
};

/** Bundler options of the command line, so that `inko --help` starts about as fast as Node itself. */
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
  await precompress('build/web/client/assets');
}

function buildRemix() {
  return new Promise((resolve, reject) => {
    // A large young generation: collecting short-lived objects took a tenth of the build.
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
    // If the server's build fails, the web build must not go on after the start has ended.
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
    // esbuild has already printed the error with its position.
    throw new Error('The server could not be built.');
  } finally {
    // Otherwise esbuild's own process would run as long as the server that is started next.
    await stop();
  }
}

/** Builds one part if its sources have changed since its last complete build. */
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

/** Builds each part whose sources have changed since its last build. */
async function buildWhatChanged({ web = true, quiet = false } = {}) {
  const wanted = PARTS.filter(({ name }) => web || name !== 'web');
  await Promise.all(wanted.map((part) => buildPart({ ...part, quiet })));
}

/**
 * Builds what has changed; a failure becomes one line and `false`.
 *
 * @param parts `web: false` skips the web part, `quiet` prints no progress
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
