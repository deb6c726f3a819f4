import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  Competitor,
  headColumns,
  ProductRow,
  ProductSizeRow,
  productIdentity,
  readProductTable,
  sizeColumns,
} from '#catalogue';
import { KrankenkasseRow, MatchingRow } from '#institution';
import { krankenkasseRecord, rateColumns } from '#institution/domain';
import { projectRoot, storedOf } from '#platform';
import { type Column, columnsIn, initialOf, readCsv } from '#platform/domain';

const pathOf = (file: string) => join(projectRoot(), 'data', file);

function rowsOf(file: string): Record<string, string>[] {
  const all: (readonly string[])[] = [];
  readCsv(readFileSync(pathOf(file)), ({ line, cells, fault }) => {
    if (fault !== undefined) throw new Error(`${file}, line ${line}: ${fault}`);
    all.push(cells);
  });
  const [header = [], ...rows] = all;
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}

/** Writes the demo catalogue. A product has the id of its first size. */
export async function writeDemoCatalogue(em: SqlEntityManager, now: Date): Promise<void> {
  const rows = readProductTable(readFileSync(pathOf('catalogue/produkte.csv')));
  const products = Map.groupBy(rows, productIdentity);
  const productOf = new Map([...products].map(([identity, [first]]) => [identity, Number(first?.id)]));
  await em.insertMany(
    ProductRow,
    [...products.values()].flatMap(([first]) =>
      first === undefined
        ? []
        : [
            {
              id: Number(first.id),
              ...headColumns({ ...first, wiederverwendbar: first.wiederverwendbar ?? false }),
            },
          ],
    ),
  );
  await em.insertMany(
    ProductSizeRow,
    rows.map((row) => ({
      id: Number(row.id),
      product: productOf.get(productIdentity(row)) as number,
      ...sizeColumns(row),
      created: now,
      lastModified: now,
    })),
  );
  await em.insertMany(
    Competitor,
    rowsOf('catalogue/wettbewerber.csv').map((row) => ({ id: Number(row.id), Name: row.Name ?? '' })),
  );
}

/** Writes the sample Krankenkassen; returns their ids. */
export async function writeDemoKrankenkassen(em: SqlEntityManager): Promise<readonly number[]> {
  const { columns } = krankenkasseRecord;
  const none = storedOf(columns, initialOf(krankenkasseRecord));
  const valueIn = (cell: string | undefined, { type }: Column<unknown>) =>
    cell ? type.schema.parse(cell) : type.empty;
  const rows = rowsOf('institution/krankenkassen.csv').map((row) => ({
    ...none,
    id: Number(row.id),
    Kasse: row.Kasse ?? '',
    ...Object.fromEntries(
      columnsIn({ columns: rateColumns }).map(([name, column]) => [name, valueIn(row[name], column)]),
    ),
    selfPay: row.selfPay === '1',
    muster: row.Muster === '1',
  }));
  await em.insertMany(KrankenkasseRow, rows);
  return rows.map((row) => row.id);
}

/** Writes the sample customer numbers. */
export async function writeDemoMatching(em: SqlEntityManager): Promise<void> {
  await em.insertMany(
    MatchingRow,
    rowsOf('institution/matching.csv').map((row) => ({
      knr: row.knr ?? '',
      name_1: row.name_1 ?? '',
      name_2: row.name_2 ?? '',
      street: row.street ?? '',
      number: row.number ?? '',
      zip: row.zip ?? '',
      city: row.city ?? '',
    })),
  );
}
