import type { Product, ProductSize } from '../products/product.ts';
import { singularLabel } from '../products/vocabulary.ts';
import { foldings, foldText, foldWords } from './fold-text.ts';

/** A size of a product by name. */
export interface NamedSize {
  readonly product: Product;
  readonly size: string;
}

interface IndexedSize {
  readonly size: string;
  /** Artikelnummer, PZN, EAN and Hilfsmittelnummer, folded; only those that are known. */
  readonly numbers: readonly string[];
}

export interface IndexedProduct {
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
export interface CatalogueIndex {
  readonly products: readonly IndexedProduct[];
  /** Sizes by PZN, EAN and Artikelnummer, without leading zeros; the first one of the catalogue wins. */
  readonly byNumber: ReadonlyMap<string, NamedSize>;
}

/** A number as it is compared: folded, leading zeros dropped, because programs that take it for a count drop them. */
export function numberKey(text: string): string {
  return foldText(text).replace(/^0+(?=.)/, '');
}

const indexes = new WeakMap<readonly Product[], CatalogueIndex>();

/** The index of a catalogue, built once and shared. */
export function catalogueIndex(products: readonly Product[]): CatalogueIndex {
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
