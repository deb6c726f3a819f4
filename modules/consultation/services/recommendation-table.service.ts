import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import { type StagedTable, type TableCounts, type TableFormat, TableImports } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { recommendationDefinition } from '../tables/recommendation-table.ts';
import { readRecommendationTable } from './recommendation-rows.ts';

/** Takes the table of recommendations out and puts it in as a file: key;Artikelnummern. */
@Injectable()
export class RecommendationTableService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(TableImports) private readonly tables: TableImports,
  ) {}

  /**
   * Reads a CSV file and says what it would change; nothing is written until `commit`, within 24 hours. A line is at
   * fault that names no key, or an Artikelnummer that neither the catalogue nor its key has; keys that a file does not
   * name stay.
   *
   * @throws DomainError `limit` above 10 MB (users; the operator may bring any), `unavailable` where too many wait
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedTable> {
    return this.tables.stage(actor, await this.definition(actor), bytes);
  }

  /**
   * Writes the good lines of an upload, all or none, once.
   *
   * @param id left out: the actor's upload that waits
   * @throws DomainError `not-found`; `conflict` with `current.rows` where a key was changed since
   */
  async commit(actor: Actor, id?: string): Promise<TableCounts> {
    return this.tables.commit(actor, await this.definition(actor), id);
  }

  /** Forgets an upload. */
  async discard(actor: Actor, id: string): Promise<void> {
    await this.tables.discard(actor, await this.definition(actor), id);
  }

  /** The whole table as a file; imported again nothing changes. */
  async export(actor: Actor, format: TableFormat): Promise<string> {
    return this.tables.export(await this.definition(actor), format);
  }

  private async definition(actor: Actor) {
    requireVendor(actor);
    const ids = await this.products.idsByArtikelnummer(actor);
    return recommendationDefinition(await readRecommendationTable(this.em.fork()), ids);
  }
}
