/** Installs what one script alone needs, so that `npm start` does not. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fingerprint, forget, isFresh, stamp } from './fingerprint.mjs';

/**
 * Installs what the lock of a folder says, where it is missing or another.
 *
 * @param folder path of a folder with a package.json and a package-lock.json of its own
 * @returns a `require` that finds what lies there
 */
export function toolsOf(folder) {
  const modules = join(folder, 'node_modules');
  const print = fingerprint([join(folder, 'package-lock.json')]);
  if (!isFresh('installed', print, modules)) {
    console.error(`Installing the packages of ${folder} (npm ci), once …`);
    forget('installed', modules);
    // What they have in common with the project (vitest) they take from there, and do not bring along.
    const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 2] });
    if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
    stamp('installed', print, modules);
  }
  return createRequire(join(process.cwd(), folder, 'package.json'));
}
