import { Inject, Injectable } from '@nestjs/common';
import { type TableDefinition, TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { admList } from './adm-list.ts';
import { definitionOf } from './customer-list.definition.ts';
import { AdmRow, MatchingRow } from './customer-list.entity.ts';
import type { CustomerRow } from './customer-list.ts';
import { matchingList } from './matching-list.ts';

/** Exports and imports a list of customers, for the vendor's staff. */
abstract class CustomerTableService extends TableService<CustomerRow> {
  protected abstract readonly list: TableDefinition<CustomerRow>;

  protected definition(actor: Actor) {
    requireVendor(actor);
    return this.list;
  }

  /** When a file was last imported (access specification, section 7, `lastchange`); null if never. */
  async lastImport(actor: Actor): Promise<Date | null> {
    return this.tables.lastImport(this.definition(actor));
  }
}

/** The ADM table. */
@Injectable()
export class AdmTableService extends CustomerTableService {
  protected readonly list = definitionOf(admList, AdmRow) as unknown as TableDefinition<CustomerRow>;

  constructor(@Inject(TableImports) tables: TableImports) {
    super(tables);
  }
}

/** The matching table. */
@Injectable()
export class MatchingTableService extends CustomerTableService {
  protected readonly list = definitionOf(
    matchingList,
    MatchingRow,
  ) as unknown as TableDefinition<CustomerRow>;

  constructor(@Inject(TableImports) tables: TableImports) {
    super(tables);
  }
}
