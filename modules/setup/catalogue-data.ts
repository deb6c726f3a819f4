import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import Papa from 'papaparse';
import { Competitor, ProductRow, ProductSizeRow, productIdentity, readProductTable } from '#catalogue';
import { KrankenkasseRow, MatchingRow } from '#institution';
import { projectRoot } from '#platform';
import { parseEuro } from '#platform/domain';

function read(file: string): string {
  return readFileSync(join(projectRoot(), 'data', file), 'utf8');
}

function rowsOf(file: string): Record<string, string>[] {
  return Papa.parse<Record<string, string>>(read(file), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  }).data;
}

/** Writes the demo catalogue. A product takes the id of its first size. */
export async function writeDemoCatalogue(em: SqlEntityManager, now: Date): Promise<void> {
  const rows = readProductTable(read('catalogue/produkte.csv'));
  const products = new Map<string, number>();
  for (const row of rows) {
    const identity = productIdentity(row);
    if (!products.has(identity)) products.set(identity, Number(row.id));
  }
  const first = new Map(rows.map((row) => [Number(row.id), row]));
  await em.insertMany(
    ProductRow,
    [...products.values()].map((id) => {
      const row = first.get(id);
      if (row === undefined) throw new Error(`The demo catalogue has no row ${id}.`);
      return {
        id,
        produktbezeichnung: row.Produktbezeichnung,
        inkontinenzprodukt: row.Inkontinenzprodukt,
        anwendungstyp: row.Anwendungstyp,
        premiumBasis: row.PremiumBasis,
        schweregrad: row.Schweregrad,
        tropfenanzahl: row.Tropfenanzahl * 2,
        imagepfad: row.imagepfad,
        vorteilskommunikation: row.Vorteilskommunikation,
        icons: row.ICONS,
        liquid: row.liquid,
      };
    }),
  );
  await em.insertMany(
    ProductSizeRow,
    rows.map((row) => ({
      id: Number(row.id),
      product: products.get(productIdentity(row)) as number,
      artikelnummer: row.Artikelnummer,
      pzn: row.PZN,
      ean: row.EAN,
      hilfsmittelnummer: row.Hilfsmittelnummer,
      konfektionsgroesse: row.Konfektionsgroesse,
      hueftumfang: row.Hueftumfang,
      pieces: row.liquid ? null : row.pieces,
      amount: row.amount,
      uvp: row.UVP,
      created: now,
      lastModified: now,
    })),
  );
  await em.insertMany(
    Competitor,
    rowsOf('catalogue/wettbewerber.csv').map((row) => ({ id: Number(row.id), name: row.Name ?? '' })),
  );
}

/** Writes the sample Krankenkassen; gives their ids. */
export async function writeDemoKrankenkassen(em: SqlEntityManager): Promise<readonly number[]> {
  const amount = (text: string | undefined) => parseEuro(text ?? '') ?? 0;
  const rows = rowsOf('institution/krankenkassen.csv').map((row) => ({
    id: Number(row.id),
    kasse: row.Kasse ?? '',
    kinderpauschale: amount(row.Kinderpauschale),
    urinpauschale: amount(row.Urinpauschale),
    stuhlpauschale: amount(row.Stuhlpauschale),
    kindalter: row.Kindalter ? Number(row.Kindalter) : null,
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
      name1: row.name_1 ?? '',
      name2: row.name_2 ?? '',
      street: row.street ?? '',
      number: row.number ?? '',
      zip: row.zip ?? '',
      city: row.city ?? '',
    })),
  );
}
