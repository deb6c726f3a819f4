import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ReadModel, ReadModels, requireOperator } from '#platform';
import { type Actor, CONSULTATION_RIGHTS, requireAnyRight } from '#platform/domain';
import type { OwnPrices } from '../domain/own-prices.ts';
import { Institution } from '../entities/institution.entity.ts';
import { OwnPrice } from '../entities/own-price.entity.ts';
import { institutionInScope } from '../institution-in-scope.ts';

/** Who calculates with them, and who sets and exports them. */
const READERS = [...CONSULTATION_RIGHTS, 'preis_einst', 'einst_export'] as const;

/** Gives the prices an institution has set itself. */
@Injectable()
export class OwnPriceService {
  private readonly prices;

  constructor(@Inject(EntityManager) private readonly em: EntityManager) {
    this.prices = new ReadModels(
      (id) => new ReadModel(em, [`institution:${id}`], () => readPrices(em.fork(), id)),
    );
  }

  /**
   * Own gross prices of an institution in cents, by size id.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @throws DomainError `not-found` for any other one, `forbidden` for whoever has nothing to do with them
   */
  async own(actor: Actor, institutionId?: number): Promise<OwnPrices> {
    requireAnyRight(actor, READERS);
    return this.prices.get(await institutionInScope(this.em, actor, institutionId));
  }

  /** Own gross prices of the institution with a Kundennummer, for the operator; null where there is none. */
  async ofKundennummer(actor: Actor, kundennummer: string): Promise<OwnPrices | null> {
    requireOperator(actor);
    const institution = await this.em.findOne(Institution, { kundennummer });
    return institution === null ? null : this.prices.get(institution.id);
  }
}

async function readPrices(em: EntityManager, institution: number): Promise<OwnPrices> {
  const rows = await em.find(OwnPrice, { institution });
  return new Map(rows.map((row) => [String(row.sizeId), row.price]));
}
