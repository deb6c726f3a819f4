/** A well-formed case of the batch format, ways to change it, and what is wrong with it then. */
import { isDomainError } from '#platform/domain';
import { parsePriceCase } from '../../../../modules/consultation/price-case/price-case.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const CASE = {
  case: 'A-I1',
  today: '2026-03-09',
  method: 'A',
  patient: { birthdate: '1950-01-31', inkontinenz: 'I1', gebuehr: 'GE2' },
  insurer: {
    id: 3,
    Kasse: 'K',
    Kinderpauschale: '30.00',
    Urinpauschale: '17.85',
    Stuhlpauschale: '22.50',
    Kindalter: 18,
    selfPay: false,
  },
  products: {
    PS: {
      Anwendungstyp: 'Slip',
      PremiumBasis: 'Premium',
      Schweregrad: 'Schwere Inkontinenz',
      sizes: { M: { id: 'PS-M', pieces: 26, price: '24.95' } },
    },
    /** Pasted from the catalogue, with all that it holds. */
    CP: {
      id: '7',
      Artikelnummer: '165432',
      Produktbezeichnung: 'Slip Plus',
      Inkontinenzprodukt: 'Inkontinenzprodukt',
      Anwendungstyp: 'Slip',
      PremiumBasis: 'Basis',
      Schweregrad: 'Mittlere Inkontinenz',
      imagepfad: 'slip-plus',
      Vorteilskommunikation: ['Weich'],
      Tropfenanzahl: 5.5,
      ICONS: ['aloe-vera'],
      liquid: false,
      sizes: {
        L: {
          id: '12',
          Artikelnummer: '165432',
          PZN: '01234562',
          pzn: '01234562',
          aidnumber: '15.25.31.0001',
          hu: '90-120',
          pieces: 28,
          amount: null,
          price: '7.95',
        },
      },
    },
    LQ: {
      Anwendungstyp: 'Händedesinfektion',
      PremiumBasis: '-',
      Schweregrad: 'Kein Schweregrad',
      liquid: true,
      sizes: { onesize: { id: 'LQ-1', price: null } },
    },
  },
  prices: { 'PS-M': '20.00' },
  cart: [[], [{ lines: [{ product: 'PS', size: 'M', dailyNeed: 4, monthlyPackages: 5 }] }], []],
  expected: { grossAllowance: '21.24' },
} as const satisfies Json;

/** Marks a place to be taken out. */
export const GONE = Symbol('gone');

/** The case with another value at a path such as `products.PS.sizes.M.price`; GONE takes the place out. */
export function withValue(path: string, value: unknown, source: unknown = CASE): unknown {
  const copy = structuredClone(source);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce((at, key) => (at as Record<string, unknown>)[key], copy) as Record<
    string,
    unknown
  >;
  // JSON knows no holes in a list.
  if (value === GONE && Array.isArray(parent)) parent.splice(Number(last), 1);
  else if (value === GONE) delete parent[last];
  // defineProperty, because an assignment to `__proto__` would set the prototype.
  else Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** The messages by field of a case that cannot be read; empty for one that can. */
export function faultsOf(value: unknown): Readonly<Record<string, string>> {
  try {
    parsePriceCase(value);
  } catch (error) {
    if (isDomainError(error) && error.code === 'invalid') return error.fields ?? {};
    throw error;
  }
  return {};
}
