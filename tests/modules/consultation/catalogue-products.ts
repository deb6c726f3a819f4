/** Whole products of the catalogue, for carts that hold lines of them. */
import type { Product } from '#catalogue/domain';
import type { AreaFacts } from '../../../modules/consultation/cart/area.ts';

export function catalogueProduct(
  changes: Partial<Product> & { id: string },
  artikelnummern = ['1000'],
): Product {
  const sizes = ['S', 'M', 'L'].map((name, index) => [
    name,
    {
      id: `${changes.id}-${name}`,
      Artikelnummer: artikelnummern[index] ?? `${changes.id}${index}`,
      PZN: '',
      aidnumber: '',
      hu: '',
      pieces: 28,
      amount: null,
      price: 1000,
    },
  ]);
  return {
    Artikelnummer: artikelnummern[1] ?? '',
    Produktbezeichnung: changes.id,
    Inkontinenzprodukt: 'Inkontinenzprodukt',
    Anwendungstyp: 'Slip',
    PremiumBasis: 'Basis',
    Schweregrad: 'Mittlere Inkontinenz',
    liquid: false,
    imagepfad: '',
    Vorteilskommunikation: [],
    Tropfenanzahl: 5,
    ICONS: [],
    sizes: Object.fromEntries(sizes),
    ...changes,
  };
}

/** An insured person under method A. */
export const INSURED: AreaFacts = { method: 'A', selfPay: false, gross: 2124 };

export const SLIP = catalogueProduct({ id: 'slip' });
export const VORLAGE = catalogueProduct({ id: 'vorlage', Anwendungstyp: 'Vorlagen' });
export const VORLAGE_2 = catalogueProduct({ id: 'vorlage-2', Anwendungstyp: 'Vorlagen' });
export const VORLAGE_PREMIUM = catalogueProduct({
  id: 'vorlage-premium',
  Anwendungstyp: 'Vorlagen',
  PremiumBasis: 'Premium',
});
export const VORLAGE_UNTIERED = catalogueProduct({
  id: 'vorlage-untiered',
  Anwendungstyp: 'Vorlagen',
  PremiumBasis: '-',
});
/** Carries the Artikelnummer of the companions (consultation specification, section 4) at size M. */
export const FIX_BASIS = catalogueProduct({ id: 'fix-basis', Anwendungstyp: 'Fixierhosen' }, [
  '1',
  '9477457',
]);
export const FIX_PREMIUM = catalogueProduct(
  { id: 'fix-premium', Anwendungstyp: 'Fixierhosen', PremiumBasis: 'Premium' },
  ['1', '9477957'],
);
/** Carries that number at another size, which does not count. */
export const FIX_OTHER = catalogueProduct({ id: 'fix-other', Anwendungstyp: 'Fixierhosen' }, [
  '9477457',
  '2',
]);

export const CATALOGUE: ReadonlyMap<string, Product> = new Map(
  [SLIP, FIX_OTHER, VORLAGE, VORLAGE_2, VORLAGE_PREMIUM, VORLAGE_UNTIERED, FIX_BASIS, FIX_PREMIUM].map(
    (product) => [product.id, product],
  ),
);
