import type { ReactNode } from 'react';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { useAgeQuestion } from '../area/use-age-question.ts';
import { useDiscreet } from '../discreet/use-discreet.ts';

const CARD = deferredPart(async () => (await import('./age-card.tsx')).AgeCard);

/** Asks to check a birth date that contradicts the gender until it is confirmed or corrected. */
export function AgeNotice() {
  const isDiscreet = useDiscreet();
  const question = useAgeQuestion();
  const Card = useDeferredPart(CARD);
  return (
    <div role="status" className="age-place">
      {question !== null && Card !== null && <Card question={question} isDiscreet={isDiscreet} />}
    </div>
  );
}

/** Holds back figures and documents until the question about the birth date is answered. */
export function AfterAge({ children }: { children: ReactNode }) {
  if (useAgeQuestion() === null) return children;
  return (
    <>
      <AgeNotice />
      <p className="field-hint">Beträge und Dokumente gibt es, sobald diese Frage beantwortet ist.</p>
    </>
  );
}
