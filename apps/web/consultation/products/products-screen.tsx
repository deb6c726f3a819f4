import { Link } from '@remix-run/react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { CATALOGUE_TABS, type CatalogueTab, type Product, searchCatalogue, tabOf } from '#catalogue/domain';
import { hipOf } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { AddQuestion } from '../find/add-question.tsx';
import { FindNotice } from '../find/find-notice.tsx';
import { useScanned } from '../find/use-scanned.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { AdditionPlace } from './addition-place.tsx';
import { TAB_LABELS } from './catalogue-labels.ts';
import { CatalogueSearch } from './catalogue-search.tsx';
import { CatalogueFilters } from './filter/catalogue-filters.tsx';
import { PresetChips } from './filter/preset-chips.tsx';
import { useFilters } from './filter/use-filters.ts';
import { EVERY, usePrinting } from './list/printing.ts';
import { rowId } from './list/product-section.tsx';
import { listedProducts, ProductSections, unfiltered } from './list/product-sections.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

/** Tabs that are not open are unfiltered: changing the tab clears the filters. */
const UNFILTERED = {
  inkontinenz: unfiltered('inkontinenz'),
  pflegehilfsmittel: unfiltered('pflegehilfsmittel'),
  hautpflege: unfiltered('hautpflege'),
} as const satisfies Record<CatalogueTab, object>;

/** Search, tabs, filters and all products. Every product is on the page; a filter only hides some. */
export function ProductsScreen() {
  const { catalogue } = useCare();
  const { prices } = useConsultation();
  const { answers } = usePerson();
  const { filter, openTab, toggle, takeOff, clear } = useFilters();
  const [text, setText] = useState('');
  // An input shows on its control at once; the list follows one frame later.
  const listed = useDeferredValue(filter);
  const searched = useDeferredValue(text);
  const hits = useMemo(
    () => (searched.trim() === '' ? null : searchCatalogue(catalogue, searched)),
    [catalogue, searched],
  );
  const { add, asked, confirm, dismiss, opened, result, setResult } = useAddToCart();
  const onAdd = useCallback((product: Product, size: string | undefined) => add({ product, size }), [add]);
  const read = useScanned(add, (words) => setResult({ words, cart: null }));
  const mayCalculate = useRight('versorg_aufr');
  const [shown, setShown] = useState<Product | null>(null);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const onFold = useCallback((id: string) => {
    setUnfolded((before) =>
      before.has(id) ? new Set([...before].filter((each) => each !== id)) : new Set([...before, id]),
    );
  }, []);
  const printing = usePrinting();
  const tabs = useMemo(
    () => CATALOGUE_TABS.map((tab) => ({ tab, products: catalogue.filter((each) => tabOf(each) === tab) })),
    [catalogue],
  );
  const { tab } = filter.chosen;
  const firstRow = () => {
    const products = tabs.find((each) => each.tab === tab)?.products ?? [];
    const now = text.trim() === '' ? null : searchCatalogue(catalogue, text);
    return {
      now,
      first: listedProducts(products, filter, now).find(({ sizes }) => sizes.length > 0)?.product,
    };
  };
  /** Adds the one size that a number names; else unfolds the first product. */
  const enter = () => {
    const { now, first } = firstRow();
    const [best] = now ?? [];
    if (best?.exact && best.sizes.length === 1) onAdd(best.product, best.sizes[0]);
    else if (now !== null && first !== undefined) {
      setUnfolded((before) => new Set([...before, first.id]));
      document.getElementById(rowId(first.id))?.focus();
    }
  };
  const { groesse: wanted } = answers;
  return (
    <>
      <ProductSymbols />
      <CatalogueSearch
        text={text}
        hits={hits}
        tab={tab}
        onText={setText}
        onEnter={enter}
        onDown={() => document.getElementById(rowId(firstRow().first?.id ?? ''))?.focus()}
        onTab={openTab}
        onCode={read}
      />
      <Tabs className="areas" value={tab} onValueChange={(value) => openTab(value as CatalogueTab)}>
        <TabList className="areas-list" aria-label="Bereich des Katalogs">
          {CATALOGUE_TABS.map((each) => (
            <Tab key={each} className="areas-tab" value={each}>
              {TAB_LABELS[each]}
            </Tab>
          ))}
        </TabList>
        <AdditionPlace tab={tab} opened={opened} />
        <PresetChips presets={filter.presets} onTakeOff={(group) => takeOff([group])} />
        <CatalogueFilters key={tab} filter={filter} onToggle={toggle} />
        {tabs.map(({ tab: each, products }) => (
          <TabPanel key={each} value={each} kept hidden={each !== listed.chosen.tab}>
            <ProductSections
              products={products}
              filter={each === listed.chosen.tab ? listed : UNFILTERED[each]}
              hits={each === listed.chosen.tab ? hits : null}
              unfolded={printing ? EVERY : unfolded}
              wanted={wanted}
              hip={hipOf(answers)}
              prices={prices}
              onAdd={onAdd}
              onShow={setShown}
              onFold={onFold}
              onClear={clear}
            />
          </TabPanel>
        ))}
      </Tabs>
      <FindNotice result={result} onClose={() => setResult(null)}>
        {mayCalculate && (
          <Link className="button" to="/cart">
            Zum Versorgungsrechner
          </Link>
        )}
      </FindNotice>
      {asked && <AddQuestion choice={asked} onConfirm={confirm} onClose={dismiss} />}
      {shown && <ProductDialog product={shown} onClose={() => setShown(null)} />}
    </>
  );
}
