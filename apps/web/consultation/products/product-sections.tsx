import { memo } from 'react';
import { type CatalogueFilter, type CatalogueTab, type Product, shownSizes } from '#catalogue/domain';
import type { OwnPrices } from '#institution/domain';
import { NothingFound } from './nothing-found.tsx';
import { type ProductActions, ProductSection } from './product-section.tsx';

interface ProductSectionsProps extends ProductActions {
  readonly products: readonly Product[];
  readonly filter: CatalogueFilter;
  readonly prices: OwnPrices;
  readonly onClear: (tab: CatalogueTab) => void;
}

/** All products of a tab; those that the filter excludes are hidden. */
export const ProductSections = memo(function ProductSections(props: ProductSectionsProps) {
  const { products, filter, prices, onAdd, onShow, onClear } = props;
  const sections = products.map((product) => ({ product, sizes: shownSizes(product, filter) }));
  const count = sections.filter(({ sizes }) => sizes.length > 0).length;
  return (
    <>
      <output className="field-hint catalogue-count">
        {count === 1 ? '1 Produkt' : `${count} Produkte`}
      </output>
      {count === 0 && <NothingFound onClear={() => onClear(filter.tab)} />}
      {sections.map(({ product, sizes }) => (
        <ProductSection
          key={product.id}
          product={product}
          // A string, so that an unchanged list compares equal.
          shown={sizes.join('\n')}
          prices={prices}
          onAdd={onAdd}
          onShow={onShow}
        />
      ))}
    </>
  );
});
