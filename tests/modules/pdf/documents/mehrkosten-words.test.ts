import { expect, it } from 'vitest';
import { priceListOf, priceOffer } from '#consultation/domain';
import type { DocumentInput } from '#pdf/domain';
import { mehrkostenInWords } from '../../../../modules/pdf/documents/mehrkosten-words.ts';
import { consultation, line } from '../consultations.ts';

const SLIP = line('Valdumea Slip Super', 'M', { monthlyPackages: 1 });
const NEEDS = line('Tavenor Slip Super', 'M', { monthlyPackages: 1 });

/** What is said of the first wish under method C, where one pack of the needs-based supply costs so many cents. */
function saidOf(needs: number | null, wish: number | null): string {
  const { products } = consultation();
  const sizeOf = ({ product, size }: typeof SLIP) => products.get(product)?.sizes[size];
  const priced = (each: typeof SLIP, price: number | null) => {
    const found = products.get(each.product);
    const size = sizeOf(each);
    if (found === undefined || size === undefined) throw new Error('There is no such product.');
    return [each.product, { ...found, sizes: { ...found.sizes, [each.size]: { ...size, price } } }] as const;
  };
  const cart: DocumentInput['cart'] = [[{ lines: [NEEDS] }], [{ lines: [SLIP] }], []];
  const input = consultation({
    ...{ method: 'C', cart },
    products: new Map([...products, priced(NEEDS, needs), priced(SLIP, wish)]),
  });
  const offer = priceOffer({
    ...{ today: input.today, method: input.method, insurer: input.insurer, patient: input.answers },
    ...{ cart, list: priceListOf(input.products, input.prices) },
  });
  const tab = offer.areas[1].tabs[0];
  if (tab === undefined) throw new Error('There is no proposal.');
  return mehrkostenInWords(input, offer, 1, tab).replaceAll('\u00a0', ' ');
}

it('method C names the cheapest supply that is needed only where it costs less than the Pauschale of 21,24 €', () => {
  expect(saidOf(2123, 5000)).toContain('Er liegt unter der Pauschale von 21,24 € (brutto).');
  for (const cents of [2124, 2125]) expect(saidOf(cents, 5000)).toContain('nicht weniger.');
  expect(saidOf(null, 5000)).toContain('liegt nicht vor.');
});

it('a missing price is said, and no sum is named', () => {
  expect(saidOf(2000, null)).not.toContain('€');
});
