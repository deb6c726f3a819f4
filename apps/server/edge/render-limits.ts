import type { PageClient } from './page-clients.ts';
import { RenderQueue } from './render-queue.ts';

/** Concurrent renderings. One thread renders, so more would only wait for each other and use memory. */
const AT_A_TIME = { users: 8, visitors: 2 };
/** Waiting renderings. */
const WAITING = { users: 200, visitors: 60 };

/**
 * The queue of a client's page. Visitors have a small one of their own: their common pages are cached, and logged-in
 * users wait behind few others.
 */
export function renderLimits(): (client: PageClient) => RenderQueue {
  const users = new RenderQueue(AT_A_TIME.users, WAITING.users);
  const visitors = new RenderQueue(AT_A_TIME.visitors, WAITING.visitors);
  return ({ actor }) => (actor === 'visitor' ? visitors : users);
}
