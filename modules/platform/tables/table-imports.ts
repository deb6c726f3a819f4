import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { type AuditLog, actorName } from '../audit/audit-log.ts';
import type { Actor } from '../domain/actor.ts';
import { DomainError } from '../domain/errors.ts';
import { changedSince, comparison, type TableChange } from '../domain/tables/compare-table.ts';
import { differences, type FieldDifference } from '../domain/tables/field-differences.ts';
import { kindText, type LineKind, lineKinds } from '../domain/tables/line-kinds.ts';
import { lostZeros } from '../domain/tables/lost-zeros.ts';
import { readTable } from '../domain/tables/read-table.ts';
import { recognizedNames } from '../domain/tables/recognized-names.ts';
import {
  keyText,
  type TableFault,
  type TableRow,
  type TableShape,
  tableCsv,
  tableJson,
} from '../domain/tables/table-shape.ts';
import { inSlices, refuseAborted } from '../limits/in-slices.ts';
import type { UntrustedTasks } from '../untrusted/untrusted-tasks.ts';
import { placedFaults, placesIn } from './file-places.ts';
import type { ImportRuns } from './import-runs.ts';
import { readUpload } from './read-upload.ts';
import { packedChanges, unpackedChanges } from './staged-changes.ts';
import type { StagedImports, StagingPlace } from './staged-imports.ts';
import type { TableDefinition } from './table-definition.ts';
import { isAsItWas, storedRows, tableSnapshot } from './table-snapshot.ts';
import { TakeBacks } from './take-backs.ts';

/** Rows that become text between two looks at the clock. */
const LINES = 100;

/** Rows as a CSV file, made in steps between which others are answered. */
function* csvOf<Row extends TableRow>(
  shape: TableShape<Row>,
  rows: readonly Row[],
): Generator<undefined, string> {
  const head = tableCsv(shape, []);
  let text = head;
  for (let start = 0; start < rows.length; start += LINES) {
    text += tableCsv(shape, rows.slice(start, start + LINES)).slice(head.length);
    yield;
  }
  return text;
}

/** Rows of a difference, and faults, that an answer names; of more the numbers alone are said. */
const MOST_NAMED = 1000;

const GONE = 'Diese Tabelle wartet nicht mehr auf das Speichern. Bitte laden Sie sie noch einmal hoch.';

/** How many lines of a file change something. */
export interface TableCounts {
  readonly edited: number;
  readonly notEdited: number;
  readonly inserted: number;
}

/** A line that changes something. */
export interface RowDifference {
  readonly line: number;
  /** The row as a spreadsheet counts it, where that is another number than the line. */
  readonly sheetRow?: number;
  /** Of the row that it changes; null for a new one, and in a table whose rows have none. */
  readonly id: number | null;
  /** Name of the row, as the file has it. */
  readonly name: string;
  readonly inserted: boolean;
  readonly fields: readonly FieldDifference[];
}

/** A file that waits to be taken over. */
export interface StagedTable extends TableCounts {
  readonly id: string;
  /** Lines that cannot be used. */
  readonly errors: number;
  /** Names of columns that the table does not have: nothing of them is taken over. */
  readonly ignored: readonly string[];
  /** The first thousand things that are wrong. */
  readonly faults: readonly TableFault[];
  /** What is wrong, once for all lines of its kind. */
  readonly faultKinds: readonly LineKind[];
  /** The same, as texts. */
  readonly errorMessages: readonly string[];
  /** What may be right and is to be looked at: values that a spreadsheet may have changed. */
  readonly doubts: readonly LineKind[];
  /** Names that are taken for those of rows which spell them otherwise. */
  readonly recognized: readonly LineKind[];
  /** The first thousand lines that change something. */
  readonly differences: readonly RowDifference[];
  /** Whether it can be taken back afterwards. */
  readonly takenBack: boolean;
}

/** The formats of an export. */
export type TableFormat = 'csv' | 'json';

/**
 * Exports and imports tables by their definitions. Services check the actor before they call.
 */
export class TableImports {
  readonly takeBacks: TakeBacks;
  private readonly em: EntityManager;
  private readonly audit: AuditLog;
  private readonly tasks: UntrustedTasks;
  private readonly staged: StagedImports;
  private readonly runs: ImportRuns;
  private readonly worker: URL;

  /** @param worker reads uploads, as `readUpload` says */
  constructor(
    em: EntityManager,
    audit: AuditLog,
    tasks: UntrustedTasks,
    staged: StagedImports,
    runs: ImportRuns,
    worker: URL,
  ) {
    this.em = em;
    this.audit = audit;
    this.tasks = tasks;
    this.staged = staged;
    this.runs = runs;
    this.worker = worker;
    this.takeBacks = new TakeBacks(em, audit);
  }

  /**
   * Reads a file, compares it with what is there and keeps what it would change for 24 hours; nothing is written yet.
   *
   * @throws DomainError `limit`, `invalid` and `unavailable` as of `readUpload`; what is wrong with lines is no error
   */
  async stage<Row extends TableRow>(
    actor: Actor,
    definition: TableDefinition<Row>,
    bytes: Uint8Array,
  ): Promise<StagedTable> {
    const { shape } = definition;
    // The operator's own file is trusted, and may have any size.
    const read =
      actor.kind === 'operator'
        ? readTable(shape, bytes)
        : await readUpload(this.tasks, this.worker, definition, bytes, actorName(actor));
    const { version, stored } = await tableSnapshot(this.em.fork() as SqlEntityManager, definition);
    const { changes, notEdited, faults } = await inSlices(comparison(shape, read, stored));
    const compared = placedFaults(shape, read.rows, faults);
    const faultKinds = [...read.faultKinds, ...lineKinds(compared)].toSorted(byFirstLine);
    const recognized = lineKinds(await inSlices(recognizedNames(shape, read.rows, stored)));
    const zeros = lineKinds(await inSlices(lostZeros(shape, read.rows, stored)));
    const all = [...read.faults, ...compared].sort((a, b) => a.line - b.line).slice(0, MOST_NAMED);
    const placeOfLine = placesIn(read.rows);
    return {
      id: await this.staged.keep(
        placeOf(actor, definition),
        await inSlices(packedChanges(shape, { version, changes })),
      ),
      ...countsOf(changes),
      notEdited,
      errors: read.errors + new Set(faults.map(({ line }) => line)).size,
      ignored: read.ignored,
      faults: all,
      takenBack: definition.imported !== undefined,
      faultKinds,
      errorMessages: faultKinds.map(kindText),
      doubts: [...read.doubts, ...zeros].toSorted(byFirstLine),
      recognized,
      differences: changes.slice(0, MOST_NAMED).map((change) => ({
        line: change.line,
        ...placeOfLine(change.line),
        id: change.before?.row.id ?? null,
        name: titleOf(shape, change),
        inserted: change.before === null,
        fields: differences(shape, change),
      })),
    };
  }

  /**
   * Writes what an upload changes, whole or not at all, once.
   *
   * @param id left out: the upload that waits
   * @param signal aborted before all is written: nothing is
   * @throws DomainError `not-found` for one that is not there, is somebody else's or is written already; `conflict`
   *   where a row was changed since, with `current.rows` as {line, name}; the signal's reason
   */
  async commit<Row extends TableRow>(
    actor: Actor,
    definition: TableDefinition<Row>,
    id?: string,
    signal?: AbortSignal,
  ): Promise<TableCounts> {
    const place = placeOf(actor, definition);
    const named = id ?? (await this.staged.waiting(place));
    const packed = named === null ? null : await this.staged.read(place, named);
    const kept = packed === null ? null : await inSlices(unpackedChanges<Row>(packed));
    if (named === null || kept === null) throw new DomainError('not-found', GONE);
    const { changes } = kept;
    const { edited, inserted } = countsOf(changes);
    await this.runs.during(definition, async (em) => {
      if (!(await this.staged.take(place, named, em))) throw new DomainError('not-found', GONE);
      await definition.lock(em);
      if (!(await isAsItWas(em, definition, kept.version))) {
        const stored = await storedRows(em, definition);
        refuseChanged(definition, await inSlices(changedSince(definition.shape, changes, stored)));
      }
      const added = await definition.write(em, changes);
      const facts = { code: definition.shape.name, after: { edited, inserted } };
      const { institutionId } = definition;
      const whole = await this.audit.note(
        actor,
        'table-imported',
        institutionId === null ? facts : { ...facts, institution: institutionId },
        em,
      );
      await this.audit.noteParts(actor, whole, definition.parts?.(changes, added) ?? [], em);
      await refuseAborted(signal);
    });
    return { edited, inserted, notEdited: 0 };
  }

  /** Forgets an upload; whether it was there does not matter. */
  async discard<Row extends TableRow>(
    actor: Actor,
    definition: TableDefinition<Row>,
    id: string,
  ): Promise<void> {
    await this.staged.take(placeOf(actor, definition), id);
  }

  /** When a file was last taken over; null where none was. */
  lastImport<Row extends TableRow>(definition: TableDefinition<Row>): Promise<Date | null> {
    return this.runs.last(definition);
  }

  /**
   * All rows as a file; imported again nothing changes.
   *
   * @param isWanted leaves the others out
   */
  async export<Row extends TableRow>(
    definition: TableDefinition<Row>,
    format: TableFormat,
    isWanted: (row: Row) => boolean = () => true,
  ): Promise<string> {
    const { stored } = await tableSnapshot(this.em.fork() as SqlEntityManager, definition);
    const rows = stored.all.map(({ row }) => row).filter(isWanted);
    if (format === 'json') return tableJson(definition.shape, rows);
    return inSlices(csvOf(definition.shape, rows), 1);
  }
}

const byFirstLine = (a: LineKind, b: LineKind) => (a.lines[0]?.line ?? 0) - (b.lines[0]?.line ?? 0);

function placeOf<Row extends TableRow>(
  actor: Actor,
  { shape, institutionId }: TableDefinition<Row>,
): StagingPlace {
  return { who: actorName(actor), tableName: shape.name, institutionId };
}

function countsOf(changes: readonly TableChange<unknown>[]) {
  const inserted = changes.filter(({ before }) => before === null).length;
  return { edited: changes.length - inserted, inserted };
}

/** What people call a row: as it is there, where it has a title, else as the file has it. */
function titleOf<Row extends TableRow>(shape: TableShape<Row>, { row, before }: TableChange<Row>): string {
  return (before && shape.title?.(before.row)) ?? keyText(shape, row);
}

/** Refuses where a row is not as it was when the file was compared with it. */
function refuseChanged<Row extends TableRow>(
  { shape }: TableDefinition<Row>,
  changed: readonly TableChange<Row>[],
): void {
  if (changed.length === 0) return;
  const count = changed.length === 1 ? 'Eine Zeile wurde' : `${changed.length} Zeilen wurden`;
  const rows = changed
    .slice(0, MOST_NAMED)
    .map((change) => ({ line: change.line, name: titleOf(shape, change) }));
  throw new DomainError(
    'conflict',
    `${count} inzwischen geändert; es wurde nichts gespeichert. Bitte laden Sie die Tabelle noch einmal hoch.`,
    undefined,
    { rows },
  );
}
