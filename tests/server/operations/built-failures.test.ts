import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sourceFrame } from '../../../apps/server/operations/source-frame.ts';
import { seededDatabase } from '../support/database.ts';
import { endProgram, runProgram, startProgram } from '../support/program.ts';
import { DEMO_PASSWORD, testEnv } from '../support/test-config.ts';

const BUILD = /^[0-9a-f]{8}-[0-9a-f]{8}$/;

// @spec operation-3
test('a built server logs failures by their place in the sources, and gives its maps to nobody', async () => {
  const database = await seededDatabase('sqlite');
  onTestFinished(() => database.drop());
  const env = testEnv(database.url, { LOG_LEVEL: 'info' });
  const program = startProgram('server', [], env, database.folder);
  onTestFinished(async () => {
    await endProgram(program, 'SIGKILL');
  });
  const address = /http:\/\/localhost:\d+/.exec(await program.printed(/läuft unter .*\n/))?.[0] ?? '';
  const url = address.replace('localhost', '127.0.0.1');
  const lines = () =>
    program
      .stdout()
      .split('\n')
      .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  const started = () => lines().find(({ msg }) => msg === 'server started');
  await expect.poll(started).toMatchObject({ build: expect.stringMatching(BUILD) });

  const login = await fetch(`${url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: 'beratung', password: DEMO_PASSWORD }),
    headers: { origin: url },
    redirect: 'manual',
  });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const sqlite = new DatabaseSync(database.url.slice('sqlite:'.length));
  sqlite.exec('drop table own_price');
  sqlite.close();
  expect((await fetch(`${url}/`, { headers: { cookie } })).status).toBe(500);
  const failed = () => lines().find(({ msg }) => msg === 'page failed')?.err;
  await expect.poll(failed).toBeDefined();
  const places = failed().stack.split('\n');
  expect(places).toContainEqual(
    expect.stringMatching(
      /^at async readOwnPrices \(modules\/institution\/own-prices\/[\w-]+\.ts:\d+:\d+\)$/,
    ),
  );
  for (const place of places) expect(place).toMatch(/^at (.* \()?(apps|modules|node_modules|node:)/);

  const files = readdirSync('build/web/client', { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(existsSync('build/web/server/index.js.map')).toBe(true);
  const script = files.find((name) => name.startsWith('assets/') && name.endsWith('.js'));
  for (const path of [`/${script}.map`, '/assets/index.js.map', '/build/web/server/index.js.map'])
    expect([path, (await (await fetch(url + path)).text()).includes('mappings')]).toEqual([path, false]);
});

test('places in the web part of the build lead to its sources, too', () => {
  const file = 'build/web/server/index.js';
  const lines = readFileSync(file, 'utf8').split('\n');
  const row = lines.findIndex((line) => /^(export )?async function loader/.test(line));
  const column = (lines[row] ?? '').indexOf('loader') + 1;
  const frame = sourceFrame(`at async loader (${pathToFileURL(file)}:${row + 1}:${column})`);
  expect(frame.line).toMatch(/^at async loader \(apps\/web\/routes\/[\w/-]+\.tsx?:\d+:\d+\)$/);
  const [, path = '', at = '0'] = /\((.*):(\d+):\d+\)/.exec(frame.line) ?? [];
  expect(frame.source()).toBe(readFileSync(path, 'utf8'));
  expect(frame.source()?.split('\n')[Number(at) - 1]).toContain('loader');
});

test('the command line says which build it is of', async () => {
  const { stdout } = await runProgram('cli', ['version'], {}, process.cwd());
  expect(stdout).toMatch(/^inko \d+\.\d+\.\d+ \(build [0-9a-f]{8}-[0-9a-f]{8}\)\n$/);
  const { stdout: json } = await runProgram('cli', ['version', '--json'], {}, process.cwd());
  expect(JSON.parse(json)).toMatchObject({ build: expect.stringMatching(BUILD) });
});
