import type { SqlEntityManager } from '@mikro-orm/sql';
import type { AuditSubjects } from '#platform';

interface Named {
  readonly name: string;
  /** The name in a sentence: a person without the login name. */
  readonly short: string;
  readonly institution: string | null;
  readonly institutionId: number;
}

/** Names of the users and institutions in audit log entries. */
export type AuditNames = ReadonlyMap<string, Named>;

const REFERENCE = /^(user|institution):(\d+)$/;

/** A person who is gone, in any case of a sentence. */
const FORMER = 'N. N. (gelöscht)';
/** Stands for everybody of the vendor's, whom an institution does not know by name. */
const SUPPORT = 'Kundensupport';

/**
 * Reads the names of users and institutions in two queries.
 *
 * @param references in the format of the log: `user:7`, `institution:3`; others are ignored
 */
export async function readNames(
  em: SqlEntityManager,
  references: Iterable<string | null | undefined>,
): Promise<AuditNames> {
  const ids = { user: new Set<number>(), institution: new Set<number>() };
  for (const reference of references) {
    const [, kind, id] = REFERENCE.exec(reference ?? '') ?? [];
    if (kind !== undefined) ids[kind as keyof typeof ids].add(Number(id));
  }
  const marks = (set: ReadonlySet<number>) => [...set].map(() => '?').join(', ');
  const users: {
    id: number;
    vorname: string;
    nachname: string;
    loginname: string;
    institution: string;
    institution_id: number;
  }[] =
    ids.user.size === 0
      ? []
      : await em.execute(
          `select u.id, u.vorname, u.nachname, u.loginname, i.name as institution, u.institution_id
           from users u join institution i on i.id = u.institution_id where u.id in (${marks(ids.user)})`,
          [...ids.user],
        );
  const institutions: { id: number; name: string }[] =
    ids.institution.size === 0
      ? []
      : await em.execute(`select id, name from institution where id in (${marks(ids.institution)})`, [
          ...ids.institution,
        ]);
  return new Map<string, Named>([
    ...users.map(({ id, vorname, nachname, loginname, institution, institution_id: institutionId }) => {
      const short = `${vorname} ${nachname}`;
      return [`user:${id}`, { name: `${short} (${loginname})`, short, institution, institutionId }] as const;
    }),
    ...institutions.map(
      ({ id, name }) =>
        [`institution:${id}`, { name, short: `„${name}“`, institution: name, institutionId: id }] as const,
    ),
  ]);
}

/** The name of a reference, and how a sentence calls it. */
export function nameOf(reference: string, names: AuditNames): Pick<Named, 'name' | 'short'> {
  const known = names.get(reference);
  if (known !== undefined) return known;
  if (reference === 'visitor') return { name: 'Besucher', short: 'Ein Besucher' };
  if (reference === 'system') return { name: 'System', short: 'Das System' };
  const [kind, rest = ''] = reference.split(/:(.*)/s);
  if (kind === 'operator') return { name: `Betreiber (${rest})`, short: `Der Betreiber (${rest})` };
  return { name: kind === 'deleted' ? `gelöscht (${rest.slice(0, 8)})` : FORMER, short: FORMER };
}

/** The same for people of an institution, who know their own colleagues by name. */
export function nameWithin(institutionId: number, names: AuditNames): typeof nameOf {
  return (reference) => {
    const known = names.get(reference);
    const isOthers =
      known === undefined ? reference.startsWith('operator:') : known.institutionId !== institutionId;
    return isOthers ? { name: SUPPORT, short: `Der ${SUPPORT}` } : nameOf(reference, names);
  };
}

/** References to records: ids by kind. */
type RecordReferences = ReadonlyMap<string, ReadonlySet<string>>;

/** The name of a record, for a person: the present one, or the last one that the log has of a deleted record. */
export type RecordNames = (kind: string, id: string) => string;

/** Reads the names of records, a few queries for each kind. */
export async function readRecordNames(
  em: SqlEntityManager,
  subjects: AuditSubjects,
  references: RecordReferences,
): Promise<RecordNames> {
  const found = new Map<string, string>();
  for (const [kind, ids] of references) {
    const names = await subjects.of(kind)?.names?.(em, [...ids]);
    for (const [id, name] of names ?? []) found.set(`${kind}:${id}`, name);
  }
  const gone = [...references].flatMap(([kind, ids]) =>
    [...ids].flatMap((id) => (found.has(`${kind}:${id}`) ? [] : [`${kind}:${id}`])),
  );
  for (const [reference, name] of await lastNames(em, gone)) found.set(reference, `${name} (gelöscht)`);
  return (kind, id) =>
    found.get(`${kind}:${id}`) ??
    (/^\d+$/.test(id) ? `${subjects.of(kind)?.one ?? 'Datensatz'} Nr. ${id} (gelöscht)` : id);
}

/** How the log last called records that are gone. */
async function lastNames(
  em: SqlEntityManager,
  references: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const found: (readonly [string, string])[] = [];
  // Both engines limit the number of placeholders.
  for (let at = 0; at < references.length; at += 500) {
    const slice = references.slice(at, at + 500);
    const rows = await em.execute<{ record: string; name: string }[]>(
      `select record, record_name as name from audit_entry
       where record_name is not null and record in (${slice.map(() => '?').join(', ')}) order by id`,
      slice,
    );
    for (const { record, name } of rows) found.push([record, name]);
  }
  return found;
}
