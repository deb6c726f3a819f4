import { describe, expect, test } from 'vitest';
import { TABLE_NAMES, TABLE_PATHS } from '../../../apps/server/answers/table-services.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

const MB = 1024 * 1024;
/** A file as large as a table may well be, and none of ours: it is read, and what is wrong with it said. */
const FILE = `Spalte\n${'Inhalt\n'.repeat(MB / 7)}`;

describe('a file of 1 MB', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);

  async function upload(path: string, cookie?: string) {
    const body = new FormData();
    body.append('file', new File([FILE], 'tabelle.csv', { type: 'text/csv' }));
    const headers = { connection: 'close', ...(cookie === undefined ? {} : { cookie }) };
    const answer = await fetch(server().origin + path, { method: 'POST', body, headers });
    return { status: answer.status, json: await answer.json() };
  }

  test('is a table of each kind that there is', () => {
    expect(TABLE_PATHS).toHaveLength(2 * TABLE_NAMES.length);
    expect(TABLE_PATHS).toEqual(
      expect.arrayContaining(['/cms/tables/empfehlungen', '/settings/tables/preise']),
    );
  });

  // One with a service of its own, an institution's, and a plain list; the others have the same limit.
  test.each(['produkte', 'preise', 'krankenkassen'])(
    '%s is read at the address of its screen',
    async (name) => {
      const path = name === 'preise' ? '/settings/tables/preise' : `/cms/tables/${name}`;
      const cookie = await server().cookieOf(name === 'preise' ? 'leitung' : 'admin');
      const { status, json } = await upload(path, cookie);
      expect([path, status]).toEqual([path, 200]);
      expect(json.errorMessages).toEqual([expect.stringContaining('In der Kopfzeile fehlt')]);
      expect((await upload(path)).status).toBe(401);
    },
  );
});
