import { createHash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '#platform';
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
  /** When this session began: tells one login of a user from the next. */
  readonly since: Date;
}

/** Why a session that was there counts no longer: nobody did anything for 45 minutes, or its 12 hours are over. */
export type SessionEnd = 'idle' | 'over';

/** Opens, resolves and ends logins. Tokens have 256 bits and are stored hashed. */
@Injectable()
export class SessionService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Starts a session for a user whose password was right; gives the token, which is not kept. */
  async open(user: User): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    // Sessions that nobody came back to leave with a login; until then somebody can be told why theirs ended.
    await this.em.nativeDelete(Session, { lastSeen: { $lt: new Date(now.getTime() - TOTAL_LIMIT_MS) } });
    await this.em.insert(Session, { tokenHash: hashOf(token), user: user.id, created: now, lastSeen: now });
    return token;
  }

  /** Whose token it is; null for an unknown, ended or expired one. */
  async resolve(token: string): Promise<Login | null> {
    const session = await this.em.findOne(
      Session,
      { tokenHash: hashOf(token) },
      { populate: ['user.role.rechte'], strategy: 'joined' },
    );
    if (session === null) return null;
    const now = this.clock.now();
    const { user } = session;
    if (endOf(session, now) !== null) return null;
    if (user.inactive || user.loginKey === null) {
      await this.end(token);
      return null;
    }
    if (now.getTime() - session.lastSeen.getTime() > TOUCH_AFTER_MS) {
      await this.em.nativeUpdate(Session, { tokenHash: session.tokenHash }, { lastSeen: now });
    }
    return {
      actor: {
        kind: 'user',
        userId: user.id,
        institutionId: user.institution.id,
        rights: new Set<Right>(user.role?.rechte.getItems().map((right) => right.name)),
        admin: user.role?.id === VENDOR_ROLE_ID,
        waiting: user.passwordInitial,
      },
      name: `${user.vorname} ${user.nachname}`,
      loginname: user.loginname,
      since: session.created,
    };
  }

  /** Why the session of a token ended; null where it goes on, or is not known any more. */
  async ending(token: string): Promise<SessionEnd | null> {
    const session = await this.em.findOne(Session, { tokenHash: hashOf(token) });
    return session === null ? null : endOf(session, this.clock.now());
  }

  /** Ends the session of a token; nothing happens for an unknown one. */
  async end(token: string): Promise<void> {
    await this.em.nativeDelete(Session, { tokenHash: hashOf(token) });
  }

  /** Ends all sessions of a user. */
  async endAllOf(userId: number): Promise<void> {
    await this.em.nativeDelete(Session, { user: userId });
  }
}

function endOf(session: Pick<Session, 'created' | 'lastSeen'>, now: Date): SessionEnd | null {
  if (now.getTime() - session.lastSeen.getTime() > IDLE_LIMIT_MS) return 'idle';
  return now.getTime() - session.created.getTime() > TOTAL_LIMIT_MS ? 'over' : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
