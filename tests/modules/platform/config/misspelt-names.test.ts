import { describe, expect, test } from 'vitest';
import { misspeltNames } from '#platform';

const found = (...names: readonly string[]) =>
  misspeltNames(Object.fromEntries(names.map((name) => [name, 'geheim']))).map(({ name, meant }) => [
    name,
    meant,
  ]);

describe('a misspelt variable', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABAES_URL', 'DATABASE_URL'],
    ['SECRET_KEYS', 'SECRET_KEY'],
    ['SECRET_KEY_PREVIUS', 'SECRET_KEY_PREVIOUS'],
    ['PDF_KEY', 'PDF_KEYS'],
    ['SECRET_KEY_FIL', 'SECRET_KEY_FILE'],
    ['TRUSTED_PROXYS', 'TRUSTED_PROXIES'],
  ])('is found: %s', (name, meant) => {
    expect(found(name)).toEqual([[name, meant]]);
  });

  test('is none that is rightly spelt, of something else, or empty', () => {
    expect(found('DATABASE_URL', 'SECRET_KEY', 'SECRET_KEY_FILE', 'PDF_KEYS', 'PORT', 'HOST')).toEqual([]);
    expect(found('HOME', 'PATH', 'POST', 'HOSTNAME', 'NODE_OPTIONS', 'SECRET_KEY_BASE', 'LC_ALL')).toEqual(
      [],
    );
    expect(misspeltNames({ DATABSE_URL: '' })).toEqual([]);
  });
});
