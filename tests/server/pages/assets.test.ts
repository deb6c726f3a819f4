import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { CMS_TABS } from '../../../apps/web/administration/cms-tabs.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

const ASSETS = join('build', 'web', 'client', 'assets');
/** Scripts of the screens of the settings. */
const SETTINGS = /^settings-(contact|users|krankenkassen|prices|method|wording|contract-forms|transfer)-/;
const unpack = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

describe("the browser's part", () => {
  const database = useSeededDatabase('sqlite');
  const server = useServer(database);
  let cookie = '';
  const asked = new Map<string, Promise<number>>();

  beforeAll(async () => {
    cookie = await server().cookieOf('beratung');
  });

  /** Scripts that a page names in its head: what the browser loads before anybody touches anything. */
  async function scriptsOf(path: string, as = cookie): Promise<readonly string[]> {
    const page = await (await server().ask(path, { cookie: as })).text();
    return [...new Set(page.match(/(?<=\/assets\/)[\w.-]+\.js/g))];
  }

  /** A file as it travels; fetch would unpack it. */
  function raw(name: string, encoding: string): Promise<{ encoding: string | undefined; bytes: Buffer }> {
    return new Promise((resolve, reject) => {
      const headers = { 'accept-encoding': encoding };
      get(`${server().origin}/assets/${name}`, { headers }, async (answer) => {
        const parts: Buffer[] = [];
        for await (const part of answer) parts.push(part);
        resolve({ encoding: answer.headers['content-encoding'], bytes: Buffer.concat(parts) });
      }).on('error', reject);
    });
  }

  test.each(['br', 'gzip'] as const)('travels packed with %s where that is understood', async (encoding) => {
    for (const name of await scriptsOf('/wizard/0')) {
      const file = readFileSync(join(ASSETS, name));
      const answer = await raw(name, encoding);
      if (file.length < 256) continue;
      expect(answer.encoding, name).toBe(encoding);
      expect((await unpack[encoding](answer.bytes)).equals(file), name).toBe(true);
    }
  });

  test('travels as it is where nothing else is understood', async () => {
    const [name = ''] = await scriptsOf('/wizard/0');
    const answer = await raw(name, 'identity');
    expect(answer.encoding).toBeUndefined();
    expect(answer.bytes.equals(readFileSync(join(ASSETS, name)))).toBe(true);
  });

  test('has a film that is served in parts, as a player asks for it', async () => {
    const [film = ''] = readdirSync(ASSETS).filter((name) => /^film-.*\.webm$/.test(name));
    const bytes = readFileSync(join(ASSETS, film));
    const whole = await server().ask(`/assets/${film}`);
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect(bytes.length).toBeLessThan(1_600_000);
    const part = await server().ask(`/assets/${film}`, { headers: { range: 'bytes=1000-1999' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${bytes.length}`,
    ]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
  });

  test('has what forms are made of in a file of its own', () => {
    expect(readdirSync(ASSETS).filter((name) => /^forms-.*\.js$/.test(name))).toHaveLength(1);
  });

  test.each(['/welcome', '/login', '/register1'])('of %s waits until the page is drawn', async (path) => {
    const page = await (await server().ask(path)).text();
    expect(page).not.toMatch(/modulepreload|type="module"/);
    const [, waiting = ''] = page.match(/<script [^>]*type="waiting"[^>]*>([^<]*)<\/script>/) ?? [];
    const imported = [...waiting.matchAll(/import (?:\S+ as \S+ from )?"\/assets\/([\w.-]+)"/g)];
    expect(new Set(imported.map(([, name]) => name)).size).toBeGreaterThan(5);
    // What begins runs after what the script sets.
    expect(imported.filter(([, name]) => name?.startsWith('entry'))).toEqual([]);
    expect(waiting).toMatch(/import\("\/assets\/entry\.client/);
  });

  test('of a page of somebody who is logged in is fetched at once, after what it is drawn with', async () => {
    const page = await (await server().ask('/wizard/0', { cookie })).text();
    expect(page).toContain('type="module"');
    const links = page.match(/<link [^>]*>/g) ?? [];
    const scripts = links.filter((link) => link.includes('rel="modulepreload"'));
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.filter((link) => !link.includes('fetchpriority="low"'))).toEqual([]);
    expect(links.filter((link) => link.includes('fetchpriority')).length).toBe(scripts.length);
  });

  // Kilobytes of 1000 bytes, gzip, with the framework's 92 (decision 0065).
  test.each(['/welcome', '/login', '/register1'])('of %s is at most 150 KB', async (path) => {
    await expectAtMost(150, path, await scriptsOf(path, ''));
  });

  test.each([
    '/',
    '/wizard/0',
    '/wizard/1',
    '/recommendations',
    '/products',
    '/cart',
    '/offer',
    '/selling',
    '/final',
  ])('of %s is at most 175 KB at the first load', async (path) => {
    const names = await scriptsOf(path);
    // What forms are made of belongs to visitors' pages and settings.
    expect(names.filter((name) => name.startsWith('forms-'))).toEqual([]);
    await expectAtMost(175, path, names);
  });

  test.each([
    ['/settings/0', 'contact'],
    ['/settings/1', 'users'],
    ['/settings/2', 'krankenkassen'],
    ['/settings/3', 'prices'],
    ['/settings/4', 'method'],
    ['/settings/5', 'wording'],
    ['/settings/6', 'contract-forms'],
    ['/settings/transfer', 'transfer'],
    ['/myAccount', ''],
    ...[
      '/cms/0/geloescht',
      '/cms/1/institutionen',
      '/cms/1/geloescht',
      '/cms/7/hinweise',
      '/cms/7/fragebogen',
      '/cms/7/probe',
    ].map((path) => [path, '']),
    ...CMS_TABS.map(({ index }) => [`/cms/${index}`, '']),
  ])(
    'of %s is at most 175 KB, nothing of a consultation or of the settings beside it',
    async (path = '', own = '') => {
      const names = await scriptsOf(
        path,
        await server().cookieOf(path.startsWith('/cms') ? 'admin' : 'leitung'),
      );
      await expectAtMost(175, path, names);
      expect(names.filter((name) => name.startsWith('consultation-'))).toEqual([]);
      const screens = names.map((name) => SETTINGS.exec(name)?.[1] ?? '');
      expect(screens.filter((screen) => screen !== '')).toEqual(own === '' ? [] : [own]);
    },
  );

  /** Bytes of a script as it travels, asked for once. */
  function sizeOf(name: string): Promise<number> {
    const size = asked.get(name) ?? raw(name, 'gzip').then(({ bytes }) => bytes.length);
    asked.set(name, size);
    return size;
  }

  async function expectAtMost(limit: number, path: string, names: readonly string[]): Promise<void> {
    const sizes = await Promise.all(names.map(sizeOf));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(80_000);
    expect(total, `${path}: ${total} bytes in ${names.length} files`).toBeLessThanOrEqual(limit * 1000);
  }
});
