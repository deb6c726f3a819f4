import { heavyTurn } from '../database/heavy-read.ts';
import type { Actor } from '../domain/actor.ts';
import type { TableRow } from '../domain/tables/table-shape.ts';
import type { TableDefinition } from './table-definition.ts';
import type { StagedTable, TableCounts, TableFormat, TableImports } from './table-imports.ts';

/** Exports and imports a table. `definition` admits the actor; every method calls it first. */
export abstract class TableService<Row extends TableRow> {
  protected readonly tables: TableImports;

  constructor(tables: TableImports) {
    this.tables = tables;
  }

  /**
   * The table, for an actor who may take it out and put it in.
   *
   * @param institution whose rows, where they are an institution's; left out: the actor's own
   * @throws DomainError `forbidden` for anybody else
   */
  protected abstract definition(
    actor: Actor,
    institution?: number,
  ): TableDefinition<Row> | Promise<TableDefinition<Row>>;

  /**
   * Reads a CSV file and says what it would change; nothing is written until `commit`, within 24 hours.
   *
   * @throws DomainError `limit` above 10 MB (users; the operator may bring any), `unavailable` where too many wait
   */
  async stage(actor: Actor, bytes: Uint8Array): Promise<StagedTable> {
    return this.tables.stage(actor, await this.definition(actor), bytes);
  }

  /**
   * Writes the good lines of an upload, all or none, once.
   *
   * @param id left out: the actor's upload that waits
   * @param signal aborted before all is written: nothing is
   * @throws DomainError `not-found`; `conflict` with `current.rows` where a row was changed since; the signal's reason
   */
  async commit(actor: Actor, id?: string, signal?: AbortSignal): Promise<TableCounts> {
    return this.tables.commit(actor, await this.definition(actor), id, signal);
  }

  /** Forgets an upload. */
  async discard(actor: Actor, id: string): Promise<void> {
    await this.tables.discard(actor, await this.definition(actor), id);
  }

  /** The whole table as a file; imported again nothing changes. */
  async export(actor: Actor, format: TableFormat): Promise<string> {
    const definition = await this.definition(actor);
    return heavyTurn(actor, () => this.tables.export(definition, format));
  }

  /**
   * The table, for an actor who may import it, to take an import back.
   *
   * @param institution whose rows, where they are an institution's
   * @throws DomainError `forbidden` for anybody else
   */
  async admitted(actor: Actor, institution?: number): Promise<TableDefinition<Row>> {
    return this.definition(actor, institution);
  }
}
