import type { SqlEntityManager } from '@mikro-orm/sql';

interface Named {
  readonly name: string;
  readonly institution: string | null;
}

/** Names of the ids in audit log entries. */
export type AuditNames = ReadonlyMap<string, Named>;

const REFERENCE = /^(user|institution):(\d+)$/;

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
  const users: { id: number; vorname: string; nachname: string; loginname: string; institution: string }[] =
    ids.user.size === 0
      ? []
      : await em.execute(
          `select u.id, u.vorname, u.nachname, u.loginname, i.name as institution
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
    ...users.map(
      ({ id, vorname, nachname, loginname, institution }) =>
        [`user:${id}`, { name: `${vorname} ${nachname} (${loginname})`, institution }] as const,
    ),
    ...institutions.map(({ id, name }) => [`institution:${id}`, { name, institution: name }] as const),
  ]);
}

/** The name of a reference. */
export function nameOf(reference: string, names: AuditNames): string {
  const known = names.get(reference)?.name;
  if (known !== undefined) return known;
  if (reference === 'visitor') return 'Besucher';
  if (reference === 'system') return 'System';
  const [kind, rest = ''] = reference.split(/:(.*)/s);
  if (kind === 'operator') return `Betreiber (${rest})`;
  return kind === 'deleted' ? `gelöscht (${rest.slice(0, 8)})` : reference;
}
