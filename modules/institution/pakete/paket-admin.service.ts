import { EntityManager, LockMode, raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, checked, lockData } from '#platform';
import { type Actor, changedMeanwhile, DomainError, requireVendor, sameName } from '#platform/domain';
import type { DefaultPaket } from '../trial/contract.ts';
import { Paket } from './paket.entity.ts';
import { type CheckedPaket, type ManagedPaket, type PaketInput, paketInput } from './paket-input.ts';
import { institutionsByPaket, passOn, readPakete } from './paket-rows.ts';
import { type PaketStandard, paketInUse, standardStays, standardsOf } from './paket-texts.ts';

const GONE = 'Dieses Paket gibt es nicht mehr.';
const COLUMNS = {
  RegistrierungStandard: 'registrierungStandard',
  VollversionStandard: 'vollversionStandard',
} as const satisfies Record<PaketStandard, DefaultPaket>;

/** What is left of a write: the Paket and the version that the next write of it names. */
export interface SavedPaket {
  readonly id: number;
  readonly version: number;
}

/**
 * Maintains the Pakete. Limit and trial count at once for every institution that has the Paket: none of it is stored
 * with the institution.
 */
@Injectable()
export class PaketAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Adds a Paket, or changes one. A flag that is set is taken from the Paket that carried it.
   *
   * @throws DomainError `invalid` with the fields: also for a name that another one has, and for a flag taken away
   *   without another Paket that carries it; `not-found`; `conflict` with the Paket that is there now (ManagedPaket) as
   *   `current`, where it is not of the version that is named
   */
  async save(actor: Actor, given: PaketInput): Promise<SavedPaket> {
    requireVendor(actor);
    const input = checked(paketInput, given);
    return this.em.fork().transactional(async (em) => {
      await lockData(em, 'pakete');
      const pakete = await readPakete(em);
      const present = input.id === null ? null : (pakete.find(({ id }) => id === input.id) ?? null);
      if (input.id !== null && present === null) throw new DomainError('not-found', GONE);
      if (present !== null && input.version !== undefined && input.version !== present.version)
        throw changedMeanwhile(present);
      refuseTaken(pakete, input);
      const paket = afterwards(present, input);
      for (const standard of standardsOf(paket))
        if (!present?.[standard])
          await em.nativeUpdate(
            Paket,
            { [COLUMNS[standard]]: true },
            // Who has the other one open is told that it carries the flag no longer.
            { [COLUMNS[standard]]: false, version: raw('version + 1') },
          );
      const columns = {
        name: paket.Name,
        nutzerlimit: paket.Nutzerlimit,
        testphasendauer: paket.Testphasendauer,
        registrierungStandard: paket.RegistrierungStandard,
        vollversionStandard: paket.VollversionStandard,
      };
      const id = present?.id ?? ((await em.insert(Paket, { ...columns, version: 1 })) as number);
      if (present !== null) await changeVersioned(em, Paket, { id }, columns);
      const { version = 0, ...before } = present ?? {};
      const facts = { after: { id, ...paket }, ...(present && { before }) };
      await this.audit.note(actor, 'paket-saved', facts, em);
      return { id, version: version + 1 };
    });
  }

  /**
   * Removes a Paket that no institution has; a deleted one, of which rows are kept, gets that of the contract version.
   *
   * @param version that of the Paket somebody has seen; without it the Paket is removed as it is
   * @throws DomainError `conflict` while institutions have it, or while it carries a flag, and with the Paket that is
   *   there now as `current`; `not-found`
   */
  async remove(actor: Actor, id: number, version?: number): Promise<void> {
    requireVendor(actor);
    await this.em.fork().transactional(async (em) => {
      await lockData(em, 'pakete');
      // Whoever is just giving it to an institution comes first, and is counted.
      const row = await em.findOne(Paket, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const paket = (await readPakete(em)).find((each) => each.id === id);
      if (row === null || paket === undefined) throw new DomainError('not-found', GONE);
      if (version !== undefined && version !== paket.version) throw changedMeanwhile(paket);
      const [standard] = standardsOf(paket);
      if (standard !== undefined) throw new DomainError('conflict', standardStays(standard));
      const institutions = (await institutionsByPaket(em)).get(id) ?? 0;
      if (institutions > 0) throw new DomainError('conflict', paketInUse(institutions));
      await passOn(em, id);
      await em.nativeDelete(Paket, { id });
      const { version: _, ...before } = paket;
      await this.audit.note(actor, 'paket-deleted', { before }, em);
    });
  }
}

function refuseTaken(pakete: readonly ManagedPaket[], { id, Name }: CheckedPaket): void {
  if (!pakete.some((paket) => paket.id !== id && sameName(paket.Name, Name))) return;
  const message = `Das Paket „${Name}“ gibt es schon.`;
  throw new DomainError('invalid', message, { Name: message });
}

/** What a Paket is once it is saved. */
function afterwards(
  present: ManagedPaket | null,
  { Name, Nutzerlimit, Testphasendauer, ...given }: CheckedPaket,
): Omit<ManagedPaket, 'id' | 'version'> {
  const flagOf = (standard: PaketStandard): boolean => {
    const flag = given[standard] ?? present?.[standard] ?? false;
    if (flag || !present?.[standard]) return flag;
    const message = standardStays(standard);
    throw new DomainError('invalid', message, { [standard]: message });
  };
  return {
    ...{ Name, Nutzerlimit, Testphasendauer },
    RegistrierungStandard: flagOf('RegistrierungStandard'),
    VollversionStandard: flagOf('VollversionStandard'),
  };
}
