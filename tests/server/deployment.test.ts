import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../web/support/free-port.ts';
import { useSeededDatabase } from './support/database.ts';
import { useServer } from './support/server.ts';
import { describeWithPrograms } from './support/with-programs.ts';

const CADDYFILE = 'docs/betrieb/Caddyfile';
const folder = mkdtempSync(join(tmpdir(), 'inko-deployment-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program to its end; gives its exit code and all that it wrote. */
function run(program: string, args: readonly string[]) {
  const env = { ...process.env, HOME: folder, DOMAIN: 'beratung.example' };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  return { status, said: stdout + stderr };
}

describeWithPrograms('the Caddyfile', ['caddy'], () => {
  const server = useServer(useSeededDatabase('sqlite'), { TRUSTED_PROXIES: '127.0.0.1' });
  let caddy: ChildProcess;
  let origin = '';

  beforeAll(async () => {
    const [ended, admin] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${await freePort()}`;
    const text = readFileSync(CADDYFILE, 'utf8')
      .replace('app1:3000', new URL(server().origin).host)
      // One of the two processes has ended.
      .replace('app2:3000', `127.0.0.1:${ended}`)
      .replace('{$DOMAIN}', origin);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin 127.0.0.1:${admin}\n\tpersist_config off\n}\n${text}`);
    caddy = spawn('caddy', ['run', '--config', file], {
      ...{ env: { ...process.env, HOME: folder }, stdio: 'ignore' },
    });
    const answers = () =>
      fetch(`${origin}/login`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(answers, { timeout: 20_000 }).toBe(200);
  });

  afterAll(async () => {
    caddy.kill();
    if (caddy.exitCode === null) await new Promise((resolve) => caddy.once('exit', resolve));
  });

  test('is valid, and written as Caddy formats it', () => {
    const valid = run('caddy', ['validate', '--adapter', 'caddyfile', '--config', CADDYFILE]);
    expect(valid).toMatchObject({ status: 0, said: expect.stringContaining('Valid configuration') });
    expect(run('caddy', ['fmt', CADDYFILE]).said).toBe(readFileSync(CADDYFILE, 'utf8'));
  });

  test('keeps from the outside what is for whoever watches over the installation', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
    expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
  });

  test('goes on while one of the processes has ended', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${origin}/login`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describeWithPrograms("systemd's unit", ['systemd-analyze'], () => {
  test('is understood without a word', () => {
    // The product lies elsewhere here; the rest is as it is delivered.
    const text = readFileSync('docs/betrieb/inkoberatung@.service', 'utf8');
    const unit = join(folder, 'inkoberatung@3001.service');
    writeFileSync(unit, text.replace('/opt/inkoberatung/node_modules/.bin/node', process.execPath));
    expect(run('systemd-analyze', ['verify', unit])).toEqual({ status: 0, said: '' });
    writeFileSync(unit, text.replace('ProtectHome=', 'ProtectHouse='));
    expect(run('systemd-analyze', ['verify', unit]).said).toContain('ProtectHouse');
  });
});
