import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { Clock } from '../clock.ts';
import type { Actor } from '../domain/index.ts';
import { requestAddress } from '../request-context.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** How long an entry is kept: half a year, long enough to look into what somebody notices late. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Length of audit_entry.origin: every address fits; what a proxy says instead of one may not. */
const ORIGIN_MAX_LENGTH = 45;

/** What is noted. */
export type AuditedAct =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'registration'
  | 'registration-expired'
  | 'mail-confirmed'
  | 'link-sent'
  | 'password-chosen'
  | 'password-changed'
  | 'password-change-failed'
  | 'password-reset-by-link'
  | 'initial-password-given'
  | 'user-unlocked'
  | 'user-deactivated'
  | 'contract-applied-for'
  | 'data-consent';

/** Whose act it was: an actor, a user who is no actor yet, or nobody who is known. */
export type AuditedActor = Actor | { readonly userId: number } | 'visitor' | 'system';

/** What an act was about. */
export interface AuditFacts {
  /** A user that is not the one who did it. */
  readonly user?: number;
  readonly institution?: number;
  /** Code of a failure. */
  readonly code?: number | string;
  /** Settings as they were and are: never a password, never an answer of a consultation. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** The audit log: the services write what they did. */
export class AuditLog {
  private readonly em: EntityManager;
  private readonly clock: Clock;

  constructor(em: EntityManager, clock: Clock) {
    this.em = em;
    this.clock = clock;
  }

  /**
   * Notes an act.
   *
   * @param em the transaction of the act, where there is one: it is noted if and only if it happened
   */
  async note(
    who: AuditedActor,
    what: AuditedAct,
    facts: AuditFacts = {},
    em: EntityManager = this.em.fork(),
  ): Promise<void> {
    const { user, institution, ...detail } = facts;
    await em.insert(AuditEntry, {
      at: this.clock.now(),
      who: nameOf(who),
      what,
      whom:
        user !== undefined ? `user:${user}` : institution !== undefined ? `institution:${institution}` : null,
      origin: requestAddress()?.slice(0, ORIGIN_MAX_LENGTH) ?? null,
      detail: Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
    });
  }

  /**
   * Leaves of a user, who is deleted for good, an opaque id: what belongs together can be told, whose it was
   * cannot (readings, section 4, 'dsvgo').
   *
   * @param em the transaction of the deletion
   */
  async forgetUser(userId: number, em: EntityManager = this.em.fork()): Promise<void> {
    const [name, opaque] = [`user:${userId}`, `deleted:${randomUUID()}`];
    const nothing = { origin: null, detail: null };
    await em.nativeUpdate(AuditEntry, { who: name }, { who: opaque, ...nothing });
    await em.nativeUpdate(AuditEntry, { whom: name }, { whom: opaque, detail: null });
  }

  /** Deletes what has been kept long enough. */
  async sweep(): Promise<void> {
    const past = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.em.fork().nativeDelete(AuditEntry, { at: { $lt: past } });
  }
}

function nameOf(who: AuditedActor): string {
  if (typeof who === 'string') return who;
  return 'userId' in who ? `user:${who.userId}` : `operator:${who.name.slice(0, 80)}`;
}
