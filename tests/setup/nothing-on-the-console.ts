import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

/**
 * A stray console.error or console.warn fails the test that caused it; a test that expects one puts its own
 * spy in place. An unhandled rejection fails the run by itself.
 */
const said: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...words: unknown[]) => {
    said.push(`console.${method}: ${format(...words)}`);
  };
}

beforeEach(() => {
  said.length = 0;
});

afterEach(() => {
  expect(said.splice(0), 'nothing may be written to the console').toEqual([]);
});
