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

/** Whether an object may have a key. Comparing with a few names is several times quicker than asking a Set. */
type KeyTest = (key: string) => boolean;

const isCaseKey: KeyTest = (key) =>
  key === 'case' ||
  key === 'today' ||
  key === 'method' ||
  key === 'patient' ||
  key === 'insurer' ||
  key === 'products' ||
  key === 'prices' ||
  key === 'cart' ||
  key === 'expected';
const isPatientKey: KeyTest = (key) => key === 'birthdate' || key === 'inkontinenz' || key === 'gebuehr';
const isInsurerKey: KeyTest = (key) =>
  key === 'Kasse' ||
  key === 'Kinderpauschale' ||
  key === 'Urinpauschale' ||
  key === 'Stuhlpauschale' ||
  key === 'Kindalter' ||
  key === 'selfPay' ||
  isOneOf(UNREAD_INSURER_FIELDS, key);
const isProductKey: KeyTest = (key) =>
  key === 'Anwendungstyp' ||
  key === 'PremiumBasis' ||
  key === 'Schweregrad' ||
  key === 'sizes' ||
  key === 'liquid' ||
  isOneOf(UNREAD_PRODUCT_FIELDS, key);
const isSizeKey: KeyTest = (key) =>
  key === 'id' || key === 'pieces' || key === 'price' || isOneOf(UNREAD_SIZE_FIELDS, key);
const isTabKey: KeyTest = (key) => key === 'lines';
const isLineKey: KeyTest = (key) =>
  key === 'product' || key === 'size' || key === 'dailyNeed' || key === 'monthlyPackages';
function isOneOf(names: readonly string[], key: string): boolean {
  return names.includes(key);
}

const NO_PRICES: OwnPrices = new Map();

/** The case that parsed JSON holds, or null where it is not well-formed. */
export function readPriceCase(value: unknown): PriceCase | null {
  try {
    const source = object(value, isCaseKey);
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
  const source = object(value, isPatientKey);
  return {
    birthdate: isAbsent(source.birthdate) ? undefined : birthdate(source.birthdate, today),
    inkontinenz: isAbsent(source.inkontinenz)
      ? undefined
      : oneOf(source.inkontinenz, ANSWER_CODES.inkontinenz),
    gebuehr: isAbsent(source.gebuehr) ? undefined : oneOf(source.gebuehr, ANSWER_CODES.gebuehr),
  };
}

function insurer(value: unknown): Krankenkasse {
  const source = object(value, isInsurerKey);
  return {
    Kasse: text(source.Kasse),
    Kinderpauschale: amount(source.Kinderpauschale),
    Urinpauschale: amount(source.Urinpauschale),
    Stuhlpauschale: amount(source.Stuhlpauschale),
    Kindalter: isAbsent(source.Kindalter) ? null : integer(source.Kindalter, 0, Number.MAX_SAFE_INTEGER),
    selfPay: flag(source.selfPay),
  };
}

function products(value: unknown): CaseProducts {
  const source = anyObject(value);
  const result = new Map<string, PricedProduct>();
  for (const id in source) result.set(mapKey(id), product(source[id]));
  return result;
}

function product(value: unknown): PricedProduct {
  const source = object(value, isProductKey);
  const liquid = flag(source.liquid);
  const sizes: Record<string, PricedProduct['sizes'][string]> = {};
  const sizeSource = anyObject(source.sizes);
  for (const name in sizeSource) sizes[mapKey(name)] = size(sizeSource[name], liquid);
  return {
    Anwendungstyp: scanApplicationType(text(source.Anwendungstyp)) ?? malformed(),
    PremiumBasis: oneOf(source.PremiumBasis, TIERS),
    Schweregrad: oneOf(source.Schweregrad, SEVERITIES),
    liquid,
    sizes,
  };
}

function size(value: unknown, liquid: boolean): PricedProduct['sizes'][string] {
  const source = object(value, isSizeKey);
  return {
    id: text(source.id),
    pieces: liquid && isUncounted(source.pieces) ? 1 : integer(source.pieces, 1, Number.MAX_SAFE_INTEGER),
    price: isAbsent(source.price) ? null : amount(source.price),
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
  for (const id in source) result.set(mapKey(id), amount(source[id]));
  return result;
}

function cart(value: unknown): PriceCase['cart'] {
  const areas = list(value);
  if (areas.length !== 3) malformed();
  return [list(areas[0]).map(tab), list(areas[1]).map(tab), list(areas[2]).map(tab)];
}

function tab(value: unknown): CartTab<LineChoice> {
  return { lines: list(object(value, isTabKey).lines).map(line) };
}

function line(value: unknown): LineChoice {
  const source = object(value, isLineKey);
  return {
    product: text(source.product),
    size: text(source.size),
    dailyNeed: optionalInteger(source.dailyNeed, DAILY_NEED),
    monthlyPackages: optionalInteger(source.monthlyPackages, MONTHLY_PACKAGES),
  };
}

function malformed(): never {
  throw MALFORMED;
}

/** null is the same as left out. */
function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

/** A JSON object that has only keys it may have. */
function object(value: unknown, isKey: KeyTest): Source {
  const source = anyObject(value);
  for (const key in source) if (!isKey(key)) malformed();
  return source;
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
