import { describe, expect, it } from 'vitest';
import {
  REQUIRED_KEYS,
  reportOn,
  resolveRecommendations,
} from '../../../../modules/consultation/recommendations/recommendation-table.ts';

const [first = '', second = ''] = REQUIRED_KEYS;
/** Product p comes in the sizes 1 and 2, product q in size 3. */
const IDS = new Map([
  ['1', 'p'],
  ['2', 'p'],
  ['3', 'q'],
]);
const complete = (numbers: readonly string[]) =>
  Object.fromEntries(REQUIRED_KEYS.map((key) => [key, numbers]));

describe('resolveRecommendations', () => {
  it('gives product ids in the order of the table, a product once, whatever size names it', () => {
    expect(resolveRecommendations({ [first]: ['3', '2', '1'] }, IDS)).toEqual({ [first]: ['q', 'p'] });
  });

  it('leaves out what the catalogue does not have, and keeps the key', () => {
    expect(resolveRecommendations({ [first]: ['9', '1'], [second]: ['9'] }, IDS)).toEqual({
      [first]: ['p'],
      [second]: [],
    });
  });
});

describe('reportOn', () => {
  it('finds nothing wrong with a table whose products are all there', () => {
    expect(reportOn(complete(['1', '3']), { [first]: '3' }, IDS)).toEqual({
      keys: 384,
      covered: 384,
      missingKeys: [],
      emptyKeys: [],
      unknown: [],
      marked: 1,
      lostMarks: [],
    });
  });

  it('names missing keys, missing Artikelnummern with their keys, and keys with no product left', () => {
    const { [second]: _, ...table } = complete(['1']);
    const third = REQUIRED_KEYS[2] ?? '';
    const child = 'K_I1_T1_H1_V1_X1';
    const changed = { ...table, [first]: ['1', '9'], [third]: ['9', '8'], [child]: ['8'] };
    expect(reportOn(changed, { [first]: '9' }, IDS)).toEqual({
      keys: 384,
      covered: 382,
      missingKeys: [second],
      emptyKeys: [third, child],
      unknown: [
        { artikelnummer: '9', keys: [first, third] },
        { artikelnummer: '8', keys: [third, child] },
      ],
      marked: 1,
      lostMarks: [{ key: first, artikelnummer: '9' }],
    });
  });
});
