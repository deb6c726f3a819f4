import type { Server } from 'node:http';

/** How long requests that are under way may take once the shutdown has begun. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Lets a server end as soon as its last request is answered. A browser keeps a connection open after that,
 * and nobody waits for it; a request that does not end is cut off.
 */
export function endWithLastRequest(server: Server): void {
  if (!server.listening) return;
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const deadline = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
  server.once('close', () => {
    clearInterval(sweep);
    clearTimeout(deadline);
  });
}

/** One Ctrl-C reaches a server twice: from the terminal, and passed on by the script that started it. */
const SAME_SIGNAL_MS = 400;

/**
 * What to do at a signal: shut down gracefully at the first, end at once at one that comes later.
 *
 * @param graceful begins the shutdown; called once
 * @param atOnce ends without waiting
 */
export function signalHandler(
  graceful: (signal: 'SIGINT' | 'SIGTERM') => Promise<void>,
  atOnce: (signal: 'SIGINT' | 'SIGTERM') => void,
): (signal: 'SIGINT' | 'SIGTERM') => void {
  let since: number | null = null;
  return (signal) => {
    if (since === null) {
      since = performance.now();
      void graceful(signal);
    } else if (performance.now() - since > SAME_SIGNAL_MS) {
      atOnce(signal);
    }
  };
}
