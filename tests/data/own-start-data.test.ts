import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const NUMBER = /^ND-\d{5}$/;

const lines = (path: string) => readFileSync(path, 'utf8').replace('\ufeff', '').split(/\r?\n/).slice(1);

test('the second catalogue of the tests shares no name and no number with the demo’s', () => {
  const demo = new Set(lines('data/catalogue/produkte.csv').flatMap((line) => line.split(';').slice(1, 9)));
  const own = lines('tests/own-start/produkte.csv').flatMap((line) => {
    const [, number = '', name, , , , pzn, ean, hmv] = line.split(';');
    return NUMBER.test(number) ? [{ name, own: [number, name, pzn, ean, hmv] }] : [];
  });
  expect(new Set(own.map(({ name }) => name)).size).toBe(40);
  expect(own.flatMap((row) => row.own).filter((cell) => cell !== '' && demo.has(String(cell)))).toEqual([]);
});
