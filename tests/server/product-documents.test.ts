import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { useSeededDatabase } from './support/database.ts';
import { useServer } from './support/server.ts';

describe('the PDFs for everybody', () => {
  const server = useServer(useSeededDatabase('sqlite'));

  test.each(['datenschutz', 'benutzerhandbuch', 'verwaltung'])(
    '%s.pdf can be read without a login',
    async (name) => {
      const answer = await server().ask(`/dokumente/${name}.pdf`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      // The browser's own viewer shows it.
      expect(answer.headers.get('content-security-policy')).toBeNull();
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.equals(readFileSync(`data/documents/${name}.pdf`))).toBe(true);
    },
  );

  test('the licences can be read without a login, as a text', async () => {
    const answer = await server().ask('/dokumente/lizenzen.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toBe(readFileSync('data/documents/lizenzen.txt', 'utf8'));
  });

  test.each(['/dokumente/fehlt.pdf', '/dokumente/..%2fdefinitions%2faccess.json'])(
    '%s is not there',
    async (path) => {
      expect((await server().ask(path)).status).toBe(404);
    },
  );
});
