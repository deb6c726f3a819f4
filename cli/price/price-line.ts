import type { PricedProduct } from '#catalogue/domain';
import {
  type CaseProducts,
  checkChoices,
  type FailedCase,
  type Offer,
  type PriceCase,
  type PriceResult,
  parsePriceCase,
  priceListForOnce,
  priceOffer,
  priceResult,
} from '#consultation/domain';
import { ratesOn } from '#institution/domain';
import { DomainError, isDomainError } from '#platform/domain';
import { MAX_LINE, type TextLine } from './ndjson-lines.ts';
import type { PriceSources } from './price-sources.ts';

export interface PricedLine {
  readonly offer: Offer;
  readonly result: PriceResult;
  readonly expected: unknown;
}

/** A failed case without its place. */
type LineFailure = Omit<FailedCase, 'file' | 'line'>;

/** What has become of a line. */
export type LineOutcome = PricedLine | LineFailure;

const FAILURES = {
  'too-long': `Die Zeile ist länger als ${MAX_LINE} Bytes.`,
  'not-utf8': 'Die Zeile ist kein UTF-8.',
  'not-json': 'Die Zeile ist kein gültiges JSON.',
} as const;

const unreadable = (code: keyof typeof FAILURES): LineFailure => ({
  case: null,
  code,
  error: FAILURES[code],
});

/** Computes the case on one line; data that it names is looked up in the sources. */
export async function priceLine(line: TextLine, sources: PriceSources): Promise<LineOutcome> {
  if (line.text === null) return unreadable(line.unreadable ?? 'not-utf8');
  let value: unknown;
  try {
    value = JSON.parse(line.text);
  } catch {
    return unreadable('not-json');
  }
  try {
    return await price(parsePriceCase(value), sources);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const name = typeof value === 'object' && value !== null && 'case' in value ? value.case : null;
    return {
      case: typeof name === 'string' ? name : null,
      code: error.code === 'unavailable' ? 'unavailable' : 'invalid',
      error: error.message,
    };
  }
}

async function price(given: PriceCase, sources: PriceSources): Promise<PricedLine> {
  const { today, method, patient, cart } = given;
  let { insurer, prices } = given;
  if (typeof insurer === 'string') {
    const kasse = found(await sources.krankenkasse(insurer), 'insurer', `die Krankenkasse „${insurer}“`);
    insurer = ratesOn(kasse, today);
  }
  if (typeof prices === 'string')
    prices = found(await sources.ownPrices(prices), 'prices', `die Kundennummer „${prices}“`);
  const products = given.products ?? (await catalogueProducts(given, sources));
  const list = priceListForOnce(products, prices);
  const offer = priceOffer({ today, method, patient, cart, insurer, list });
  return { offer, result: priceResult(given.case, offer, given.chosen), expected: given.expected };
}

async function catalogueProducts({ cart }: PriceCase, sources: PriceSources): Promise<CaseProducts> {
  const products = new Map<string, PricedProduct>();
  for (const { lines } of cart.flat()) {
    for (const { product: artikelnummer } of lines) {
      const product = await sources.productByArtikelnummer(artikelnummer);
      if (product !== null) products.set(artikelnummer, product);
    }
  }
  checkChoices(cart, products);
  return products;
}

function found<Value>(value: Value | null, field: string, what: string): Value {
  if (value !== null) return value;
  const text = `${what} ist nicht bekannt`;
  throw new DomainError('invalid', `${field}: ${text}`, { [field]: text });
}
