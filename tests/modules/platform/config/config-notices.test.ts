import { describe, expect, test } from 'vitest';
import { noticesOfConfig, readConfig } from '#platform';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://beratung.example',
  DATABASE_URL: 'sqlite:var/inko.sqlite',
  SECRET_KEY: 'Jd8vQm2xTz5kLw9rBn4cHf7pYs3gEu6a',
  SMTP_URL: 'smtps://post:Geheim-1@mail.example',
  VENDOR_NAME: 'Muster',
};
const noticesOf = (env: Readonly<Record<string, string>>, variables: Readonly<Record<string, string>> = {}) =>
  noticesOfConfig(readConfig({ ...PRODUCTION, ...env }), variables);

const FACTOR = expect.stringMatching(/^SECOND_FACTOR is off: /);
const MAIL = expect.stringMatching(/^SMTP_URL begins with smtp: /);
const DATABASE = expect.stringMatching(/^DATABASE_URL names no sslmode, or disable: /);

describe('what a start in production says of its configuration', () => {
  test('is nothing where all is protected', () => {
    expect(noticesOf({})).toEqual([]);
    expect(noticesOf({ SECOND_FACTOR: 'optional' })).toEqual([]);
  });

  test('is that no second factor protects the administration', () => {
    expect(noticesOf({ SECOND_FACTOR: 'off' })).toEqual([FACTOR]);
  });

  test.each([
    ['smtp://mail.example', [MAIL]],
    ['smtp://post:Geheim-1@10.0.0.5:587', [MAIL]],
    ['smtp://mail.example?requireTLS=true', []],
    ['smtp://mail.example?requireTLS=false', [MAIL]],
    ['smtp://localhost:25', []],
    ['smtp://127.0.0.1', []],
    ['smtp://[::1]:2525', []],
    ['smtps://mail.example', []],
  ])('of mail by %s: %j', (SMTP_URL, said) => {
    expect(noticesOf({ SMTP_URL })).toEqual(said);
  });

  test.each([
    ['postgresql://inko:Geheim-1@db/inko', {}, [DATABASE]],
    ['postgresql://inko:Geheim-1@db/inko?sslmode=disable', {}, [DATABASE]],
    ['postgresql://inko@db/inko?sslmode=require', {}, []],
    ['postgresql://inko@db/inko?sslmode=verify-full', {}, []],
    ['postgresql://inko@db/inko', { PGSSLMODE: 'require' }, []],
    ['postgresql://inko@localhost/inko', {}, []],
    ['postgresql://inko@127.0.0.1/inko', {}, []],
    ['postgresql://inko@[::1]/inko', {}, []],
    ['postgresql:///inko?host=/run/postgresql', {}, []],
    ['postgresql://inko:Geheim-1@/inko?host=/run/postgresql', {}, []],
    ['postgresql:///inko', {}, []],
    ['postgresql:///inko', { PGHOST: 'db' }, [DATABASE]],
    ['postgresql:///inko', { PGHOST: '/run/postgresql' }, []],
  ])('of a database at %s with %j: %j', (DATABASE_URL, variables, said) => {
    const notices = noticesOf({ DATABASE_URL }, variables);
    expect(notices).toEqual(said);
    expect(JSON.stringify(notices)).not.toContain('Geheim');
  });
});
