import { Inject, Injectable } from '@nestjs/common';
import { TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { competitorsDefinition } from './competitors-table.definition.ts';
import type { CompetitorTableRow } from './competitors-table.ts';

/** Takes the known products of other makers out and puts them in as a file: id;Name. */
@Injectable()
export class CompetitorTableService extends TableService<CompetitorTableRow> {
  constructor(@Inject(TableImports) tables: TableImports) {
    super(tables);
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return competitorsDefinition;
  }
}
