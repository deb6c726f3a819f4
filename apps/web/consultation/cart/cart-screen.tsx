import { Link, useSearchParams } from '@remix-run/react';
import { areasOf, isCartEmpty, type Offer, type TabPlace } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { WAY_ON } from '../area/way-on.ts';
import { isComparison } from '../care/comparison-view.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { KeptDay } from '../figures/kept-day.tsx';
import { SumLines } from '../figures/sum-lines.tsx';
import { useOffer } from '../figures/use-offer.ts';
import { useSum } from '../figures/use-sum.ts';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { ReviewNotice } from '../review/deferred-review.tsx';
import { AreaTabs } from './area-tabs.tsx';
import { Comparison } from './deferred-parts.tsx';
import { MissingPerson } from './missing-person.tsx';
import { focusProposal } from './proposal/proposal-focus.ts';
import { useBarHeight } from './use-bar-height.ts';
import { usePanels } from './use-panels.ts';
import { useShown } from './use-shown.ts';
import { UndoNotice } from './use-undo.tsx';

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
