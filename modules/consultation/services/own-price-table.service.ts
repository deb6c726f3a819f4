import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import { institutionInScope } from '#institution';
import { type StagedTable, type TableCounts, type TableFormat, TableImports } from '#platform';
import { type Actor, requireRight } from '#platform/domain';
import { ownPriceDefinition } from '../tables/own-price-table.ts';

/** Takes the own prices of the actor's institution out and puts them in as a file: id;Artikelnummer;PZN;…;Preis */
@Injectable()
export class OwnPriceTableService {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(TableImports) private readonly tables: TableImports,
  ) {}

  /**
   * Reads a CSV file and says what it would change; nothing is written until `commit`, within 24 hours. A file adds no
   * sizes: one that the catalogue does not have is at fault.
   *
   * @throws DomainError `limit` above 10 MB, `unavailable` where too many wait
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedTable> {
    return this.tables.stage(actor, await this.definition(actor), bytes);
  }

  /**
   * Writes the good lines of an upload, all or none, once.
   *
   * @param id left out: the actor's upload that waits
   * @throws DomainError `not-found`; `conflict` with `current.rows` where a price was changed since
   */
  async commit(actor: Actor, id?: string): Promise<TableCounts> {
    return this.tables.commit(actor, await this.definition(actor), id);
  }

  /** Forgets an upload. */
  async discard(actor: Actor, id: string): Promise<void> {
    await this.tables.discard(actor, await this.definition(actor), id);
  }

  /** All sizes of the catalogue with their own prices as a file; imported again nothing changes. */
  async export(actor: Actor, format: TableFormat): Promise<string> {
    return this.tables.export(await this.definition(actor), format);
  }

  private async definition(actor: Actor) {
    requireRight(actor, 'preis_einst');
    return ownPriceDefinition(await institutionInScope(this.em, actor), await this.products.priced(actor));
  }
}
