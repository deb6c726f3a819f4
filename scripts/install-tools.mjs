/** Installs tools that a single script needs, so that `npm start` does not have to. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fingerprint, forget, isFresh, stamp } from './fingerprint.mjs';

/**
 * Installs the packages of a folder's lock if they are missing or differ.
 *
 * @param folder path of a folder with its own package.json and package-lock.json
 * @returns a `require` that resolves from there
 */
export function toolsOf(folder) {
  const modules = join(folder, 'node_modules');
  const print = fingerprint([join(folder, 'package-lock.json')]);
  if (!isFresh('installed', print, modules)) {
    console.error(`Installing the packages of ${folder} (npm ci), once …`);
    forget('installed', modules);
    // Peer dependencies that the project has too (vitest) are resolved from there, not installed again.
    const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status } = spawnSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 2] });
    if (status !== 0) throw new Error(`The packages of ${folder} could not be installed.`);
    stamp('installed', print, modules);
  }
  return createRequire(join(process.cwd(), folder, 'package.json'));
}
