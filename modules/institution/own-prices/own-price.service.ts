import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModelMemory, ReadModels, requireOperator } from '#platform';
import { type Actor, CONSULTATION_RIGHTS, requireAnyRight, requireRight } from '#platform/domain';
import { Institution } from '../institutions/institution.entity.ts';
import { institutionInScope } from '../institutions/institution-in-scope.ts';
import { readOwnPrices, readPricesVersion } from './own-price-rows.ts';
import type { OwnPrices } from './own-prices.ts';

/** Rights to calculate with own prices, and to set and export them. */
const READERS = [...CONSULTATION_RIGHTS, 'preis_einst', 'einst_export'] as const;

/** An institution's own prices with the version for changing them. */
export interface VersionedPrices {
  readonly version: number;
  readonly prices: OwnPrices;
}

/** Reads the own prices of an institution. */
@Injectable()
export class OwnPriceService {
  private readonly prices;

  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ReadModelMemory) memory: ReadModelMemory,
  ) {
    this.prices = new ReadModels(
      memory,
      (id) =>
        new ReadModel(em, [`institution:${id}`], () => readVersioned(em.fork() as SqlEntityManager, id)),
    );
  }

  /**
   * Own gross prices of an institution in cents, by size id.
   *
   * @param institutionId the actor's own by default; the vendor's staff may name any
   * @throws DomainError `not-found` if out of reach, `forbidden` without a reader's right
   */
  async own(actor: Actor, institutionId?: number): Promise<OwnPrices> {
    requireAnyRight(actor, READERS);
    return (await this.prices.get(await institutionInScope(this.em, actor, institutionId))).prices;
  }

  /**
   * The same with their version, for users who set them. `prices` is the object that `own` returns.
   *
   * @param institutionId the actor's own by default; the vendor's staff may name any
   * @throws DomainError `not-found` if out of reach, `forbidden` without the right to set them
   */
  async stored(actor: Actor, institutionId?: number): Promise<VersionedPrices> {
    requireRight(actor, 'preis_einst');
    return this.prices.get(await institutionInScope(this.em, actor, institutionId));
  }

  /** Own gross prices of the institution with a Kundennummer, for the operator; null if there is none. */
  async ofKundennummer(actor: Actor, kundennummer: string): Promise<OwnPrices | null> {
    requireOperator(actor);
    const institution = await this.em.findOne(Institution, { kundennummer });
    return institution === null ? null : (await this.prices.get(institution.id)).prices;
  }
}

async function readVersioned(em: SqlEntityManager, institution: number): Promise<VersionedPrices> {
  // The version first: an outdated one leads to a conflict, one that is too new to a lost update.
  const version = await readPricesVersion(em, institution);
  return { version, prices: await readOwnPrices(em, institution) };
}
