import type { ScannedCode } from '../codes/scanned-code.ts';
import type { Product } from '../products/product.ts';
import {
  type CatalogueIndex,
  catalogueIndex,
  type IndexedProduct,
  type NamedSize,
  numberKey,
} from './catalogue-index.ts';
import { foldWords } from './fold-text.ts';

/** A product found, best first. */
export interface Hit {
  readonly product: Product;
  /** The sizes that the text names by a number, or by their name beside other words; empty: none in particular. */
  readonly sizes: readonly string[];
  /** Whether the text is a whole number of the sizes. */
  readonly exact: boolean;
}

/** Shorter numbers are found in too many others to be looked for inside of them. */
const INNER_DIGITS = 4;

/** Places of a hit in the list, best first. */
const EXACT = 0;
const START_OF_NUMBER = 1;
const WHOLE_NAME = 2;
const START_OF_NAME = 3;
const STARTS_OF_WORDS = 4;
const ANYWHERE = 5;
const INSIDE_NUMBER = 6;

/**
 * Finds products by name, Artikelnummer, PZN, EAN or Hilfsmittelnummer; several words in any order. Spaces, hyphens,
 * case and spelling of umlauts do not matter. A whole number comes first, then names.
 *
 * @returns best first, in the catalogue's order where equally good; empty for a text without letter or digit
 */
export function searchCatalogue(products: readonly Product[], text: string): readonly Hit[] {
  const words = foldWords(text);
  if (words.length === 0) return [];
  const number = numberKey(text.replace(/^\s*(pzn|ean|gtin|art\.?-?nr\.?)\b\W*/i, ''));
  const found = catalogueIndex(products).products.flatMap((entry) => {
    const hit = hitByNumber(entry, number) ?? hitByName(entry, words);
    return hit === null ? [] : [hit];
  });
  return found.toSorted((one, other) => one.rank - other.rank).map(({ rank: _, ...hit }) => hit);
}

type RankedHit = Hit & { readonly rank: number };

function hitByNumber({ product, sizes }: IndexedProduct, number: string): RankedHit | null {
  if (!/\d/.test(number)) return null;
  const found = (rank: number, fits: (each: string) => boolean): RankedHit | null => {
    const named = sizes.filter(({ numbers }) => numbers.some(fits)).map(({ size }) => size);
    return named.length === 0 ? null : { product, sizes: named, exact: rank === EXACT, rank };
  };
  return (
    found(EXACT, (each) => each === number) ??
    found(START_OF_NUMBER, (each) => number.length > 1 && each.startsWith(number)) ??
    found(INSIDE_NUMBER, (each) => number.length >= INNER_DIGITS && each.includes(number))
  );
}

function hitByName(entry: IndexedProduct, words: readonly string[]): RankedHit | null {
  const { product, text, sizeNames } = entry;
  const named = words.length === 1 ? [] : words.filter((word) => sizeNames.has(word));
  const others = words.filter((word) => !named.includes(word));
  if (others.length === 0 || !others.every((word) => text.includes(word))) return null;
  const rank = rankOfName(entry, others);
  return { product, sizes: named.map((word) => sizeNames.get(word) as string), exact: false, rank };
}

function rankOfName({ name, words }: IndexedProduct, searched: readonly string[]): number {
  const joined = searched.join('');
  const starts = searched.every((word) => words.some((each) => each.startsWith(word)));
  // In another order, too: no letter of the name is left.
  if (name === joined || (starts && name.length === joined.length)) return WHOLE_NAME;
  if (name.startsWith(joined)) return START_OF_NAME;
  return starts ? STARTS_OF_WORDS : ANYWHERE;
}

/** The size that a scanned code names; null if the catalogue has none. */
export function sizeOfCode(products: readonly Product[], { pzn, gtin }: ScannedCode): NamedSize | null {
  const { byNumber }: CatalogueIndex = catalogueIndex(products);
  const named = (number: string | null) => (number === null ? undefined : byNumber.get(numberKey(number)));
  return named(pzn) ?? named(gtin) ?? null;
}
