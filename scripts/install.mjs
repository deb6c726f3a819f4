/**
 * Installs the packages of package-lock.json if they are missing or differ. Runs on Node 20 with nothing
 * installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, which is every script's working directory. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const STAMP = 'node_modules/.package-lock.sha256';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

/** Whether npm's record of node_modules matches the lock; it does not after a manual `npm install`. */
function matches(lockText) {
  const installedText = read('node_modules/.package-lock.json');
  if (installedText === null) return false;
  const lock = JSON.parse(lockText).packages;
  const installed = JSON.parse(installedText).packages;
  const same = (path) => installed[path]?.version === lock[path]?.version;
  const needed = Object.keys(lock).filter((path) => path !== '' && !lock[path].optional);
  return needed.every(same) && Object.keys(installed).every(same);
}

/** Whether the installed packages match a lock. */
export function isInstalledFrom(lockText) {
  const hash = createHash('sha256').update(lockText).digest('hex');
  return read(STAMP) === hash && matches(lockText);
}

function npmCi() {
  const [command, first] = process.env.npm_execpath
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  // The development packages build the product, so they are installed under NODE_ENV=production too. npm's
  // output goes to standard error: standard output belongs to the command that is run.
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  return spawnSync(command, args, { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
}

/** Installs what is missing; on failure ends the process with a one-line message. */
export function ensureInstalled() {
  process.chdir(root);
  if (Number(process.versions.node.split('.', 1)[0]) < 20) {
    console.error(`Node 20 or newer is needed; this is ${process.version}.`);
    process.exit(1);
  }
  const lockText = readFileSync('package-lock.json', 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  if (read(STAMP) === hash) return;
  if (!matches(lockText)) {
    console.error('Installing the packages of package-lock.json (npm ci), once …');
    const { status, error } = npmCi();
    if (status !== 0) {
      console.error(
        `The packages could not be installed: npm ci ${error?.message ?? `ended with ${status}`}.`,
      );
      process.exit(1);
    }
  }
  writeFileSync(STAMP, hash);
}
