import type { PageClient } from './page-clients.ts';
import { RenderQueue } from './render-queue.ts';

/** Renderings at the same time. One thread renders: more would only wait for each other, and hold memory. */
const AT_A_TIME = { users: 8, visitors: 2 };
/** Those that wait for that. */
const WAITING = { users: 200, visitors: 60 };

/**
 * The limit that a client's page is rendered under. Visitors have one of their own, and few places: the pages that most
 * of them ask for are kept, and those who work with the product wait behind few others.
 */
export function renderLimits(): (client: PageClient) => RenderQueue {
  const users = new RenderQueue(AT_A_TIME.users, WAITING.users);
  const visitors = new RenderQueue(AT_A_TIME.visitors, WAITING.visitors);
  return ({ actor }) => (actor === 'visitor' ? visitors : users);
}
