import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../../web/support/free-port.ts';
import { useSeededDatabase } from '../support/database.ts';
import { useServer } from '../support/server.ts';
import { describeWithPrograms } from '../support/with-programs.ts';

const CADDYFILE = 'docs/betrieb/Caddyfile';
const CADDY = 'caddy';
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
    writeFileSync(file, `{\n\tadmin 127.0.0.1:${admin}\n}\n${text}`);
    caddy = spawn(CADDY, ['run', '--adapter', 'caddyfile', '--config', file], {
      ...{ env: { ...process.env, HOME: folder }, stdio: 'ignore' },
    });
    await vi.waitFor(async () => expect((await fetch(`${origin}/login`)).status).toBe(200), {
      timeout: 20_000,
    });
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

  test('keeps the addresses of monitoring from the outside', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect([path, (await fetch(origin + path)).status]).toEqual([path, 404]);
    expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
  });

  test('goes on while one of the processes is down', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${origin}/login`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });
});

describeWithPrograms("systemd's units for backups", ['systemd-analyze'], () => {
  test.each(['service', 'timer'])('of the kind %s are accepted without a warning', (kind) => {
    for (const each of ['service', 'timer']) {
      const text = readFileSync(`docs/betrieb/inkoberatung-backup.${each}`, 'utf8');
      const here = text.replace('/opt/inkoberatung/node_modules/.bin/node', process.execPath);
      writeFileSync(join(folder, `inkoberatung-backup.${each}`), here);
    }
    const unit = join(folder, `inkoberatung-backup.${kind}`);
    expect(run('systemd-analyze', ['verify', unit])).toEqual({ status: 0, said: '' });
  });
});

describeWithPrograms("systemd's unit", ['systemd-analyze'], () => {
  test('is accepted without a warning', () => {
    // The product lies elsewhere here; the rest is as it is delivered.
    const text = readFileSync('docs/betrieb/inkoberatung@.service', 'utf8');
    const unit = join(folder, 'inkoberatung@3001.service');
    writeFileSync(unit, text.replace('/opt/inkoberatung/node_modules/.bin/node', process.execPath));
    expect(run('systemd-analyze', ['verify', unit])).toEqual({ status: 0, said: '' });
    writeFileSync(unit, text.replace('ProtectHome=', 'ProtectHouse='));
    expect(run('systemd-analyze', ['verify', unit]).said).toContain('ProtectHouse');
  });
});

test("the command line beside systemd's units reads their configuration", async () => {
  const secrets = join(folder, 'secrets');
  const executed = join(folder, 'executed');
  mkdirSync(secrets);
  writeFileSync(
    join(folder, 'environment'),
    `PUBLIC_URL=https://beratung.example\nVENDOR_NAME="Name of the vendor"\nIMPRINT=Vertreten durch: Dr. Lind|Register: HRB 1 $(touch ${executed}); touch ${executed}\n`,
  );
  writeFileSync(join(secrets, 'database_url'), `sqlite:${join(folder, 'none.sqlite')}\n`);
  writeFileSync(join(secrets, 'secret_key'), 'yZ3vQ8rT1mW6kN0pL5xC2bJ7hG4dS9fA\n');
  writeFileSync(join(secrets, 'smtp_url'), 'smtp://127.0.0.1:1\n');
  const { stdout, status } = spawnSync(join('docs', 'betrieb', 'inko'), ['doctor'], {
    encoding: 'utf8',
    env: { ...process.env, INKO_ETC: folder, INKO_HOME: process.cwd() },
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining('ok\tconfiguration\tproduction')]);
  // The environment file is data.
  expect(existsSync(executed)).toBe(false);
  expect(stdout).toContain('127.0.0.1:1 does not answer');
  expect(stdout).toContain(`There is no database ${join(folder, 'none.sqlite')} (DATABASE_URL)`);
});

describe('each documented variable', () => {
  /** Set by the image and the unit themselves. */
  const OWN = ['NODE_ENV', 'HOST', 'PORT'];
  /** Of the demo, which production refuses. */
  const DEMO = ['DEMO_PASSWORD'];
  const rows = readFileSync('docs/configuration.md', 'utf8').split('\n');
  const documented = rows
    .flatMap((row) => [...(/^\|([^|]+)\|/.exec(row)?.[1] ?? '').matchAll(/`([A-Z_]+)`/g)])
    .map(([, name = '']) => name)
    .filter((name) => !OWN.includes(name) && !DEMO.includes(name));
  const secrets = /\| `…_FILE`.*?of (.*?): a file/.exec(rows.join('\n'))?.[1]?.match(/[A-Z_]+/g) ?? [];

  test('reaches the product with Compose', () => {
    const compose = readFileSync('compose.yaml', 'utf8');
    expect(documented.length).toBeGreaterThan(20);
    for (const name of documented) expect(compose).toMatch(new RegExp(`^ {4}${name}(_FILE)?: `, 'm'));
    expect(compose.match(/logging: \*logging/g)?.length).toBe(
      compose.match(/restart: unless-stopped/g)?.length,
    );
  });

  test('that is a secret reaches it with systemd', () => {
    const unit = readFileSync('docs/betrieb/inkoberatung@.service', 'utf8');
    const asked = secrets.filter((name) => !DEMO.includes(name));
    expect(asked.length).toBe(7);
    for (const name of asked) {
      const file = name.toLowerCase();
      expect(unit).toContain(`LoadCredential=${file}:/etc/inkoberatung/secrets/${file}\n`);
      expect(unit).toMatch(new RegExp(`\\b${name}_FILE=%d/${file}\\b`));
    }
  });
});
