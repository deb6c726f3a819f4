import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { useDiscreet } from '../discreet/use-discreet.ts';
import { useAgeQuestion } from './use-age-question.ts';

const CARD = deferredPart(async () => (await import('../wizard/age-card.tsx')).AgeCard);

/** Asks to check a birth date that contradicts the gender until it is confirmed or corrected. It blocks nothing. */
export function AgeNotice() {
  // It names the birth date, which Diskret covers.
  const discreet = useDiscreet();
  const question = useAgeQuestion();
  const Card = useDeferredPart(CARD);
  return (
    <div role="status" className="age-place">
      {question !== null && !discreet && Card !== null && <Card question={question} />}
    </div>
  );
}
