import { cheapestNeedsBased, isFilled, type Offer } from '#consultation/domain';
import { methodOf } from '#institution/domain';
import type { ShowProposal } from '../../care/shown-proposal.ts';
import { focusProposal } from '../proposal/proposal-focus.ts';

/**
 * Method C needs a needs-based proposal with all its prices for the difference. Says so if there is none, and
 * links to where one is created or to the one that lacks a price. Without an allowance nothing is deducted.
 */
export function NeedsBasedMissing({ offer, onShow }: { offer: Offer; onShow: ShowProposal }) {
  const { method, grossAllowance, areas } = offer;
  const needs = areas[0];
  if (
    methodOf(method).deducts !== 'needs-based' ||
    !grossAllowance ||
    cheapestNeedsBased(needs.tabs) !== null
  )
    return null;
  const unpriced = needs.tabs.findIndex(isFilled);
  const tab = Math.max(0, unpriced);
  const lead = () => {
    onShow(0, tab);
    focusProposal({ area: 0, tab });
  };
  return (
    <div className="message message-notice">
      <p>
        {unpriced === -1
          ? 'Ohne medizinisch notwendige Versorgung wird die volle Pauschale abgezogen.'
          : 'Der medizinisch notwendigen Versorgung fehlt ein Preis. Bis er bekannt ist, wird die volle Pauschale abgezogen.'}
      </p>
      <p>
        <button type="button" className="link-button" onClick={lead}>
          {unpriced === -1
            ? 'Vorschlag mit medizinisch notwendiger Versorgung anlegen'
            : 'Zum Vorschlag ohne Preis'}
        </button>
      </p>
    </div>
  );
}
