import { hash, randomUUID } from 'node:crypto';
import { type EntityManager, raw } from '@mikro-orm/core';
import type { Clock } from '../clock.ts';
import { requestAddress } from '../database/request-context.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Actor } from '../domain/actor.ts';
import type { VisitorTags } from '../limits/visitor-tags.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** Retention of an entry: half a year, long enough to investigate what is noticed late. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Retention of a visitor's tag: below 24 hours by as much as a sweep may be late. */
const TAG_KEPT_MS = 22 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Entries of refused visitors per hour; any beyond that share one entry with a count. */
const MOST_REFUSED = 500;

/** Length of audit_entry.origin: every address fits; a proxy's other text may not. */
const ORIGIN_MAX_LENGTH = 45;

/** Logged actions beside those of plain lists. */
export type OwnAct =
  | 'login'
  | 'login-failed'
  | 'logout'
  | 'sessions-ended'
  | 'second-factor-set-up'
  | 'second-factor-failed'
  | 'second-factor-turned-off'
  | 'second-factor-reset'
  | 'recovery-code-used'
  | 'recovery-codes-given'
  | 'registration'
  | 'registration-expired'
  | 'mail-confirmed'
  | 'link-sent'
  | 'password-chosen'
  | 'password-changed'
  | 'password-change-failed'
  | 'password-confirmation-failed'
  | 'password-reset-by-link'
  | 'initial-password-given'
  | 'user-unlocked'
  | 'user-deactivated'
  | 'user-added'
  | 'user-changed'
  | 'user-deleted'
  | 'institution-added'
  | 'institution-changed'
  | 'institution-deleted'
  | 'contract-applied-for'
  | 'data-consent'
  | 'introduction-seen'
  | 'recommendations-imported'
  | 'recommendation-saved'
  | 'hint-saved'
  | 'question-saved'
  | 'segment-saved'
  | 'krankenkassen-chosen'
  | 'role-saved'
  | 'role-deleted'
  | 'method-chosen'
  | 'own-prices-saved'
  | 'own-prices-cleared'
  | 'contact-data-saved'
  | 'product-saved'
  | 'product-deleted'
  | 'image-saved'
  | 'image-deleted'
  | 'table-imported'
  | 'document-kept'
  | 'document-mailed'
  | 'document-not-mailed'
  | 'document-deleted'
  | 'document-expired'
  | 'notice-dismissed'
  | 'audit-exported'
  | 'database-backed-up'
  | 'database-restored';

/** Logged actions; those of plain lists have the names that their records give. */
export type AuditedAct = OwnAct | `${string}-saved` | `${string}-deleted`;

/** Refusals that are counted per hour instead of logged one by one. */
export type CountedRefusal =
  | 'mail-failed'
  | 'right-refused'
  | 'bot-check-failed'
  | 'limit-reached'
  | 'document-refused';

/** The actor: an actor, a user who is no actor yet, or somebody unknown. */
export type AuditedActor = Actor | { readonly userId: number } | 'visitor' | 'system';

/** Facts about an action. */
export interface AuditFacts {
  /** A user other than the actor. */
  readonly user?: number;
  readonly institution?: number;
  /** Code of a failure. */
  readonly code?: number | string;
  /** Number of affected things. */
  readonly count?: number;
  /** Changed settings, before and after: never a password, never an answer of a consultation. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** The audit log, to which services write their actions. */
export class AuditLog {
  private readonly em: EntityManager;
  private readonly clock: Clock;
  private readonly tags: VisitorTags | undefined;

  /** @param tags without them the origin of visitors is not logged */
  constructor(em: EntityManager, clock: Clock, tags?: VisitorTags) {
    this.em = em;
    this.clock = clock;
    this.tags = tags;
  }

  /**
   * Logs an action.
   *
   * @param em the action's transaction, if any: both are committed or neither
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
      who: actorName(who),
      what,
      whom:
        user !== undefined ? `user:${user}` : institution !== undefined ? `institution:${institution}` : null,
      origin: this.originOf(who),
      detail: Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
    });
  }

  /**
   * Logs a refusal. One entry per hour, actor and kind, with a count, so that a flood of refusals does not fill the
   * database.
   *
   * @param code what was refused: path of a call or page, or name of a limit; must be one of few
   */
  async countRefusal(who: Actor | 'visitor' | 'system', what: CountedRefusal, code: string): Promise<void> {
    const name = actorName(who);
    const origin = this.originOf(who);
    const hour = Math.floor(this.clock.now().getTime() / HOUR_MS);
    const bucketOf = (...parts: readonly string[]) => hash('sha256', JSON.stringify([hour, what, ...parts]));
    const own = bucketOf(name, who === 'visitor' ? (origin ?? '') : '', code);
    if (await this.countUp(own)) return;
    const begun = new Date(hour * HOUR_MS);
    const full =
      who === 'visitor' &&
      (await this.em.fork().count(AuditEntry, { at: { $gte: begun }, who: name, bucket: { $ne: null } })) >=
        MOST_REFUSED;
    const entry = full
      ? { bucket: bucketOf(name), origin: null, detail: null }
      : { bucket: own, origin, detail: JSON.stringify({ code }) };
    if (full && (await this.countUp(entry.bucket))) return;
    try {
      await this.em
        .fork()
        .insert(AuditEntry, { at: this.clock.now(), who: name, what, whom: null, ...entry });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      // A concurrent request was first.
      await this.countUp(entry.bucket);
    }
  }

  private async countUp(bucket: string): Promise<boolean> {
    return (await this.em.fork().nativeUpdate(AuditEntry, { bucket }, { times: raw('times + 1') })) === 1;
  }

  private originOf(who: AuditedActor): string | null {
    const address = requestAddress();
    if (address === undefined) return null;
    if (who !== 'visitor') return address.slice(0, ORIGIN_MAX_LENGTH);
    return this.tags?.of('audit', address).slice(0, ORIGIN_MAX_LENGTH) ?? null;
  }

  /**
   * Replaces a permanently deleted user by an opaque id: entries stay related without identifying the user (readings,
   * section 4, 'dsvgo').
   *
   * @param em the transaction of the deletion
   */
  async forgetUser(userId: number, em: EntityManager = this.em.fork()): Promise<void> {
    const [name, opaque] = [`user:${userId}`, `deleted:${randomUUID()}`];
    const nothing = { origin: null, detail: null };
    await em.nativeUpdate(AuditEntry, { who: name }, { who: opaque, ...nothing });
    await em.nativeUpdate(AuditEntry, { whom: name }, { whom: opaque, detail: null });
  }

  /**
   * The same for an institution: keeps actions on it without its name.
   *
   * @param em the transaction of the deletion, after `forgetUser` for each of its users
   */
  async forgetInstitution(institutionId: number, em: EntityManager): Promise<void> {
    const whom = `institution:${institutionId}`;
    await em.nativeUpdate(AuditEntry, { whom }, { whom: `deleted:${randomUUID()}`, detail: null });
  }

  /** Deletes expired entries, and visitors' tags after a day. */
  async sweep(): Promise<void> {
    const past = new Date(this.clock.now().getTime() - KEPT_MS);
    const em = this.em.fork();
    await em.nativeDelete(AuditEntry, { at: { $lt: past } });
    const day = { $lt: new Date(this.clock.now().getTime() - TAG_KEPT_MS) };
    await em.nativeUpdate(AuditEntry, { at: day, who: 'visitor', origin: { $ne: null } }, { origin: null });
    await em.nativeUpdate(AuditEntry, { at: day, bucket: { $ne: null } }, { bucket: null });
  }
}

/** How a row names its actor: `user:7`, `operator:root`. */
export function actorName(who: AuditedActor): string {
  if (typeof who === 'string') return who;
  return 'userId' in who ? `user:${who.userId}` : `operator:${who.name.slice(0, 80)}`;
}
