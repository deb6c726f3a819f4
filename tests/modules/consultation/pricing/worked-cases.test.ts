import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePriceCase } from '../../../../modules/consultation/price-case/price-case.ts';
import { priceResult } from '../../../../modules/consultation/price-case/price-result.ts';
import { priced } from '../worked-cases.ts';

const FIXTURES = 'data/fixtures';
const cases = readdirSync(FIXTURES)
  .filter((name) => name.endsWith('.ndjson'))
  .flatMap((name) => readFileSync(`${FIXTURES}/${name}`, 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));

// @spec consultation-4-9 consultation-4-10 consultation-4-13 consultation-8-5 consultation-9-2 consultation-9-3 consultation-3-3 access-9-5
test.each(cases.map((each) => [each.case, each]))('%s', (_, each) => {
  const { insurer, prices, products, ...given } = parsePriceCase(each);
  if (typeof insurer === 'string' || typeof prices === 'string' || products === null)
    throw new Error('names data');
  expect(each.expected).toBeDefined();
  const result = priceResult(given.case, priced({ ...given, insurer, prices, products }), given.chosen);
  expect(result).toMatchObject(each.expected);
});
