import { describe, expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

describe('a page whose address carries a token', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  const policyOf = async (path: string) => (await server().ask(path)).headers.get('referrer-policy');

  test.each(['/verify?id=1&token=x', '/resetpwd?id=1&token=x', '/einladung?id=1&token=x', '/verify'])(
    'sends it to nobody as referrer: %s',
    async (path) => expect(await policyOf(path)).toBe('no-referrer'),
  );

  test('is an exception: forms of other pages name their origin', async () => {
    expect(await policyOf('/login')).toBe('same-origin');
  });
});
