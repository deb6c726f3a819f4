import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { RIGHTS, type UserActor } from '#platform/domain';
import { InstitutionAdminService } from '../../../../modules/auth/institution-admin/institution-admin.service.ts';
import {
  institutionInput,
  type NewInstitution,
} from '../../../../modules/auth/institution-admin/institution-input.ts';
import { InstitutionsService } from '../../../../modules/auth/institution-admin/institutions.service.ts';
import { institutionsListQuery } from '../../../../modules/auth/institution-admin/institutions-list.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { asEdge } from '../../../server/support/as-edge.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import type { Engine } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

/** Fields of an institution that a test chooses. */
export type Given = Partial<Omit<NewInstitution, 'id'>> & { readonly id?: number | null };

/** The vendor's staff and its customers. To be used inside of a group of tests only. */
export function useManagedInstitutions(engine: Engine) {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async (em = database.em()) =>
    await servicesOn(em, clock, { env: { OUTBOX_DIR: join(database.folder, 'outbox') } });
  const admin = async (em = database.em()) =>
    asEdge((await services(em)).get(InstitutionAdminService), { save: institutionInput });
  const vendor = async (): Promise<UserActor> => {
    const { id, institution } = await database.em().findOneOrFail(User, { loginKey: 'admin' });
    const ids = { userId: id, institutionId: institution.id };
    return { kind: 'user', ...ids, rights: new Set(RIGHTS), admin: true, waiting: false, confirmed: true };
  };
  const list = async (query: Readonly<Record<string, string>> = {}) =>
    (await services()).get(InstitutionsService).list(await vendor(), institutionsListQuery.parse(query));
  const details = async (id: number) =>
    (await services()).get(InstitutionsService).details(await vendor(), id);
  const row = (id: number) => database.em().findOneOrFail(Institution, id);
  let count = 0;
  const fresh = (more: Given = {}) => {
    count += 1;
    return {
      ...{ id: null, Name: `Haus ${count}`, Kundennummer: `N${count}`, Vertriebsweg: 30, PaketId: 2 },
      ...{ Strasse: 'Weg', Hausnummer: '1', PLZ: '20095', Ort: 'Hamburg', Telefon: '040 1' },
      ...{ Anrede: 0, Vorname: 'Ina', Nachname: 'Falk', Email: `falk${count}@haus.example` },
      ...more,
    };
  };
  const add = async (more: Given = {}) => (await admin()).save(await vendor(), fresh(more));
  const change = async (id: number, more: Given = {}) => {
    const {
      counts: _,
      mainUsers: __,
      Paket: ___,
      Testende: ____,
      fieldService: _____,
      ...stored
    } = await details(id);
    const input = { ...stored, ...more };
    return (await admin()).save(await vendor(), input);
  };
  const entries = async (what: string) =>
    (await database.em().find(AuditEntry, { what: what as never }, { orderBy: { id: 'asc' } })).map(
      ({ whom, detail }) => ({ whom, ...JSON.parse(detail ?? '{}') }),
    );

  beforeEach(async () => {
    await database.em().nativeDelete(AuditEntry, {});
  });

  return { database, clock, services, admin, vendor, list, details, row, fresh, add, change, entries };
}
