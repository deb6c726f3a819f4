/**
 * The reader behind parsePriceCase: one pass from parsed JSON to a case, a third of the time the schema
 * takes. It only says whether a case is well-formed; price-case-schema.ts says why not. A property test
 * proves that the two agree.
 */
import { type PricedProduct, SEVERITIES, TIERS } from '#catalogue/domain';
import { BERECHNUNGSMETHODEN, type Krankenkasse, type OwnPrices } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import type { PatientFacts } from './allowance.ts';
import { ANSWER_CODES, FIRST_BIRTHDATE } from './answers.ts';
import type { CartTab, LineChoice } from './cart.ts';
import { DAILY_NEED, MONTHLY_PACKAGES } from './line.ts';
import type { CaseProducts, PriceCase } from './price-case.ts';
import { UNREAD_INSURER_FIELDS, UNREAD_PRODUCT_FIELDS, UNREAD_SIZE_FIELDS } from './price-case-fields.ts';
import { scanApplicationType, scanDay, scanEuro } from './price-case-scan.ts';

/** Thrown inside this file only; a constant, because a stack for each bad line would cost more than the line. */
const MALFORMED = Symbol('malformed');

type Source = Readonly<Record<string, unknown>>;

/** Which keys an object may have, each under its name. */
type Keys = ReadonlySet<string>;

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
const INSURER_KEYS: Keys = new Set([
  'Kasse',
  'Kinderpauschale',
  'Urinpauschale',
  'Stuhlpauschale',
  'Kindalter',
  'selfPay',
  ...UNREAD_INSURER_FIELDS,
]);
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
      insurer: typeof source.insurer === 'string' ? text(source.insurer) : insurer(source.insurer),
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
  only(source, found(source.birthdate) + found(inkontinenz) + found(gebuehr), PATIENT_KEYS);
  return {
    birthdate: isAbsent(source.birthdate) ? undefined : birthdate(source.birthdate, today),
    inkontinenz: isAbsent(inkontinenz) ? undefined : oneOf(inkontinenz, ANSWER_CODES.inkontinenz),
    gebuehr: isAbsent(gebuehr) ? undefined : oneOf(gebuehr, ANSWER_CODES.gebuehr),
  };
}

function insurer(value: unknown): Krankenkasse {
  const source = anyObject(value);
  const { Kasse, Kinderpauschale, Urinpauschale, Stuhlpauschale, Kindalter, selfPay } = source;
  const rates = found(Kinderpauschale) + found(Urinpauschale) + found(Stuhlpauschale);
  only(source, found(Kasse) + rates + found(Kindalter) + found(selfPay), INSURER_KEYS);
  return {
    Kasse: text(Kasse),
    Kinderpauschale: amount(Kinderpauschale),
    Urinpauschale: amount(Urinpauschale),
    Stuhlpauschale: amount(Stuhlpauschale),
    Kindalter: isAbsent(Kindalter) ? null : integer(Kindalter, 0, Number.MAX_SAFE_INTEGER),
    selfPay: flag(selfPay),
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
  only(
    source,
    found(Anwendungstyp) +
      found(PremiumBasis) +
      found(Schweregrad) +
      found(source.liquid) +
      found(source.sizes),
    PRODUCT_KEYS,
  );
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
  only(source, found(product) + found(size) + found(dailyNeed) + found(monthlyPackages), LINE_KEYS);
  return {
    product: text(product),
    size: text(size),
    dailyNeed: optionalInteger(dailyNeed, DAILY_NEED),
    monthlyPackages: optionalInteger(monthlyPackages, MONTHLY_PACKAGES),
  };
}

function malformed(): never {
  throw MALFORMED;
}

/** null is the same as left out. */
function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/**
 * Refuses an object with a key it may not have. `read` is how many of the keys that are always known were found:
 * where that is all of them, which is nearly always, no name has to be looked up.
 */
function only(source: Source, read: number, keys: Keys): void {
  const names = Object.keys(source);
  // Stryker disable next-line ConditionalExpression: looking each name up says the same, only slower
  if (names.length === read) return;
  for (const name of names) if (!keys.has(name)) malformed();
}

/** 1 for a key that is there. */
function found(value: unknown): 0 | 1 {
  return value === undefined ? 0 : 1;
}

function anyObject(value: unknown): Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Source)
    : malformed();
}

/** A map's keys are free but for the one that JavaScript takes for the prototype. */
function mapKey(key: string): string {
  return key === '__proto__' ? malformed() : key;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : malformed();
}

function text(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : malformed();
}

function flag(value: unknown): boolean {
  if (isAbsent(value)) return false;
  return typeof value === 'boolean' ? value : malformed();
}

function amount(value: unknown): Cents {
  return scanEuro(text(value)) ?? malformed();
}

function day(value: unknown): CalendarDay {
  return scanDay(text(value)) ?? malformed();
}

function birthdate(value: unknown, today: CalendarDay): CalendarDay {
  const date = day(value);
  return date >= FIRST_BIRTHDATE && date <= today ? date : malformed();
}

function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T {
  return allowed.includes(value as T) ? (value as T) : malformed();
}

function integer(value: unknown, min: number, max: number): number {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : malformed();
}

function optionalInteger(value: unknown, { min, max }: { min: number; max: number }): number | undefined {
  return isAbsent(value) ? undefined : integer(value, min, max);
}
