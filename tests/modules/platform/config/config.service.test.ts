import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform';
import { endProgram, runProgram, startProgram } from '../../../server/support/program.ts';

const SECRET_KEY = 'Jd8vQm2xTz5kLw9rBn4cHf7pYs3gEu6a';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    const HEAD = 'The configuration is not usable:';
    const { message } = error as Error;
    expect(message.startsWith(HEAD)).toBe(true);
    const problems = message.slice(HEAD.length).trim().split('\n');
    // One problem stands on the line itself, several below it.
    expect(message.split('\n')).toHaveLength(problems.length === 1 ? 1 : problems.length + 1);
    return problems.map((problem) => problem.trim());
  }
}

/** A secret of PDF_KEYS; it may hold a colon. */
const KEY = 'a secret: with a colon and more of it';
/** What is said of PDF_KEYS. */
const MATOMO_FORM = 'must be an https address such as https://statistik.firma.example/';
const IMPRINT_FORM =
  'must be LABEL: TEXT|LABEL: TEXT… such as Handelsregister: Amtsgericht Ulm, HRB 1|USt-IdNr.: DE1';
const PROXIES_FORM = 'must be addresses or networks such as 10.0.0.1,172.16.0.0/12';
const HOST_ALONE = 'must be the address of a host alone, without path, query or user';
const KEYS_FORM =
  'must be NAME:SECRET,NAME:SECRET…, the newest first, each secret with at least 32 characters';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://beratung.example',
  DATABASE_URL: 'postgresql://inko@db/inko',
  SECRET_KEY,
  SMTP_URL: 'smtp://mail.example',
  VENDOR_NAME: 'Muster',
};

describe('readConfig', () => {
  test('requires a second factor in production alone, unless it is configured otherwise', () => {
    expect(readConfig(PRODUCTION).secondFactor).toBe('required');
    expect(readConfig({ ...PRODUCTION, SECOND_FACTOR: 'optional' }).secondFactor).toBe('optional');
    expect(() => readConfig({ SECRET_KEY, SECOND_FACTOR: 'ja' })).toThrow('SECOND_FACTOR: must be one of');
  });

  test('takes every variable', () => {
    const env = {
      ...PRODUCTION,
      HOST: '10.0.0.1',
      PORT: '8080',
      PUBLIC_URL: 'https://beratung.example/',
      OUTBOX_DIR: '/var/outbox',
      MAIL_FROM: 'post@beratung.example',
      PDF_KEYS: `2027:${KEY}, 2026:${KEY}x`,
      RATE_LIMIT_FACTOR: '2.5',
      DATABASE_POOL: '20',
      READ_MODELS_MB: '128',
      OUTBOX_KEEP_DAYS: '7',
      DELETED_KEEP_DAYS: '365',
      TRUSTED_PROXIES: '10.0.0.1, 172.16.0.0/12',
      METRICS_TOKEN: SECRET_KEY,
      METRICS_ADDRESSES: '10.0.0.9,fd00::/8',
      SECURITY_CONTACT: 'mailto:sicherheit@beratung.example',
      ASSETS_KEEP_DIR: '/var/assets',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      MATOMO_URL: 'https://statistik.example/matomo',
      MATOMO_SITE_ID: '3',
      SECOND_FACTOR: 'off',
      IMPRINT: 'Handelsregister: Amtsgericht Ulm, HRB 1 | USt-IdNr.: DE1',
      DEMO_PASSWORD: 'Probe-Passwort-7',
      LOG_LEVEL: 'warn',
    };
    expect(readConfig(env)).toEqual({
      production: true,
      host: '10.0.0.1',
      port: 8080,
      publicUrl: 'https://beratung.example',
      databaseUrl: 'postgresql://inko@db/inko',
      smtpUrl: 'smtp://mail.example',
      outboxDir: '/var/outbox',
      mailFrom: 'post@beratung.example',
      pdfKeys: [
        { id: '2027', secret: KEY },
        { id: '2026', secret: `${KEY}x` },
        { id: 'secret-key', secret: SECRET_KEY },
      ],
      secretKey: SECRET_KEY,
      rateLimitFactor: 2.5,
      databasePool: 20,
      readModelBytes: 128 * 1024 ** 2,
      outboxKeepDays: 7,
      deletedKeepDays: 365,
      trustedProxies: ['10.0.0.1', '172.16.0.0/12'],
      metricsToken: SECRET_KEY,
      metricsAddresses: ['10.0.0.9', 'fd00::/8'],
      securityContact: 'mailto:sicherheit@beratung.example',
      assetsKeepDir: '/var/assets',
      recaptcha: { siteKey: 'site', secretKey: 'secret' },
      matomo: { url: 'https://statistik.example/matomo/', siteId: 3 },
      secondFactor: 'off',
      vendorName: 'Muster',
      imprint: [
        { label: 'Handelsregister', text: 'Amtsgericht Ulm, HRB 1' },
        { label: 'USt-IdNr.', text: 'DE1' },
      ],
      demoPassword: 'Probe-Passwort-7',
      logLevel: 'warn',
    });
  });

  test('treats an empty text as not set', () => {
    expect(readConfig({ SECRET_KEY, PORT: '', DATABASE_URL: '', LOG_LEVEL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: 'sqlite:var/inko.sqlite',
      logLevel: 'warn',
    });
    expect(readConfig(PRODUCTION).logLevel).toBe('info');
  });

  test('listens everywhere in production and on this machine alone otherwise', () => {
    expect(readConfig(PRODUCTION).host).toBe('0.0.0.0');
    expect(readConfig({ SECRET_KEY }).host).toBe('127.0.0.1');
  });

  test.each([
    ['NODE_ENV', 'prod', 'must be one of production, development, test'],
    ['PORT', 'http', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', ' ', 'must be a whole number from 0 to 65535'],
    ['PORT', '0x50', 'must be a whole number from 0 to 65535'],
    ['PUBLIC_URL', 'beratung.example', 'must be an http(s) address such as https://beratung.example'],
    ['PUBLIC_URL', 'ftp://beratung.example', 'must be an http(s) address such as https://beratung.example'],
    ['PUBLIC_URL', 'https://beratung.example/inko', HOST_ALONE],
    ['PUBLIC_URL', 'https://beratung.example/?a=b', HOST_ALONE],
    ['PUBLIC_URL', 'https://chef:geheim@beratung.example', HOST_ALONE],
    ['DATABASE_POOL', '4', 'must be a whole number from 5 to 500'],
    ['DATABASE_POOL', '501', 'must be a whole number from 5 to 500'],
    ['DATABASE_POOL', '1e2', 'must be a whole number from 5 to 500'],
    ['READ_MODELS_MB', '0', 'must be a whole number of MB from 1 to 10000'],
    ['OUTBOX_KEEP_DAYS', '0', 'must be a whole number of days from 1 to 36500'],
    ['DELETED_KEEP_DAYS', '-1', 'must be a whole number of days from 1 to 36500'],
    ['TRUSTED_PROXIES', '999.1.1.1', PROXIES_FORM],
    ['TRUSTED_PROXIES', '10.0.0.0/99', PROXIES_FORM],
    ['TRUSTED_PROXIES', '10.0.0.0/0', PROXIES_FORM],
    ['TRUSTED_PROXIES', '10.0.0.1,proxy', PROXIES_FORM],
    ['METRICS_ADDRESSES', 'everybody', PROXIES_FORM],
    ['METRICS_TOKEN', 'short', 'must have at least 32 characters'],
    [
      'SECURITY_CONTACT',
      'jemand@firma.example',
      'must be an address such as https://… or mailto:sicherheit@firma.example',
    ],
    ['DATABASE_URL', 'mysql://db/inko', 'must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME'],
    ['DATABASE_URL', 'sqlite:', 'must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME'],
    ['DATABASE_URL', 'postgresql://', 'must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME'],
    ['DATABASE_URL', 'postgresql://host', 'must be sqlite:PATH or postgresql://USER:PASSWORD@HOST/NAME'],
    ['SMTP_URL', 'mail.example:25', 'must be smtp://… or smtps://…'],
    ['SMTP_URL', 'smtp://', 'must be smtp://… or smtps://…'],
    ['SMTP_URL', 'smtp:mail', 'must be smtp://… or smtps://…'],
    ['MAIL_FROM', 'Apotheke', 'must be a mail address such as beratung@firma.example'],
    ['PDF_KEYS', KEY, KEYS_FORM],
    ['PDF_KEYS', `a:${KEY},b:short`, KEYS_FORM],
    ['PDF_KEYS', `secret-key:${KEY}`, KEYS_FORM],
    ['PDF_KEYS', `a:${KEY},a:${KEY}`, 'names a key twice'],
    ['IMPRINT', 'Handelsregister', IMPRINT_FORM],
    ['IMPRINT', 'A: b|', IMPRINT_FORM],
    ['MATOMO_URL', 'statistik.example', MATOMO_FORM],
    ['MATOMO_URL', 'http://statistik.example', MATOMO_FORM],
    ['MATOMO_URL', 'https://statistik.example/?a=b', MATOMO_FORM],
    ['MATOMO_URL', 'https://chef:geheim@statistik.example', MATOMO_FORM],
    ['MATOMO_URL', "https://statistik.example/;script-src 'unsafe-inline'", MATOMO_FORM],
    ['MATOMO_SITE_ID', '0', 'must be the number of a site'],
    ['MATOMO_SITE_ID', 'eins', 'must be the number of a site'],
    ['SECRET_KEY', 'short', 'must have at least 32 characters'],
    ['DEMO_PASSWORD', 'short', 'must have at least 8 characters'],
    ['LOG_LEVEL', 'verbose', 'must be one of debug, info, warn, error, silent'],
  ])('refuses %s=%j', (name, value, message) => {
    const both = { MATOMO_URL: 'https://statistik.example', MATOMO_SITE_ID: '1' };
    const others = name.startsWith('MATOMO') ? both : {};
    expect(problemsOf({ SECRET_KEY, ...others, [name]: value })).toEqual([`${name}: ${message}`]);
  });

  test('takes a statistics server with its site alone, of this machine also without TLS', () => {
    const MATOMO_URL = 'http://127.0.0.1:8080';
    expect(readConfig({ SECRET_KEY, MATOMO_URL, MATOMO_SITE_ID: '7' }).matomo).toEqual({
      url: 'http://127.0.0.1:8080/',
      siteId: 7,
    });
    const together = 'MATOMO_URL: must be set together with MATOMO_SITE_ID';
    expect(problemsOf({ SECRET_KEY, MATOMO_URL })).toEqual([together]);
    expect(problemsOf({ SECRET_KEY, MATOMO_SITE_ID: '7' })).toEqual([together]);
  });

  test('names all problems at once, and no value', () => {
    const env = { NODE_ENV: 'production', PORT: 'x', SECRET_KEY: 'geheim', LOG_LEVEL: 'loud' };
    const problems = problemsOf(env);
    expect(problems).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      'SECRET_KEY: must have at least 32 characters',
      'LOG_LEVEL: must be one of debug, info, warn, error, silent',
      'PUBLIC_URL: must be set in production',
      'DATABASE_URL: must be set in production',
      'VENDOR_NAME: must be set in production',
      'SMTP_URL: must be set in production (or OUTBOX_DIR, to collect mail as files)',
    ]);
    expect(problems.join()).not.toContain('geheim');
  });

  test.each(['PUBLIC_URL', 'DATABASE_URL', 'SECRET_KEY', 'VENDOR_NAME'])(
    'requires %s in production',
    (name) => {
      expect(problemsOf({ ...PRODUCTION, [name]: '' })).toEqual([`${name}: must be set in production`]);
    },
  );

  test('takes no blanks for the name of the vendor', () => {
    expect(problemsOf({ ...PRODUCTION, VENDOR_NAME: ' \u00a0' })).toEqual(['VENDOR_NAME: must not be blank']);
  });

  test('takes an outbox in place of a mail server in production', () => {
    expect(problemsOf({ ...PRODUCTION, SMTP_URL: '', OUTBOX_DIR: '/var/outbox' })).toEqual([]);
  });
});

const GUESSED = 'can be guessed; take one that a machine has made, such as that of: openssl rand -base64 33';

describe('production', () => {
  // @spec operation-4
  test.each([
    'x'.repeat(32),
    'abcdefgh'.repeat(4),
    '0123456789abcdefghijklmnopqrstuv',
    'changeme-changeme-changeme-now-123',
    'Mein-ganz-langes-Passwort-fuer-Inko-1',
  ])('refuses a SECRET_KEY that can be guessed: %s', (weak) => {
    expect(problemsOf({ ...PRODUCTION, SECRET_KEY: weak })).toEqual([`SECRET_KEY: ${GUESSED}`]);
    expect(problemsOf({ ...PRODUCTION, PDF_KEYS: `2027:${weak}` })).toEqual([
      `PDF_KEYS: the secret of 2027 ${GUESSED}`,
    ]);
    expect(problemsOf({ SECRET_KEY: weak })).toEqual([]);
  });

  test('accepts a generated one in any form', () => {
    for (let count = 0; count < 500; count += 1)
      for (const form of ['hex', 'base64', 'base64url'] as const)
        expect(problemsOf({ ...PRODUCTION, SECRET_KEY: randomBytes(33).toString(form) })).toEqual([]);
  });

  // @spec operation-4
  test.each([
    ['http://beratung.example', 1],
    ['http://10.0.0.1:3000', 1],
    ['http://127.evil.example', 1],
    ['http://localhost.evil.example', 1],
    ['http://127.0.0.1:3000', 0],
    ['http://localhost', 0],
    ['http://[::1]:3000', 0],
  ])('refuses an address without https where it leaves the machine: %s', (url, refusals) => {
    expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: url })).toEqual(
      Array(refusals).fill(
        'PUBLIC_URL: must begin with https:// in production, or passwords and cookies could be read on the way',
      ),
    );
  });
});

describe('a secret in a file', () => {
  const file = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'inko-test-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'secret');
    writeFileSync(path, text);
    return path;
  };

  test('is read without the line break at the end', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://beratung.example',
      VENDOR_NAME: 'Muster',
      SECRET_KEY_FILE: file(`${SECRET_KEY}\n`),
      DATABASE_URL_FILE: file('postgresql://inko:geheim@db/inko\r\n'),
      SMTP_URL_FILE: file('smtp://mail.example'),
      PDF_KEYS_FILE: file(`2027:${KEY}\n`),
      METRICS_TOKEN_FILE: file(`${SECRET_KEY}\n`),
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY_FILE: file('secret\n'),
    });
    expect(config).toMatchObject({
      secretKey: SECRET_KEY,
      databaseUrl: 'postgresql://inko:geheim@db/inko',
      smtpUrl: 'smtp://mail.example',
      metricsToken: SECRET_KEY,
      recaptcha: { siteKey: 'site', secretKey: 'secret' },
    });
    expect(config.pdfKeys[0]).toEqual({ id: '2027', secret: KEY });
  });

  // @spec operation-5
  test('is refused beside the variable itself, whatever it holds', () => {
    expect(problemsOf({ ...PRODUCTION, SECRET_KEY_FILE: '/nowhere' })).toEqual([
      'SECRET_KEY: is set, and SECRET_KEY_FILE too; only one of them may be',
    ]);
  });

  test('is named with the reason where it cannot be read, and with nothing else', () => {
    const { SECRET_KEY: _, ...others } = PRODUCTION;
    const empty = file(' \n');
    expect(problemsOf({ ...others, SECRET_KEY_FILE: '/nowhere/at-all' })).toEqual([
      'SECRET_KEY_FILE: /nowhere/at-all cannot be read (ENOENT)',
    ]);
    expect(problemsOf({ ...others, SECRET_KEY_FILE: empty })).toEqual([`SECRET_KEY_FILE: ${empty} is empty`]);
    // An optional secret may be left empty, so that a unit can name all of them.
    expect(problemsOf({ ...PRODUCTION, PDF_KEYS_FILE: empty, METRICS_TOKEN_FILE: empty })).toEqual([]);
    expect(problemsOf({ ...others, SECRET_KEY_FILE: tmpdir() })).toEqual([
      `SECRET_KEY_FILE: ${tmpdir()} cannot be read (EISDIR)`,
    ]);
    const large = file('x'.repeat(65 * 1024));
    expect(problemsOf({ ...others, SECRET_KEY_FILE: large })).toEqual([
      `SECRET_KEY_FILE: ${large} is too large for a secret`,
    ]);
  });
});

describe('an installation without a configured secret', () => {
  const folder = () => {
    const path = mkdtempSync(join(tmpdir(), 'inko-test-'));
    onTestFinished(() => rmSync(path, { recursive: true, force: true }));
    return path;
  };

  test('makes one, and two processes at once use the same', async () => {
    const cwd = folder();
    const programs = Array.from({ length: 2 }, () =>
      startProgram('server', [], { PORT: '0', DATABASE_URL: 'sqlite:one.sqlite', LOG_LEVEL: 'silent' }, cwd),
    );
    await Promise.all(programs.map((program) => program.printed('läuft unter')));
    expect(await Promise.all(programs.map((program) => endProgram(program)))).toEqual([0, 0]);
    expect(readFileSync(join(cwd, 'var/secret-key'), 'utf8')).toMatch(/^[\w-]{43}$/);
  });

  test('does not start with one that can be guessed', async () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'var'));
    writeFileSync(join(cwd, 'var/secret-key'), 'x');
    const { code, stderr } = await runProgram('server', [], {}, cwd);
    expect(code).toBe(1);
    expect(stderr).toBe(
      'The configuration is not usable: SECRET_KEY: var/secret-key holds fewer than 32 characters; delete it, and a new one is made\n',
    );
  });

  test('makes none in production', async () => {
    const cwd = folder();
    const { code, stdout, stderr } = await runProgram('server', [], { ...PRODUCTION, SECRET_KEY: '' }, cwd);
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe('The configuration is not usable: SECRET_KEY: must be set in production\n');
    expect(() => readFileSync(join(cwd, 'var/secret-key'))).toThrow('ENOENT');
  });
});
