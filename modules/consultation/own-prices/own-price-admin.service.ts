import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import type { Product } from '#catalogue/domain';
import { institutionInScope } from '#institution';
import { type OwnPrices, type OwnPricesInput, ownPricesInput, type StoredPrices } from '#institution/domain';
import { AuditLog, checked } from '#platform';
import { type Actor, requireRight } from '#platform/domain';
import { changeOwnPrices, type PriceChanges } from './change-own-prices.ts';

/** Sets an institution's own prices of the sizes that the catalogue has. */
@Injectable()
export class OwnPriceAdminService {
  private known: { readonly products: readonly Product[]; readonly ids: ReadonlySet<string> } | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Changes the prices that are named; an empty text takes one away. All others stay.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @returns the version that the prices have now
   * @throws DomainError `invalid` with fields such as `prices.12`; `conflict` with the prices that are there now
   *   (StoredPrices) as `current`, where they are not of the version that is named
   */
  async change(
    actor: Actor,
    given: OwnPricesInput,
    institutionId?: number,
  ): Promise<Pick<StoredPrices, 'version'>> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    const { version, prices } = checked(ownPricesInput, given);
    const wanted = () => prices;
    return { version: (await this.write(actor, institution, version, wanted)).version };
  }

  /**
   * Replaces all own prices of an institution; of an empty text none is left.
   *
   * @param institutionId the actor's own where it is left out; any for the vendor's staff
   * @returns the prices as they are now
   * @throws DomainError as `change`
   */
  async replace(actor: Actor, given: OwnPricesInput, institutionId?: number): Promise<StoredPrices> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    const { version, prices } = checked(ownPricesInput, given);
    const wanted = (before: OwnPrices): PriceChanges => new Map([...goneOf(before), ...prices]);
    return this.write(actor, institution, version, wanted);
  }

  /**
   * Takes all own prices away ('alle Einträge löschen'): list prices count again.
   *
   * @param version that of the prices somebody has seen; without it they go as they are
   * @throws DomainError `conflict` with the prices that are there now (StoredPrices) as `current`
   */
  async clear(actor: Actor, institutionId?: number, version?: number): Promise<StoredPrices> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    return this.write(actor, institution, version, goneOf);
  }

  private async write(
    actor: Actor,
    institution: number,
    version: number | undefined,
    wanted: (before: OwnPrices) => PriceChanges,
  ): Promise<StoredPrices> {
    const known = await this.sizes(actor);
    const about = { institution, version, wanted, known };
    return this.em.fork().transactional((em) => changeOwnPrices(em, this.audit, actor, about));
  }

  /** Ids of all sizes of the catalogue. */
  private async sizes(actor: Actor): Promise<ReadonlySet<string>> {
    const products = await this.products.priced(actor);
    if (this.known?.products !== products) {
      const ids = products.flatMap(({ sizes }) => Object.values(sizes).map(({ id }) => id));
      this.known = { products, ids: new Set(ids) };
    }
    return this.known.ids;
  }
}

const goneOf = (before: OwnPrices): PriceChanges => new Map([...before.keys()].map((id) => [id, null]));
