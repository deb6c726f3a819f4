/** Moves a script from whatever Node started it to the one the project brings along (package `node`). */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const OLDEST = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const major = () => Number(process.versions.node.split('.', 1)[0]);

/** The project's own Node; the running one where that is new enough and the package has no binary here. */
export function projectNode() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (major() >= OLDEST) return process.execPath;
  console.error(
    `The package "node" has no binary here (were install scripts switched off?), and ${process.version} is too old.`,
  );
  process.exit(1);
}

/** Runs a command with this terminal; gives its exit code. Signals reach it, and this process outlives it. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, pass);
      resolve(
        signal === null
          ? (code ?? 1)
          : 128 + ({ SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 0),
      );
    });
  });
}

/**
 * Ends this process with the npm that started it. npm passes a SIGTERM on to the shell in between, and the
 * shell ends without telling anybody: a server would stay behind on its port.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 250).unref();
}

/**
 * Makes sure that all packages are there and that the calling script runs on the project's Node: on another
 * one it is run again there, and this process ends as that one does.
 *
 * @param flags Node's flags and settings of the environment that the script needs besides: with any, it is run again
 */
export async function onProjectNode({ flags = [], env = {} } = {}) {
  ensureInstalled();
  endWithNpm();
  if (process.env.INKO_ON_PROJECT_NODE === '1' || (major() >= 26 && flags.length === 0)) return;
  const options = { env: { ...process.env, ...env, INKO_ON_PROJECT_NODE: '1' } };
  process.exit(await run(projectNode(), [...flags, ...process.argv.slice(1)], options));
}
