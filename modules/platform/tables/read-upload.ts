import { DomainError } from '../domain/errors.ts';
import type { FileRow, ReadTable } from '../domain/tables/read-table.ts';
import { type TableAnswer, unpackedRows } from '../domain/tables/table-answer.ts';
import { MAX_TABLE_BYTES, TABLE_TOO_LARGE } from '../domain/tables/table-file.ts';
import type { TableRow } from '../domain/tables/table-shape.ts';
import { giveWay } from '../limits/in-slices.ts';
import type { UntrustedInput } from '../untrusted/untrusted-process.ts';
import type { UntrustedTask, UntrustedTasks } from '../untrusted/untrusted-tasks.ts';
import type { TableDefinition } from './table-definition.ts';

const TOO_MUCH = 'Die Datei kann nicht gelesen werden: Sie ist zu aufwendig. Bitte teilen Sie sie auf.';

/** What the worker is given: the bytes of a file, and the name of the table that it holds. */
export interface TableUpload extends UntrustedInput {
  readonly table: string;
}

/**
 * Reads what somebody has uploaded: in a process of its own, so that no file holds up others.
 *
 * @param worker answers with `packedTable` of the shape that `TableUpload` names
 * @param owner on whose behalf, such as `user:7`
 * @throws DomainError `limit` above 10 MB, `invalid` for a file that takes too long or too much memory, `unavailable`
 *   where too many wait
 */
export async function readUpload<Row extends TableRow>(
  tasks: UntrustedTasks,
  worker: URL,
  { shape }: TableDefinition<Row>,
  bytes: Uint8Array,
  owner: string,
): Promise<ReadTable<Row>> {
  if (bytes.byteLength > MAX_TABLE_BYTES) throw new DomainError('limit', TABLE_TOO_LARGE);
  const task: UntrustedTask<TableUpload, TableAnswer> = {
    worker,
    maxBytes: MAX_TABLE_BYTES,
    ms: 20_000,
    megabytes: 384,
  };
  const read = await tasks.run(task, { bytes, table: shape.name }, owner);
  if (read.kind === 'killed') throw new DomainError('invalid', TOO_MUCH);
  const { parts, ...rest } = read.value;
  const rows: FileRow<Row>[] = [];
  for (const part of parts) {
    rows.push(...unpackedRows<Row>(part));
    await giveWay();
  }
  return { rows, ...rest };
}
