import { Link } from '@remix-run/react';
import {
  aidSheet,
  careInsurance,
  careLevel,
  type Offer,
  pflegehilfsmittelAmount,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { counted, formatEuro } from '#platform/domain';
import { useRight } from '../../../session/frame-data.ts';
import { useConsultation } from '../../area/consultation-data.ts';
import { FIRST_STOP } from '../../area/way-on.ts';
import { COMPARISON } from '../../care/comparison-view.ts';
import { shortName } from '../../care/short-name.ts';
import { useDecision } from '../../care/use-decision.ts';
import { usePerson } from '../../care/use-person.ts';
import { isHandedOut } from '../../documents/state/document-state.ts';
import { useDraft } from '../../draft/draft-provider.tsx';
import { PaysLine } from '../../figures/pays-line.tsx';
import { SumLines } from '../../figures/sum-lines.tsx';
import { useOffer } from '../../figures/use-offer.ts';
import { useSum } from '../../figures/use-sum.ts';
import { documentRights } from '../../papers/document-kinds.ts';

/**
 * How the consultation ends: what the person pays for the chosen proposal, and what is still open.
 *
 * @param props.missing number of required answers that are missing
 */
export function ClosingSummary(props: {
  insurer: Krankenkasse;
  missing: number;
  /** What is to be checked on the lines of the cart. */
  checks: readonly string[];
  /** What is to be checked on person and prescription. */
  papers: readonly string[];
  onComplete: () => void;
  onApply: () => void;
}) {
  const { insurer, missing, checks, papers, onComplete, onApply } = props;
  const calculates = useRight('versorg_aufr');
  const { offer } = useOffer(insurer);
  const { today, user } = useConsultation();
  const { draft } = useDraft();
  const { answers } = usePerson();
  const care = careLevel(answers);
  const insurance = careInsurance(insurer);
  const applies =
    insurance !== 'none' && care !== null && care.filed !== true && !isHandedOut('application', draft);
  const amount = formatEuro(pflegehilfsmittelAmount(today)).replace(',00', '');
  const application = `${aidSheet(insurer).title}${insurance === 'social' ? `, ${amount} im Monat` : ''}`;
  return (
    <section className="card closing-summary" aria-label="Abschluss">
      <ClosingSum offer={offer} />
      {(missing > 0 || applies) && (
        <ul className="closing-open">
          {missing > 0 && (
            <li>
              <p>Noch offen: {counted(missing, ['Angabe', 'Angaben'])}</p>
              <button type="button" className="button" {...FIRST_STOP} onClick={onComplete}>
                ergänzen
              </button>
            </li>
          )}
          {applies && (
            <li>
              <p>Noch offen: {application}</p>
              {documentRights(user.rights).show && (
                <button type="button" className="button" {...FIRST_STOP} onClick={onApply}>
                  ausfüllen<span className="visually-hidden">: {application}</span>
                </button>
              )}
            </li>
          )}
        </ul>
      )}
      {checks.length + papers.length > 0 && (
        <div className="message message-notice closing-checks">
          <p>
            <strong>Bitte prüfen</strong>
          </p>
          <ul>
            {[...checks, ...papers].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {calculates && checks.length > 0 && (
            <p>
              <Link to="/cart">Im Versorgungsrechner prüfen</Link>
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** What the person pays in all; a range and where to decide while nothing is chosen. */
function ClosingSum({ offer }: { offer: Offer }) {
  const { cart } = useDraft().draft;
  const { decision } = useDecision();
  const calculates = useRight('versorg_aufr');
  const { supply, decided, sales, bought } = decision;
  const sum = useSum(offer);
  const totals = decided && supply && offer.areas[supply.area].tabs[supply.tab];
  const toDecide = (
    <p>
      <Link className="button" to={{ pathname: '/cart', search: `?${new URLSearchParams(COMPARISON)}` }}>
        Vorschlag wählen
      </Link>
    </p>
  );
  if (decision.alternatives.length === 0 && sales.length === 0) return <NothingChosen />;
  return (
    <>
      {sum.undecided !== null && <p className="closing-pays">{sum.undecided}.</p>}
      {supply && totals && (
        <p className="closing-pays">
          <PaysLine totals={totals} />{' '}
          <span className="closing-chosen">(gewählt: {shortName(supply, cart)})</span>
        </p>
      )}
      <SumLines sum={sum} />
      {sales.length > 1 && bought.length === 0 && <p>Im Freiverkauf ist noch nichts gewählt.</p>}
      {calculates && (sum.undecided !== null || (sales.length > 1 && bought.length === 0)) && toDecide}
    </>
  );
}

/** Where a product is chosen, as far as the rights go. */
function NothingChosen() {
  const advises = useRight('bera_durch');
  const calculates = useRight('versorg_aufr');
  return (
    <div className="closing-empty">
      <p>Noch ist kein Produkt ausgewählt.</p>
      <div className="row">
        {advises && (
          <Link className="button" to="/recommendations">
            Zu den Empfehlungen
          </Link>
        )}
        {calculates && (
          <Link className="button" to="/cart">
            Zum Versorgungsrechner
          </Link>
        )}
      </div>
    </div>
  );
}
