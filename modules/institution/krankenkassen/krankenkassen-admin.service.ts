import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { AuditLog, changeVersioned, checked } from '#platform';
import { type Actor, changedMeanwhile, DomainError, requireVendor, sameName } from '#platform/domain';
import { OwnKrankenkasse } from '../own-krankenkassen/own-krankenkasse.entity.ts';
import { KrankenkasseRow } from './krankenkasse.entity.ts';
import { type KrankenkasseInput, krankenkasseInput } from './krankenkasse-input.ts';
import { addedColumns, toManaged } from './krankenkasse-rows.ts';
import { lockKrankenkassen } from './krankenkassen-lock.ts';
import { isSelfPayer } from './self-payers.ts';

const GONE = 'Diese Krankenkasse gibt es nicht mehr.';

/** What is left of a write: the row and the version that the next write of it names. */
export interface SavedKrankenkasse {
  readonly id: number;
  readonly version: number;
}

/** Maintains the vendor's list of Krankenkassen. */
@Injectable()
export class KrankenkassenAdminService {
  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Adds a Krankenkasse, or changes one.
   *
   * @throws DomainError `invalid` with the fields, also for a name that another one has; `not-found`; `conflict` with
   *   the row that is there now (ManagedKrankenkasse) as `current`, where it is not of the version that is named
   */
  async save(actor: Actor, given: KrankenkasseInput): Promise<SavedKrankenkasse> {
    requireVendor(actor);
    const { id, version, selfPay, ...fields } = checked(krankenkasseInput, given);
    const { Kasse, Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter } = fields;
    const columns = {
      kasse: Kasse,
      kinderpauschale: Kinderpauschale,
      urinpauschale: Urinpauschale,
      stuhlpauschale: Stuhlpauschale,
      kindalter: Kindalter,
      ...addedColumns(fields),
      // From here on a rate that somebody answers for.
      muster: false,
    };
    return this.em.fork().transactional(async (em) => {
      await lockKrankenkassen(em);
      await this.refuseTaken(em, Kasse, id);
      if (id === null) {
        const isSelf = selfPay ?? isSelfPayer(Kasse);
        const added = await em.insert(KrankenkasseRow, { ...columns, selfPay: isSelf, version: 1 });
        await this.noteSaved(actor, em, added, { IK: '', Saetze: [], ...said(fields), selfPay: isSelf });
        return { id: added, version: 1 };
      }
      const row = await em.findOne(KrankenkasseRow, id);
      if (row === null) throw new DomainError('not-found', GONE);
      const { version: present, id: _, ...before } = toManaged(row);
      const after = { ...before, ...said(fields), selfPay: selfPay ?? before.selfPay };
      const written = await changeVersioned(
        em,
        KrankenkasseRow,
        { id, version },
        { ...columns, selfPay: after.selfPay },
      );
      if (!written) throw changedMeanwhile(toManaged(row));
      await this.noteSaved(actor, em, id, after, before);
      return { id, version: present + 1 };
    });
  }

  /**
   * Removes a Krankenkasse, also from the lists of the institutions that have chosen it.
   *
   * @param version that of the row somebody has seen; without it the row is removed as it is
   * @returns how many institutions have lost it
   * @throws DomainError `not-found`; `conflict` with the row that is there now as `current`
   */
  async remove(actor: Actor, id: number, version?: number): Promise<{ readonly institutions: number }> {
    requireVendor(actor);
    return this.em.fork().transactional(async (em) => {
      await lockKrankenkassen(em);
      const row = await em.findOne(KrankenkasseRow, id);
      if (row === null) throw new DomainError('not-found', GONE);
      if (version !== undefined && version !== row.version) throw changedMeanwhile(toManaged(row));
      await em.execute(
        `update "institution" set "kassen_version" = "kassen_version" + 1
         where "id" in (select "institution_id" from "own_krankenkasse" where "krankenkasse_id" = ?)`,
        [id],
      );
      const institutions = await em.nativeDelete(OwnKrankenkasse, { krankenkasse: id });
      await em.nativeDelete(KrankenkasseRow, { id });
      const { version: _, ...before } = toManaged(row);
      await this.audit.note(actor, 'krankenkasse-deleted', { before, count: institutions }, em);
      return { institutions };
    });
  }

  private async refuseTaken(em: SqlEntityManager, kasse: string, id: number | null): Promise<void> {
    const rows = await em.find(KrankenkasseRow, {}, { fields: ['kasse'], disableIdentityMap: true });
    if (!rows.some((row) => row.id !== id && sameName(row.kasse, kasse))) return;
    const message = `Die Krankenkasse „${kasse}“ gibt es schon.`;
    throw new DomainError('invalid', message, { Kasse: message });
  }

  private noteSaved(
    actor: Actor,
    em: SqlEntityManager,
    id: number,
    after: object,
    before?: object,
  ): Promise<void> {
    const facts = { after: { id, ...after }, ...(before && { before: { ...before } }) };
    return this.audit.note(actor, 'krankenkasse-saved', facts, em);
  }
}

/** Without what nothing is said of. */
const said = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
