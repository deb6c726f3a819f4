import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isValidEan, isValidPzn } from '../../../../modules/catalogue/products/check-digits.ts';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

const validPzn = digits(7)
  .map((body) => ({ body, check: body.reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 11 }))
  .filter(({ check }) => check < 10)
  .map(({ body, check }) => [...body, check].join(''));

const validEan = digits(12).map((body) => {
  const sum = body.reduce((total, digit, index) => total + (index % 2 === 1 ? 3 * digit : digit), 0);
  return [...body, (10 - (sum % 10)) % 10].join('');
});

function changeDigit(text: string, position: number, by: number): string {
  const changed = (Number(text[position]) + by) % 10;
  return text.slice(0, position) + changed + text.slice(position + 1);
}

describe('isValidPzn', () => {
  it.each(['27580899', '04877800', '00838973'])('accepts the published example %s', (pzn) => {
    expect(isValidPzn(pzn)).toBe(true);
  });

  it('refuses a wrong check digit', () => {
    expect(isValidPzn('04877801')).toBe(false);
  });

  it('has no valid number for a remainder of 10', () => {
    for (let check = 0; check <= 9; check += 1) expect(isValidPzn(`0000501${check}`)).toBe(false);
    expect(isValidPzn('000050110')).toBe(false);
  });

  it.each(['', '4877800', '004877800', '0487780A', ' 04877800', '04877800 ', '04877800\n', 'PZN-04877800'])(
    'refuses %j, which is not eight digits',
    (text) => {
      expect(isValidPzn(text)).toBe(false);
    },
  );

  it('accepts every number built by the rule', () => {
    fc.assert(fc.property(validPzn, (pzn) => isValidPzn(pzn)));
  });

  it('notices any single changed digit', () => {
    fc.assert(
      fc.property(validPzn, fc.nat(7), fc.integer({ min: 1, max: 9 }), (pzn, position, by) => {
        return !isValidPzn(changeDigit(pzn, position, by));
      }),
    );
  });
});

describe('isValidEan', () => {
  it.each(['4006381333931', '5901234123457'])('accepts the published example %s', (ean) => {
    expect(isValidEan(ean)).toBe(true);
  });

  it('refuses a wrong check digit', () => {
    expect(isValidEan('4006381333932')).toBe(false);
  });

  it.each(['', '400638133393', '40063813339310', '400638133393X', ' 4006381333931', '4006381333931\n'])(
    'refuses %j, which is not 13 digits',
    (text) => {
      expect(isValidEan(text)).toBe(false);
    },
  );

  it('accepts every number built by the rule', () => {
    fc.assert(fc.property(validEan, (ean) => isValidEan(ean)));
  });

  it('notices any single changed digit', () => {
    fc.assert(
      fc.property(validEan, fc.nat(12), fc.integer({ min: 1, max: 9 }), (ean, position, by) => {
        return !isValidEan(changeDigit(ean, position, by));
      }),
    );
  });
});
