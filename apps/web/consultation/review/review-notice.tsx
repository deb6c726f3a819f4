import { useEffect, useId, useMemo, useRef } from 'react';
import {
  applyReview,
  chosenForNow,
  type DecisionFacts,
  type ReviewDecision,
  type ReviewFinding,
  reviewCart,
} from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { useCare } from '../care/care-data.ts';
import { newLineId } from '../care/line-id.ts';
import { onSingleClick } from '../care/single-click.ts';
import { usePerson } from '../care/use-person.ts';
import { useRecommended } from '../care/use-recommended.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { followReplacements } from './follow-replacements.ts';
import {
  DECISION_LABELS,
  decidedInWords,
  inARow,
  placeInWords,
  productNames,
  reasonsOf,
  titleOf,
} from './review-words.ts';

const NONE: readonly ReviewFinding[] = [];

/**
 * Lists products in the cart that no longer fit the answers, with a decision for each and for all. It blocks
 * nothing: figures and the way on stay as they are.
 *
 * @param props.paused answers are being edited on this screen: the notice appears afterwards and takes the focus,
 * since it is far from the fields
 */
export function ReviewNotice({ paused = false }: { paused?: boolean }) {
  const { products } = useCare();
  const cart = useDraftPart((state) => state.draft.cart);
  const review = useReview();
  const findings = paused ? NONE : review.findings;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wasPaused = useRef(paused);
  const shown = findings.length > 0;
  useEffect(() => {
    const ended = wasPaused.current && !paused;
    wasPaused.current = paused;
    // After the edited section has focused itself.
    if (ended && shown) requestAnimationFrame(() => title.current?.focus());
  }, [paused, shown]);
  if (!shown) return null;

  const decide = (decided: readonly ReviewFinding[], decision: ReviewDecision) => {
    review.decide(decided, decision);
    // The pressed button is gone: the focus moves to the remaining findings, or to the screen.
    requestAnimationFrame(() => {
      const next = title.current ?? document.querySelector<HTMLElement>('main h1');
      next?.focus({ preventScroll: next === title.current });
    });
  };
  const named = findings.map((finding) => ({ finding, names: productNames(finding, cart, products) }));
  const adjustable = findings.filter((finding) => finding.adjustable);
  const keepable = findings.filter((finding) => finding.keepable);
  const changed = keepable.length > 0;
  return (
    <section className="message message-notice review" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="review-title">
        {titleOf(named.flatMap(({ names }) => names).length)}
      </h2>
      <p>
        {changed && 'Die Angaben sind seit der Auswahl geändert worden. '}
        Von selbst ändert sich nichts: Sie entscheiden.
      </p>
      <ul className="review-list">
        {named.map(({ finding, names }) => (
          <ReviewEntry
            key={finding.ids[0]}
            finding={finding}
            names={names}
            place={placeInWords(finding.place, cart)}
            onDecide={(decision) => decide([finding], decision)}
          />
        ))}
      </ul>
      {findings.length > 1 && (
        <div className="review-all">
          {adjustable.length > 0 && (
            <button type="button" className="button" onClick={() => decide(adjustable, 'adjust')}>
              Alle anpassen
            </button>
          )}
          {keepable.length > 0 && (
            <button type="button" className="button" onClick={() => decide(keepable, 'keep')}>
              Alle behalten
            </button>
          )}
          <button type="button" className="button" onClick={() => decide(findings, 'remove')}>
            Alle entfernen
          </button>
        </div>
      )}
    </section>
  );
}

/** One decision: the products, the reasons against them, and the three buttons. */
function ReviewEntry(props: {
  finding: ReviewFinding;
  names: readonly string[];
  /** Its place in the cart, in words. */
  place: string;
  onDecide: (decision: ReviewDecision) => void;
}) {
  const { finding, names, place, onDecide } = props;
  const id = useId();
  const name = inARow(names);
  const ways: readonly ReviewDecision[] = [
    ...(finding.adjustable ? (['adjust'] as const) : []),
    ...(finding.keepable ? (['keep'] as const) : []),
    'remove',
  ];
  return (
    <li className="review-entry">
      <div className="review-about">
        <h3 className="review-name">{name}</h3>
        <p className="field-hint">{place}</p>
        <ul className="review-reasons" id={id}>
          {reasonsOf(finding).map(({ why, adjusted }) => (
            <li key={why}>
              {why}
              {adjusted !== null && (
                <span className="review-adjusted">
                  Anpassen: <strong>{adjusted}</strong>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="review-ways">
        {ways.map((way) => (
          <button
            key={way}
            type="button"
            className="button"
            aria-describedby={id}
            onClick={onSingleClick(() => onDecide(way))}
          >
            {DECISION_LABELS[way]} <span className="visually-hidden">: {name}</span>
          </button>
        ))}
      </div>
    </li>
  );
}

/** Products in the cart that no longer fit the answers, and the decision about them. */
interface Review {
  readonly findings: readonly ReviewFinding[];
  readonly decide: (findings: readonly ReviewFinding[], decision: ReviewDecision) => void;
}

/** Reviews the cart, on the care screens. */
function useReview(): Review {
  const { products } = useCare();
  const { method } = useConsultation().institution;
  const { answers, insurer, gross } = usePerson();
  const recommended = useRecommended();
  const cart = useDraftPart((state) => state.draft.cart);
  const { update } = useDraftActions();
  const facts = useMemo<DecisionFacts>(
    () => ({
      products,
      method,
      now: chosenForNow(answers, insurer, gross),
      recommended: recommended && new Set(recommended.map(({ product }) => product.id)),
      nextId: newLineId,
    }),
    [products, method, answers, insurer, gross, recommended],
  );
  const findings = useMemo(() => reviewCart(cart, facts), [cart, facts]);
  const decide: Review['decide'] = (decided, decision) => {
    const ids = decided.flatMap((finding) => finding.ids);
    const names = decided.flatMap((finding) => productNames(finding, cart, products));
    update(
      (draft) => {
        const after = applyReview(draft.cart, ids, decision, facts);
        return after === draft.cart ? draft : { ...followReplacements(draft, after), cart: after };
      },
      decidedInWords(decision, names),
    );
  };
  return { findings, decide };
}
