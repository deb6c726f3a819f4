/**
 * Runs what the Dockerfile says where no container engine is: every stage in an empty folder, with the
 * project's Node in place of the image's. Then it starts the result in production, asks for the login page,
 * runs the health check and ends it.
 *
 * Why it reads the Dockerfile, and is no plain list of the same commands: such a list shows that its own commands work.
 * What breaks an image is a COPY without a folder that the next step reads, a rule of .dockerignore that takes one
 * away, a package that `npm prune` removes and the server loads, and a line changed in one of two places. A linter of
 * Dockerfiles sees none of them. Files of packages are linked, not copied, and `npm ci` is left out where it would
 * install what lies here already. It knows no more of the language than our file uses, and refuses any other
 * instruction; users, volumes and the image itself it does not try.
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, matchesGlob, relative, resolve } from 'node:path';
import { commandOf, copyOf, stagesOf } from './dockerfile.mjs';
import { linkFolder, linkPackages, wouldInstallOurs } from './dockerfile-packages.mjs';
import { onProjectNode, projectNode } from './node26.mjs';

const READY_MS = 60_000;
/** `npm ci` of all packages, whatever it says of it. */
const INSTALL = /^npm ci( --(no-audit|no-fund|loglevel=\w+))*$/;

await onProjectNode();
const base = mkdtempSync(join(tmpdir(), 'inko-image-'));
const bin = join(base, 'bin');
mkdirSync(bin);
symlinkSync(projectNode(), join(bin, 'node'));

/** The environment of the steps: nothing of the npm that runs this script. */
const outside = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(lifecycle|package|command|node)|INKO_|NODE_ENV$|INIT_CWD$)/.test(name),
  ),
);
const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
outside.PATH = [bin, ...path].join(delimiter);

const rules = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean);
/** The last rule that speaks of a path decides: a later `!…` takes it back in. */
const inContext = (file) => {
  const path = relative('.', file);
  const rule = rules.findLast((each) => matchesGlob(path, each.replace(/^!/, '')));
  return rule === undefined || rule.startsWith('!');
};

/** Runs one stage; gives its folder, its working folder and its environment. */
function runStage({ image, alias, instructions }, earlier) {
  const folder = join(base, alias);
  const parent = earlier.get(image);
  mkdirSync(folder);
  if (parent) linkFolder(parent.folder, folder);
  const stage = {
    folder,
    env: { ...(parent?.env ?? {}) },
    workdir: parent ? join(folder, relative(parent.folder, parent.workdir)) : folder,
    commands: {},
  };
  console.log(`\n-- stage ${alias} (from ${image})`);
  for (const { name, rest } of instructions) {
    if (name === 'WORKDIR') {
      stage.workdir = join(folder, rest);
      mkdirSync(stage.workdir, { recursive: true });
    } else if (name === 'ENV') {
      const [key, ...value] = rest.split('=');
      stage.env[key] = value.join('=');
    } else if (name === 'COPY') copy(copyOf(rest), stage, earlier);
    else if (name === 'RUN') runCommand(rest, stage);
    else if (name === 'CMD' || name === 'HEALTHCHECK') stage.commands[name] = commandOf(rest);
    else if (!['USER', 'VOLUME', 'EXPOSE'].includes(name))
      throw new Error(`Dockerfile: ${name} is not known here`);
  }
  return stage;
}

function runCommand(command, { workdir, env }) {
  console.log(`RUN ${command}`);
  if (INSTALL.test(command) && env.NODE_ENV !== 'production' && wouldInstallOurs(workdir)) {
    linkPackages(workdir);
    console.log('Linked: it would install what lies in node_modules here.');
  } else
    execFileSync('sh', ['-ec', command], {
      cwd: workdir,
      env: { ...outside, ...env },
      stdio: ['ignore', 1, 2],
    });
}

function copy({ from, sources, target }, stage, earlier) {
  const root = from === null ? '.' : earlier.get(from).folder;
  // An absolute path is one of the image, not of this machine.
  const to = target.startsWith('/') ? join(stage.folder, target) : resolve(stage.workdir, target);
  for (const source of sources) {
    const file = join(root, source);
    if (!existsSync(file)) throw new Error(`Dockerfile: COPY finds no ${source}`);
    const intoFolder = target.endsWith('/') && source !== '.';
    const place = intoFolder ? join(to, source.split('/').at(-1)) : to;
    // Between stages only what npm and the build have made is copied, and nobody writes into that any more.
    if (from !== null && statSync(file).isDirectory()) linkFolder(file, place);
    else
      cpSync(file, place, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (name) => from !== null || inContext(name),
      });
  }
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

async function tryOut(stage) {
  const port = await freePort();
  const env = {
    ...outside,
    ...stage.env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: 'sqlite:var/inko.sqlite',
    OUTBOX_DIR: 'var/outbox',
    SECRET_KEY: randomBytes(32).toString('base64url'),
    LOG_LEVEL: 'warn',
  };
  console.log(`\n-- ${stage.commands.CMD}`);
  const child = spawn('sh', ['-c', stage.commands.CMD], { cwd: stage.workdir, env, stdio: ['ignore', 1, 2] });
  const ended = new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)));
  try {
    const status = await answers(`http://127.0.0.1:${port}/login`, child);
    if (status !== 200) throw new Error(`/login answers ${status}.`);
    execFileSync('sh', ['-c', stage.commands.HEALTHCHECK], { env, stdio: ['ignore', 1, 2] });
    const inko = join(stage.folder, 'usr/local/bin/inko');
    if ((statSync(inko).mode & 0o111) !== 0o111) throw new Error('inko cannot be executed.');
    console.log('/login answers 200, and the health check agrees.');
  } finally {
    child.kill('SIGTERM');
  }
  const end = await ended;
  if (end !== 0) throw new Error(`The server ended with ${end} on SIGTERM.`);
  console.log('SIGTERM ends it cleanly.');
}

try {
  const stages = new Map();
  for (const stage of stagesOf(readFileSync('Dockerfile', 'utf8')))
    stages.set(stage.alias, runStage(stage, stages));
  await tryOut([...stages.values()].at(-1));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(base, { recursive: true, force: true });
}
