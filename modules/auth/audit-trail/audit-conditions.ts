import type { AuditSubject, AuditSubjects } from '#platform';
import { addDays, type CalendarDay } from '#platform/domain';
import type { AuditQuery } from './audit-list.ts';

/** A condition on `audit_entry`, with the values of its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** Words for actors that are no users. */
const OTHERS: readonly (readonly [word: string, pattern: string])[] = [
  ['besucher', 'visitor'],
  ['system', 'system'],
  ['betreiber', 'operator:%'],
  ['gelöscht', 'deleted:%'],
];

/** The conditions of a query, except days. Finds users by name and login name, as actor or as target. */
export function conditionsOf(
  { filters, q }: Pick<AuditQuery, 'filters' | 'q'>,
  subjects: AuditSubjects,
): readonly Condition[] {
  const { Wer, Was, Institution, Art, Datensatz, Import } = filters;
  const isOfRecords = [Art, Datensatz, Import].some(Boolean);
  return [
    // The rows of an import are shown as one entry, unless records are asked for.
    ...(isOfRecords ? [] : [{ sql: 'part_of is null', values: [] }]),
    ...[Wer, q].flatMap((text) => (text ? [aboutSomebody(text)] : [])),
    ...(Was ? [{ sql: 'what = ?', values: [Was] }] : []),
    ...(Institution ? [ofInstitution(Institution)] : []),
    ...(Art ? [ofKind(subjects.of(Art))] : []),
    ...(Datensatz ? [ofRecord(Datensatz)] : []),
    ...(Import ? [{ sql: 'part_of = ?', values: [numberOf(Import)] }] : []),
  ];
}

/** Largest id of both engines. */
const MOST_ID = 2_147_483_647;
const numberOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : MOST_ID);

const NEVER: Condition = { sql: '1 = 0', values: [] };

/** Entries about records of a kind: changes of them, and imports of their table. */
function ofKind(subject: AuditSubject | undefined): Condition {
  if (subject === undefined) return NEVER;
  const { acts, tables = {} } = subject;
  const imports = Object.keys(tables).map((name) => `%"code":"${name}"%`);
  const parts = [
    ...(acts.length === 0 ? [] : [`what in (${acts.map(() => '?').join(', ')})`]),
    ...imports.map(() => `(what in ('table-imported', 'import-taken-back') and detail like ?)`),
  ];
  return parts.length === 0 ? NEVER : { sql: `(${parts.join(' or ')})`, values: [...acts, ...imports] };
}

/** The entries of one record, or of several of a kind. */
export function ofOne(subject: AuditSubject, ids: readonly string[]): Condition {
  const references = ids.map((id) => `${subject.keptBy === 'record' ? subject.kind : subject.keptBy}:${id}`);
  const marks = references.map(() => '?').join(', ');
  if (subject.keptBy === 'record') return { sql: `record in (${marks})`, values: references };
  const whose: Condition = { sql: `whom in (${marks})`, values: references };
  // All settings are part of an institution's history.
  if (subject.kind === 'institution') return whose;
  const kind = ofKind(subject);
  return { sql: `(${whose.sql} and ${kind.sql})`, values: [...whose.values, ...kind.values] };
}

/** Entries about a record whose name contains a text. */
function ofRecord(text: string): Condition {
  const record = named(['record_name'], text);
  const user = named(['vorname', 'nachname', `vorname || ' ' || nachname`, 'loginname'], text);
  const institution = named(['name'], text);
  return {
    sql: `(${record.like} or whom in (select 'user:' || id from users where ${user.like})
      or whom in (select 'institution:' || id from institution where ${institution.like}))`,
    values: [...record.values, ...user.values, ...institution.values],
  };
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
