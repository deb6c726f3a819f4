import type { SqlEntityManager } from '@mikro-orm/sql';
import { RightRow, Role } from '#auth';
import { Institution, Paket } from '#institution';
import access from '../../data/definitions/access.json' with { type: 'json' };
import demo from '../../data/institution/demo.json' with { type: 'json' };

/** Whether the database holds nothing yet. */
export async function isEmpty(em: SqlEntityManager): Promise<boolean> {
  return (await em.count(Institution)) === 0;
}

/**
 * Writes what every installation starts from: rights, roles, Pakete and the vendor's own institution.
 *
 * @param vendorName name of the vendor in all labels
 * @param now instant of creation
 * @returns id of the vendor's institution
 */
export async function writeBaseData(em: SqlEntityManager, vendorName: string, now: Date): Promise<number> {
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
      await em.execute('insert into role_right (role_id, right_id) values (?, ?)', [role.id, rightIds.get(right)]);
    }
  }
  await em.insertMany(Paket, access.pakete);
  return em.insert(Institution, {
    ...demo.vendor,
    name: vendorName,
    fax: '',
    berechnungsmethode: 'A',
    paket: 2,
    testphase: false,
    testbeginn: null,
    isVendor: true,
    created: now,
  }) as Promise<number>;
}
