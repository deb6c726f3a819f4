import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { requireOperator } from '#platform';
import type { Actor } from '#platform/domain';
import type { OwnPrices } from '../domain/index.ts';
import { Institution } from '../entities/institution.entity.ts';
import { OwnPrice } from '../entities/own-price.entity.ts';
import { ownInstitutionId } from '../own-institution.ts';

/** Gives the prices an institution has set itself. */
@Injectable()
export class OwnPriceService {
  constructor(@Inject(EntityManager) private readonly em: EntityManager) {}

  /**
   * Own gross prices of the actor's institution in cents, by size id.
   *
   * @param institutionId the actor's own, where a request names it
   * @throws DomainError `not-found` for any other one
   */
  async own(actor: Actor, institutionId?: number): Promise<OwnPrices> {
    return this.ofInstitution(ownInstitutionId(actor, institutionId));
  }

  /** Own gross prices of the institution with a Kundennummer, for the operator; null where there is none. */
  async ofKundennummer(actor: Actor, kundennummer: string): Promise<OwnPrices | null> {
    requireOperator(actor);
    const institution = await this.em.findOne(Institution, { kundennummer });
    return institution === null ? null : this.ofInstitution(institution.id);
  }

  private async ofInstitution(institutionId: number): Promise<OwnPrices> {
    const rows = await this.em.find(OwnPrice, { institution: institutionId });
    return new Map(rows.map((row) => [String(row.sizeId), row.price]));
  }
}
