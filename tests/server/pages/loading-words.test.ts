import { describe, expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

describe('a page whose data comes later', () => {
  const server = useServer(useSeededDatabase('sqlite'));

  // @spec consultation-catalogue-6
  test.each([
    ['/products', 'Die Produkte werden geladen...'],
    ['/wizard/0', 'Die Fragen werden geladen …'],
  ])('says so in its HTML: %s', async (path, words) => {
    const cookie = await server().cookieOf('beratung');
    expect(await (await server().ask(path, { cookie })).text()).toContain(words);
  });
});
