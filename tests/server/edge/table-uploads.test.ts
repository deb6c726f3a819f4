import { describe, expect, test } from 'vitest';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

const MB = 1024 * 1024;
/** A file as large as a table may well be, and none of ours: it is read, and what is wrong with it said. */
const FILE = `Spalte\n${'Inhalt\n'.repeat(MB / 7)}`;

describe('a file of 1 MB', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);

  const upload = (table: string, token?: string) => {
    const form = { table, file: Buffer.from(FILE) };
    return call(server(), 'cms/tables/upload', { token, form, filename: 'tabelle.csv' });
  };

  // One with a service of its own, an institution's, and a plain list.
  test.each(['produkte', 'preise', 'krankenkassen'])('is read as the table %s', async (table) => {
    const token = await tokenOf(server(), table === 'preise' ? 'leitung' : 'admin');
    const { status, json } = await upload(table, token);
    expect(status).toBe(200);
    expect(json.errorMessages).toEqual([expect.stringContaining('In der Kopfzeile fehlt')]);
    expect((await upload(table)).status).toBe(401);
  });

  test('is refused for a table that there is not', async () => {
    const { status, json } = await upload('gibtesnicht', await tokenOf(server(), 'admin'));
    expect([status, json.message]).toEqual([404, 'Diese Tabelle gibt es nicht.']);
  });
});
