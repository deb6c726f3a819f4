import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { institutionInScope } from '#institution';
import {
  AuditEntry,
  AuditLog,
  type AuditSubject,
  AuditSubjects,
  actsInWords,
  countedPage,
  heavyRead,
  RecordServices,
} from '#platform';
import {
  type Actor,
  addDays,
  DomainError,
  PAGE_SIZES,
  type Page,
  requireRight,
  requireVendor,
} from '#platform/domain';
import { requireUserManager, userInScope } from '../user-admin/users-in-scope.ts';
import { beginOf, conditionsOf, ofOne } from './audit-conditions.ts';
import { AUDIT_FILES, type AuditFormat } from './audit-file.ts';
import { IMPORTS, linesOf, type Telling } from './audit-lines.ts';
import type { AuditHistory, AuditLine, AuditQuery, HistoryQuery } from './audit-list.ts';

/** Entries of a part of a record's history. */
const PART = 20;
/** Entries per query of an export; bounds the memory, however long the log is. */
const SLICE = 250;
/** Above any id. */
const MOST_ID = 2_147_483_647;

const SORTED = { Zeit: 'id', Wer: 'who', Was: 'what' } as const;
const UNKNOWN_KIND = 'Diese Art von Datensatz gibt es nicht.';

/** A kind of entry or of record, as a filter. */
export interface AuditChoice {
  readonly id: string;
  readonly label: string;
}

/** Shows the audit log to the vendor's staff, and records' histories to those who may see the record. Leaves out the
 * addresses of visitors. */
@Injectable()
export class AuditTrailService {
  private readonly acts: ReadonlyMap<string, string>;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(AuditSubjects) private readonly subjects: AuditSubjects,
    @Inject(RecordServices) records: RecordServices,
  ) {
    this.acts = actsInWords(records.all.map(({ record }) => record));
  }

  /** A page of the log; filtered and sorted by the database. */
  async list(actor: Actor, query: AuditQuery): Promise<Page<AuditLine>> {
    requireVendor(actor);
    return heavyRead(this.em, actor, (em) => this.pageOf(em, query));
  }

  private async pageOf(em: SqlEntityManager, query: AuditQuery): Promise<Page<AuditLine>> {
    const { page, pageSize = PAGE_SIZES[0] } = query;
    const { column, descending } = query.sort;
    const direction = descending ? 'desc' : 'asc';
    const by = SORTED[column as keyof typeof SORTED];
    const found = await countedPage(em, this.counted(query), { page, pageSize }, (offset) =>
      this.entries(em, query)
        .orderBy(by === 'id' ? { id: direction } : { [by]: direction, id: 'desc' })
        .limit(pageSize, offset)
        .getResultList(),
    );
    return { ...found, rows: await linesOf(em, found.rows, this.telling(null)) };
  }

  /** The newest changes of records and settings, without logins and the like. */
  async recentChanges(actor: Actor, most: number): Promise<readonly AuditLine[]> {
    requireVendor(actor);
    const em = this.em.fork();
    const acts = [...this.subjects.all.flatMap((subject) => subject.acts), ...IMPORTS];
    const rows = await em
      .createQueryBuilder(AuditEntry)
      .where({ what: { $in: acts }, partOf: null })
      .orderBy({ id: 'desc' })
      .limit(most)
      .getResultList();
    return linesOf(em, rows, this.telling(null));
  }

  /** The entries with these ids in plain words, in the order of the ids; leaves out what is gone. */
  async inWords(actor: Actor, ids: readonly number[]): Promise<readonly AuditLine[]> {
    requireVendor(actor);
    const em = this.em.fork();
    const lines = new Map<number, AuditLine>();
    for (let begin = 0; begin < ids.length; begin += SLICE) {
      const rows = await em.find(AuditEntry, { id: { $in: ids.slice(begin, begin + SLICE) } });
      for (const line of await linesOf(em, rows, this.telling(null))) lines.set(line.id, line);
      em.clear();
    }
    return ids.flatMap((id) => lines.get(id) ?? []);
  }

  /** What the log is filtered by: kinds of entries and kinds of records. */
  choices(actor: Actor): { readonly acts: readonly AuditChoice[]; readonly kinds: readonly AuditChoice[] } {
    requireVendor(actor);
    const kinds = this.subjects.all.filter(({ acts }) => acts.length > 0);
    return {
      acts: sorted([...this.acts].map(([id, label]) => ({ id, label }))),
      kinds: sorted(kinds.map(({ kind, one }) => ({ id: kind, label: one }))),
    };
  }

  /**
   * The history of a record, newest first, for those who may see the record. Of the vendor's staff an institution
   * learns that it was the Kundensupport, not who.
   *
   * @param query `id` is left out of account for settings of an institution, of which everybody has the own ones; the
   *   vendor's staff names the institution
   * @throws DomainError `not-found` for an unknown kind and for a user of another institution; `forbidden`
   */
  async history(actor: Actor, { kind, id, before }: HistoryQuery): Promise<AuditHistory> {
    const subject = this.subjects.of(kind);
    if (subject === undefined || subject.acts.length === 0) throw new DomainError('not-found', UNKNOWN_KIND);
    const em = this.em.fork();
    const ids = await this.idsInReach(em, actor, subject, id);
    const { sql, values } = ofOne(subject, ids);
    const rows = await em
      .createQueryBuilder(AuditEntry)
      .where(sql, [...values])
      .andWhere('id < ?', [before ?? MOST_ID])
      .orderBy({ id: 'desc' })
      .limit(PART + 1)
      .getResultList();
    const shown = rows.slice(0, PART);
    const reader = actor.kind === 'operator' || actor.admin ? null : actor.institutionId;
    return {
      lines: await linesOf(em, shown, this.telling(reader)),
      before: rows.length > PART ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  /** Checks that the actor may see the records, as their own screens do. */
  private async idsInReach(
    em: SqlEntityManager,
    actor: Actor,
    { readers }: AuditSubject,
    ids: readonly string[],
  ): Promise<readonly string[]> {
    if (readers === 'vendor') requireVendor(actor);
    else if (readers === 'user-managers') {
      const asking = await requireUserManager(em, actor);
      for (const id of ids) await userInScope(em, asking, wholeId(id), asking.admin ? 'all' : 'present');
    } else {
      requireRight(actor, readers);
      const isVendors = actor.kind === 'operator' || actor.admin;
      const named = isVendors && ids[0] !== 'own' ? wholeId(ids[0] ?? '') : undefined;
      return [String(await institutionInScope(em, actor, named))];
    }
    return ids;
  }

  /** The entries of a query as a file, newest first, in chunks. The export itself is logged. */
  async *export(actor: Actor, query: AuditQuery, format: AuditFormat = 'csv'): AsyncGenerator<string> {
    requireVendor(actor);
    await this.audit.note(actor, 'audit-exported');
    const { head, rows: written, end } = AUDIT_FILES[format];
    yield head;
    for (let below = MOST_ID, isFirst = true; ; isFirst = false) {
      // A slice at a time: between two of them others read, however slowly this one is downloaded.
      const lines = await heavyRead(this.em, actor, (em) => this.sliceOf(em, query, below));
      const last = lines.at(-1);
      if (last === undefined) break;
      below = last.id;
      yield written(lines, isFirst);
    }
    yield end;
  }

  private async sliceOf(
    em: SqlEntityManager,
    query: AuditQuery,
    below: number,
  ): Promise<readonly AuditLine[]> {
    const rows = await this.entries(em, query)
      .andWhere('id < ?', [below])
      .orderBy({ id: 'desc' })
      .limit(SLICE)
      .getResultList();
    return linesOf(em, rows, this.telling(null));
  }

  private telling(reader: number | null): Telling {
    return { subjects: this.subjects, acts: this.acts, reader };
  }

  private entries(em: SqlEntityManager, query: AuditQuery) {
    const found = em.createQueryBuilder(AuditEntry).where({});
    if (query.from !== null) found.andWhere({ at: { $gte: beginOf(query.from) } });
    if (query.to !== null) found.andWhere({ at: { $lt: beginOf(addDays(query.to, 1)) } });
    for (const { sql, values } of conditionsOf(query, this.subjects)) found.andWhere(sql, [...values]);
    return found;
  }

  /** The same entries, to be counted. */
  private counted(query: AuditQuery) {
    const conditions: readonly {
      readonly sql: string;
      readonly values: readonly (string | number | Date)[];
    }[] = [
      ...(query.from === null ? [] : [{ sql: 'at >= ?', values: [beginOf(query.from)] }]),
      ...(query.to === null ? [] : [{ sql: 'at < ?', values: [beginOf(addDays(query.to, 1))] }]),
      ...conditionsOf(query, this.subjects),
    ];
    return {
      from: 'audit_entry',
      where: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' and '),
      values: conditions.flatMap(({ values }) => [...values]),
    };
  }
}

const sorted = (choices: readonly AuditChoice[]) =>
  choices.toSorted((a, b) => a.label.localeCompare(b.label, 'de'));

/** An id of the address; a text that is none finds nothing. */
const wholeId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : MOST_ID);
