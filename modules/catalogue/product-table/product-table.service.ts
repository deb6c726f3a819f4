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

  /** Some rows as a file like the whole table; those that are not there are left out. */
  async exportSome(actor: Actor, ids: ReadonlySet<number>): Promise<string> {
    return this.tables.export(this.definition(actor), 'csv', ({ id }) => id !== null && ids.has(id));
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return productDefinition(this.clock.now());
  }
}
