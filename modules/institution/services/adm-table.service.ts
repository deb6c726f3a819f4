import { Inject, Injectable } from '@nestjs/common';
import { type StagedTable, type TableCounts, type TableFormat, TableImports } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { admDefinition } from '../tables/adm-table.ts';

/** Takes the ADM table out and puts it in as a file: knr;adm_nr;adm_name;adm_mail;adm_tel */
@Injectable()
export class AdmTableService {
  constructor(@Inject(TableImports) private readonly tables: TableImports) {}

  /**
   * Reads a CSV file and says what it would change; nothing is written until `commit`, within 24 hours.
   *
   * @throws DomainError `limit` above 10 MB (users; the operator may bring any), `unavailable` where too many wait
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedTable> {
    requireVendor(actor);
    return this.tables.stage(actor, admDefinition, bytes);
  }

  /**
   * Writes the good lines of an upload, all or none, once.
   *
   * @param id left out: the actor's upload that waits
   * @throws DomainError `not-found`; `conflict` with `current.rows` where a row was changed since
   */
  async commit(actor: Actor, id?: string): Promise<TableCounts> {
    requireVendor(actor);
    return this.tables.commit(actor, admDefinition, id);
  }

  /** Forgets an upload. */
  async discard(actor: Actor, id: string): Promise<void> {
    requireVendor(actor);
    await this.tables.discard(actor, admDefinition, id);
  }

  /** The whole table as a file; imported again nothing changes. */
  async export(actor: Actor, format: TableFormat): Promise<string> {
    requireVendor(actor);
    return this.tables.export(admDefinition, format);
  }

  /** When a file was last taken over (access specification, section 7, `lastchange`); null where none was. */
  async lastImport(actor: Actor): Promise<Date | null> {
    requireVendor(actor);
    return this.tables.lastImport(admDefinition);
  }
}
