import { setFlagsFromString } from 'node:v8';
import { CompetitorTableService, ProductTableService } from '#catalogue';
import { RecommendationTableService } from '#consultation';
import { AdmTableService, KrankenkassenTableService, MatchingTableService } from '#institution';
import type { StagedTable, TableFormat } from '#platform';
import type { Services } from '#setup';
import { endProgress, progress } from '../output/progress.ts';
import { readInput } from '../program/input-file.ts';
import { withServices } from '../program/open-services.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Called once everything is known: whether to import it. */
  decide(examined: Examined): boolean | Promise<boolean>;
}

/** A file compared with the stored rows. */
export interface Examined {
  readonly run: TableRun;
  /** Display names of the changed rows, by line. */
  readonly names: ReadonlyMap<number, string>;
}

/** The result of an import or a dry run. */
export interface TableRun {
  readonly kind: TableName;
  /** The file's name on the command line. */
  readonly file: string;
  readonly edited: number;
  readonly identical: number;
  readonly inserted: number;
  /** Unusable lines. */
  readonly errors: number;
  /** The first thousand faults; the column is null if the whole line is faulty. */
  readonly errorMessages: readonly {
    readonly line: number;
    readonly column: string | null;
    readonly message: string;
  }[];
  /** Changed fields of the first thousand changed lines. */
  readonly changes: readonly FieldChange[];
  /** Whether it was imported. */
  readonly committed: boolean;
}

/** A field changed by a line. */
export interface FieldChange {
  readonly line: number;
  /** Id of the row; null for a new one. */
  readonly id: number | null;
  readonly field: string;
  /** Null for a new row. */
  readonly old: string | null;
  readonly new: string;
}

/** The service of each table that can be exported and imported. */
const tablesOf = (services: Services) => ({
  insurers: services.get(KrankenkassenTableService),
  competitors: services.get(CompetitorTableService),
  products: services.get(ProductTableService),
  matching: services.get(MatchingTableService),
  adm: services.get(AdmTableService),
  recommendations: services.get(RecommendationTableService),
});

export type TableName = keyof ReturnType<typeof tablesOf>;

/** A whole table as a file. */
export function exportTable(name: TableName, format: TableFormat): Promise<string> {
  return withServices((services, operator) => tablesOf(services)[name].export(operator, format));
}

/** Compares a file with the stored rows, and imports it if that is decided. */
export async function importTable(
  kind: TableName,
  file: string,
  { decide }: ImportOptions,
): Promise<Examined> {
  // By default the heap of a large file grows to twice its content: this makes it grow by a third at a time.
  setFlagsFromString('--heap-growing-percent=30');
  progress(`reading ${file} …`);
  const bytes = await readInput(file).finally(endProgress);
  return withServices(async (services, operator) => {
    const service = tablesOf(services)[kind];
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

function runOf(kind: TableName, file: string, staged: StagedTable): TableRun {
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
