/** Runs a script on the project's own Node (package `node`), whichever Node started it. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

const OLDEST = 24;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const major = () => Number(process.versions.node.split('.', 1)[0]);

/**
 * The project's own Node; the running one if that is new enough and the package has no binary for this
 * platform.
 */
export function projectNode() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (major() >= OLDEST) return process.execPath;
  console.error(
    `The package "node" has no binary here (were install scripts switched off?), and ${process.version} is too old.`,
  );
  process.exit(1);
}

/**
 * Runs a command in this terminal; returns its exit code. Passes signals on, and waits until it has ended.
 */
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
 * Ends this process together with the npm that started it. npm passes SIGTERM to the shell in between, which
 * ends without passing it on: a server would stay behind on its port.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const look = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(look, 250).unref();
}

/**
 * Ensures that all packages are installed and that the calling script runs on the project's Node: otherwise
 * runs the script again there, and exits with its exit code.
 *
 * @param flags additional Node flags and environment variables for the script; if there are any, it always
 *   runs again
 */
export async function onProjectNode({ flags = [], env = {} } = {}) {
  ensureInstalled();
  endWithNpm();
  if (process.env.INKO_ON_PROJECT_NODE === '1' || (major() >= 26 && flags.length === 0)) return;
  const options = { env: { ...process.env, ...env, INKO_ON_PROJECT_NODE: '1' } };
  process.exit(await run(projectNode(), [...flags, ...process.argv.slice(1)], options));
}
