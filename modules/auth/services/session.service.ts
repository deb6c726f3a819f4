import { hash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, lookUp } from '#platform';
import type { Right, UserActor } from '#platform/domain';
import { Session } from '../entities/session.entity.ts';
import type { User } from '../entities/user.entity.ts';
import { VENDOR_ROLE_ID } from '../role-ids.ts';

const MINUTE_MS = 60_000;
/** Limits of a session (readings, section 4). */
const IDLE_LIMIT_MS = 45 * MINUTE_MS;
const TOTAL_LIMIT_MS = 12 * 60 * MINUTE_MS;
/** How old `lastSeen` may grow before a request writes it anew: by so much a session may end too early. */
const TOUCH_AFTER_MS = 5_000;

/** Who is logged in: the actor for the services, and the names for the screen. */
export interface Login {
  readonly actor: UserActor;
  readonly name: string;
  readonly loginname: string;
}

/** A session with its user, as the database gives it: yes and no as 1 and 0 or true and false, times as text or number. */
interface SessionRow {
  readonly created: string | number;
  readonly last_seen: string | number;
  readonly user_id: number;
  readonly institution_id: number;
  readonly role_id: number | null;
  readonly inactive: boolean | number;
  readonly login_key: string | null;
  readonly password_initial: boolean | number;
  readonly vorname: string;
  readonly nachname: string;
  readonly loginname: string;
  /** Names of the rights, with commas between them. */
  readonly rechte: string | null;
}

const SESSION_BY_TOKEN = `
  select session.created, session.last_seen, users.id as user_id, users.institution_id, users.role_id,
    users.inactive, users.login_key, users.password_initial, users.vorname, users.nachname, users.loginname,
    (select string_agg(rights.name, ',') from role_right join rights on rights.id = role_right.right_id
      where role_right.role_id = users.role_id) as rechte
  from session join users on users.id = session.user_id
  where session.token_hash = ?`;

/** Opens, resolves and ends logins. Tokens have 256 bits and are stored hashed. */
@Injectable()
export class SessionService {
  private readonly sessionByToken;

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.sessionByToken = lookUp<SessionRow>(em, SESSION_BY_TOKEN);
  }

  /** Starts a session for a user whose password was right; gives the token, which is not kept. */
  async open(user: User): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    // Sessions that nobody came back to leave with the next login.
    await this.em.nativeDelete(Session, { lastSeen: { $lt: new Date(now.getTime() - IDLE_LIMIT_MS) } });
    await this.em.insert(Session, { tokenHash: hashOf(token), user: user.id, created: now, lastSeen: now });
    return token;
  }

  /** Whose token it is; null for an unknown, ended or expired one. Asks the database each time. */
  async resolve(token: string): Promise<Login | null> {
    const tokenHash = hashOf(token);
    const session = await this.sessionByToken(tokenHash);
    if (session === null) return null;
    const now = this.clock.now();
    const idle = now.getTime() - new Date(session.last_seen).getTime();
    if (
      idle > IDLE_LIMIT_MS ||
      now.getTime() - new Date(session.created).getTime() > TOTAL_LIMIT_MS ||
      session.inactive ||
      session.login_key === null
    ) {
      await this.end(token);
      return null;
    }
    // Calls are answered before a request has an entity manager.
    if (idle > TOUCH_AFTER_MS) await this.em.fork().nativeUpdate(Session, { tokenHash }, { lastSeen: now });
    return loginOf(session);
  }

  /** Ends the session of a token; nothing happens for an unknown one. */
  async end(token: string): Promise<void> {
    await this.em.fork().nativeDelete(Session, { tokenHash: hashOf(token) });
  }

  /** Ends all sessions of a user. */
  async endAllOf(userId: number): Promise<void> {
    await this.em.nativeDelete(Session, { user: userId });
  }
}

function loginOf(session: SessionRow): Login {
  return {
    actor: {
      kind: 'user',
      userId: session.user_id,
      institutionId: session.institution_id,
      rights: new Set(session.rechte?.split(',') as Right[] | undefined),
      admin: session.role_id === VENDOR_ROLE_ID,
      waiting: Boolean(session.password_initial),
    },
    name: `${session.vorname} ${session.nachname}`,
    loginname: session.loginname,
  };
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
