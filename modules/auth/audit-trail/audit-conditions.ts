import { addDays, type CalendarDay } from '#platform/domain';
import type { AuditQuery } from './audit-list.ts';

/** A condition on `audit_entry`, with the values of its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

/** Words for actors that are no users. */
const OTHERS: readonly (readonly [word: string, pattern: string])[] = [
  ['besucher', 'visitor'],
  ['system', 'system'],
  ['betreiber', 'operator:%'],
  ['gelöscht', 'deleted:%'],
];

/** The conditions of a query, except days. Finds users by name and login name, as actor or as target. */
export function conditionsOf({ filters, q }: AuditQuery): readonly Condition[] {
  const { Wer, Was, Institution } = filters;
  return [
    ...[Wer, q].flatMap((text) => (text ? [aboutSomebody(text)] : [])),
    ...(Was ? [{ sql: 'what = ?', values: [Was] }] : []),
    ...(Institution ? [ofInstitution(Institution)] : []),
  ];
}

/** The start of a day in Berlin. */
export function beginOf(day: CalendarDay): Date {
  // Berlin is one or two hours ahead of UTC: one of the two instants is midnight.
  const summer = new Date(`${addDays(day, -1)}T22:00:00Z`);
  return HOUR.format(summer) === '00' ? summer : new Date(`${addDays(day, -1)}T23:00:00Z`);
}

const HOUR = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Berlin',
});

function aboutSomebody(text: string): Condition {
  const { like, values } = named(['vorname', 'nachname', `vorname || ' ' || nachname`, 'loginname'], text);
  const users = `(select 'user:' || id from users where ${like})`;
  const word = text.toLowerCase();
  const others = OTHERS.filter(([name]) => name.includes(word)).map(([, pattern]) => pattern);
  const more = others.map(() => ' or who like ?').join('');
  return { sql: `(who in ${users} or whom in ${users}${more})`, values: [...values, ...values, ...others] };
}

function ofInstitution(text: string): Condition {
  const { like, values } = named(['name', `coalesce(kundennummer, '')`], text);
  const found = `(select id from institution where ${like})`;
  const users = `(select 'user:' || id from users where institution_id in ${found})`;
  const itself = `(select 'institution:' || id from institution where ${like})`;
  return {
    sql: `(who in ${users} or whom in ${users} or whom in ${itself})`,
    values: [...values, ...values, ...values],
  };
}

/** Texts that contain another, ignoring case. SQLite only folds A to Z, so the text is also searched as typed. */
function named(columns: readonly string[], text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const parts = columns.flatMap((column) => [
    `lower(${column}) like ? escape '\\'`,
    `${column} like ? escape '\\'`,
  ]);
  return { like: `(${parts.join(' or ')})`, values: columns.flatMap(() => [pattern.toLowerCase(), pattern]) };
}
