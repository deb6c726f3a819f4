import type { SqlEntityManager } from '@mikro-orm/sql';
import { type AuditEntry, type AuditSubject, type AuditSubjects, saidOf, TAKEN_BACK } from '#platform';
import { changeInWords, changesBetween, type NameOf, type Settings } from './audit-change.ts';
import type { AuditChange, AuditLine, AuditRecord } from './audit-list.ts';
import {
  type AuditNames,
  nameOf,
  nameWithin,
  type RecordNames,
  readNames,
  readRecordNames,
} from './audit-names.ts';
import { notesOf } from './audit-notes.ts';

interface Detail {
  readonly code?: string | number;
  readonly count?: number;
  readonly before?: Settings;
  readonly after?: Settings;
}

/** What lines are worded with. */
export interface Telling {
  readonly subjects: AuditSubjects;
  /** The acts as people read them. */
  readonly acts: ReadonlyMap<string, string>;
  /** The institution whose people read, who do not know others by name; null for the vendor's staff. */
  readonly reader: number | null;
}

/** Note of a row that was changed or added by the import of its table, and by taking that back. */
const [BY_IMPORT, BY_TAKING_BACK] = ['mit einer Tabelle hochgeladen', 'Einlesung zurückgenommen'];

/** Entries in plain words; reads the names of all of them together. */
export async function linesOf(
  em: SqlEntityManager,
  rows: readonly AuditEntry[],
  telling: Telling,
): Promise<readonly AuditLine[]> {
  const { subjects } = telling;
  const people = await readNames(
    em,
    rows.flatMap(({ who, whom }) => [who, whom]),
  );
  const entries = rows.map((row) => ({ row, detail: JSON.parse(row.detail ?? '{}') as Detail }));
  const wanted = new Map<string, Set<string>>();
  const want: NameOf = (kind, id) => {
    const ids = wanted.get(kind) ?? new Set();
    wanted.set(kind, ids.add(id));
    return `${kind}:${id}`;
  };
  for (const { row, detail } of entries) {
    const subject = subjects.changedBy(row.what);
    if (subject !== undefined) changesBetween(subject, detail, want);
    const [kind, id] = referenceOf(row.record);
    if (row.recordName == null && id !== '') want(kind, id);
  }
  const records = await readRecordNames(em, subjects, wanted);
  const imports = await rowsOfImports(em, rows);
  return entries.map(({ row, detail }) => {
    const line = lineOf(row, detail, telling, people, records);
    const count = imports.get(row.id) ?? 0;
    const isKept = row.what === 'table-imported' && count > 0;
    return { ...line, rows: count, canTakeBack: isKept && subjects.canTakeBack(String(detail.code)) };
  });
}

function lineOf(
  { id, at, who, what, whom, times, record: reference, recordName, partOf }: AuditEntry,
  detail: Detail,
  { subjects, acts, reader }: Telling,
  people: AuditNames,
  names: RecordNames,
): Omit<AuditLine, 'rows' | 'canTakeBack'> {
  const subject = subjects.changedBy(what);
  const named = reader === null ? nameOf : nameWithin(reader, people);
  const actor = named(who, people);
  const changes = subject === undefined ? [] : changesBetween(subject, detail, names);
  const record = recordOf(subject, reference ?? null, recordName ?? null, names);
  const isImported = partOf != null && record !== null;
  const by = detail.code === TAKEN_BACK ? BY_TAKING_BACK : BY_IMPORT;
  const notes = isImported ? by : notesOf(what, detail, times, subjects);
  const target = whom == null ? null : nameOf(whom, people);
  const elsewhere = people.get(whom ?? '')?.institution !== people.get(who)?.institution;
  const inWhose =
    whom?.startsWith('institution:') && elsewhere && reader === null ? ` von ${target?.short}` : '';
  return {
    id,
    at: at.toISOString(),
    who: actor.name,
    // An act that an earlier version noted and this one does not know.
    what: acts.get(what) ?? 'Anderes',
    whom: target?.name ?? null,
    institution: people.get(whom ?? '')?.institution ?? people.get(who)?.institution ?? null,
    sentence: `${actor.short} ${
      record === null
        ? said(what, acts, target?.short, inWhose)
        : saidOfRecord(what, detail, changes, subject, record) + inWhose
    }`,
    record,
    changes,
    notes,
    detail: [...(notes === '' ? [] : [notes]), ...changes.map(changeInWords)].join('; '),
  };
}

function referenceOf(record: string | null | undefined): readonly [kind: string, id: string] {
  const at = record?.indexOf(':') ?? -1;
  return at === -1 || record == null ? ['', ''] : [record.slice(0, at), record.slice(at + 1)];
}

function recordOf(
  subject: AuditSubject | undefined,
  reference: string | null,
  kept: string | null,
  names: RecordNames,
): AuditRecord | null {
  const [kind, id] = referenceOf(reference);
  if (subject === undefined || subject.kind !== kind) return null;
  return { kind, label: subject.one, id, name: kept ?? names(kind, id) };
}

/** An act after the name of its actor. */
function said(
  what: string,
  acts: ReadonlyMap<string, string>,
  target: string | undefined,
  inWhose: string,
): string {
  const text = saidOf(what) ?? `: ${acts.get(what) ?? 'Anderes'}`;
  return text
    .replace('{wen}', target ?? 'N. N. (gelöscht)')
    .replace('{als}', target === undefined ? '' : ` als ${target}`)
    .replace('{von}', inWhose);
}

/** A change of a record: 'hat die Krankenkasse „AOK“ geändert'. */
function saidOfRecord(
  what: string,
  { before, after }: Detail,
  changes: readonly AuditChange[],
  subject: AuditSubject | undefined,
  { name }: AuditRecord,
): string {
  const did = what.endsWith('-deleted')
    ? 'gelöscht'
    : before === undefined && after !== undefined
      ? 'angelegt'
      : changes.length > 0 || after === undefined
        ? 'geändert'
        : 'ohne Änderung gespeichert';
  return `hat ${subject?.that} „${name}“ ${did}`;
}

/** Acts whose rows have entries of their own. */
export const IMPORTS = ['table-imported', 'import-taken-back'];

/** How many rows each import, and each one that was taken back, has changed. */
async function rowsOfImports(
  em: SqlEntityManager,
  rows: readonly AuditEntry[],
): Promise<ReadonlyMap<number, number>> {
  const ids = rows.flatMap(({ id, what }) => (IMPORTS.includes(what) ? [id] : []));
  if (ids.length === 0) return new Map();
  const found = await em.execute<{ id: number; total: number | string }[]>(
    `select part_of as id, count(*) as total from audit_entry
     where part_of in (${ids.map(() => '?').join(', ')}) group by part_of`,
    ids,
  );
  return new Map(found.map(({ id, total }) => [id, Number(total)]));
}
