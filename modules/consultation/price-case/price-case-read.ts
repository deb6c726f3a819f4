/**
 * The reader behind parsePriceCase: one pass from parsed JSON to a case, a third of the time the schema
 * takes. It only says whether a case is well-formed; price-case-schema.ts says why not. A property test
 * proves that the two agree.
 */
import { type PricedProduct, SEVERITIES, TIERS } from '#catalogue/domain';
import { BERECHNUNGSMETHODEN, type OwnPrices } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import { ANSWER_CODES } from '../answers/answers.ts';
import type { CartTab, LineChoice } from '../cart/cart.ts';
import { DAILY_NEED, MONTHLY_PACKAGES } from '../cart/line.ts';
import type { PatientFacts } from '../pricing/allowance.ts';
import { UNREAD_PRODUCT_FIELDS, UNREAD_SIZE_FIELDS } from './price-case-fields.ts';
import type { CaseProducts, PriceCase } from './price-case-format.ts';
import { readInsurer } from './price-case-insurer.ts';
import { scanApplicationType } from './price-case-scan.ts';
import {
  amount,
  anyObject,
  birthdate,
  day,
  flag,
  found,
  integer,
  isAbsent,
  type Keys,
  list,
  MALFORMED,
  malformed,
  mapKey,
  oneOf,
  only,
  optionalInteger,
  text,
} from './price-case-values.ts';

const CASE_KEYS: Keys = new Set([
  'case',
  'today',
  'method',
  'patient',
  'insurer',
  'products',
  'prices',
  'cart',
  'expected',
]);
const PATIENT_KEYS: Keys = new Set(['birthdate', 'inkontinenz', 'gebuehr']);
const PRODUCT_KEYS: Keys = new Set([
  'Anwendungstyp',
  'PremiumBasis',
  'Schweregrad',
  'liquid',
  'sizes',
  ...UNREAD_PRODUCT_FIELDS,
]);
const SIZE_KEYS: Keys = new Set(['id', 'pieces', 'price', ...UNREAD_SIZE_FIELDS]);
const TAB_KEYS: Keys = new Set(['lines']);
const LINE_KEYS: Keys = new Set(['product', 'size', 'dailyNeed', 'monthlyPackages']);

const NO_PRICES: OwnPrices = new Map();

/** The case that parsed JSON holds, or null where it is not well-formed. */
export function readPriceCase(value: unknown): PriceCase | null {
  try {
    const source = anyObject(value);
    only(source, 0, CASE_KEYS);
    const today = day(source.today);
    return {
      case: text(source.case),
      today,
      method: oneOf(source.method, BERECHNUNGSMETHODEN),
      patient: patient(source.patient, today),
      insurer: typeof source.insurer === 'string' ? text(source.insurer) : readInsurer(source.insurer, today),
      products: isAbsent(source.products) ? null : products(source.products),
      prices: prices(source.prices),
      cart: cart(source.cart),
      expected: source.expected,
    };
  } catch (error) {
    if (error === MALFORMED) return null;
    throw error;
  }
}

function patient(value: unknown, today: CalendarDay): PatientFacts {
  const source = anyObject(value);
  const { inkontinenz, gebuehr } = source;
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  only(source, found(source.birthdate) + found(inkontinenz) + found(gebuehr), PATIENT_KEYS);
  return {
    birthdate: isAbsent(source.birthdate) ? undefined : birthdate(source.birthdate, today),
    inkontinenz: isAbsent(inkontinenz) ? undefined : oneOf(inkontinenz, ANSWER_CODES.inkontinenz),
    gebuehr: isAbsent(gebuehr) ? undefined : oneOf(gebuehr, ANSWER_CODES.gebuehr),
  };
}

function products(value: unknown): CaseProducts {
  const source = anyObject(value);
  const result = new Map<string, PricedProduct>();
  for (const id of Object.keys(source)) result.set(mapKey(id), product(source[id]));
  return result;
}

function product(value: unknown): PricedProduct {
  const source = anyObject(value);
  const { Anwendungstyp, PremiumBasis, Schweregrad } = source;
  // Stryker disable ArithmeticOperator: a lower count only has each name looked up
  only(
    source,
    found(Anwendungstyp) +
      found(PremiumBasis) +
      found(Schweregrad) +
      found(source.liquid) +
      found(source.sizes),
    PRODUCT_KEYS,
  );
  // Stryker restore ArithmeticOperator
  const liquid = flag(source.liquid);
  const sizes: Record<string, PricedProduct['sizes'][string]> = {};
  const sizeSource = anyObject(source.sizes);
  for (const name of Object.keys(sizeSource)) sizes[mapKey(name)] = size(sizeSource[name], liquid);
  return {
    Anwendungstyp: scanApplicationType(text(Anwendungstyp)) ?? malformed(),
    PremiumBasis: oneOf(PremiumBasis, TIERS),
    Schweregrad: oneOf(Schweregrad, SEVERITIES),
    liquid,
    sizes,
  };
}

function size(value: unknown, liquid: boolean): PricedProduct['sizes'][string] {
  const source = anyObject(value);
  const { id, pieces, price } = source;
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  only(source, found(id) + found(pieces) + found(price), SIZE_KEYS);
  return {
    id: text(id),
    pieces: liquid && isUncounted(pieces) ? 1 : integer(pieces, 1, Number.MAX_SAFE_INTEGER),
    price: isAbsent(price) ? null : amount(price),
  };
}

/** A liquid may name its amount, such as `500 ml`, in place of a number. */
function isUncounted(pieces: unknown): boolean {
  return isAbsent(pieces) || (typeof pieces === 'string' && pieces !== '');
}

function prices(value: unknown): OwnPrices | string {
  if (isAbsent(value)) return NO_PRICES;
  if (typeof value === 'string') return text(value);
  const source = anyObject(value);
  const result = new Map<string, Cents>();
  for (const id of Object.keys(source)) result.set(mapKey(id), amount(source[id]));
  return result;
}

function cart(value: unknown): PriceCase['cart'] {
  const areas = list(value);
  if (areas.length !== 3) malformed();
  return [list(areas[0]).map(tab), list(areas[1]).map(tab), list(areas[2]).map(tab)];
}

function tab(value: unknown): CartTab<LineChoice> {
  const source = anyObject(value);
  only(source, found(source.lines), TAB_KEYS);
  return { lines: list(source.lines).map(line) };
}

function line(value: unknown): LineChoice {
  const source = anyObject(value);
  const { product, size, dailyNeed, monthlyPackages } = source;
  // Stryker disable next-line ArithmeticOperator: a lower count only has each name looked up
  only(source, found(product) + found(size) + found(dailyNeed) + found(monthlyPackages), LINE_KEYS);
  return {
    product: text(product),
    size: text(size),
    dailyNeed: optionalInteger(dailyNeed, DAILY_NEED),
    monthlyPackages: optionalInteger(monthlyPackages, MONTHLY_PACKAGES),
  };
}
