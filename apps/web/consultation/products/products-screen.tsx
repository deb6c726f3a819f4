import * as Tabs from '@radix-ui/react-tabs';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { CATALOGUE_TABS, type CatalogueTab, type Product, tabOf } from '#catalogue/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { AddQuestion } from './add-question.tsx';
import { AdditionPlace } from './addition-place.tsx';
import { CatalogueFilters } from './catalogue-filters.tsx';
import { TAB_LABELS } from './catalogue-labels.ts';
import { ProductDialog, useProductInfo } from './product-dialog.tsx';
import { ProductSections } from './product-sections.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useCatalogueFilter } from './use-catalogue-filter.ts';

/** Tabs that are not open are unfiltered: changing the tab clears the filters. */
const UNFILTERED = Object.fromEntries(CATALOGUE_TABS.map((tab) => [tab, { tab, chosen: {} }])) as Record<
  CatalogueTab,
  { tab: CatalogueTab; chosen: object }
>;

/** Tabs, filters and all products. Every product is on the page; a filter only hides some. */
export function ProductsScreen() {
  useProductInfo();
  const { catalogue } = useCare();
  const { prices } = useConsultation();
  const { filter, change } = useCatalogueFilter();
  // An input shows on its control at once; the list follows one frame later.
  const listed = useDeferredValue(filter);
  const { add, asked, confirm, dismiss, opened } = useAddToCart();
  const [shown, setShown] = useState<Product | null>(null);
  const tabs = useMemo(
    () => CATALOGUE_TABS.map((tab) => ({ tab, products: catalogue.filter((each) => tabOf(each) === tab) })),
    [catalogue],
  );
  const clear = useCallback((tab: CatalogueTab) => change(UNFILTERED[tab]), [change]);
  return (
    <>
      <ProductSymbols />
      <Tabs.Root className="areas" value={filter.tab} onValueChange={(value) => clear(value as CatalogueTab)}>
        <Tabs.List className="areas-list" aria-label="Bereich des Katalogs">
          {CATALOGUE_TABS.map((tab) => (
            <Tabs.Trigger key={tab} className="areas-tab" value={tab}>
              {TAB_LABELS[tab]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <AdditionPlace tab={filter.tab} opened={opened} />
        <CatalogueFilters key={filter.tab} filter={filter} onChange={change} />
        {tabs.map(({ tab, products }) => (
          <Tabs.Content key={tab} value={tab} forceMount hidden={tab !== listed.tab} tabIndex={-1}>
            <ProductSections
              products={products}
              filter={tab === listed.tab ? listed : UNFILTERED[tab]}
              prices={prices}
              onAdd={add}
              onShow={setShown}
              onClear={clear}
            />
          </Tabs.Content>
        ))}
      </Tabs.Root>
      {asked && <AddQuestion choice={asked} onConfirm={confirm} onClose={dismiss} />}
      {shown && <ProductDialog product={shown} onClose={() => setShown(null)} />}
    </>
  );
}
