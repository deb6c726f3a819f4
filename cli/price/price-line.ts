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
import { type Krankenkasse, type OwnPrices, ratesOn } from '#institution/domain';
import { DomainError, isDomainError } from '#platform/domain';
import type { PriceSources } from './price-sources.ts';

export interface PricedLine {
  readonly offer: Offer;
  readonly result: PriceResult;
  readonly expected: unknown;
}

/** A failed case without its file. */
export type LineFailure = Omit<FailedCase, 'file'>;

export type LineOutcome = PricedLine | LineFailure;

/**
 * Computes the case on one line. Synchronous if the case contains its data; a case that names data waits for the
 * sources and returns a promise.
 */
export function priceLineOfText(
  text: string,
  line: number,
  sources: PriceSources,
): LineOutcome | Promise<LineOutcome> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { case: null, line, code: 'not-json', error: 'Die Zeile ist kein gültiges JSON.' };
  }
  try {
    const priceCase = parsePriceCase(value);
    const { insurer, prices, products } = priceCase;
    if (products !== null && typeof insurer === 'object' && typeof prices === 'object') {
      return price(priceCase, insurer, prices, products);
    }
    return priceWithSources(priceCase, sources).catch((error: unknown) => failed(value, line, error));
  } catch (error) {
    return failed(value, line, error);
  }
}

function price(
  priceCase: PriceCase,
  insurer: Krankenkasse,
  prices: OwnPrices,
  products: CaseProducts,
): PricedLine {
  const { today, method, patient, cart } = priceCase;
  const list = priceListForOnce(products, prices);
  const offer = priceOffer({ today, method, patient, cart, insurer, list });
  return {
    offer,
    result: priceResult(priceCase.case, offer, priceCase.chosen),
    expected: priceCase.expected,
  };
}

async function priceWithSources(priceCase: PriceCase, sources: PriceSources): Promise<PricedLine> {
  const { insurer, prices } = priceCase;
  return price(
    priceCase,
    typeof insurer === 'object'
      ? insurer
      : ratesOn(
          found(await sources.krankenkasse(insurer), 'insurer', `die Krankenkasse „${insurer}“`),
          priceCase.today,
        ),
    typeof prices === 'object'
      ? prices
      : found(await sources.ownPrices(prices), 'prices', `die Kundennummer „${prices}“`),
    priceCase.products ?? (await catalogueProducts(priceCase, sources)),
  );
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

function failed(value: unknown, line: number, error: unknown): LineFailure {
  if (!isDomainError(error)) throw error;
  const name = typeof value === 'object' && value !== null && 'case' in value ? value.case : null;
  return {
    case: typeof name === 'string' ? name : null,
    line,
    code: error.code === 'unavailable' ? 'unavailable' : 'invalid',
    error: error.message,
  };
}
