/**
 * `npm run dev`: rebundles and restarts the server at every change; Vite serves the web part from its
 * sources, with hot reload.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { onProjectNode } from './node26.mjs';

await onProjectNode();
const { context } = await import('esbuild');
const { serverOptions, workerOptions } = await import('./build.mjs');

const OUT = 'build/dev';
/** How long a restart waits for running requests. */
const TIMEOUT_MS = 1500;
const env = { NODE_ENV: 'development', ...process.env, INKO_DEV: '1' };
let server = null;
let ending = false;

async function stopServer(signal = 'SIGTERM') {
  const running = server;
  server = null;
  if (running === null || running.exitCode !== null || running.signalCode !== null) return;
  const closed = once(running, 'close');
  running.kill(signal);
  const timeout = setTimeout(() => running.kill('SIGKILL'), TIMEOUT_MS);
  await closed;
  clearTimeout(timeout);
}

async function restartServer() {
  await stopServer();
  if (ending) return;
  server = spawn(process.execPath, ['--enable-source-maps', `${OUT}/server/main.js`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
  });
  const started = server;
  started.once('close', (code) => {
    if (server === started && code !== 0)
      console.log('The server ended; it starts again at the next change.');
  });
}

let restarts = Promise.resolve();
const restartPlugin = {
  name: 'restart',
  setup(build) {
    build.onEnd(({ errors }) => {
      if (errors.length > 0) return;
      restarts = restarts.then(restartServer);
    });
  },
};

rmSync(OUT, { recursive: true, force: true });
// Workers are loaded again each time, so a change to one needs no restart.
const workers = await context(workerOptions(OUT));
const { plugins, ...options } = serverOptions(OUT);
const watcher = await context({ ...options, plugins: [...plugins, restartPlugin] });
await Promise.all([workers.watch(), watcher.watch()]);

async function end() {
  if (ending) return;
  ending = true;
  await Promise.all([workers.dispose(), watcher.dispose()]);
  await restarts;
  await stopServer();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
process.on('exit', () => server?.kill('SIGKILL'));
