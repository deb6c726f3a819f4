import { expect, it } from 'vitest';
import type { Offer } from '#consultation/domain';
import { comparedSupply, paidName } from '../../../../../apps/web/consultation/reopening/compared-supply.ts';
import { offer, PRODUCTS, PS, tab } from '../../../../modules/consultation/worked-cases.ts';

const products = new Map([...PRODUCTS, ['WASHED', { ...PS, wiederverwendbar: true }]]);

/** What is paid in free sale for these products, then and now. */
function compared(...names: string[]) {
  const lines = names.map((product) => ({
    ...{ id: product, product, size: 'M', selectedTime: 2 as const, needsToSelectSize: false },
  }));
  const cart = [[], [], [{ lines }]] as unknown as Parameters<typeof comparedSupply>[1];
  const now: Offer = offer({ products, cart: [[], [], [tab(...names)]] });
  const former = { area: 2 as const, patientPays: 100, lines: [] };
  const then = lines.map(({ id }) => ({ line: id, name: id, size: 'M', price: 100 }));
  const reopened = { day: '2026-01-05', unconfirmed: [], grossAllowance: 2124 } as const;
  const proposals = [{ ...former, lines: then }];
  const [found] = comparedSupply({ ...reopened, proposals } as never, cart, now);
  if (found === undefined) return expect.fail('nothing is compared');
  return paidName(found).replaceAll('\u00a0', ' ');
}

it('tells beside then and now what is paid once', () => {
  expect(compared('PP')).toBe('Sie zahlen im Monat');
  expect(compared('PP', 'WASHED')).toBe('Sie zahlen im Monat, heute davon einmalig 24,95 €');
  expect(compared('WASHED')).toBe('Sie zahlen einmalig');
  expect(paidName({ now: 'open', once: 0 })).toBe('Sie zahlen im Monat');
});
