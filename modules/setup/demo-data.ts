import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { hashPassword, loginKeyOf, User, verifyPassword } from '#auth';
import {
  Competitor,
  headColumns,
  ProductRow,
  ProductSizeRow,
  productIdentity,
  readProductTable,
  sizeColumns,
} from '#catalogue';
import { Institution, KrankenkasseRow, MatchingRow, OwnKrankenkasse, sealPdfPassword } from '#institution';
import { krankenkasseRecord, rateColumns } from '#institution/domain';
import { type Keyring, projectRoot, storedOf } from '#platform';
import { addDays, type CalendarDay, type Column, columnsIn, initialOf, readCsv } from '#platform/domain';
import demo from '../../data/institution/demo.json' with { type: 'json' };
import { advanceSequences, writeBaseData } from './base-data.ts';

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
async function writeDemoCatalogue(em: SqlEntityManager, now: Date): Promise<void> {
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
async function writeDemoKrankenkassen(em: SqlEntityManager): Promise<readonly number[]> {
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
async function writeDemoMatching(em: SqlEntityManager): Promise<void> {
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

/** Days of the demo trial already used, so that its banner shows a number in between. */
const TRIAL_DAYS_USED = 9;

/** What the demo data depend on. */
export interface DemoContext {
  readonly vendorName: string;
  readonly password: string;
  readonly now: Date;
  readonly today: CalendarDay;
  /** Encrypts the PDF passwords. */
  readonly keys: Keyring;
}

/**
 * Fills an empty database with the demo: catalogue, Krankenkassen, two institutions and a user for each role.
 */
export async function writeDemoData(em: SqlEntityManager, context: DemoContext): Promise<void> {
  const institutions = new Map<string, number>();
  institutions.set(
    'vendor',
    await writeBaseData(em, { ...demo.vendor, name: context.vendorName }, context.now),
  );
  await writeDemoCatalogue(em, context.now);
  await writeDemoMatching(em);
  const kassen = await writeDemoKrankenkassen(em);
  for (const { key, paketId, pdfPasswort, ...institution } of demo.institutions) {
    const id = (await em.insert(Institution, {
      ...institution,
      paket: paketId,
      berechnungsmethode: 'A',
      testbeginn: institution.testphase ? addDays(context.today, -TRIAL_DAYS_USED) : null,
      isVendor: false,
      datenTransferiert: true,
      created: context.now,
    })) as number;
    // The encryption includes the institution's id, which is known only now.
    if (pdfPasswort !== null)
      await em.nativeUpdate(
        Institution,
        { id },
        { pdfPasswort: sealPdfPassword(context.keys, id, pdfPasswort) },
      );
    institutions.set(key, id);
  }
  for (const institution of institutions.values()) {
    await em.insertMany(
      OwnKrankenkasse,
      kassen.map((krankenkasse) => ({ institution, krankenkasse })),
    );
  }
  await writeDemoUsers(em, institutions, context);
  await advanceSequences(em, ['krankenkasse', 'product', 'product_size', 'competitor']);
}

async function writeDemoUsers(
  em: SqlEntityManager,
  institutions: ReadonlyMap<string, number>,
  context: DemoContext,
): Promise<void> {
  const users = await Promise.all(
    demo.users.map(async ({ institution, roleId, about: _, ...user }) => ({
      ...user,
      institution: institutions.get(institution) as number,
      role: roleId,
      loginKey: loginKeyOf(user.loginname),
      passwordHash: await hashPassword(context.password),
      passwordInitial: false,
      mailConfirmed: true,
      inactive: false,
      failedTries: 0,
      gelesen: true,
      created: context.now,
    })),
  );
  await em.insertMany(User, users);
}

/** A demo login with a note on what it shows. */
export interface DemoLogin {
  readonly loginname: string;
  readonly about: string;
}

/** The logins of the demo, in display order. */
export const DEMO_LOGINS: readonly DemoLogin[] = demo.users.map(({ loginname, about }) => ({
  loginname,
  about,
}));

/** Sets the configured password for each demo login; a hash that matches stays. */
export async function setDemoPassword(em: SqlEntityManager, password: string): Promise<void> {
  const loginKeys = demo.users.map((user) => loginKeyOf(user.loginname));
  const users = await em.find(User, { loginKey: { $in: loginKeys } });
  for (const { id, passwordHash } of users) {
    const fits = passwordHash != null && (await verifyPassword(password, passwordHash));
    await em.nativeUpdate(
      User,
      { id },
      {
        passwordHash: fits ? passwordHash : await hashPassword(password),
        passwordInitial: false,
        failedTries: 0,
      },
    );
  }
}
