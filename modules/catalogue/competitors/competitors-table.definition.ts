import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockData, type TableDefinition } from '#platform';
import type { TableChange } from '#platform/domain';
import { Competitor } from './competitor.entity.ts';
import { readCompetitors } from './competitor-rows.ts';
import { type CompetitorTableRow, competitorsTable } from './competitors-table.ts';

/** The known products of other makers, to be taken out and put in as a file. */
export const competitorsDefinition: TableDefinition<CompetitorTableRow> = {
  shape: competitorsTable,
  institutionId: null,
  lock: (em) => lockData(em, 'catalogue'),
  write,
  async stored(em) {
    return (await readCompetitors(em)).map(({ version, ...row }) => ({ version, row }));
  },
};

async function write(
  em: SqlEntityManager,
  changes: readonly TableChange<CompetitorTableRow>[],
): Promise<void> {
  const edited = changes.flatMap(({ row, before }) => (before === null ? [] : [{ row, before }]));
  // Two may exchange their names: so that no name is there twice in between, all are given up first, for ones that end in a blank as no name does.
  if (edited.length > 1)
    for (const { before } of edited)
      await em.nativeUpdate(Competitor, { id: Number(before.row.id) }, { name: `#${before.row.id} ` });
  for (const { row, before } of edited) {
    const version = Number(before.version) + 1;
    await em.nativeUpdate(Competitor, { id: Number(before.row.id) }, { name: row.Name, version });
  }
  const added = changes.flatMap(({ row, before }) =>
    before === null ? [{ name: row.Name, version: 1 }] : [],
  );
  if (added.length > 0) await em.insertMany(Competitor, added);
}
