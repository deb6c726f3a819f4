import { ConcurrencyLimit, requestSignal } from '#platform';
import { unavailableFor } from '#platform/domain';
import type { PageClient } from './page-clients.ts';

/** The error if a request must be sent again. */
export const BUSY = unavailableFor(
  'Der Server hat gerade sehr viel zu tun. Bitte laden Sie die Seite in einigen Sekunden neu.',
  5,
);

const refusal = () => BUSY;
/** Concurrent renderings. One thread renders, so more would only wait for each other and use memory. */
const USERS = { running: 8, waiting: 200, refusal };
const VISITORS = { running: 2, waiting: 60, refusal };

interface RenderLimits {
  of(client: PageClient): ConcurrencyLimit;
  /** Number of pages that wait to be rendered. */
  waiting(): number;
}

/**
 * The limits of pages. Visitors have a small one of their own: their common pages are cached, and logged-in
 * users wait behind few others.
 */
export function renderLimits(): RenderLimits {
  const users = new ConcurrencyLimit(USERS);
  const visitors = new ConcurrencyLimit(VISITORS);
  return {
    of: ({ actor }) => (actor === 'visitor' ? visitors : users),
    waiting: () => users.waitingCount + visitors.waitingCount,
  };
}

/** The turn of the current request's page. */
interface RenderTurn {
  /**
   * Waits for the turn; further calls return the same promise.
   *
   * @returns false if there is none: too many are waiting, or the client has disconnected
   */
  begin(): Promise<boolean>;
  /** Starts the next page. */
  end(): void;
}

/** The turn begins in the midst of Remix's handling, once a write is done, so it is no function to be run. */
export function renderTurn(limit: ConcurrencyLimit): RenderTurn {
  let entered: Promise<(() => void) | null> | undefined;
  return {
    async begin() {
      entered ??= limit.enter({ signal: requestSignal() }).catch(() => null);
      return (await entered) !== null;
    },
    // Gives the event loop a turn in between, for /healthz among others.
    end: () => void entered?.then((leave) => leave !== null && setImmediate(leave)),
  };
}
