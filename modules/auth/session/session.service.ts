import { hash, randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { trialDaysLeft } from '#institution/domain';
import { Clock, lookUp, requestUserAgent, sweepRows, writeIfFree } from '#platform';
import { SecondFactorStep } from '../users/second-factor.entity.ts';
import { browserInWords } from './browser-in-words.ts';
import { Session } from './session.entity.ts';
import { type Login, loginOf, SESSION_BY_TOKEN, type SessionRow } from './session-row.ts';

/** Sessions whose last use may wait to be written; beyond that the oldest is dropped. */
const MOST_WAITING = 10_000;

/**
 * Writes the last use of sessions. Never fails and never delays the request: what cannot be written, as on a full
 * disk, is kept in memory until it can. If the process ends first, the session expires too early, never too late.
 */
class SessionTouches {
  private readonly waiting = new Map<string, Date>();

  constructor(private readonly em: EntityManager) {}

  /** The last use of a session, including unwritten ones. */
  latest(tokenHash: string, written: Date): Date {
    const waiting = this.waiting.get(tokenHash);
    return waiting !== undefined && waiting > written ? waiting : written;
  }

  /** Records a use and tries to write it, with everything that is waiting. */
  async touch(tokenHash: string, now: Date): Promise<void> {
    // A Map keeps insertion order: the first entry was used longest ago.
    this.waiting.delete(tokenHash);
    this.waiting.set(tokenHash, now);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MOST_WAITING && oldest !== undefined) this.waiting.delete(oldest);
    for (const [hash, lastSeen] of [...this.waiting].reverse())
      if (!(await this.write(hash, lastSeen))) return;
  }

  /** Deletes an expired session; if that is impossible now, the session is refused all the same. */
  async end(tokenHash: string): Promise<void> {
    await writeIfFree(this.em, {
      sql: 'delete from session where token_hash = ?',
      values: [tokenHash],
      // Calls are answered before a request has an entity manager.
      run: () => this.em.fork().nativeDelete(Session, { tokenHash }),
    });
  }

  private async write(tokenHash: string, lastSeen: Date): Promise<boolean> {
    const isWritten = await writeIfFree(this.em, {
      sql: 'update session set last_seen = ? where token_hash = ?',
      values: [lastSeen.getTime(), tokenHash],
      // An unawaited write may finish after a later one.
      run: () =>
        this.em.fork().nativeUpdate(Session, { tokenHash, lastSeen: { $lt: lastSeen } }, { lastSeen }),
    });
    if (isWritten && this.waiting.get(tokenHash) === lastSeen) this.waiting.delete(tokenHash);
    return isWritten;
  }
}

const MINUTE_MS = 60_000;
/** Limits of a session. */
const IDLE_LIMIT_MS = 45 * MINUTE_MS;
const TOTAL_LIMIT_MS = 12 * 60 * MINUTE_MS;
/** How old `lastSeen` may become before a request updates it; a session may end too early by this much. */
const TOUCH_AFTER_MS = MINUTE_MS;
/** By how much `lastSeen` may be younger than the last input: windows report theirs once a minute. */
const REPORTED_LATE_MS = 2 * MINUTE_MS;
/** How long an ended session is kept, so that its user can be shown why. */
const KEPT_MS = 12 * 60 * MINUTE_MS;

/** Why a session has ended: 45 minutes without activity, 12 hours in all, or the end of the trial. */
export type SessionEnd = 'idle' | 'over' | 'trial';

/** Opens, resolves and ends sessions. Tokens have 256 bits and are stored hashed. */
@Injectable()
export class SessionService {
  private readonly sessionByToken;
  private readonly touches: SessionTouches;
  private readonly logoutListeners: ((userId: number) => Promise<void>)[] = [];

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.sessionByToken = lookUp<SessionRow>(em, SESSION_BY_TOKEN);
    this.touches = new SessionTouches(em);
  }

  /**
   * Opens a session for an authenticated user; returns the token, which is not stored.
   *
   * @param em the transaction of the login, if any
   * @param token 256 unguessable bits, base64url; random by default
   */
  async open(
    user: { readonly id: number },
    em: EntityManager = this.em,
    token: string = randomBytes(32).toString('base64url'),
  ): Promise<string> {
    const now = this.clock.now();
    const browser = browserInWords(requestUserAgent());
    await em.insert(Session, {
      tokenHash: hashOf(token),
      user: user.id,
      created: now,
      lastSeen: now,
      passwordAt: now,
      browser,
    });
    return token;
  }

  /**
   * The user of a token; null if it is unknown, ended or expired. Reads the database each time and extends the
   * session, even if that cannot be written now.
   */
  async resolve(token: string): Promise<Login | null> {
    const tokenHash = hashOf(token);
    const session = await this.goingOn(token);
    if (session === null) return null;
    const now = this.clock.now();
    if (now.getTime() - this.lastSeen(tokenHash, session).getTime() >= TOUCH_AFTER_MS)
      await this.touches.touch(tokenHash, now);
    return loginOf(session, now);
  }

  /** Like `resolve`, without extending the session: for requests that a window makes by itself. */
  async peek(token: string): Promise<Login | null> {
    const session = await this.goingOn(token);
    return session === null ? null : loginOf(session, this.clock.now());
  }

  /** Why the session of a token has ended; null if it continues or is unknown. */
  async ending(token: string): Promise<SessionEnd | null> {
    const tokenHash = hashOf(token);
    const session = await this.sessionByToken(tokenHash);
    return session === null ? null : this.endOf(tokenHash, session, this.clock.now());
  }

  /** Ends the session of a token, if there is one. */
  async end(token: string): Promise<void> {
    await this.em.fork().nativeDelete(Session, { tokenHash: hashOf(token) });
  }

  /**
   * Ends the session of a token for a window without input for 45 minutes, unless another window has used it: one
   * that slept does not know of the other's work. Does not extend the session.
   *
   * @returns milliseconds since the last use, if the session goes on; null if it has ended
   */
  async endIdle(token: string): Promise<number | null> {
    const tokenHash = hashOf(token);
    const session = await this.sessionByToken(tokenHash);
    if (session === null) return null;
    const unusedMs = this.clock.now().getTime() - this.lastSeen(tokenHash, session).getTime();
    if (unusedMs < IDLE_LIMIT_MS - REPORTED_LATE_MS) return unusedMs;
    await this.end(token);
    return null;
  }

  /** Ends the session of a token at its user's request, even if it has expired. */
  async logout(token: string): Promise<void> {
    const session = await this.sessionByToken(hashOf(token));
    await this.end(token);
    if (session === null) return;
    for (const listener of this.logoutListeners) await listener(session.user_id);
  }

  /** Registers a listener for logouts, for higher modules that store something of a user. */
  whenLoggedOut(listener: (userId: number) => Promise<void>): void {
    this.logoutListeners.push(listener);
  }

  /** Deletes sessions that ended long ago; until then users can be shown why. */
  async sweep(): Promise<void> {
    const past = new Date(this.clock.now().getTime() - TOTAL_LIMIT_MS - KEPT_MS);
    await sweepRows(this.em, { table: 'session', where: 'created < ?', values: [past] });
  }

  /**
   * Ends all other sessions of a user, and all pending logins.
   *
   * @param em the surrounding transaction
   */
  async endOthersOf(userId: number, token: string, em: EntityManager): Promise<void> {
    await em.nativeDelete(Session, { user: userId, tokenHash: { $ne: hashOf(token) } });
    await em.nativeDelete(SecondFactorStep, { user: userId });
  }

  private async goingOn(token: string): Promise<SessionRow | null> {
    const tokenHash = hashOf(token);
    const session = await this.sessionByToken(tokenHash);
    if (session === null || this.endOf(tokenHash, session, this.clock.now()) !== null) return null;
    if (!session.inactive && session.login_key !== null) return session;
    await this.touches.end(tokenHash);
    return null;
  }

  private lastSeen(tokenHash: string, { last_seen }: SessionRow): Date {
    return this.touches.latest(tokenHash, new Date(last_seen));
  }

  private endOf(tokenHash: string, session: SessionRow, now: Date): SessionEnd | null {
    if (now.getTime() - this.lastSeen(tokenHash, session).getTime() > IDLE_LIMIT_MS) return 'idle';
    if (now.getTime() - new Date(session.created).getTime() > TOTAL_LIMIT_MS) return 'over';
    if (!session.testphase) return null;
    const { testbeginn, testphasendauer } = session;
    const left = trialDaysLeft({ testphase: true, testbeginn, testphasendauer }, this.clock.today());
    return left !== null && left <= 0 ? 'trial' : null;
  }
}

/** Whether a session has not expired; the end of a trial deletes its sessions. */
export function goesOn(session: { readonly created: Date; readonly lastSeen: Date }, now: Date): boolean {
  return (
    now.getTime() - session.lastSeen.getTime() <= IDLE_LIMIT_MS &&
    now.getTime() - session.created.getTime() <= TOTAL_LIMIT_MS
  );
}

function hashOf(token: string): string {
  return hash('sha256', token, 'hex');
}
