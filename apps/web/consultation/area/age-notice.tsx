import { deferredPart, useDeferredPart } from '../../connection/deferred-part.ts';
import { useAgeQuestion } from './use-age-question.ts';

const CARD = deferredPart(async () => (await import('../wizard/age-card.tsx')).AgeCard);

/** Asks to check a birth date that contradicts the gender until it is confirmed or corrected. It blocks nothing. */
export function AgeNotice() {
  const question = useAgeQuestion();
  const Card = useDeferredPart(CARD);
  return (
    <div role="status" className="age-place">
      {question !== null && Card !== null && <Card question={question} />}
    </div>
  );
}
