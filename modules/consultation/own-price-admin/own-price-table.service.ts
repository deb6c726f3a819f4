import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import { institutionInScope } from '#institution';
import { TableImports, TableService } from '#platform';
import { type Actor, requireRight } from '#platform/domain';
import { ownPriceDefinition } from './own-price-table.definition.ts';
import type { OwnPriceTableRow } from './own-price-table.ts';

/** Exports and imports the own prices of the actor's institution: id;Artikelnummer;PZN;…;Preis */
@Injectable()
export class OwnPriceTableService extends TableService<OwnPriceTableRow> {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(TableImports) tables: TableImports,
  ) {
    super(tables);
  }

  protected async definition(actor: Actor, institution?: number) {
    requireRight(actor, 'preis_einst');
    return ownPriceDefinition(
      await institutionInScope(this.em, actor, institution),
      await this.products.priced(actor),
    );
  }
}
