import {
  AREA_LABELS,
  type CareType,
  costHint,
  isChoosable,
  productNames,
  proposalCost,
  proposalName,
} from '#consultation/domain';
import { useCare } from '../../care/care-data.ts';
import { CheckIcon } from '../../care/cart-icons.tsx';
import { usePerson } from '../../care/use-person.ts';
import type { OfferView } from '../../figures/use-offer.ts';
import { ComparedLine } from './compared-line.tsx';
import { type ComparedProposal, moreInWords } from './compared-proposal.ts';
import { ComparedRows } from './compared-rows.tsx';

function buttonWords(area: CareType, isChosen: boolean): string {
  if (area === 2) return isChosen ? 'Nicht dazu kaufen' : 'Dazu kaufen';
  return isChosen ? 'Auswahl aufheben' : 'Diesen Vorschlag wählen';
}

/** One proposal beside others, with the buttons to decide for it and to edit it. */
export function Compared(props: {
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
