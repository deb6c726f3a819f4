import * as z from 'zod/mini';
import { type CalendarDay, type ListQuery, listQuerySchema, parseDay } from '#platform/domain';

/** What the screen of the audit log shows. */
const AUDIT_COLUMNS = ['Zeit', 'Wer', 'Was', 'Institution', 'Einzelheiten'] as const;
/** What it is filtered by, besides; nothing is sorted by them. */
const FILTERS = ['von', 'bis'] as const;
export type AuditColumn = (typeof AUDIT_COLUMNS)[number] | (typeof FILTERS)[number];

const SORTED: ReadonlySet<string> = new Set(['Zeit', 'Wer', 'Was']);

/** Which entries of the audit log are asked for. */
export interface AuditQuery extends ListQuery<AuditColumn> {
  /** First and last day in Berlin; null for no bound. */
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

/**
 * Reads which entries an address asks for: `filter.von` and `filter.bis` (days), `filter.Wer` (a name), `filter.Was` (an
 * act), `filter.Institution` (a name or Kundennummer). The newest come first. A day that is none counts as no bound.
 */
export const auditListQuery = z.pipe(
  // What the address does not say is sorted by the first, which nothing is: so the newest come first.
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
  /** As `toISOString` writes it. */
  readonly at: string;
  readonly who: string;
  readonly what: string;
  /** What it was done to, where that is another than who did it. */
  readonly whom: string | null;
  readonly institution: string | null;
  readonly detail: string;
}
