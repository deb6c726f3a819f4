import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./peers/', import.meta.url));
const requirePeer = createRequire(`${FOLDER}package.json`);

/** Installs what the benchmark measures against, as the lockfile says; nothing else of the project needs it. */
export function installPeers(): void {
  if (existsSync(`${FOLDER}node_modules/.package-lock.json`)) return;
  process.stderr.write('Installing the peers of the benchmark …\n');
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status !== 0) throw new Error('The peers of the benchmark could not be installed.');
}

/** Loads an installed peer. */
export function peer(name: string): unknown {
  return requirePeer(name);
}
