import { setFlagsFromString } from 'node:v8';
import { ProductTableService } from '#catalogue';
import { RecommendationTableService } from '#consultation';
import { AdmTableService, MatchingTableService } from '#institution';
import { RecordServices, type StagedTable, type TableFormat, type TableService } from '#platform';
import type { TableRow } from '#platform/domain';
import type { Services } from '#setup';
import { endProgress, progress } from '../output/progress.ts';
import { readInput } from '../program/input-file.ts';
import { withServices } from '../program/open-services.ts';

/** What is to be done with a file. */
export interface ImportOptions {
  /** Asked once everything is known: whether it is taken over. */
  decide(examined: Examined): boolean | Promise<boolean>;
}

/** A file that was compared with what is there. */
export interface Examined {
  readonly run: TableRun;
  /** What people call the rows that change, by line. */
  readonly names: ReadonlyMap<number, string>;
}

/** What a file has done, or would do. */
export interface TableRun {
  readonly kind: string;
  /** As it was named. */
  readonly file: string;
  readonly edited: number;
  readonly identical: number;
  readonly inserted: number;
  /** Lines that cannot be used. */
  readonly errors: number;
  /** The first thousand things that are wrong; the column is null where it is the line as a whole. */
  readonly errorMessages: readonly {
    readonly line: number;
    readonly column: string | null;
    readonly message: string;
  }[];
  /** The fields that change, of the first thousand lines that change something. */
  readonly changes: readonly FieldChange[];
  /** Whether it was taken over. */
  readonly committed: boolean;
}

/** A field that a line changes. */
export interface FieldChange {
  readonly line: number;
  /** Of the row; null for a new one. */
  readonly id: number | null;
  readonly field: string;
  /** Null in a new row. */
  readonly old: string | null;
  readonly new: string;
}

/** Tables with a service of their own. */
const OWN_TABLES = {
  products: ProductTableService,
  matching: MatchingTableService,
  adm: AdmTableService,
  recommendations: RecommendationTableService,
} as const;
export type OwnTable = keyof typeof OWN_TABLES;

/** The service of a table that people export and import, by the name of its command. */
function tableOf(services: Services, name: string): TableService<TableRow> {
  if (Object.hasOwn(OWN_TABLES, name))
    return services.get<unknown>(OWN_TABLES[name as OwnTable]) as TableService<TableRow>;
  const list = services.get(RecordServices).all.find(({ record }) => record.file?.command === name);
  if (list === undefined) throw new Error(`There is no table ${name}.`);
  return list.file as unknown as TableService<TableRow>;
}

/** A whole table as a file. */
export function exportTable(name: string, format: TableFormat): Promise<string> {
  return withServices((services, operator) => tableOf(services, name).export(operator, format));
}

/** Compares a file with what is there, and takes it over where that is decided. */
export async function importTable(kind: string, file: string, { decide }: ImportOptions): Promise<Examined> {
  // Left to itself the heap of a large file grows to twice what is in use: here it grows by a third at a time.
  setFlagsFromString('--heap-growing-percent=30');
  progress(`reading ${file} …`);
  const bytes = await readInput(file).finally(endProgress);
  return withServices(async (services, operator) => {
    const service = tableOf(services, kind);
    progress(`comparing ${file} with what is there …`);
    const staged = await service.stage(operator, bytes).finally(endProgress);
    const run = runOf(kind, file, staged);
    const names = new Map(staged.differences.map(({ line, name }) => [line, name]));
    const committed = await decide({ run, names });
    if (!committed) {
      await service.discard(operator, staged.id);
      return { run, names };
    }
    progress(`writing ${run.edited + run.inserted} lines …`);
    await service.commit(operator, staged.id).finally(endProgress);
    return { run: { ...run, committed }, names };
  });
}

function runOf(kind: string, file: string, staged: StagedTable): TableRun {
  const { edited, notEdited, inserted, errors, faults, differences } = staged;
  return {
    ...{ kind, file, edited, identical: notEdited, inserted, errors },
    errorMessages: faults.map(({ line, column, message }) => ({ line, column: column ?? null, message })),
    changes: differences.flatMap(({ line, id, fields }) =>
      fields.map(({ column, before, after }) => ({ line, id, field: column, old: before, new: after })),
    ),
    committed: false,
  };
}
