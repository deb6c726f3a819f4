/**
 * Runs the Dockerfile's steps without a container engine: copies the build context into an empty folder, runs
 * assemble.sh there with the project's Node, then starts the result in production until /login and the health
 * check answer.
 *
 * It finds what breaks an image: a file the build needs but .dockerignore excludes, a package that `npm
 * prune` removes but the server loads, a wrong start command. Packages are linked from here instead of
 * running `npm ci`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, matchesGlob, relative } from 'node:path';
import { onProjectNode, projectNode } from './node26.mjs';

const READY_MS = 60_000;
await onProjectNode();

/** Without the stage for backups, which is made of what this check builds and of PostgreSQL's own image. */
const dockerfile = readFileSync('Dockerfile', 'utf8')
  .replace(/\\\n\s*/g, ' ')
  .replace(/^FROM \S+ AS backup\n[\s\S]*?(?=^FROM )/m, '');
/** The arguments of a Dockerfile instruction that occurs once, written as a JSON list. */
const listOf = (pattern) => JSON.parse(new RegExp(`^${pattern} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1]);
const start = listOf('CMD');
const health = listOf('HEALTHCHECK .*CMD');
const copies = dockerfile.match(/^COPY .*$/gm);
const COPIES = ['COPY package.json package-lock.json ./', 'COPY . .', 'COPY --from=build /image /'];
if (JSON.stringify(copies) !== JSON.stringify(COPIES))
  throw new Error(`The Dockerfile copies something else than this check: ${copies}`);
const settings = Object.fromEntries(
  [...dockerfile.matchAll(/(?<=^ENV .*)\b(\w+)=(\S+)/gm)].map((m) => m.slice(1)),
);

const base = mkdtempSync(join(tmpdir(), 'inko-image-'));
const [context, image, bin] = ['context', 'image', 'bin'].map((name) => join(base, name));
mkdirSync(bin);
symlinkSync(projectNode(), join(bin, 'node'));

/** The environment of the steps, without the variables of the npm that runs this script. */
const outside = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(lifecycle|package|command|node)|INKO_|NODE_ENV$|INIT_CWD$)/.test(name),
  ),
);
const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
outside.PATH = [bin, ...path].join(delimiter);

const rules = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
/** The last rule that matches a path decides: a later `!…` includes it again. */
function inContext(file) {
  const name = relative('.', file);
  const rule = rules.findLast((each) => matchesGlob(name, each.replace(/^!/, '')));
  return rule === undefined || rule.startsWith('!');
}

/**
 * Links the packages of this folder where `npm ci` would install them; npm rewrites its record when it
 * prunes.
 */
function linkPackages() {
  execFileSync('cp', ['-al', 'node_modules', context]);
  execFileSync('cp', [
    '--remove-destination',
    'node_modules/.package-lock.json',
    join(context, 'node_modules'),
  ]);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function answers(url, child) {
  for (const until = Date.now() + READY_MS; Date.now() < until && child.exitCode === null; ) {
    const answer = await fetch(url).catch(() => null);
    if (answer !== null) return answer.status;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The server does not answer.');
}

/** Starts the image's command, sends requests to it and stops it. */
async function tryOut() {
  const port = await freePort();
  const env = { ...outside, ...settings, PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  Object.assign(env, { DATABASE_URL: 'sqlite:var/inko.sqlite', OUTBOX_DIR: 'var/outbox', LOG_LEVEL: 'warn' });
  env.VENDOR_NAME = 'Muster';
  env.SECRET_KEY = randomBytes(32).toString('base64url');
  const child = spawn(start[0], start.slice(1), { cwd: join(image, 'app'), env, stdio: ['ignore', 1, 2] });
  const ended = new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)));
  try {
    const status = await answers(`http://127.0.0.1:${port}/login`, child);
    if (status !== 200) throw new Error(`/login answers ${status}.`);
    execFileSync(health[0], health.slice(1), { env, stdio: ['ignore', 1, 2] });
    execFileSync('test', ['-x', join(image, 'usr/local/bin/inko')]);
    console.log('/login answers 200, and the health check agrees.');
  } finally {
    child.kill('SIGTERM');
  }
  const end = await ended;
  if (end !== 0) throw new Error(`The server ended with ${end} on SIGTERM.`);
  console.log('SIGTERM ends it cleanly.');
}

try {
  cpSync('.', context, { recursive: true, verbatimSymlinks: true, filter: inContext });
  linkPackages();
  execFileSync('sh', ['scripts/container/assemble.sh', image], {
    cwd: context,
    env: outside,
    stdio: ['ignore', 1, 2],
  });
  await tryOut();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true, force: true });
}
