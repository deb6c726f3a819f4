import type { SessionService } from '#auth';
import { type Clock, networkOf } from '#platform';
import type { Actor } from '#platform/domain';
import type { EdgeRequest } from './edge-request.ts';
import { readSessionToken } from './session-cookie.ts';

/** How long a found session is trusted without another lookup. */
const KNOWN_MS = 10 * 60_000;
/** Known sessions; beyond that the oldest is dropped. */
const MOST_KNOWN = 10_000;

/** The client of a page: a user with a session, or a visitor by address. */
export interface PageClient {
  readonly actor: Actor | 'visitor';
  /** Key for counting the client's requests. */
  readonly key: string;
}

/**
 * Distinguishes sessions from visitors. The users of a clinic may share an address with somebody who floods the
 * server: each session is counted separately, and its pages do not queue behind visitors'. Grants nothing: pages
 * check the session's rights.
 */
export class PageClients {
  /** The user of a token, and until when it is trusted, in milliseconds. */
  private readonly known = new Map<string, { readonly actor: Actor; readonly until: number }>();

  constructor(
    private readonly sessions: Pick<SessionService, 'peek'>,
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
    // Without its database the server cannot prioritise; the page reports the error.
    const login = await this.sessions.peek(token).catch(() => null);
    if (login === null) return null;
    this.known.set(token, { actor: login.actor, until: now + KNOWN_MS });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    return login.actor;
  }
}
