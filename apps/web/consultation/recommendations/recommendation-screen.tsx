import { recommendationKey } from '#consultation/domain';
import { usePerson } from '../care/use-person.ts';
import { useRecommended } from '../care/use-recommended.ts';
import { TurnToPatient } from '../patient-view/turn-to-patient.tsx';
import { ReviewNotice } from '../review/deferred-review.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { Recommended } from './recommended.tsx';

/** Offers the recommended products; continuing saves the chosen ones into the cart. */
export function RecommendationScreen() {
  const { answers } = usePerson();
  const key = recommendationKey(answers);
  const list = useRecommended();
  return (
    <>
      <ReviewNotice />
      {!key.ok && (
        <>
          <div className="beside-heading">
            <TurnToPatient />
          </div>
          <MissingAnswers missing={key.missing} />
        </>
      )}
      {key.ok && list && <Recommended recommendation={key.key} list={list} />}
    </>
  );
}
