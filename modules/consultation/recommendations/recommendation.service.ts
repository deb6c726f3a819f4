import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import { ReadModel } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { readRecommendationTable } from './recommendation-rows.ts';
import {
  keysByNumber,
  type MarkedPicks,
  type ProductIds,
  type RecommendationReport,
  type RecommendationTable,
  reportOn,
  resolvePicks,
  resolveRecommendations,
} from './recommendation-table.ts';

type Stored = Awaited<ReturnType<typeof readRecommendationTable>>;

interface Resolved {
  readonly keys: RecommendationTable;
  readonly picks: MarkedPicks;
}

/** Gives the table of recommendations to consultations. */
@Injectable()
export class RecommendationService {
  private readonly table;
  /** The table for the ids of one catalogue: both stay the same objects until one of them changes. */
  private resolved: (Resolved & { stored: Stored; ids: ProductIds }) | undefined;

  constructor(
    @Inject(EntityManager) em: EntityManager,
    @Inject(ProductService) private readonly products: ProductService,
  ) {
    this.table = new ReadModel(em, ['catalogue'], () => readRecommendationTable(em.fork()));
  }

  /**
   * Product ids of this catalogue by key, for all keys: the browser looks its key up itself, because the key
   * is health data and must not be asked for. The same object until table or catalogue change.
   */
  async idsByKey(actor: Actor): Promise<RecommendationTable> {
    return (await this.resolve(actor)).keys;
  }

  /** Ids of the products that the vendor marks as pick, by key; the same object as long as `idsByKey` is. */
  async picksByKey(actor: Actor): Promise<MarkedPicks> {
    return (await this.resolve(actor)).picks;
  }

  private async resolve(actor: Actor): Promise<Resolved> {
    const ids = await this.products.idsByArtikelnummer(actor);
    const stored = await this.table.get();
    if (this.resolved?.stored !== stored || this.resolved.ids !== ids)
      this.resolved = {
        stored,
        ids,
        keys: resolveRecommendations(stored.table, ids),
        picks: resolvePicks(stored.picks, ids),
      };
    return this.resolved;
  }

  /** Keys whose recommendation names an Artikelnummer, by these; those that nothing recommends are left out. */
  async keysByNumber(actor: Actor): Promise<ReadonlyMap<string, readonly string[]>> {
    requireVendor(actor);
    return keysByNumber((await this.table.get()).table);
  }

  /**
   * What is wrong with the table: products and marks that the catalogue no longer has, keys with none left.
   * @throws DomainError `forbidden` for users of other institutions than the vendor's
   */
  async report(actor: Actor): Promise<RecommendationReport> {
    requireVendor(actor);
    const { table, picks } = await this.table.get();
    return reportOn(table, picks, await this.products.idsByArtikelnummer(actor));
  }
}
