import { Inject, Injectable } from '@nestjs/common';
import { TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { krankenkassenDefinition } from './krankenkassen-table.definition.ts';
import type { KrankenkasseTableRow } from './krankenkassen-table.ts';

/** Takes the vendor's Krankenkassen out and puts them in as a file: id;Kasse;Kinderpauschale;… */
@Injectable()
export class KrankenkassenTableService extends TableService<KrankenkasseTableRow> {
  constructor(@Inject(TableImports) tables: TableImports) {
    super(tables);
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return krankenkassenDefinition;
  }
}
