import * as z from 'zod/mini';
import { type CalendarDay, type ListQuery, listQuerySchema, parseDay } from '#platform/domain';

/** Columns of the audit log's screen. */
const AUDIT_COLUMNS = ['Zeit', 'Wer', 'Was', 'Institution', 'Einzelheiten'] as const;
/** Additional filters; not sortable. */
const FILTERS = ['von', 'bis', 'Art', 'Datensatz', 'Import'] as const;
export type AuditColumn = (typeof AUDIT_COLUMNS)[number] | (typeof FILTERS)[number];

const SORTED: ReadonlySet<string> = new Set(['Zeit', 'Wer', 'Was']);

/** A query of the audit log. */
export interface AuditQuery extends ListQuery<AuditColumn> {
  /** First and last day in Berlin; null: unbounded. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

/**
 * Reads a query from an address: `filter.von` and `filter.bis` (days), `filter.Wer` (a name), `filter.Was` (an act),
 * `filter.Institution` (a name or Kundennummer), `filter.Art` (a kind of record), `filter.Datensatz` (its name) and
 * `filter.Import` (the number of an import, whose changed rows are then listed). Newest entries first. Ignores an
 * invalid day.
 */
export const auditListQuery = z.pipe(
  // The default sort column is the first, which no entry has; so the newest come first.
  listQuerySchema([...FILTERS, ...AUDIT_COLUMNS]),
  z.transform((given): AuditQuery => {
    const known = SORTED.has(given.sort.column);
    const sort = known ? given.sort : { column: 'Zeit' as const, descending: true };
    return { ...given, sort, from: parseDay(given.filters.von ?? ''), to: parseDay(given.filters.bis ?? '') };
  }),
);

/** One changed setting in the words of its form. */
export interface AuditChange {
  readonly field: string;
  /** Null if there was nothing to replace, as with a new record. */
  readonly before: string | null;
  /** Null if nothing has taken its place, as with a deleted record. */
  readonly after: string | null;
}

/** The record that an entry is about. */
export interface AuditRecord {
  readonly kind: string;
  /** What people call the kind. */
  readonly label: string;
  /** Ids are numbers but for texts of the consultation. */
  readonly id: string;
  readonly name: string;
}

/** An entry of the audit log in plain words. */
export interface AuditLine {
  readonly id: number;
  /** In the format of `toISOString`. */
  readonly at: string;
  readonly who: string;
  readonly what: string;
  /** The target, if it is not the actor. */
  readonly whom: string | null;
  readonly institution: string | null;
  /** All of it: 'Katharina Weiß hat die Krankenkasse „AOK“ geändert'. */
  readonly sentence: string;
  readonly record: AuditRecord | null;
  /** What has changed, in the order of its form. */
  readonly changes: readonly AuditChange[];
  /** Reason, numbers and how often, as far as there are any. */
  readonly notes: string;
  /** Notes and changes in one line. */
  readonly detail: string;
  /** Number of rows that an import has changed or added, each of which has an entry of its own. */
  readonly rows: number;
  /** Whether it is an import that can be taken back. */
  readonly canTakeBack: boolean;
}

/** A part of a record's history, newest first. */
export interface AuditHistory {
  readonly lines: readonly AuditLine[];
  /** Where the next part begins; null after the oldest entry. */
  readonly before: number | null;
}

/** Most records whose history is asked for at once: the sizes of a product. */
const MOST_RECORDS = 50;
const KIND = /^[a-z-]{1,40}$/;

/** Asks for the history of a record; `id` may name several of one kind, a line each, such as a product's sizes. */
export const historyQuery = z.strictObject({
  kind: z.string().check(z.regex(KIND, 'Diese Art von Datensatz gibt es nicht.')),
  id: z.pipe(
    z.string('Der Datensatz fehlt.').check(z.maxLength(MOST_RECORDS * 20, 'Das sind zu viele Datensätze.')),
    z.transform((text): readonly string[] => text.split('\n').slice(0, MOST_RECORDS)),
  ),
  /** Entries before this one. */
  before: z.optional(z.nullable(z.int('Keine gültige Nummer.').check(z.minimum(1, 'Keine gültige Nummer.')))),
});
export type HistoryQuery = z.output<typeof historyQuery>;
