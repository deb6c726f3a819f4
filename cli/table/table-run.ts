import { setFlagsFromString } from 'node:v8';
import { type GivenAccess, InstitutionTableService, UserTableService } from '#auth';
import { ProductTableService } from '#catalogue';
import { RecommendationTableService } from '#consultation';
import { AdmTableService, MatchingTableService } from '#institution';
import { RecordServices, type StagedTable, type TableFormat, type TableService } from '#platform';
import { kindText, type OperatorActor, type TableRow } from '#platform/domain';
import type { Services } from '#setup';
import { endProgress, progress } from '../output/progress.ts';
import { readInput } from '../program/input-file.ts';
import { type Interruptible, interruptible } from '../program/interruptible.ts';
import { readServices, withServices } from '../program/open-services.ts';

/** Options of an import. */
export interface ImportOptions {
  /** Called once everything is known: whether to import it. */
  decide(examined: Examined): boolean | Promise<boolean>;
  /** Of users: whether new ones are mailed a link, instead of getting an initial password. */
  readonly invite?: boolean;
}

/** A file compared with the stored rows. */
export interface Examined {
  readonly run: TableRun;
  /** Display names of the changed rows, by line. */
  readonly names: ReadonlyMap<number, string>;
  /** The faults in German, once for all lines of a kind. */
  readonly faults: readonly string[];
  /** Of imported users: how new ones get in, and whose former address could not be notified of a new one. */
  readonly access?: readonly GivenAccess[];
  readonly untold?: readonly string[];
}

/** The result of an import or a dry run. */
export interface TableRun {
  readonly kind: string;
  /** The file's name on the command line. */
  readonly file: string;
  readonly edited: number;
  readonly identical: number;
  readonly inserted: number;
  /** Unusable lines. */
  readonly errors: number;
  /** Columns of the file that the table does not have. */
  readonly ignored: readonly string[];
  /** The first thousand faults; the column is null if the whole line is faulty. */
  readonly errorMessages: readonly {
    readonly line: number;
    readonly column: string | null;
    readonly message: string;
  }[];
  /** In German, once for all lines of a kind: values that a spreadsheet may have changed. They are imported. */
  readonly doubts: readonly string[];
  /** In German: names that are spelled otherwise than those of the rows that they are taken for. */
  readonly recognized: readonly string[];
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

/** Tables with a service of their own. */
const OWN_TABLES = {
  products: ProductTableService,
  matching: MatchingTableService,
  adm: AdmTableService,
  recommendations: RecommendationTableService,
  institutions: InstitutionTableService,
  users: UserTableService,
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
  return readServices((services, operator) => tableOf(services, name).export(operator, format));
}

/** Compares a file with the stored rows, and imports it if that is decided. */
export function importTable(kind: string, file: string, options: ImportOptions): Promise<Examined> {
  return interruptible((by) => importing(kind, file, options, by));
}

async function importing(
  kind: string,
  file: string,
  { decide, invite = false }: ImportOptions,
  { signal, writing }: Interruptible,
): Promise<Examined> {
  // By default the heap of a large file grows to twice its content: this makes it grow by a third at a time.
  setFlagsFromString('--heap-growing-percent=30');
  progress(`reading ${file} …`);
  const bytes = await readInput(file).finally(endProgress);
  return withServices(async (services, operator) => {
    const service = tableOf(services, kind);
    progress(`comparing ${file} with what is there …`);
    const staged = await service.stage(operator, bytes).finally(endProgress);
    const run = runOf(kind, file, staged);
    const names = new Map(staged.differences.map(({ line, name }) => [line, name]));
    const examined = { run, names, faults: staged.errorMessages };
    const committed = await decide(examined);
    if (!committed) {
      await service.discard(operator, staged.id);
      return examined;
    }
    progress(`writing ${run.edited + run.inserted} lines …`);
    const done = await writing(() =>
      committing(services, operator, { kind, id: staged.id, invite, signal }),
    ).finally(endProgress);
    return { ...examined, run: { ...run, committed }, ...done };
  });
}

interface Committing {
  readonly kind: string;
  readonly id: string;
  readonly invite: boolean;
  readonly signal: AbortSignal;
}

async function committing(
  services: Services,
  operator: OperatorActor,
  { kind, id, invite, signal }: Committing,
): Promise<Pick<Examined, 'access' | 'untold'>> {
  if (kind === 'users') {
    const { access, untold } = await services
      .get(UserTableService)
      .commitWithAccess(operator, { id, invite, signal });
    return { access, untold };
  }
  await tableOf(services, kind).commit(operator, id, signal);
  return {};
}

function runOf(kind: string, file: string, staged: StagedTable): TableRun {
  const { edited, notEdited, inserted, errors, ignored, faults, differences } = staged;
  return {
    ...{ kind, file, edited, identical: notEdited, inserted, errors, ignored },
    errorMessages: faults.map(({ line, column, message }) => ({ line, column: column ?? null, message })),
    doubts: staged.doubts.map(kindText),
    recognized: staged.recognized.map(kindText),
    changes: differences.flatMap(({ line, id, fields }) =>
      fields.map(({ column, before, after }) => ({ line, id, field: column, old: before, new: after })),
    ),
    committed: false,
  };
}
