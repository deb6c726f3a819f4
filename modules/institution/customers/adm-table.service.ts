import { Inject, Injectable } from '@nestjs/common';
import { TableImports, TableService } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { admDefinition } from './adm-table.definition.ts';
import type { AdmTableRow } from './adm-table.ts';

/** Exports and imports the ADM table as a file: knr;adm_nr;adm_name;adm_mail;adm_tel */
@Injectable()
export class AdmTableService extends TableService<AdmTableRow> {
  constructor(@Inject(TableImports) tables: TableImports) {
    super(tables);
  }

  protected definition(actor: Actor) {
    requireVendor(actor);
    return admDefinition;
  }

  /** When a file was last imported (access specification, section 7, `lastchange`); null if never. */
  async lastImport(actor: Actor): Promise<Date | null> {
    return this.tables.lastImport(this.definition(actor));
  }
}
