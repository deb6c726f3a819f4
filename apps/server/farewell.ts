import type { Server } from 'node:http';

/** How long requests that are under way may take once the server is to end. */
const FAREWELL_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Lets a server end as soon as its last request is answered. A browser keeps a connection open after that,
 * and nobody waits for it; a request that does not end is cut off.
 */
export function endWithLastRequest(server: Server): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), FAREWELL_MS);
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  });
}
