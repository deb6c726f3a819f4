import { useId } from 'react';
import type { ReviewDecision, ReviewFinding } from '#consultation/domain';
import { onSingleClick } from '../care/single-click.ts';
import { DECISION_LABELS, inARow, reasonsOf } from './review-words.ts';

/** One decision: the products, the reasons against them, and the three buttons. */
export function ReviewEntry(props: {
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
