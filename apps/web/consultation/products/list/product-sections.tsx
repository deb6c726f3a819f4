import { memo } from 'react';
import { type CatalogueFilter, type Hit, type Product, shownSizes } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import type { ListFilter } from '../filter/use-filters.ts';
import { type ProductActions, ProductSection, type Wearer } from './product-section.tsx';

/** A part of a filter that no product is hidden by. */
type SectionFilter = Pick<ListFilter, 'chosen' | 'all'>;

interface ProductSectionsProps extends ProductActions, Wearer {
  readonly products: readonly Product[];
  readonly filter: SectionFilter;
  /** What the text in the field finds in all tabs, best first; null without a text. */
  readonly hits: readonly Hit[] | null;
  /** Ids of the products whose sizes are unfolded. */
  readonly unfolded: Pick<ReadonlySet<string>, 'has'>;
  readonly prices: OwnPrices;
  readonly onClear: () => void;
}

/** A product of the list with its visible sizes; none: it is hidden. */
export interface ListedProduct {
  readonly product: Product;
  readonly sizes: readonly string[];
  /** The size that a search has named. */
  readonly named: string;
}

/** The products of a tab in their order: hits first, those that filter or text exclude without sizes. */
export function listedProducts(
  products: readonly Product[],
  { chosen, all }: SectionFilter,
  hits: readonly Hit[] | null,
): readonly ListedProduct[] {
  const filtered = (product: Product) =>
    shownSizes(product, all).length === 0 ? [] : shownSizes(product, chosen);
  if (hits === null) return products.map((product) => ({ product, sizes: filtered(product), named: '' }));
  const found = hitsAmong(products, hits);
  const ids = new Set(found.map(({ product }) => product));
  return [
    ...found.map(({ product, sizes, exact }) => ({
      product,
      // A whole number means that product, whatever the filters say.
      sizes: exact ? Object.keys(product.sizes) : filtered(product),
      named: sizes.length === 1 ? (sizes[0] ?? '') : '',
    })),
    ...products.filter((each) => !ids.has(each)).map((product) => ({ product, sizes: [], named: '' })),
  ];
}

function hitsAmong(products: readonly Product[], hits: readonly Hit[]): readonly Hit[] {
  const own = new Set(products);
  return hits.filter(({ product }) => own.has(product));
}

/** All products of a tab; those that the filter or the text excludes are hidden. */
export const ProductSections = memo(function ProductSections(props: ProductSectionsProps) {
  const { products, filter, hits, unfolded, onClear, ...rest } = props;
  const listed = listedProducts(products, filter, hits);
  const count = listed.filter(({ sizes }) => sizes.length > 0).length;
  const hiddenHits = hits === null ? 0 : hitsAmong(products, hits).length - count;
  return (
    <>
      <output className="field-hint catalogue-count">
        {count === 1 ? '1 Produkt' : `${count} Produkte`}
        {hits !== null && ' gefunden'}
      </output>
      {hits?.length === 0 && <NoHit />}
      {hits === null && count === 0 && <NothingFound onClear={onClear} />}
      {hiddenHits > 0 && <HiddenHits count={hiddenHits} onClear={onClear} />}
      {listed.map(({ product, sizes, named }) => (
        <ProductSection
          key={product.id}
          product={product}
          // A string, so that an unchanged list compares equal.
          shown={sizes.join('\n')}
          named={named}
          unfolded={unfolded.has(product.id)}
          {...rest}
        />
      ))}
    </>
  );
});

function NoHit() {
  return (
    <p className="message message-notice">
      Dazu passt kein Produkt. Die Suche liest Namen, Artikelnummern, PZN, EAN und Hilfsmittelnummern.
    </p>
  );
}

function HiddenHits({ count, onClear }: { count: number; onClear: () => void }) {
  return (
    <p className="row hidden-hits">
      {count === 1 ? '1 Produkt passt' : `${count} Produkte passen`} nicht zu den Filtern.{' '}
      <button type="button" className="button button-compact" onClick={onClear}>
        Alle Filter aufheben
      </button>
    </p>
  );
}

/** Nothing is chosen: every product is shown. */
export function unfiltered(tab: CatalogueFilter['tab']): SectionFilter {
  const filter = { tab, chosen: {} };
  return { chosen: filter, all: filter };
}

/** Shown in place of the products when no product matches the filters. */
function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <div className="message message-notice nothing-found">
      <h2>Ein Produkt mit den gefilterten Eigenschaften ist nicht vorhanden</h2>
      <p>
        Nicht jedes Produkt gibt es in jeder Größe und für jeden Schweregrad. Bitte wählen Sie die Filter neu.
      </p>
      <p>
        <button type="button" className="button" onClick={onClear}>
          Alle Filter aufheben
        </button>
      </p>
    </div>
  );
}
