import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { databaseName, explainFailure } from '#platform';
import { markedGone } from '../../../modules/platform/postgres/unavailable.ts';

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('a failure in words', () => {
  test('of a schema is a line for each place, not its JSON', () => {
    const schema = z.strictObject({ cart: z.array(z.strictObject({ price: z.number('ist keine Zahl') })) });
    const { error } = schema.safeParse({ cart: [{ price: 'x' }, { price: 'y' }] });
    expect(explainFailure(error)).toBe('cart.0.price: ist keine Zahl\ncart.1.price: ist keine Zahl');
  });

  test.each([
    ['ECONNREFUSED', 'No server listens there'],
    ['ENOTFOUND', 'The name of the host is not known'],
    ['ETIMEDOUT', 'Nothing answers there'],
    ['28P01', 'The server refuses this user or password'],
    ['3D000', 'Create it (createdb --owner=USER NAME)'],
    ['53300', 'All connections are taken'],
    ['42501', 'has to own the tables'],
    ['25006', 'It is read-only'],
  ])('of the database names it, and what to try: %s', (code, hint) => {
    const name = databaseName('postgresql://inko:geheim@db.example:5433/beratung?sslmode=require');
    expect(name).toBe('db.example:5433/beratung');
    const text = explainFailure(withCode('it failed.', code), name);
    expect(text).toContain(
      'The database cannot be used: it failed (DATABASE_URL: db.example:5433/beratung). ',
    );
    expect(text).toContain(hint);
    expect(text).not.toContain('geheim');
  });

  test.each([
    ['Connection terminated due to connection timeout', 'Nothing answers there'],
    ['Connection terminated unexpectedly', 'The connection was ended'],
    ['read ECONNRESET', 'The connection was ended'],
  ])('of the driver, which has no code, says what to try, too: %s', (message, hint) => {
    expect(explainFailure(markedGone(new Error(message)), 'db.example/beratung')).toContain(
      `The database cannot be used: ${message} (DATABASE_URL: db.example/beratung). ${hint}`,
    );
  });

  test('of anything else names no database', () => {
    expect(explainFailure(new Error('no such file\nwith a row'), 'db.example/beratung')).toBe('no such file');
  });

  test('names a socket, and a file by its path', () => {
    expect(databaseName('postgresql:///inko?host=/run/postgresql')).toBe('/run/postgresql/inko');
    expect(databaseName('sqlite:/var/lib/inko.sqlite')).toBe('/var/lib/inko.sqlite');
  });
});
