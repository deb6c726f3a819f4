import {
  AREA_LABELS,
  amountsAsOf,
  areasOf,
  type CareType,
  type CartLine,
  COPAYMENT_ONCE,
  costHint,
  insurerPays,
  proposalCost,
  proposalName,
  type TabOffer,
  type TabPlace,
} from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { useDraft } from '../draft/draft-provider.tsx';
import { FigureList } from '../figures/figure-list.tsx';
import type { OfferView } from '../figures/use-offer.ts';
import { ComparedLine } from './compared-line.tsx';

/** The proposals side by side, to discuss at the counter and to print. */
export function Comparison(props: {
  view: OfferView;
  onLeave: () => void;
  onChoose: (place: TabPlace) => void;
}) {
  const { view, onLeave, onChoose } = props;
  const { institution, today } = useConsultation();
  const { draft } = useDraft();
  const title = useFocus<HTMLHeadingElement>();
  const proposals = areasOf(institution.method).flatMap((area) =>
    draft.cart[area].flatMap(({ lines }, tab) => {
      const totals = view.offer.areas[area].tabs[tab];
      return lines.length === 0 || totals === undefined ? [] : [{ place: { area, tab }, lines, totals }];
    }),
  );
  const insured = proposals.filter(({ place }) => insurerPays(institution.method, place.area)).length;
  // No addition hint if no co-payment is due or only one proposal includes it.
  const once = insured > 1 && (view.offer.copayment ?? 0) > 0 ? `${COPAYMENT_ONCE} ` : '';
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
          {proposals.length > 0 && (
            <button type="button" className="button button-primary" onClick={() => window.print()}>
              Drucken
            </button>
          )}
        </div>
      </div>
      <p className="comparison-printed">
        {institution.name}, {formatDay(today)}
      </p>
      {proposals.length === 0 && <p className="message">Noch ist in keinem Vorschlag ein Produkt.</p>}
      <ul className="comparison-list">
        {proposals.map(({ place, ...rest }) => (
          <li key={`${place.area}-${place.tab}`}>
            <Compared {...rest} {...place} view={view} onChoose={() => onChoose(place)} />
          </li>
        ))}
      </ul>
      <p className="field-hint">
        Alle Preise sind Bruttopreise für einen Monat. {once}Preisänderungen vorbehalten.{' '}
        {`${amountsAsOf(today)}.`}
      </p>
    </section>
  );
}

function Compared(props: {
  area: CareType;
  tab: number;
  lines: readonly CartLine[];
  totals: TabOffer;
  view: OfferView;
  onChoose: () => void;
}) {
  const { area, tab, lines, totals, view, onChoose } = props;
  const { products } = useCare();
  const name = proposalName(view.offer.areas[area].tabs, tab);
  const id = `compared-${area}-${tab}`;
  return (
    <article className="figures compared" data-cost={proposalCost(totals)} aria-labelledby={id}>
      <header>
        <p className="field-hint">{AREA_LABELS[area]}</p>
        <h3 id={id}>
          {name} <span className="visually-hidden">, {AREA_LABELS[area]}</span>
        </h3>
      </header>
      <FigureList totals={totals} offer={view.offer} area={area} />
      <ul className="compared-lines">
        {lines.map((line) => (
          <ComparedLine key={line.id} line={line} products={products} view={view} />
        ))}
      </ul>
      <div className="stack stack-s">
        <p>{costHint(totals, view.offer, area)}</p>
        <button
          type="button"
          className="button"
          onClick={onChoose}
          aria-label={`${name} bearbeiten, ${AREA_LABELS[area]}`}
        >
          {name} bearbeiten
        </button>
      </div>
    </article>
  );
}
