import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditEntry, AuditLog, actsInWords, RecordServices } from '#platform';
import { type Actor, addDays, csvFile, type Page, requireVendor } from '#platform/domain';
import { beginOf, conditionsOf } from './audit-conditions.ts';
import type { AuditLine, AuditQuery } from './audit-list.ts';
import { nameOf, readNames } from './audit-names.ts';
import { detailInWords } from './detail-in-words.ts';

/** Entries per page. */
const PAGE_SIZE = 50;
/** Entries per query of an export; bounds the memory, however long the log is. */
const SLICE = 500;

const SORTED = { Zeit: 'id', Wer: 'who', Was: 'what' } as const;
const HEAD = ['Zeit', 'Wer', 'Was', 'Wen oder was betrifft es', 'Institution', 'Einzelheiten'];
const TIME = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** A kind of entry, as a filter. */
export interface AuditAct {
  readonly id: string;
  readonly label: string;
}

/** Shows the audit log to the vendor's staff. Leaves out the addresses of visitors. */
@Injectable()
export class AuditTrailService {
  private readonly words: ReadonlyMap<string, string>;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
    @Inject(RecordServices) records: RecordServices,
  ) {
    this.words = actsInWords(records.all.map(({ record }) => record));
  }

  /** A page of the log; filtered and sorted by the database. */
  async list(actor: Actor, query: AuditQuery): Promise<Page<AuditLine>> {
    requireVendor(actor);
    const em = this.em.fork();
    const total = await this.entries(em, query).getCount();
    const page = Math.min(query.page, Math.max(1, Math.ceil(total / PAGE_SIZE)));
    const { column, descending } = query.sort;
    const direction = descending ? 'desc' : 'asc';
    const by = SORTED[column as keyof typeof SORTED];
    const rows = await this.entries(em, query)
      .orderBy(by === 'id' ? { id: direction } : { [by]: direction, id: 'desc' })
      .limit(PAGE_SIZE, (page - 1) * PAGE_SIZE)
      .getResultList();
    return { rows: await this.linesOf(em, rows), total, page, pageSize: PAGE_SIZE };
  }

  /** The kinds of entries to filter by. */
  acts(actor: Actor): readonly AuditAct[] {
    requireVendor(actor);
    const acts = [...this.words].map(([id, label]) => ({ id, label }));
    return acts.toSorted((a, b) => a.label.localeCompare(b.label, 'de'));
  }

  /** The entries of a query as a CSV file, newest first, in chunks. The export itself is logged. */
  async *export(actor: Actor, query: AuditQuery): AsyncGenerator<string> {
    requireVendor(actor);
    await this.audit.note(actor, 'audit-exported');
    yield csvFile([HEAD]);
    const em = this.em.fork();
    for (let below = Number.MAX_SAFE_INTEGER; ; ) {
      const rows = await this.entries(em, query)
        .andWhere('id < ?', [Math.min(below, 2_147_483_647)])
        .orderBy({ id: 'desc' })
        .limit(SLICE)
        .getResultList();
      em.clear();
      const last = rows.at(-1);
      if (last === undefined) return;
      below = last.id;
      const lines = await this.linesOf(em, rows);
      // Only the header row has a byte-order mark.
      yield csvFile(lines.map(cellsOf)).slice(1);
    }
  }

  private async linesOf(em: SqlEntityManager, rows: readonly AuditEntry[]): Promise<readonly AuditLine[]> {
    const names = await readNames(
      em,
      rows.flatMap(({ who, whom }) => [who, whom]),
    );
    return rows.map(({ id, at, who, what, whom, detail, times }) => ({
      id,
      at: at.toISOString(),
      who: nameOf(who, names),
      // An act that an earlier version noted and this one does not know is shown by its name.
      what: this.words.get(what) ?? what,
      whom: whom == null ? null : nameOf(whom, names),
      institution: names.get(whom ?? '')?.institution ?? names.get(who)?.institution ?? null,
      detail: detailInWords(what, detail ?? null, times),
    }));
  }

  private entries(em: SqlEntityManager, query: AuditQuery) {
    const found = em.createQueryBuilder(AuditEntry).where({});
    if (query.from !== null) found.andWhere({ at: { $gte: beginOf(query.from) } });
    if (query.to !== null) found.andWhere({ at: { $lt: beginOf(addDays(query.to, 1)) } });
    for (const { sql, values } of conditionsOf(query)) found.andWhere(sql, [...values]);
    return found;
  }
}

const cellsOf = ({ at, who, what, whom, institution, detail }: AuditLine): readonly string[] => [
  TIME.format(new Date(at)),
  who,
  what,
  whom ?? '',
  institution ?? '',
  detail,
];
