import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  contactFieldsOf,
  type FieldService,
  fieldServiceOf,
  Institution,
  OwnKrankenkasse,
} from '#institution';
import { trialDaysLeft } from '#institution/domain';
import { type CalendarDay, DomainError, type UserActor } from '#platform/domain';
import { MAIN_USER_ROLE_ID } from '../roles/role-ids.ts';
import { toManagedUser } from '../user-admin/managed-user.ts';
import type { ManagedUser } from '../user-admin/users-list.ts';
import { User } from '../users/user.entity.ts';

const UNKNOWN = 'Diese Institution gibt es nicht.';

/** An institution that is neither deleted nor the vendor's. */
const customer = (id: number) => ({ id, isVendor: false, deleted: null });

/** An institution as the vendor's staff sees and changes it, with what a deletion would remove. */
export interface InstitutionDetails
  extends Omit<ReturnType<typeof contactFieldsOf>, 'Beraternamen' | 'Kartenzeilen' | 'KennwortJeVersand'> {
  readonly id: number;
  readonly version: number;
  readonly Kundennummer: string | null;
  readonly Vertriebsweg: number;
  readonly PaketId: number;
  readonly Paket: string;
  /** Days left of the trial; 0 or less: over, null: no trial. */
  readonly Testende: number | null;
  /** The responsible field service member; null if the ADM table has none. */
  readonly fieldService: FieldService | null;
  readonly mainUsers: readonly ManagedUser[];
  /** Numbers of users, own prices and chosen Krankenkassen. */
  readonly counts: { readonly users: number; readonly prices: number; readonly kassen: number };
}

/** A customer's row. @throws DomainError `not-found`, also for the vendor's own institution */
async function customerRow(em: EntityManager, id: number): Promise<Institution> {
  const row = await em.findOne(Institution, customer(id), { populate: ['paket'], refresh: true });
  if (row === null) throw new DomainError('not-found', UNKNOWN);
  return row as Institution;
}

/** @throws DomainError as `customerRow` */
export async function readDetails(
  em: SqlEntityManager,
  {
    id,
    today,
    asking,
  }: { readonly id: number; readonly today: CalendarDay; readonly asking: UserActor | null },
): Promise<InstitutionDetails> {
  const row = await customerRow(em, id);
  // The names of advisers, its card reader and how it seals its mails concern the institution alone.
  const { Beraternamen: _, Kartenzeilen: __, KennwortJeVersand: ___, ...contact } = contactFieldsOf(row);
  const here = { institution: id, loginKey: { $ne: null } };
  const mainUsers = await em.find(
    User,
    { ...here, role: MAIN_USER_ROLE_ID },
    { populate: ['role'], exclude: ['passwordHash'], orderBy: { id: 'asc' }, refresh: true },
  );
  const [prices] = await em.execute<{ count: number | string }[]>(
    'select count(*) as count from own_price where institution_id = ?',
    [id],
  );
  return {
    id,
    version: row.version,
    ...contact,
    Kundennummer: row.kundennummer ?? null,
    Vertriebsweg: row.vertriebsweg,
    PaketId: row.paket.id,
    Paket: row.paket.Name,
    Testende: trialDaysLeft(trialOf(row), today),
    fieldService: await fieldServiceOf(em, row.kundennummer),
    mainUsers: mainUsers.map((user) => toManagedUser(asking, user as User)),
    counts: {
      users: await em.count(User, here),
      prices: Number(prices?.count ?? 0),
      kassen: await em.count(OwnKrankenkasse, { institution: id }),
    },
  };
}

/** The data that decide an institution's trial. */
function trialOf({ testphase, testbeginn, paket }: Institution) {
  return {
    testphase,
    testbeginn: (testbeginn ?? null) as CalendarDay | null,
    testphasendauer: paket.Testphasendauer,
  };
}
