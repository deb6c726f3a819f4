import { Link } from '@remix-run/react';
import {
  AREA_LABELS,
  amountsAsOf,
  COPAYMENT_ONCE,
  insurerPays,
  proposalName,
  type TabPlace,
} from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { useFocus } from '../../../ui/basics/use-focus.ts';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { useDecision } from '../../care/use-decision.ts';
import { useDraft } from '../../draft/draft-provider.tsx';
import { allowanceFigure } from '../../figures/figures-of.ts';
import { SumLines } from '../../figures/sum-lines.tsx';
import type { OfferView } from '../../figures/use-offer.ts';
import { useSum } from '../../figures/use-sum.ts';
import { MissingOffer } from '../needs-based/missing-offer.tsx';
import { Compared } from './compared.tsx';
import { comparedProposals, differingRows } from './compared-proposal.ts';
import { DIFFERS } from './compared-rows.tsx';

const NOTHING: ReadonlySet<string> = new Set();

/** The proposals side by side, to discuss at the counter, to decide and to print. */
export function Comparison(props: {
  view: OfferView;
  onLeave: () => void;
  onEdit: (place: TabPlace) => void;
}) {
  const { view, onLeave, onEdit } = props;
  const { institution, today } = useConsultation();
  const { products } = useCare();
  const { draft } = useDraft();
  const title = useFocus<HTMLHeadingElement>();
  const { decision, isChosen, choose } = useDecision();
  const compared = comparedProposals(draft.cart, view, products);
  const proposals = compared.filter(({ place }) => place.area !== 2);
  // Bought besides: no alternative to the others, nor to each other.
  const sales = compared.filter(({ place }) => place.area === 2);
  const sum = useSum(view.offer);
  const { supply, decided } = decision;
  const words =
    decided && supply !== null
      ? `${AREA_LABELS[supply.area]}, ${proposalName(draft.cart[supply.area], supply.tab)}`
      : null;
  const differing = differingRows(proposals);
  const insured = proposals.filter(({ place }) => insurerPays(institution.method, place.area)).length;
  // No addition hint if no co-payment is due or only one proposal includes it.
  const once = insured > 1 && (view.offer.copayment ?? 0) > 0 ? `${COPAYMENT_ONCE} ` : '';
  const monthly = compared.every(({ totals }) => totals.once === undefined);
  const allowance = allowanceFigure(view.offer);
  return (
    <section className="comparison stack">
      <div className="row row-between">
        <h2 tabIndex={-1} ref={title}>
          Vorschläge im Vergleich
        </h2>
        <div className="row comparison-tools">
          <button type="button" className="button" onClick={onLeave}>
            zurück zur Berechnung
          </button>
          {compared.length > 0 && (
            <button type="button" className="button" onClick={() => window.print()}>
              Drucken
            </button>
          )}
        </div>
      </div>
      <p className="comparison-printed">
        {institution.name}, {formatDay(today)}
      </p>
      {compared.length === 0 ? (
        <p className="message">Noch ist in keinem Vorschlag ein Produkt.</p>
      ) : (
        <p className="comparison-facts">
          <span>
            {allowance.name}:{' '}
            <strong className="number" translate="no">
              {allowance.text}
            </strong>
          </span>
          {differing.size > 0 && (
            <span>
              <span className="compared-mark" aria-hidden="true">
                {DIFFERS}
              </span>
              <span className="visually-hidden">„unterschiedlich“</span> markiert, worin sich die Vorschläge
              unterscheiden.
            </span>
          )}
        </p>
      )}
      {/* The proposal appears as a column, the button is gone: the focus stays with the comparison. */}
      <MissingOffer offer={view.offer} onAdded={() => title.current?.focus()} />
      <ul className="comparison-list" data-columns={Math.min(3, proposals.length)}>
        {proposals.map((proposal) => {
          const { place } = proposal;
          return (
            <li key={`${place.area}-${place.tab}`}>
              <Compared
                proposal={proposal}
                others={proposals}
                differing={differing}
                view={view}
                isChosen={isChosen(place)}
                onChoose={() => choose(place)}
                onEdit={() => onEdit(place)}
              />
            </li>
          );
        })}
      </ul>
      {sales.length > 0 && (
        <section className="stack" aria-label="Im Freiverkauf dazu">
          <h3>Im Freiverkauf dazu</h3>
          <ul className="comparison-list" data-columns={Math.min(3, sales.length)}>
            {sales.map((proposal) => (
              <li key={proposal.place.tab}>
                <Compared
                  proposal={proposal}
                  others={[proposal]}
                  differing={NOTHING}
                  view={view}
                  isChosen={isChosen(proposal.place)}
                  onChoose={() => choose(proposal.place)}
                  onEdit={() => onEdit(proposal.place)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="comparison-decision">
        <output>
          {words !== null && `Gewählt: ${words}.`}
          {sum.undecided !== null && `${sum.undecided}.`}
        </output>
        <SumLines sum={sum} />
        <Link className={words === null ? 'button' : 'button button-primary'} to="/offer">
          zur Zusammenfassung
        </Link>
      </div>
      <p className="field-hint">
        Alle Preise sind Bruttopreise{monthly ? ' für einen Monat' : ''}. {once}Preisänderungen vorbehalten.{' '}
        {`${amountsAsOf(today)}.`}
      </p>
    </section>
  );
}
