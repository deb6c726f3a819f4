import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import questionnaire from '../../../data/definitions/questionnaire.json' with { type: 'json' };
import { CART } from '../support/cart.ts';
import { mailsTo, openDocument, openScreen, PATIENT } from '../support/documents.ts';
import type { RunningServer } from '../support/server.ts';
import { unfoldSummary } from '../support/summary.ts';
import { expect, testOnOwnServer } from '../support/test.ts';

/** It logs all that it can, and nobody else uses it. */
const test = testOnOwnServer({ LOG_LEVEL: 'debug' });

const MAIL = 'zzmail@beispiel.example';

/** An answer to every question: texts that stand nowhere else, and of each choice the last. */
const EVERYTHING = {
  ...PATIENT,
  ...Object.fromEntries(
    questionnaire.flatMap((question): [string, unknown][] => {
      const { id, type } = question;
      const last = question.answers?.at(-1)?.value ?? '';
      if (type === 'multi') return [[id, [last]]];
      if (['text', 'textarea', 'product', 'tel'].includes(type)) return [[id, `zz${id}zz`]];
      return [];
    }),
  ),
  ...{ email: MAIL, representative_email: 'zzvertreter@beispiel.example', telephone: '0999 7654321' },
  ...{ versichertennummer: 'A123456780' },
  ...{ anamneseType: 'AT2', gebuehr: 'GE2', representative: 'R1', representative_type: 'Sonstige' },
  ...{ wann: 'W3', experience: 'E1', haut: 'Ha2', mobil: 'Mo4', grad: 'G4', antrag: 'PA1', wechseln: 'We3' },
};

const ids = questionnaire.map(({ id }) => id);
/** What can only come from this consultation: each text, and the number. */
const TEXTS = [
  new RegExp(`zz(${[...ids, 'mail', 'vertreter'].join('|')})`, 'i'),
  /0999 7654321/,
  /A123456780/,
  /Wiesenthal/,
  /Hannelore/,
  /1950-01-31/,
  /31\.01\.1950/,
];
/** Ids of questions and codes of answers, as keys and values of JSON. */
const codes = Object.values(EVERYTHING)
  .flat()
  .filter((value) => /^([A-Z][a-z]?\d|PA\d|AT\d|GE\d)$/.test(String(value)));
const NAMED = new RegExp(`["'=](${[...ids.filter((id) => id !== 'email'), ...codes].join('|')})["'&]`);
/** The words that the chosen answers and the questions are shown in. */
const LABELS = questionnaire.flatMap(({ id, questiontext, answers = [] }) => [
  questiontext,
  ...answers
    .filter(({ value }) => [(EVERYTHING as Record<string, unknown>)[id]].flat().includes(value))
    .map(({ label }) => label)
    .filter((label) => label.length > 12),
]);

/** Every row of every table, as text: `table: {...}`. */
function rowsOf({ folder }: RunningServer): ReadonlySet<string> {
  const database = new DatabaseSync(join(folder, 'test.sqlite'), { readOnly: true });
  try {
    const tables = database
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
      .all() as { name: string }[];
    return new Set(
      tables.flatMap(({ name }) =>
        database
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => `${name}: ${JSON.stringify(row, (_, value) => textOf(value))}`),
      ),
    );
  } finally {
    database.close();
  }
}

/** Bytes as the text that somebody who reads the file would see. */
const textOf = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value;

/** Where a text stands in another, with what is around it: a row may hold a whole document. */
function found(what: string | RegExp, text: string): readonly string[] {
  const at = typeof what === 'string' ? text.indexOf(what) : text.search(what);
  return at === -1 ? [] : [`${what} in ${text.slice(0, 40)} … ${text.slice(Math.max(0, at - 60), at + 60)}`];
}

/** The documents that are mailed. */
const SENT = ['Dokumentation', 'Versorgungsvorschlag'] as const;

// @spec access-7-18
test('a whole consultation leaves no answer in any table, in the audit log or in the log', async ({
  page,
  server,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openScreen(page, '/wizard/1', { answers: EVERYTHING, cart: CART });
  const before = rowsOf(server);
  for (const path of ['/wizard/2', '/wizard/3', '/wizard/4', '/recommendations', '/cart', '/offer']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // What is looked for is in the consultation: else nothing could be found of it.
  await unfoldSummary(page);
  await expect(page.getByText('zzextra2zz').first()).toBeVisible();
  for (const title of SENT) {
    await openDocument(page, title);
    await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
    await page.getByRole('button', { name: 'Verschlüsselt senden' }).click();
    await expect(page.getByText('Das PDF wurde erfolgreich versendet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  // The search itself finds what it looks for.
  expect(found(NAMED, 'audit_entry: {"detail":{"verlust":"V2"}}')).toHaveLength(1);
  const written = [...rowsOf(server)].filter((row) => !before.has(row));
  // The sent documents, sealed, and what was done: something is there to be looked through.
  expect(written.filter((row) => row.startsWith('audit_entry: ')).length).toBeGreaterThan(0);
  expect(written.length).toBeGreaterThan(5);
  for (const text of [...TEXTS, NAMED, ...LABELS])
    expect(written.flatMap((row) => found(text, row))).toEqual([]);

  // The files of the database hold what was written and deleted again, too.
  const files = readdirSync(server.folder).filter((name) => name.includes('sqlite'));
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    const bytes = readFileSync(join(server.folder, name), 'latin1');
    for (const text of TEXTS) expect(found(text, bytes)).toEqual([]);
  }
  const log = server.output();
  expect(log).toContain('/static/api/documents/mail');
  for (const text of [...TEXTS, NAMED, ...LABELS]) expect(found(text, log)).toEqual([]);
  // Nobody else hears of it: no analytics (docs/decisions/0038), no foreign service.
  for (const url of asked.filter((each) => each.startsWith('http')))
    expect(new URL(url).origin).toBe(server.url);
  for (const text of TEXTS) expect(asked.flatMap((url) => found(text, url))).toEqual([]);
  const mails = mailsTo(server, MAIL);
  expect(mails).toHaveLength(SENT.length);
  for (const { source } of mails)
    for (const text of TEXTS) expect(found(text, source.replaceAll(MAIL, ''))).toEqual([]);
});
