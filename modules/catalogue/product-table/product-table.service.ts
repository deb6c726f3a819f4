import { Inject, Injectable } from '@nestjs/common';
import { Clock, TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { productDefinition } from './product-table.definition.ts';
import type { ProductTableRow } from './product-table.ts';

/** Exports and imports the product table as a file: id;Artikelnummer;Produktbezeichnung;… */
@Injectable()
export class ProductTableService extends TableService<ProductTableRow> {
  constructor(
    @Inject(TableImports) tables: TableImports,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    super(tables);
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return productDefinition(this.clock.now());
  }
}
