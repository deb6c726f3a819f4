import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { keepAssets } from '../../../apps/server/assets/kept-assets.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';

const HOUR_MS = 3_600_000;
const NOON = new Date('2026-11-23T12:00:00Z');
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR_MS);

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'inko-test-'));
  return folder;
}

/** A version's files, as its build leaves them. */
function built(...files: readonly string[]): string {
  const folder = emptyFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) writeFileSync(join(folder, file), `// ${file}`);
  return folder;
}

describe('the folder of kept files', () => {
  const keptIn = (folder: string) => readdirSync(join(folder, 'files')).sort();

  // @spec operation-6
  test('keeps what is replaced for a day, however long it ran', async () => {
    const folder = built();
    const [first, second] = [built('a-1.js', 'same-1.css'), built('a-2.js', 'same-1.css')];
    await keepAssets(folder, first, NOON);
    // Three weeks later.
    await keepAssets(folder, second, later(500));
    expect(keptIn(folder)).toEqual(['a-1.js', 'a-2.js', 'same-1.css']);
    await keepAssets(folder, second, later(523));
    expect(keptIn(folder)).toEqual(['a-1.js', 'a-2.js', 'same-1.css']);
    await keepAssets(folder, second, later(525));
    expect(keptIn(folder)).toEqual(['a-2.js', 'same-1.css']);
  });

  test('keeps a version that comes back', async () => {
    const folder = built();
    const [first, second] = [built('a-1.js'), built('a-2.js')];
    await keepAssets(folder, first, NOON);
    await keepAssets(folder, second, later(1));
    await keepAssets(folder, first, later(2));
    await keepAssets(folder, first, later(27));
    expect(keptIn(folder)).toEqual(['a-1.js']);
  });

  test('takes two processes that start at the same moment', async () => {
    const folder = built();
    const files = Array.from({ length: 40 }, (_, number) => `part-${number}.js`);
    const version = built(...files);
    await Promise.all([keepAssets(folder, version, NOON), keepAssets(folder, version, NOON)]);
    expect(keptIn(folder)).toEqual(files.sort());
  });

  test('is a fault of the configuration where it cannot be made', async () => {
    const folder = join(built('file'), 'file');
    await expect(keepAssets(folder, built(), NOON)).rejects.toThrow(
      `ASSETS_KEEP_DIR: ${folder} cannot be used (ENOTDIR)`,
    );
  });
});

describe('a server with kept files', () => {
  const database = useSeededDatabase('sqlite');
  const folder = emptyFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'files'), { recursive: true });
  mkdirSync(join(folder, 'versions'));
  const files = ['entry-OLD.js', 'entry-OLD.js.gz'];
  writeFileSync(join(folder, 'files', 'entry-OLD.js'), 'the version before');
  writeFileSync(join(folder, 'files', 'entry-OLD.js.gz'), gzipSync('the version before'));
  writeFileSync(join(folder, 'versions', 'before.json'), JSON.stringify({ files, replaced: null }));
  const server = useServer(database, { ASSETS_KEEP_DIR: folder });

  // @spec operation-6
  test('answers for the version before, packed as its own files are', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const answer = await server().ask('/assets/entry-OLD.js', { headers: { 'accept-encoding': encoding } });
      expect([answer.status, await answer.text()]).toEqual([200, 'the version before']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toMatch(/javascript/);
      expect(answer.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
    }
  });

  test('answers for its own, and for what a version after it has put there since', async () => {
    const page = await (await server().ask('/welcome')).text();
    const [own = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
    expect((await server().ask(own)).status).toBe(200);
    expect((await server().ask('/assets/entry-NEW.js')).status).toBe(404);
    await keepAssets(folder, built('entry-NEW.js'), server().clock.now());
    expect(await (await server().ask('/assets/entry-NEW.js')).text()).toBe('// entry-NEW.js');
  });

  test('gives nothing else of the folder', async () => {
    for (const path of ['../versions/before.json', '..%2fversions%2fbefore.json', 'versions/before.json'])
      expect((await server().ask(`/assets/${path}`)).status).not.toBe(200);
  });
});
