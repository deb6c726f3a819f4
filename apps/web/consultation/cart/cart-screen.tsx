import { Link, useLocation, useSearchParams } from '@remix-run/react';
import { memo, useCallback, useDeferredValue, useEffect, useState } from 'react';
import {
  AREA_LABELS,
  areasOf,
  type CareType,
  type CartAreas,
  isCartEmpty,
  type Offer,
  type TabPlace,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { requestedStep } from '../../frame/introduction-request.ts';
import { useRight } from '../../session/frame-data.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { WAY_ON } from '../area/way-on.ts';
import { isComparison } from '../care/comparison-view.ts';
import { type ShowProposal, shownIn, turnTo } from '../care/shown-proposal.ts';
import { usePerson } from '../care/use-person.ts';
import type { ShownProposal } from '../draft/draft.ts';
import { useDraft, useDraftPart } from '../draft/draft-provider.tsx';
import { KeptDay } from '../figures/kept-day.tsx';
import { MissingInsurer, missingInsurerText } from '../figures/missing-insurer.tsx';
import { SumLines } from '../figures/sum-lines.tsx';
import { type OfferView, useOffer } from '../figures/use-offer.ts';
import { useSum } from '../figures/use-sum.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { ReviewNotice } from '../review/deferred-review.tsx';
import { Comparison } from './deferred-parts.tsx';
import { focusProposal } from './proposal/proposal-focus.ts';
import { ProposalTabs } from './proposal/proposal-tabs.tsx';
import { type Panels, usePanels } from './use-panels.ts';
import { UndoNotice } from './use-undo.tsx';

/** Custom property of the page: the height of the patient bar, below which the proposals stick. */
const PROPERTY = '--patient-bar';

/** Keeps the height of the patient bar, which a long name makes higher, where the style sheet finds it. */
function useBarHeight(): void {
  useEffect(() => {
    const bar = document.querySelector('.patient-bar');
    if (bar === null) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${bar.getBoundingClientRect().height}px`),
    );
    watch.observe(bar);
    return () => {
      watch.disconnect();
      style.removeProperty(PROPERTY);
    };
  }, []);
}

const TITLE = 'Eine Berechnung kann nicht sinnvoll durchgeführt werden.';
const TEXT = 'Es fehlen noch entscheidende Angaben zur versicherten Person und ihrer Krankenkasse.';

/**
 * Replaces the calculator if no Krankenkasse is chosen: a dialog asks for one first (consultation specification,
 * section 8), and the hint stays on the page after the dialog is closed.
 *
 * @param props.name the chosen one, if the institution no longer has it
 */
function MissingPerson({ name }: { name: string | undefined }) {
  // The introduction shows this screen without a person.
  const [asked, setAsked] = useState(requestedStep(useLocation().state) === null);
  if (!asked) {
    return (
      <MissingInsurer title={TITLE} name={name}>
        {TEXT}
      </MissingInsurer>
    );
  }
  return (
    <Dialog title={TITLE} onClose={() => setAsked(false)}>
      <p>{missingInsurerText(name, TEXT)}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={() => setAsked(false)}>
          Schließen
        </button>
        <Link className="button button-primary" to="/wizard/0#q-krankenkasse">
          Zur Beratung
        </Link>
      </div>
    </Dialog>
  );
}

/** The areas of the calculator with the number of proposals in each. */
function AreaTabs(props: {
  view: OfferView;
  insurer: Krankenkasse;
  panels: Panels;
  shown: ShownProposal;
  onShow: ShowProposal;
}) {
  const { shown, onShow, ...rest } = props;
  const areas = areasOf(useConsultation().institution.method);
  // The tabs switch at once; their content follows when it is ready, and the old content stays until then.
  const drawnArea = useDeferredValue(shown.area);
  const drawnTab = useDeferredValue(shown.tabs[shown.area]);
  const tab = drawnArea === shown.area ? shown.tabs[shown.area] : drawnTab;
  return (
    <Tabs
      className="areas"
      value={String(shown.area)}
      onValueChange={(value) => onShow(Number(value) as CareType)}
    >
      <TabList className="areas-list" aria-label="Art der Versorgung">
        {areas.map((area) => (
          <AreaTab key={area} area={area} count={rest.view.offer.areas[area].count} />
        ))}
      </TabList>
      <TabPanel className="areas-panel" value={String(shown.area)}>
        <ProposalTabs {...rest} area={drawnArea} tab={tab} drawnTab={drawnTab} onShow={onShow} />
      </TabPanel>
    </Tabs>
  );
}

/** Rerendered only when its own count changes, not with every figure of the calculator. */
const AreaTab = memo(function AreaTab({ area, count }: { area: CareType; count: number }) {
  return (
    <Tab className="areas-tab" value={String(area)}>
      <span>{AREA_LABELS[area]}</span>{' '}
      <span className="areas-count">
        {count} <span className="visually-hidden">{count === 1 ? 'Vorschlag' : 'Vorschläge'}</span>
      </span>
    </Tab>
  );
});

/** The care calculator, once the draft is read. */
export function CartScreen() {
  const { insurer, answers } = usePerson();
  if (insurer === null) return <MissingPerson name={answers.krankenkasse} />;
  return <Calculator insurer={insurer} />;
}

function Calculator({ insurer }: { insurer: Krankenkasse }) {
  useBarHeight();
  const view = useOffer(insurer);
  const { shown, show } = useShown(view.offer.grossAllowance);
  const [search, setSearch] = useSearchParams();
  const panels = usePanels();
  if (isComparison(search)) {
    // The pressed button disappears with the comparison: the focus moves to the proposal.
    const leaveTo = (place: TabPlace) => {
      setSearch({}, { preventScrollReset: true });
      focusProposal(place);
    };
    return (
      <>
        <KeptDay />
        <ReviewNotice />
        <Comparison
          view={view}
          onLeave={() => leaveTo({ area: shown.area, tab: shown.tabs[shown.area] })}
          onEdit={(place) => {
            show(place.area, place.tab);
            leaveTo(place);
          }}
        />
        <UndoNotice onShow={({ area, tab }) => show(area, tab)} />
      </>
    );
  }
  return (
    <>
      <ProductSymbols />
      <KeptDay />
      <ReviewNotice />
      <EmptyCart />
      <AreaTabs view={view} insurer={insurer} panels={panels} shown={shown} onShow={show} />
      <CartSum offer={view.offer} />
      <CartWays />
      <UndoNotice onShow={({ area, tab }) => show(area, tab)} />
    </>
  );
}

/** Explains how to add products while the cart is empty. */
function EmptyCart() {
  const areas = areasOf(useConsultation().institution.method);
  const empty = useDraftPart((state) => isCartEmpty(state.draft.cart, areas));
  const mayConsult = useRight('bera_durch');
  if (!empty || !mayConsult) return null;
  return (
    <div className="message">
      <p>Noch ist kein Produkt ausgewählt. Am einfachsten beginnen Sie mit der Anamnese.</p>
      <p>
        <Link className="button" to="/wizard/1">
          Anamnese starten
        </Link>
      </p>
    </div>
  );
}

/** What is bought besides, and the sum with the supply; it is the same whatever proposal is open. */
function CartSum({ offer }: { offer: Offer }) {
  const sum = useSum(offer);
  if (sum.bought === null) return null;
  return (
    <div className="cart-sum">
      {sum.undecided !== null && <p>{sum.undecided}.</p>}
      <SumLines sum={sum} />
    </div>
  );
}

function CartWays() {
  const mayConsult = useRight('bera_durch');
  return (
    <div className="page-actions">
      <Link className="button" to={mayConsult ? '/wizard/4' : '/wizard/0'}>
        zurück
      </Link>
      <Link className="button button-primary" to="/offer" {...WAY_ON}>
        zur Zusammenfassung
      </Link>
    </div>
  );
}

/** The proposal shown in the calculator, stored in the draft so that it survives reload and back navigation. */
function useShown(gross: Cents | null) {
  const { draft, update } = useDraft();
  const { method } = useConsultation().institution;
  // Determined once: emptying a proposal must not switch the page to another area.
  const [start] = useState(() => shownIn(draft, method, gross));
  const seen = useCallback(
    (cart: CartAreas, kept: ShownProposal | undefined) =>
      shownIn({ cart, shown: kept ?? start }, method, gross),
    [start, method, gross],
  );
  /** Shows another area, or a proposal of it. */
  const show = useCallback(
    (area: CareType, tab?: number) =>
      update((before) => ({ ...before, shown: turnTo(seen(before.cart, before.shown), area, tab) })),
    [update, seen],
  );
  return { shown: seen(draft.cart, draft.shown), show };
}
