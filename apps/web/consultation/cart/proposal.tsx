import { Link } from '@remix-run/react';
import type { CartLine, TabOffer, TabPlace } from '#consultation/domain';
import { AddProduct } from './add-product.tsx';
import { LineCard } from './line-card.tsx';
import { ProposalFigures } from './proposal-figures.tsx';
import { proposalId } from './proposal-focus.ts';
import type { OfferView } from './use-offer.ts';

/** One proposal: its products and its figures. */
export function Proposal(props: {
  place: TabPlace;
  lines: readonly CartLine[];
  totals: TabOffer;
  view: OfferView;
  explained: boolean;
  onClose: (() => void) | undefined;
}) {
  const { place, lines, totals, view, explained, onClose } = props;
  return (
    <div className="proposal" id={proposalId(place)} tabIndex={-1}>
      <div className="stack">
        {lines.length === 0 && <p className="field-hint">In diesem Vorschlag ist noch kein Produkt.</p>}
        <ul className="stack line-cards">
          {lines.map((line) => (
            <li key={line.id}>
              <LineCard place={place} line={line} view={view} explained={explained} />
            </li>
          ))}
        </ul>
        <AddProduct place={place} />
        {onClose && (
          <p>
            <button type="button" className="button button-quiet" onClick={onClose}>
              Vorschlag {place.tab + 1} schließen
            </button>
          </p>
        )}
      </div>
      <aside className="stack" aria-label={`Kosten von Vorschlag ${place.tab + 1}`}>
        <ProposalFigures totals={totals} offer={view.offer} area={place.area} explained={explained} />
        {view.offer.method === 'C' && place.area === 1 && view.offer.areas[0].count === 0 && (
          <p className="message message-notice">
            Ohne medizinisch notwendige Versorgung wird die volle Pauschale abgezogen.{' '}
            <Link to="/recommendations">Vorschlag mit medizinisch notwendiger Versorgung anlegen</Link>
          </p>
        )}
      </aside>
    </div>
  );
}
