import { deferredPart, useDeferredPart } from '../../connection/deferred-part.ts';
import { useAgeQuestion } from './use-age-question.ts';

const CARD = deferredPart(async () => (await import('../wizard/age-card.tsx')).AgeCard);

/** Asks whether a birth date is right that does not go with the person, until it is answered. It holds nothing up. */
export function AgeNotice() {
  const question = useAgeQuestion();
  const Card = useDeferredPart(CARD);
  return (
    <div role="status" className="age-place">
      {question !== null && Card !== null && <Card question={question} />}
    </div>
  );
}
