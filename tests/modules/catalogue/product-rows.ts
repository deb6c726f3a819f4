import type * as z from 'zod/mini';
import { type ProductInput, productInput } from '../../../modules/catalogue/products/product-input.ts';
import { checked } from '../../../modules/platform/checked.ts';

/** A row as a form or a call gives it. */
export type TypedProduct = z.input<typeof productInput>;

/** A new row that keeps all rules, as a form or a call gives it. */
export const NEW_PRODUCT = {
  id: null,
  Artikelnummer: '9990001',
  Produktbezeichnung: 'Probe Slip Nacht',
  Schweregrad: 'Schwere Inkontinenz',
  PremiumBasis: 'Premium',
  Inkontinenzprodukt: 'Inkontinenzprodukt',
  PZN: '98190009',
  EAN: eanOf('449910990001'),
  Hilfsmittelnummer: '15.25.31.0001',
  Konfektionsgroesse: 'M',
  Hueftumfang: '80-120',
  Anzahl: '28',
  Anwendungstyp: 'Slip',
  UVP: '24,95',
  Vorteilskommunikation: 'Hält die ganze Nacht\nLeicht anzulegen',
  imagepfad: 'probe-slip',
  Tropfenanzahl: '7,5',
  ICONS: 'atmungsaktiv,nachtversorgung',
  liquid: false,
} as const satisfies TypedProduct;

/** Another row with a PZN and EAN of its own: `number` from 0. */
export function anotherProduct(number: number, more: Partial<TypedProduct> = {}): TypedProduct {
  const PZN = PZNS[number] as string;
  return {
    ...NEW_PRODUCT,
    PZN,
    EAN: eanOf(`44991099${PZN.slice(-4)}`),
    Artikelnummer: `99${PZN.slice(2)}`,
    ...more,
  };
}

/** What a service gets of a row. */
export const readProduct = (given: object): ProductInput => checked(productInput, given);

/** PZNs with a valid check digit that the demo catalogue does not have. */
const PZNS = Array.from({ length: 2000 }, (_, at) => String(9_820_000 + at)).flatMap((digits) => {
  const sum = Array.from(digits, Number).reduce((total, digit, at) => total + digit * (at + 1), 0) % 11;
  return sum === 10 ? [] : [`${digits}${sum}`];
});

/** An EAN with its check digit. */
export function eanOf(digits: string): string {
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
