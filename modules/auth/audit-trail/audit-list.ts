import * as z from 'zod/mini';
import { type CalendarDay, type ListQuery, listQuerySchema, parseDay } from '#platform/domain';

/** Columns of the audit log's screen. */
const AUDIT_COLUMNS = ['Zeit', 'Wer', 'Was', 'Institution', 'Einzelheiten'] as const;
/** Additional filters; not sortable. */
const FILTERS = ['von', 'bis'] as const;
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
 * `filter.Institution` (a name or Kundennummer). Newest entries first. Ignores an invalid day.
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
  readonly detail: string;
}
