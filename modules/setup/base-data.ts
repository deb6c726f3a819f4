import type { SqlEntityManager } from '@mikro-orm/sql';
import { RightRow, Role } from '#auth';
import { Institution, Paket } from '#institution';
import { isPostgres } from '#platform';
import access from '../../data/definitions/access.json' with { type: 'json' };

/** The Paket of the vendor's own institution: the one without a trial. */
const FULL_VERSION = 2;

/** Whether the database contains no data yet. */
export async function isEmpty(em: SqlEntityManager): Promise<boolean> {
  return (await em.count(Institution)) === 0;
}

/** The vendor's name and, if known, address. */
export interface Vendor {
  readonly name: string;
  readonly kundennummer?: string;
  readonly vertriebsweg?: number;
  readonly strasse?: string;
  readonly hausnummer?: string;
  readonly plz?: string;
  readonly ort?: string;
  readonly telefon?: string;
  readonly ansprechpartner?: string;
  readonly email?: string;
  readonly webseite?: string;
}

/**
 * Writes what every installation starts with: rights, roles, Pakete and the vendor's own institution.
 *
 * @param now time of creation
 * @returns id of the vendor's institution
 */
export async function writeBaseData(em: SqlEntityManager, vendor: Vendor, now: Date): Promise<number> {
  await em.insertMany(
    RightRow,
    access.rights.map((right) => ({ ...right, name: right.name as RightRow['name'] })),
  );
  await em.insertMany(
    Role,
    access.roles.map(({ rechte: _, ...role }) => role),
  );
  const rightIds = new Map(access.rights.map((right) => [right.name, right.id]));
  for (const role of access.roles) {
    for (const right of role.rechte) {
      await em.execute('insert into role_right (role_id, right_id) values (?, ?)', [
        role.id,
        rightIds.get(right),
      ]);
    }
  }
  await em.insertMany(Paket, access.pakete);
  await advanceSequences(em, ['rights', 'roles', 'paket']);
  return em.insert(Institution, {
    vertriebsweg: 20,
    strasse: '',
    hausnummer: '',
    plz: '',
    ort: '',
    ...vendor,
    fax: '',
    berechnungsmethode: 'A',
    paket: FULL_VERSION,
    testphase: false,
    testbeginn: null,
    isVendor: true,
    created: now,
  }) as Promise<number>;
}

/** Advances PostgreSQL's sequences past the written ids; SQLite does so by itself. */
export async function advanceSequences(em: SqlEntityManager, tables: readonly string[]): Promise<void> {
  if (!isPostgres(em)) return;
  for (const table of tables) {
    await em.execute(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
  }
}
