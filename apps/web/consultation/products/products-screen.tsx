import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type KeyboardEvent, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import {
  CATALOGUE_TABS,
  type CatalogueTab,
  type Hit,
  type Product,
  searchCatalogue,
  tabOf,
} from '#catalogue/domain';
import { AREA_LABELS, areaOfLine, hipOf, proposalName, type TabPlace } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { addedInWords } from '../care/added-in-words.ts';
import { useCare } from '../care/care-data.ts';
import { otherAreaInWords } from '../care/other-area.ts';
import { useAddContext } from '../care/use-add-context.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { AddQuestion } from '../find/add-question.tsx';
import { CameraButton } from '../find/camera/camera-button.tsx';
import { openedFor } from '../find/cart-place.ts';
import { FindNotice, type FindResult } from '../find/find-notice.tsx';
import { type Addition, useAddition } from '../find/use-addition.ts';
import { useScanned } from '../find/use-scanned.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { TAB_LABELS } from './catalogue-labels.ts';
import { CatalogueFilters } from './filter/catalogue-filters.tsx';
import { PresetChips } from './filter/preset-chips.tsx';
import { useFilters } from './filter/use-filters.ts';
import { EVERY, usePrinting } from './list/printing.ts';
import { rowId } from './list/product-section.tsx';
import { listedProducts, ProductSections, unfiltered } from './list/product-sections.tsx';
import { ProductDialog } from './product-dialog.tsx';

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

/** Names the proposal that products of this tab are added to, if the catalogue was opened from one. */
function AdditionPlace({ tab, opened }: { tab: CatalogueTab; opened: TabPlace | null }) {
  const { catalogue } = useCare();
  const facts = useAddContext('catalogue');
  const proposals = useDraftPart((state) => state.draft.cart[opened?.area ?? 0]);
  const sample = catalogue.find((product) => tabOf(product) === tab);
  if (opened === null || sample === undefined) return null;
  const area = areaOfLine(sample, facts, opened.area);
  if (area !== opened.area)
    return <p className="message message-notice">{otherAreaInWords(area, opened.area)}</p>;
  return (
    <p className="field-hint">
      Das Produkt kommt in: {AREA_LABELS[area]}, {proposalName(proposals, opened.tab)}
    </p>
  );
}

/** The field that finds products, and where else there are some. */
function CatalogueSearch(props: {
  text: string;
  hits: readonly Hit[] | null;
  tab: CatalogueTab;
  onText: (text: string) => void;
  onEnter: () => void;
  /** Leads from the field into the list. */
  onDown: () => void;
  onTab: (tab: CatalogueTab) => void;
  /** Takes a code that the camera has read. */
  onCode: (text: string) => void;
}) {
  const { text, hits, tab, onText, onEnter, onDown, onTab, onCode } = props;
  const id = useId();
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // The row that gets the focus must not get the key, too.
      event.preventDefault();
      onEnter();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      onDown();
    } else if (event.key === 'Escape' && text !== '') onText('');
  };
  return (
    <div className="catalogue-search">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Produkt suchen
        </label>
        <div className="search-line">
          <input
            id={id}
            className="input"
            type="search"
            value={text}
            maxLength={100}
            placeholder="Name, PZN, EAN, Artikel- oder Hilfsmittelnummer"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => onText(event.currentTarget.value)}
            onKeyDown={onKey}
          />
          <CameraButton onCode={onCode} />
        </div>
      </div>
      {hits !== null && <Elsewhere hits={hits} tab={tab} onTab={onTab} />}
    </div>
  );
}

function Elsewhere({
  hits,
  tab,
  onTab,
}: {
  hits: readonly Hit[];
  tab: CatalogueTab;
  onTab: (tab: CatalogueTab) => void;
}) {
  const counts = CATALOGUE_TABS.filter((each) => each !== tab).map(
    (each) => [each, hits.filter(({ product }) => tabOf(product) === each).length] as const,
  );
  if (counts.every(([, count]) => count === 0)) return null;
  return (
    <p className="row elsewhere">
      <span className="field-hint">Auch gefunden</span>
      {counts.map(
        ([each, count]) =>
          count > 0 && (
            <button key={each} type="button" className="button button-compact" onClick={() => onTab(each)}>
              in {TAB_LABELS[each]}: {count}
            </button>
          ),
      )}
    </p>
  );
}

/**
 * Adds products to the cart and opens the cart. After a scan the catalogue stays open, so that packs can be scanned one
 * after the other; `result` says what it did.
 */
function useAddToCart() {
  const { method } = useConsultation().institution;
  const cart = useDraftPart((state) => state.draft.cart);
  const { state } = useLocation();
  const navigate = useNavigate();
  const mayCalculate = useRight('versorg_aufr');
  const [result, setResult] = useState<FindResult | null>(null);
  const opened = useMemo(() => openedFor(state, cart, method), [state, cart, method]);
  const onAdded = useCallback(
    ({ product, size, scanned, cart: after }: Addition) => {
      if (scanned) setResult({ words: addedInWords(product, size), cart: after });
      else navigate(mayCalculate ? '/cart' : '/offer');
    },
    [navigate, mayCalculate],
  );
  const from = useCallback(() => opened, [opened]);
  return { ...useAddition(from, onAdded), opened, result, setResult };
}
