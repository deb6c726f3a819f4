import { useEffect, useId, useRef } from 'react';
import type { ReviewDecision, ReviewFinding } from '#consultation/domain';
import { useCare } from '../care/care-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';
import { ReviewEntry } from './review-entry.tsx';
import { placeInWords, productNames, titleOf } from './review-words.ts';
import { useReview } from './use-review.ts';

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
