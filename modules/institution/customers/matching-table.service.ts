import { Inject, Injectable } from '@nestjs/common';
import { TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { matchingDefinition } from './matching-table.definition.ts';
import type { MatchingTableRow } from './matching-table.ts';

/** Exports and imports the matching table as a file: knr;name_1;name_2;street;number;zip;city */
@Injectable()
export class MatchingTableService extends TableService<MatchingTableRow> {
  constructor(@Inject(TableImports) tables: TableImports) {
    super(tables);
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return matchingDefinition;
  }

  /** When a file was last imported (access specification, section 7, `lastchange`); null if never. */
  async lastImport(actor: Actor): Promise<Date | null> {
    return this.tables.lastImport(this.definition(actor));
  }
}
