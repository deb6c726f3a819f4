import { describe, expect, test } from 'vitest';
import { DraftKeyService } from '#auth';
import { actorOf } from '../../../server/support/actor.ts';
import { callAs } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';

describe('the key of a draft', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  const otherInstallation = useServer(database, {
    SECRET_KEY: 'the-secret-of-another-installation-0123456789',
  });

  /** The key under which a user's draft is sealed, as a page of a new session gets it. */
  async function draftKeyOf(loginname: string, asked = server): Promise<string> {
    const cookie = await asked().cookieOf(loginname);
    const text = await (await asked().ask('/cart.data', { cookie })).text();
    const key = /"draftKey","([^"]+)"/.exec(text)?.[1];
    if (key === undefined) throw new Error(`The page of ${loginname} holds no key.`);
    return key;
  }

  test('is one for each user, colleagues of one institution too', async () => {
    const users = ['admin', 'leitung', 'beratung', 'kalkulation', 'demo'];
    const keys = await Promise.all(users.map((user) => draftKeyOf(user)));
    expect(new Set(keys).size).toBe(users.length);
    for (const key of keys) expect(Buffer.from(key, 'base64')).toHaveLength(32);
  });

  test('is the same after the next login, and for the call of a screen that has no draft of its own', async () => {
    const key = await draftKeyOf('beratung');
    expect(await draftKeyOf('beratung')).toBe(key);
    const asked = await callAs(server(), 'beratung', 'account/draft-key', { method: 'POST' });
    expect(asked.json).toEqual({ draftKey: key });
  });

  test('is another one than that of the form drafts', async () => {
    const keys = (await servicesOn(database.em(), server().clock)).get(DraftKeyService);
    const actor = await actorOf(database.orm, 'beratung');
    expect(keys.own(actor, 'forms')).not.toBe(keys.own(actor));
  });

  test('cannot be derived without the secret of the installation', async () => {
    expect(await draftKeyOf('beratung', otherInstallation)).not.toBe(await draftKeyOf('beratung'));
  });
});
