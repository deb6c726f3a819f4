import { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import type { Product } from '#catalogue/domain';
import { institutionInScope } from '#institution';
import type { OwnPrices, OwnPricesInput, StoredPrices } from '#institution/domain';
import { AuditLog } from '#platform';
import { type Actor, requireRight } from '#platform/domain';
import { changeOwnPrices, type PriceChanges } from './change-own-prices.ts';

/** Sets an institution's own prices for the sizes of the catalogue. */
@Injectable()
export class OwnPriceAdminService {
  private known: { readonly products: readonly Product[]; readonly ids: ReadonlySet<string> } | undefined;

  constructor(
    @Inject(EntityManager) private readonly em: SqlEntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(AuditLog) private readonly audit: AuditLog,
  ) {}

  /**
   * Changes the given prices; null deletes one. All others stay.
   *
   * @param institutionId default: the actor's own; the vendor's staff may pass any
   * @returns the new version of the prices
   * @throws DomainError `invalid` with fields such as `prices.12` for an unknown size; `conflict` with the current prices (StoredPrices)
   *   as `current` if the version is outdated
   */
  async change(
    actor: Actor,
    { version, prices }: OwnPricesInput,
    institutionId?: number,
  ): Promise<Pick<StoredPrices, 'version'>> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    const wanted = () => prices;
    return { version: (await this.write(actor, institution, version, wanted)).version };
  }

  /**
   * Replaces all own prices of an institution; null deletes one.
   *
   * @param institutionId default: the actor's own; the vendor's staff may pass any
   * @returns the new prices
   * @throws DomainError as `change`
   */
  async replace(
    actor: Actor,
    { version, prices }: OwnPricesInput,
    institutionId?: number,
  ): Promise<StoredPrices> {
    requireRight(actor, 'preis_einst');
    const institution = await institutionInScope(this.em, actor, institutionId);
    const wanted = (before: OwnPrices): PriceChanges => new Map([...goneOf(before), ...prices]);
    return this.write(actor, institution, version, wanted);
  }

  /**
   * Deletes all own prices ('alle Einträge löschen'); list prices apply again.
   *
   * @param version of the prices; omitted: deletes them unconditionally
   * @throws DomainError `conflict` with the current prices (StoredPrices) as `current`
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
