import { Inject } from '@nestjs/common';
import { discardTable, importTable, uploadTable } from '#platform/calls';
import type { UserActor } from '#platform/domain';
import { Call, Caller, Calls, DONE, Input, type InputOf } from '#platform/http';
import { TableServices } from './table-services.ts';

/** Imports the tables of all modules as files. */
@Calls()
export class TablesController {
  constructor(@Inject(TableServices) private readonly tables: TableServices) {}

  @Call(uploadTable)
  async upload(@Input() { table, file }: InputOf<typeof uploadTable>, @Caller() actor: UserActor) {
    return this.tables.of(table).stage(actor, file);
  }

  @Call(importTable)
  async import(@Input() { table, id }: InputOf<typeof importTable>, @Caller() actor: UserActor) {
    return this.tables.of(table).commit(actor, id);
  }

  @Call(discardTable)
  async discard(@Input() { table, id }: InputOf<typeof discardTable>, @Caller() actor: UserActor) {
    await this.tables.of(table).discard(actor, id);
    return DONE;
  }
}
