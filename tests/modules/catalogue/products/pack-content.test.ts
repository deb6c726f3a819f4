import { expect, it } from 'vitest';
import { packContent } from '#catalogue/domain';
import { counted, withUnit } from '#platform/domain';

it('what a pack holds never breaks between figure and unit', () => {
  expect(packContent({ amount: null, pieces: 28 })).toBe('28\u00a0Stück');
  expect(packContent({ amount: '500 ml', pieces: 1 })).toBe('500\u00a0ml');
  expect(packContent({ amount: '2 Flaschen zu 500 ml', pieces: 1 })).toBe('2 Flaschen zu 500\u00a0ml');
});

it('quantities are joined by a no-break space, in the singular and the plural', () => {
  expect(withUnit(19, '%')).toBe('19\u00a0%');
  expect(counted(1, ['Packung', 'Packungen'])).toBe('1\u00a0Packung');
  expect(counted(0, ['Packung', 'Packungen'])).toBe('0\u00a0Packungen');
});
