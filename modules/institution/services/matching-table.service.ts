import { Inject, Injectable } from '@nestjs/common';
import { type StagedTable, type TableCounts, type TableFormat, TableImports } from '#platform';
import { type Actor, requireVendor } from '#platform/domain';
import { matchingDefinition } from '../tables/matching-table.ts';

/** Takes the matching table out and puts it in as a file: knr;name_1;name_2;street;number;zip;city */
@Injectable()
export class MatchingTableService {
  constructor(@Inject(TableImports) private readonly tables: TableImports) {}

  /**
   * Reads a CSV file and says what it would change; nothing is written until `commit`, within 24 hours.
   *
   * @throws DomainError `limit` above 10 MB (users; the operator may bring any), `unavailable` where too many wait
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedTable> {
    requireVendor(actor);
    return this.tables.stage(actor, matchingDefinition, bytes);
  }

  /**
   * Writes the good lines of an upload, all or none, once.
   *
   * @param id left out: the actor's upload that waits
   * @throws DomainError `not-found`; `conflict` with `current.rows` where a row was changed since
   */
  async commit(actor: Actor, id?: string): Promise<TableCounts> {
    requireVendor(actor);
    return this.tables.commit(actor, matchingDefinition, id);
  }

  /** Forgets an upload. */
  async discard(actor: Actor, id: string): Promise<void> {
    requireVendor(actor);
    await this.tables.discard(actor, matchingDefinition, id);
  }

  /** The whole table as a file; imported again nothing changes. */
  async export(actor: Actor, format: TableFormat): Promise<string> {
    requireVendor(actor);
    return this.tables.export(matchingDefinition, format);
  }

  /** When a file was last taken over (access specification, section 7, `lastchange`); null where none was. */
  async lastImport(actor: Actor): Promise<Date | null> {
    requireVendor(actor);
    return this.tables.lastImport(matchingDefinition);
  }
}
