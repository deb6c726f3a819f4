import type { SqlEntityManager } from '@mikro-orm/sql';
import type { TableDefinition } from '#platform';
import type { TableChange } from '#platform/domain';
import { KrankenkasseRow } from './krankenkasse.entity.ts';
import { addedColumns, readList } from './krankenkasse-rows.ts';
import { lockKrankenkassen } from './krankenkassen-lock.ts';
import { type KrankenkasseTableRow, krankenkassenTable } from './krankenkassen-table.ts';
import { isSelfPayer } from './self-payers.ts';

/** The vendor's Krankenkassen, to be taken out and put in as a file. */
export const krankenkassenDefinition: TableDefinition<KrankenkasseTableRow> = {
  shape: krankenkassenTable,
  institutionId: null,
  lock: lockKrankenkassen,
  write,
  async stored(em) {
    return (await readList(em)).map(({ version, selfPay, ...row }) => ({
      version,
      row: { ...row, Selbstzahler: selfPay },
    }));
  },
};

async function write(
  em: SqlEntityManager,
  changes: readonly TableChange<KrankenkasseTableRow>[],
): Promise<void> {
  const edited = changes.flatMap(({ row, before }) => (before === null ? [] : [{ row, before }]));
  const renamed = edited.filter(({ row, before }) => row.Kasse !== before.row.Kasse);
  // Two may exchange their names: so that no name is there twice in between, all are given up first, for ones that end in a blank as no name does.
  if (renamed.length > 1)
    for (const { before } of renamed)
      await em.nativeUpdate(KrankenkasseRow, { id: Number(before.row.id) }, { kasse: `#${before.row.id} ` });
  for (const { row, before } of edited) {
    const version = Number(before.version) + 1;
    await em.nativeUpdate(KrankenkasseRow, { id: Number(before.row.id) }, { ...columnsOf(row), version });
  }
  const added = changes.flatMap(({ row, before }) =>
    before === null
      ? [{ selfPay: isSelfPayer(row.Kasse), ik: null, saetze: null, ...columnsOf(row), version: 1 }]
      : [],
  );
  if (added.length > 0) await em.insertMany(KrankenkasseRow, added);
}

function columnsOf(row: KrankenkasseTableRow) {
  return {
    kasse: row.Kasse,
    kinderpauschale: row.Kinderpauschale,
    urinpauschale: row.Urinpauschale,
    stuhlpauschale: row.Stuhlpauschale,
    kindalter: row.Kindalter,
    muster: false,
    ...(row.Selbstzahler !== undefined && { selfPay: row.Selbstzahler }),
    ...addedColumns(row),
  };
}
