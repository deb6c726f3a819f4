import { EntityManager } from '@mikro-orm/core';
import { Inject, Injectable } from '@nestjs/common';
import { Paket } from '#institution';
import { Clock, requireOperator, TableImports, TableService } from '#platform';
import { type Actor, nameKey } from '#platform/domain';
import { institutionDefinition } from './institution-table.definition.ts';
import type { InstitutionFileRow } from './institution-table.ts';

/** Exports and imports the vendor's customers as a table, for the operator of the machine. */
@Injectable()
export class InstitutionTableService extends TableService<InstitutionFileRow> {
  constructor(
    @Inject(EntityManager) private readonly em: EntityManager,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(TableImports) tables: TableImports,
  ) {
    super(tables);
  }

  protected async definition(actor: Actor) {
    requireOperator(actor);
    const pakete = await this.em.fork().find(Paket, {});
    const ids = new Map(pakete.map(({ id, Name }) => [nameKey(Name), id]));
    return institutionDefinition(ids, this.clock);
  }
}
