/** A small catalogue for placing what was chosen on the recommendations. */
import type { Product, ProductSize } from '#catalogue/domain';
import type { CartAreas } from '#consultation/domain';
import type { PlacingFacts } from '../../../modules/consultation/cart/place-chosen.ts';

function product(id: string, part: Partial<Product>): Product {
  const size = (name: string, Artikelnummer: string): ProductSize => ({
    id: `${id}-${name}`,
    Artikelnummer,
    PZN: '',
    aidnumber: '',
    hu: '',
    pieces: 30,
    amount: null,
    price: 1000,
  });
  return {
    id,
    Artikelnummer: id,
    Produktbezeichnung: id,
    Inkontinenzprodukt: 'Inkontinenzprodukt',
    Anwendungstyp: 'Slip',
    PremiumBasis: 'Basis',
    Schweregrad: 'Mittlere Inkontinenz',
    imagepfad: '',
    Vorteilskommunikation: [],
    Tropfenanzahl: 5,
    ICONS: [],
    liquid: false,
    sizes: { M: size('M', part.id === 'fix' ? '9477457' : id), L: size('L', id) },
    ...part,
  };
}

const fixierhose = product('fix', {
  id: 'fix',
  Anwendungstyp: 'Fixierhosen',
  Schweregrad: 'Kein Schweregrad',
});
const CATALOGUE = [
  product('basis', {}),
  product('basis-2', {}),
  product('premium', { PremiumBasis: 'Premium' }),
  product('premium-2', { PremiumBasis: 'Premium' }),
  product('vorlage', { Anwendungstyp: 'Vorlagen' }),
  product('vorlage-2', { Anwendungstyp: 'Vorlagen' }),
  fixierhose,
  product('creme', { PremiumBasis: '-', Anwendungstyp: 'Pflege', Inkontinenzprodukt: 'Hautpflege' }),
];

export function facts(part: Partial<PlacingFacts> = {}): PlacingFacts {
  let count = 0;
  return {
    products: new Map(CATALOGUE.map((each) => [each.id, each])),
    wantedSize: 'L',
    nextId: () => {
      count += 1;
      return `line-${count}`;
    },
    method: 'A',
    selfPay: false,
    gross: 2124,
    modes: {},
    origin: 'recommendation',
    ...part,
  };
}

/** Products of a cart by area and proposal. */
export const productsOf = (cart: CartAreas) =>
  cart.map((tabs) => tabs.map((tab) => tab.lines.map((line) => line.product)));
