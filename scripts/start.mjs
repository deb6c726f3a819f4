/** `npm start`: installs and builds what has changed, then serves. */
import { availableParallelism } from 'node:os';
import { onProjectNode } from './node26.mjs';
import { SERVER_ENV, SERVER_FLAGS } from './server-process.mjs';

// As in apps/server/start.ts: set here too, because the build in the same process starts Node's thread pool
// before the server does.
process.env.UV_THREADPOOL_SIZE ??= String(4 + availableParallelism());
await onProjectNode({ flags: SERVER_FLAGS, env: SERVER_ENV });
process.env.NODE_ENV ??= 'development';

// Ctrl-C can reach this process twice: from the terminal, and passed on by the parent process. The second
// signal must not interrupt the graceful shutdown that the first one started; before the server listens, one
// is enough.
let ending = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    const serverListens = process.listenerCount(signal) > 1;
    if (!ending && !serverListens) process.exit(130);
    ending = true;
  });
}

const { buildOrExplain } = await import('./build.mjs');
if (!(await buildOrExplain())) process.exit(1);
await import('../build/server/main.js');
