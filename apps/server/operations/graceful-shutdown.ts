import type { Server } from 'node:http';

/** How long running requests may take after the shutdown has begun. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const SWEEP_MS = 50;

/**
 * Closes a server after its last request. Idle browser connections are closed, and requests that do not end are cut
 * off.
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

/** One Ctrl-C reaches a server twice: from the terminal, and from the script that started it. */
const SAME_SIGNAL_MS = 400;

/**
 * Signal handling: the first one shuts down gracefully, a later one ends at once.
 *
 * @param graceful starts the shutdown; called once
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
