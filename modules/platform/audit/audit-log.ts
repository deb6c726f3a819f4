import { hash, randomUUID } from 'node:crypto';
import { type EntityManager, raw } from '@mikro-orm/core';
import type { Clock } from '../clock.ts';
import { requestAddress } from '../database/request-context.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Actor } from '../domain/actor.ts';
import type { VisitorTags } from '../limits/visitor-tags.ts';
import { AuditEntry } from './audit-entry.entity.ts';

/** How long an entry is kept: half a year, long enough to look into what somebody notices late. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** How long the tag of a visitor's address is kept: below 24 hours by as much as a sweep may come late. */
const TAG_KEPT_MS = 22 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Entries of refused visitors in one hour; of more, whoever they are, one entry says how often. */
const MOST_REFUSED = 500;

/** Length of audit_entry.origin: every address fits; what a proxy says instead of one may not. */
const ORIGIN_MAX_LENGTH = 45;

/** What is noted of what is no plain list. */
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

/** What is noted: the acts of plain lists have the names that their records give. */
export type AuditedAct = OwnAct | `${string}-saved` | `${string}-deleted`;

/** What is refused or fails in numbers: a mail is not delivered, a right is missing, a bot check is not passed, a limit is used up, a document is none that may be kept. */
export type Refusal =
  | 'mail-failed'
  | 'right-refused'
  | 'bot-check-failed'
  | 'limit-reached'
  | 'document-refused';

/** Whose act it was: an actor, a user who is no actor yet, or nobody who is known. */
export type AuditedActor = Actor | { readonly userId: number } | 'visitor' | 'system';

/** What an act was about. */
export interface AuditFacts {
  /** A user that is not the one who did it. */
  readonly user?: number;
  readonly institution?: number;
  /** Code of a failure. */
  readonly code?: number | string;
  /** Of how many things, where it may be several. */
  readonly count?: number;
  /** Settings as they were and are: never a password, never an answer of a consultation. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** The audit log: the services write what they did. */
export class AuditLog {
  private readonly em: EntityManager;
  private readonly clock: Clock;
  private readonly tags: VisitorTags | undefined;

  /** @param tags without them nothing is noted of where a visitor came from */
  constructor(em: EntityManager, clock: Clock, tags?: VisitorTags) {
    this.em = em;
    this.clock = clock;
    this.tags = tags;
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
      who: actorName(who),
      what,
      whom:
        user !== undefined ? `user:${user}` : institution !== undefined ? `institution:${institution}` : null,
      origin: this.originOf(who),
      detail: Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
    });
  }

  /**
   * Notes that somebody was refused something. One entry an hour for each of them and each kind, which counts: a
   * flood of refusals does not fill the database.
   *
   * @param code what was refused: a call's or page's path, a limit's name; one of few
   */
  async countRefusal(who: Actor | 'visitor' | 'system', what: Refusal, code: string): Promise<void> {
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
      // Another request was first.
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

  /**
   * The same for an institution: of what was done to it the acts are left, nothing that names it.
   *
   * @param em the transaction of the deletion, behind `forgetUser` for each of its users
   */
  async forgetInstitution(institutionId: number, em: EntityManager): Promise<void> {
    const whom = `institution:${institutionId}`;
    await em.nativeUpdate(AuditEntry, { whom }, { whom: `deleted:${randomUUID()}`, detail: null });
  }

  /** Deletes what has been kept long enough, and what leads to a visitor a day later. */
  async sweep(): Promise<void> {
    const past = new Date(this.clock.now().getTime() - KEPT_MS);
    const em = this.em.fork();
    await em.nativeDelete(AuditEntry, { at: { $lt: past } });
    const day = { $lt: new Date(this.clock.now().getTime() - TAG_KEPT_MS) };
    await em.nativeUpdate(AuditEntry, { at: day, who: 'visitor', origin: { $ne: null } }, { origin: null });
    await em.nativeUpdate(AuditEntry, { at: day, bucket: { $ne: null } }, { bucket: null });
  }
}

/** How a row names who it is of: `user:7`, `operator:root`. */
export function actorName(who: AuditedActor): string {
  if (typeof who === 'string') return who;
  return 'userId' in who ? `user:${who.userId}` : `operator:${who.name.slice(0, 80)}`;
}
