import { hash, randomUUID } from 'node:crypto';
import { type EntityManager, raw } from '@mikro-orm/core';
import type { Clock } from '../clock.ts';
import { requestAddress } from '../database/request-context.ts';
import { sweepRows } from '../database/sweep-rows.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import type { Actor } from '../domain/actor.ts';
import type { RefusedAttempt } from '../domain/errors.ts';
import { giveWay } from '../limits/in-slices.ts';
import type { VisitorTags } from '../visitors/visitor-tags.ts';
import { AuditEntry } from './audit-entry.entity.ts';
import type { AuditedAct, CountedRefusal } from './audited-acts.ts';

/** Retention of an entry: half a year, long enough to investigate what is noticed late. */
const KEPT_MS = 180 * 24 * 60 * 60_000;

/** Retention of a visitor's tag: below 24 hours by as much as a sweep may be late. */
const TAG_KEPT_MS = 22 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Entries of refused visitors per hour; any beyond that share one entry with a count. */
const MOST_REFUSED = 500;

/** Length of audit_entry.origin: every address fits; a proxy's other text may not. */
const ORIGIN_MAX_LENGTH = 45;

/** The actor: an actor, a user who is no actor yet, or somebody unknown. */
export type AuditedActor = Actor | { readonly userId: number } | 'visitor' | 'system';

/** Facts about an action. */
export interface AuditFacts {
  /** A user other than the actor. */
  readonly user?: number;
  /** A permanently deleted user or institution: the opaque id from `forgetUser` or `forgetInstitution`. */
  readonly gone?: string;
  readonly institution?: number;
  /**
   * The record that was changed: `{ kind: 'product', id: 12, name: 'Slip Maxi, M' }`. Without a name the log shows the
   * one that the record has when it is read.
   */
  readonly record?: { readonly kind: string; readonly id: number | string; readonly name?: string };
  /** Code of a failure. */
  readonly code?: number | string;
  /** Number of affected things. */
  readonly count?: number;
  /** Changed settings, before and after: never a password, never an answer of a consultation. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** A row that an import has changed. */
export interface AuditPart extends AuditFacts {
  readonly act: AuditedAct;
}

/** Entries that one statement writes: below the parameters that the engines take. */
const PARTS_AT_ONCE = 300;

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
   * @returns number of the entry
   */
  async note(
    who: AuditedActor,
    what: AuditedAct,
    facts: AuditFacts = {},
    em: EntityManager = this.em.fork(),
  ): Promise<number> {
    return Number(await em.insert(AuditEntry, this.entryOf(who, what, facts)));
  }

  /**
   * Logs the changes of an import, row by row, as parts of the entry of the import.
   *
   * @param whole number of that entry
   */
  async noteParts(
    who: AuditedActor,
    whole: number,
    parts: readonly AuditPart[],
    em: EntityManager,
  ): Promise<void> {
    const rows = parts.map(({ act, ...facts }) => ({ ...this.entryOf(who, act, facts), partOf: whole }));
    for (let at = 0; at < rows.length; at += PARTS_AT_ONCE) {
      await em.insertMany(AuditEntry, rows.slice(at, at + PARTS_AT_ONCE));
      // Others are answered in between.
      await giveWay();
    }
  }

  private entryOf(who: AuditedActor, what: AuditedAct, facts: AuditFacts) {
    const { user, gone, institution, record, ...detail } = facts;
    return {
      at: this.clock.now(),
      who: actorName(who),
      what,
      whom: gone ?? targetOf(user, institution),
      ...recordColumns(record),
      origin: this.originOf(who),
      detail: Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
    };
  }

  /** Logs that somebody lacks the right to a call or a page, or what else nobody may. */
  countMissingRight(who: Actor, path: string, attempt?: RefusedAttempt): Promise<void> {
    return this.countRefusal(who, attempt ?? 'right-refused', path);
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
   * Replaces a permanently deleted user by an opaque id: entries stay related without identifying the user.
   *
   * @param em the transaction of the deletion
   * @returns the opaque id, for the entry of the deletion
   */
  async forgetUser(userId: number, em: EntityManager = this.em.fork()): Promise<string> {
    const [name, opaque] = [`user:${userId}`, `deleted:${randomUUID()}`];
    const nothing = { origin: null, detail: null };
    await em.nativeUpdate(AuditEntry, { who: name }, { who: opaque, ...nothing });
    await em.nativeUpdate(AuditEntry, { whom: name }, { whom: opaque, detail: null });
    return opaque;
  }

  /**
   * The same for an institution: keeps actions on it without its name.
   *
   * @param em the transaction of the deletion, after `forgetUser` for each of its users
   * @returns the opaque id, for the entry of the deletion
   */
  async forgetInstitution(institutionId: number, em: EntityManager): Promise<string> {
    const [whom, opaque] = [`institution:${institutionId}`, `deleted:${randomUUID()}`];
    const nothing = { detail: null, record: null, recordName: null };
    await em.nativeUpdate(AuditEntry, { whom }, { whom: opaque, ...nothing });
    return opaque;
  }

  /** Deletes expired entries, and visitors' tags after a day. */
  async sweep(): Promise<void> {
    const past = new Date(this.clock.now().getTime() - KEPT_MS);
    const day = new Date(this.clock.now().getTime() - TAG_KEPT_MS);
    const table = 'audit_entry';
    await sweepRows(this.em, { table, where: 'at < ?', values: [past] });
    const origins = "at < ? and who = 'visitor' and origin is not null";
    await sweepRows(this.em, { table, set: 'origin = null', where: origins, values: [day] });
    const buckets = 'at < ? and bucket is not null';
    await sweepRows(this.em, { table, set: 'bucket = null', where: buckets, values: [day] });
  }
}

const targetOf = (user: number | undefined, institution: number | undefined): string | null =>
  user !== undefined ? `user:${user}` : institution !== undefined ? `institution:${institution}` : null;

const [RECORD_MAX_LENGTH, RECORD_NAME_MAX_LENGTH] = [100, 200];

/** What an entry keeps of the record that it is about. */
function recordColumns(record: AuditFacts['record']) {
  return {
    record: record === undefined ? null : `${record.kind}:${record.id}`.slice(0, RECORD_MAX_LENGTH),
    recordName: record?.name?.slice(0, RECORD_NAME_MAX_LENGTH) ?? null,
  };
}

/** How a row names its actor: `user:7`, `operator:root`. */
export function actorName(who: AuditedActor): string {
  if (typeof who === 'string') return who;
  return 'userId' in who ? `user:${who.userId}` : `operator:${who.name.slice(0, 80)}`;
}
