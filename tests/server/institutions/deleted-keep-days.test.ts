import { expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';

describeWithDatabase('the page of deleted institutions', (engine) => {
  const database = useSeededDatabase(engine);
  const set = useServer(database, { DELETED_KEEP_DAYS: '90' });
  const unset = useServer(database);

  const shown = async (server: typeof set) => {
    const answer = await server().ask('/cms/0/geloescht', { cookie: await server().cookieOf('admin') });
    expect(answer.status).toBe(200);
    return answer.text();
  };

  test('says when they go by themselves, where that is set', async () => {
    expect(await shown(set)).toContain('Das geschieht nach 90 Tagen von selbst.');
    const text = await shown(unset);
    expect(text).toContain('nur endgültig löschen.');
    expect(text).not.toContain('von selbst');
  });
});
