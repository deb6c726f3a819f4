import { describe, expect, test } from 'vitest';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

describe('files that every host may have', () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  const named = useServer(database, {
    PUBLIC_URL: 'https://beratung.example',
    SECURITY_CONTACT: 'mailto:sicherheit@beratung.example',
  });

  // @spec operation-7
  test('robots.txt lets every page for visitors be found, and no link of a mail', async () => {
    const answer = await server().ask('/robots.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = (await answer.text()).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    const kept = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice(10));
    expect(kept).toContain('/resetpwd');
    for (const path of [
      '/',
      '/welcome',
      '/login',
      '/register1',
      '/impressum',
      '/barrierefreiheit',
      '/datenschutz',
      '/assets/x.js',
    ])
      expect([path, kept.filter((each) => path.startsWith(each))]).toEqual([path, []]);
    expect((await server().ask('/robots.txt', { method: 'POST' })).status).toBe(405);
  });

  // @spec operation-7
  test('security.txt says where to go, and until when that counts (RFC 9116)', async () => {
    const answer = await named().ask('/.well-known/security.txt');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const text = await answer.text();
    expect(text).toMatch(/^Contact: mailto:sicherheit@beratung\.example$/m);
    expect(text).toMatch(/^Canonical: https:\/\/beratung\.example\/\.well-known\/security\.txt$/m);
    const [, until = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    const days = (Date.parse(until) - named().clock.now().getTime()) / 86_400_000;
    expect(until).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  test('without a contact it leads to the form that every visitor has', async () => {
    const text = await (await server().ask('/.well-known/security.txt')).text();
    expect(text).toMatch(/^Contact: http:\/\/localhost:\d+\/feedback$/m);
  });

  test.each(['/robots.txt/', '/.well-known/other.txt', '/.well-known/'])(
    'what is none of them leads home, as any unknown address: %s',
    async (path) => {
      expect((await server().ask(path)).headers.get('location')).toBe('/welcome');
    },
  );

  test('a home screen finds name and icons, and a browser without links its icon', async () => {
    const manifest = await server().ask('/manifest.webmanifest');
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
    expect(name).toBe('Inkoberatung');
    for (const src of [...icons.map((icon) => icon.src), '/apple-touch-icon.png']) {
      const icon = await server().ask(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png']);
    }
    expect((await server().ask('/favicon.ico')).headers.get('content-type')).toBe('image/x-icon');
  });
});
