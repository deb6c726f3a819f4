import { isFilled, type Offer, type TabPlace } from '#consultation/domain';
import { onSingleClick } from '../../care/single-click.ts';
import { useCheapestSupply } from './use-cheapest-supply.ts';

/**
 * Where there is desired care only: offers the supply without Mehrkosten that a declaration of Mehrkosten has to name
 * (docs/decisions/0042). Nothing is added by itself, because method C would then deduct less.
 */
export function MissingOffer(props: { offer: Offer; onAdded: (place: TabPlace) => void }) {
  const { offer, onAdded } = props;
  const supply = useCheapestSupply(offer);
  const { grossAllowance, areas } = offer;
  if (!grossAllowance || areas[0].count > 0 || !areas[1].tabs.some(isFilled)) return null;
  return (
    <div className="message message-notice missing-offer">
      <p>
        <strong>Noch fehlt ein Angebot ohne Mehrkosten.</strong> Es gehört zu jeder Erklärung über Mehrkosten.
      </p>
      {supply.why === undefined ? (
        <>
          <p>
            {supply.isMarked ? 'Vom Anbieter empfohlen' : 'Am günstigsten aus der Empfehlung'}: {supply.paid}.{' '}
            {supply.effect}
          </p>
          <p>
            <button
              type="button"
              className="button button-primary"
              onClick={onSingleClick(() => onAdded(supply.add()))}
            >
              Angebot ohne Mehrkosten hinzufügen
            </button>
          </p>
        </>
      ) : (
        <p>{supply.why}</p>
      )}
    </div>
  );
}
