import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDERS = {
  shops: fileURLToPath(new URL('./peers/', import.meta.url)),
  pdf: fileURLToPath(new URL('./peers/pdf/', import.meta.url)),
  nest: fileURLToPath(new URL('./peers/nest/', import.meta.url)),
} as const;
type Group = keyof typeof FOLDERS;

/** Installs what a benchmark measures against, as the lockfile says; nothing else of the project needs it. */
export function installPeers(group: Group = 'shops'): void {
  const cwd = FOLDERS[group];
  if (existsSync(`${cwd}node_modules/.package-lock.json`)) return;
  process.stderr.write('Installing the peers of the benchmark …\n');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status !== 0) throw new Error('The peers of the benchmark could not be installed.');
}

/** Loads an installed peer. */
export function peer(name: string, group: Group = 'shops'): unknown {
  return createRequire(`${FOLDERS[group]}package.json`)(name);
}

/** Path of a file of an installed peer. */
export function peerFile(name: string, group: Group): string {
  return createRequire(`${FOLDERS[group]}package.json`).resolve(name);
}
