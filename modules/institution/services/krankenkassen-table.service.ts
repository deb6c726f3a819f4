import { Inject, Injectable } from '@nestjs/common';
import { TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import type { KrankenkasseTableRow } from '../domain/krankenkassen-table.ts';
import { krankenkassenDefinition } from '../tables/krankenkassen-table.ts';

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
