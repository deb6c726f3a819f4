import type { SessionService } from '#auth';
import { type Clock, networkOf } from '#platform';
import type { Actor } from '#platform/domain';
import { readSessionToken } from '../pages/session-cookie.ts';
import type { EdgeRequest } from './edge-request.ts';

/** How long a session that was found counts as one without another look. */
const KNOWN_MS = 10 * 60_000;
/** Most sessions that are known at a time; beyond, the one found first is looked for again. */
const MOST_KNOWN = 10_000;

/** Who asks for a page: a user with a session, or a visitor by the address. */
export interface PageClient {
  readonly actor: Actor | 'visitor';
  /** What the client's requests are counted under. */
  readonly key: string;
}

/**
 * Tells sessions from visitors. The users of a clinic may share one address with somebody who floods the server: each
 * session is counted by itself, and its pages do not wait behind visitors'. It opens nothing: what a session may, the
 * page asks.
 */
export class PageClients {
  /** Whose session a token is, and until when that counts, in milliseconds. */
  private readonly known = new Map<string, { readonly actor: Actor; readonly until: number }>();

  constructor(
    private readonly sessions: Pick<SessionService, 'look'>,
    private readonly clock: Clock,
  ) {}

  async of({ headers, ip }: Pick<EdgeRequest, 'headers' | 'ip'>): Promise<PageClient> {
    const token = readSessionToken(headers.cookie);
    const actor = token === null ? null : await this.actorOf(token);
    return token === null || actor === null
      ? { actor: 'visitor', key: networkOf(ip) }
      : { actor, key: token };
  }

  private async actorOf(token: string): Promise<Actor | null> {
    const now = this.clock.now().getTime();
    const known = this.known.get(token);
    if (known !== undefined && known.until > now) return known.actor;
    this.known.delete(token);
    // Without its database the server has nobody to prefer; the page says what is wrong.
    const login = await this.sessions.look(token).catch(() => null);
    if (login === null) return null;
    this.known.set(token, { actor: login.actor, until: now + KNOWN_MS });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    return login.actor;
  }
}
