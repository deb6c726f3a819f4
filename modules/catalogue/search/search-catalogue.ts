import type { ScannedCode } from '../codes/scanned-code.ts';
import type { Product, ProductSize } from '../products/product.ts';
import { singularLabel } from '../products/vocabulary.ts';
import { foldings, foldText, foldWords } from './fold-text.ts';

/** A size of a product by name. */
interface NamedSize {
  readonly product: Product;
  readonly size: string;
}

interface IndexedSize {
  readonly size: string;
  /** Artikelnummer, PZN, EAN and Hilfsmittelnummer, folded; only those that are known. */
  readonly numbers: readonly string[];
}

interface IndexedProduct {
  readonly product: Product;
  /** The name, folded into one. */
  readonly name: string;
  /** Words of the name, with those that a hyphen joins also apart. */
  readonly words: readonly string[];
  /** Name, type and quality, folded into one each, in both spellings, with a gap between them. */
  readonly text: string;
  /** Size names, folded, to the name itself. */
  readonly sizeNames: ReadonlyMap<string, string>;
  readonly sizes: readonly IndexedSize[];
}

/** What a search in the catalogue reads: made once, so that each letter typed costs no folding. */
interface CatalogueIndex {
  readonly products: readonly IndexedProduct[];
  /** Sizes by PZN, EAN and Artikelnummer, without leading zeros; the first one of the catalogue wins. */
  readonly byNumber: ReadonlyMap<string, NamedSize>;
}

/** A number as it is compared: folded, leading zeros dropped, because programs that take it for a count drop them. */
function numberKey(text: string): string {
  return foldText(text).replace(/^0+(?=.)/, '');
}

const indexes = new WeakMap<readonly Product[], CatalogueIndex>();

/** The index of a catalogue, built once and shared. */
function catalogueIndex(products: readonly Product[]): CatalogueIndex {
  let index = indexes.get(products);
  if (index === undefined) {
    index = { products: products.map(indexProduct), byNumber: indexNumbers(products) };
    indexes.set(products, index);
  }
  return index;
}

function indexProduct(product: Product): IndexedProduct {
  const { Produktbezeichnung, Anwendungstyp, PremiumBasis } = product;
  const parts = [Produktbezeichnung, Anwendungstyp, singularLabel(Anwendungstyp), PremiumBasis];
  return {
    product,
    name: foldText(Produktbezeichnung),
    words: foldWords(`${Produktbezeichnung} ${Produktbezeichnung.replaceAll(/[-–/]/g, ' ')}`),
    text: parts.flatMap(foldings).join(' '),
    sizeNames: new Map(Object.keys(product.sizes).map((size) => [foldText(size), size])),
    sizes: Object.entries(product.sizes).map(([size, row]) => ({
      size,
      numbers: [...identityOf(row), row.aidnumber].map(numberKey).filter(Boolean),
    })),
  };
}

function indexNumbers(products: readonly Product[]): ReadonlyMap<string, NamedSize> {
  const byNumber = new Map<string, NamedSize>();
  for (const product of products)
    for (const [size, row] of Object.entries(product.sizes))
      for (const key of identityOf(row).map(numberKey))
        if (key !== '' && !byNumber.has(key)) byNumber.set(key, { product, size });
  return byNumber;
}

/** The numbers that name one size; a Hilfsmittelnummer names a whole kind. */
function identityOf({ Artikelnummer, PZN, EAN = '' }: ProductSize): readonly string[] {
  return [Artikelnummer, PZN, EAN];
}

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
