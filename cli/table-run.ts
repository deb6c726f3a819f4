import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CompetitorTableService, ProductTableService } from '#catalogue';
import { RecommendationTableService } from '#consultation';
import { AdmTableService, KrankenkassenTableService, MatchingTableService } from '#institution';
import type { StagedTable, TableFormat } from '#platform';
import type { Services } from '#setup';
import { withServices } from './open-services.ts';

/** What a file has done, or would do. */
export interface TableRun extends Omit<StagedTable, 'id' | 'errorMessages'> {
  /** Whether it was taken over. */
  readonly written: boolean;
}

/** The service of each table that can be taken out and put in. */
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

/** Takes a file over, unless something is wrong with it. */
export async function importTable(name: TableName, file: string, dryRun: boolean): Promise<TableRun> {
  const bytes = file === '-' ? await buffer(process.stdin) : await readFile(file);
  return withServices(async (services, operator) => {
    const service = tablesOf(services)[name];
    const { id, errorMessages: _, ...staged } = await service.stage(operator, bytes);
    const written = !dryRun && staged.errors === 0;
    if (written) await service.commit(operator, id);
    else await service.discard(operator, id);
    return { ...staged, written };
  });
}

/** A run as people read it: what is wrong, what changes, how much of it. */
export function reportText(run: TableRun): string {
  const { faults, differences, edited, inserted, notEdited, errors, written } = run;
  const lines = [
    ...faults.map(
      ({ line, column, message }) => `error: line ${line}${column ? `, ${column}` : ''}: ${message}`,
    ),
    ...more(errors, new Set(faults.map(({ line }) => line)).size, 'lines cannot be used'),
    ...differences.map(({ line, name, inserted: isNew, fields }) => {
      const changes = fields.map(({ column, before, after }) =>
        before === null ? `${column} ${after}` : `${column} ${before} -> ${after}`,
      );
      return `line ${line}: ${isNew ? 'new' : 'edited'} ${name}: ${changes.join(', ')}`;
    }),
    ...more(edited + inserted, differences.length, 'lines change something'),
    `${edited} edited, ${inserted} new, ${notEdited} identical, ${errors} with errors`,
    written ? 'The file was imported.' : 'Nothing was changed.',
  ];
  return `${lines.join('\n')}\n`;
}

function more(count: number, named: number, what: string): readonly string[] {
  return count > named ? [`… ${count - named} more ${what}`] : [];
}
