import { Inject, Injectable } from '@nestjs/common';
import { ProductService } from '#catalogue';
import { TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import type { RecommendationFileRow } from './recommendation-file.ts';
import { recommendationDefinition } from './recommendation-table.definition.ts';

/** Exports and imports the table of recommendations: key;Artikelnummern. */
@Injectable()
export class RecommendationTableService extends TableService<RecommendationFileRow> {
  constructor(
    @Inject(ProductService) private readonly products: ProductService,
    @Inject(TableImports) tables: TableImports,
  ) {
    super(tables);
  }

  protected async definition(actor: Actor) {
    requireVendor(actor);
    return recommendationDefinition(await this.products.idsByArtikelnummer(actor));
  }
}
