import { Link } from '@remix-run/react';
import { isReusable, packContent, sizeInWords } from '#catalogue/domain';
import {
  AMOUNT_OPEN,
  AREA_LABELS,
  amountsAsOf,
  type CareType,
  type CartLine,
  COPAYMENT_ONCE,
  costHint,
  DEFAULT_PERIOD,
  hasDailyNeed,
  insurerPays,
  isChoosable,
  isWorn,
  PERIOD_LABELS,
  type ProductsById,
  productNames,
  proposalCost,
  proposalName,
  type TabPlace,
} from '#consultation/domain';
import { formatDay } from '#platform/domain';
import { Money } from '../../../ui/basics/money.tsx';
import { useFocus } from '../../../ui/basics/use-focus.ts';
import { useConsultation } from '../../area/consultation-data.ts';
import { useCare } from '../../care/care-data.ts';
import { CheckIcon } from '../../care/cart-icons.tsx';
import { useDecision } from '../../care/use-decision.ts';
import { usePerson } from '../../care/use-person.ts';
import { useDraft } from '../../draft/draft-provider.tsx';
import { allowanceFigure, type ShownFigure } from '../../figures/figures-of.ts';
import { knownLine } from '../../figures/known-line.ts';
import { GoneWords } from '../../figures/line-gone.tsx';
import { SumLines } from '../../figures/sum-lines.tsx';
import type { OfferView } from '../../figures/use-offer.ts';
import { useSum } from '../../figures/use-sum.ts';
import { MissingOffer } from '../needs-based/missing-offer.tsx';
import { type ComparedProposal, comparedProposals, differingRows, moreInWords } from './compared-proposal.ts';

/** Marks what differs; the sign is explained once for all proposals. */
const DIFFERS = '≠';

/** Rows of a compared proposal; those that differ are marked by a sign and in bold. */
function ComparedRows(props: { rows: readonly ShownFigure[]; differing: ReadonlySet<string> }) {
  return (
    <dl>
      {props.rows.map(({ name, text, isSum }) => {
        const differs = props.differing.has(name) && !isSum;
        return (
          <div key={name} className={isSum ? 'figure figure-strong' : 'figure'}>
            <dt>
              {differs && (
                <>
                  <span className="compared-mark" aria-hidden="true">
                    {DIFFERS}
                  </span>
                  <span className="visually-hidden">unterschiedlich: </span>
                </>
              )}
              {name}
            </dt>
            <dd className={differs ? 'compared-differs' : undefined}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

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

function buttonWords(area: CareType, isChosen: boolean): string {
  if (area === 2) return isChosen ? 'Nicht dazu kaufen' : 'Dazu kaufen';
  return isChosen ? 'Auswahl aufheben' : 'Diesen Vorschlag wählen';
}

/** One proposal beside others, with the buttons to decide for it and to edit it. */
function Compared(props: {
  proposal: ComparedProposal;
  others: readonly ComparedProposal[];
  differing: ReadonlySet<string>;
  view: OfferView;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
}) {
  const { proposal, others, differing, view, isChosen, onChoose, onEdit } = props;
  const { place, lines, totals, figures, facts } = proposal;
  const { area, tab } = place;
  const { products } = useCare();
  const { insurer } = usePerson();
  const name = proposalName(view.offer.areas[area].tabs, tab);
  const id = `compared-${area}-${tab}`;
  const more = moreInWords(proposal, others);
  return (
    <article
      className="figures compared"
      data-cost={proposalCost(totals)}
      data-chosen={isChosen}
      aria-labelledby={id}
    >
      <header>
        <p className="field-hint">{AREA_LABELS[area]}</p>
        <h3 id={id}>
          {name} <span className="visually-hidden">, {AREA_LABELS[area]}</span>
        </h3>
        {isChosen && (
          <p className="compared-chosen">
            <CheckIcon /> {area === 2 ? 'dazu gekauft' : 'gewählt'}
          </p>
        )}
        <p className="compared-products" translate="no">
          {productNames(lines, products)}
        </p>
      </header>
      <div className="compared-figures">
        <ComparedRows rows={figures.slice(0, 1)} differing={differing} />
        {more !== null && <p className="compared-more">{more}</p>}
        <ComparedRows rows={figures.slice(1)} differing={differing} />
      </div>
      <ComparedRows rows={facts} differing={differing} />
      <ul className="compared-lines">
        {lines.map((line) => (
          <ComparedLine key={line.id} line={line} products={products} view={view} />
        ))}
      </ul>
      <footer>
        <p>{costHint(totals, view.offer, area, insurer)}</p>
        {/* What was decided before a price went missing can be taken back. */}
        {isChosen || isChoosable(totals) ? (
          <button
            type="button"
            className={isChosen ? 'button' : 'button button-primary'}
            aria-describedby={id}
            onClick={onChoose}
          >
            {buttonWords(area, isChosen)}
          </button>
        ) : (
          <p className="field-error">Preis fehlt: Dieser Vorschlag kann noch nicht gewählt werden.</p>
        )}
        <button
          type="button"
          className="button button-quiet"
          onClick={onEdit}
          aria-label={`${name} bearbeiten, ${AREA_LABELS[area]}`}
        >
          {name} bearbeiten
        </button>
      </footer>
    </article>
  );
}

/** A product of a compared proposal, abbreviated. */
function ComparedLine(props: { line: CartLine; products: ProductsById; view: OfferView }) {
  const known = knownLine(props.line, props.products, props.view);
  if (known === null)
    return (
      <li>
        <p>
          <GoneWords line={props.line} />
        </p>
        {AMOUNT_OPEN}
      </li>
    );
  const { line, product, size, offer } = known;
  const isForADayPart = isWorn(product) && line.selectedTime !== DEFAULT_PERIOD;
  const facts = [
    ...(isForADayPart ? [PERIOD_LABELS[line.selectedTime]] : []),
    ...[sizeInWords(line.size) ?? []].flat(),
    ...(hasDailyNeed(product, size) ? [`${offer.dailyNeed} am Tag`] : []),
    `${offer.monthlyPackages}\u00a0×\u00a0${packContent(size)}`,
    ...(isReusable(product, size) ? ['einmalig'] : []),
  ];
  return (
    <li>
      <div>
        <p className="product-choice-name" translate="no">
          {product.Produktbezeichnung}
        </p>
        <p className="field-hint">{facts.join(' · ')}</p>
      </div>
      <Money cents={offer.totalPrice} />
    </li>
  );
}
