import { formatEuro } from '#platform/domain';
import { PaidOnce } from './paid-once.tsx';
import { PatientCards, type PatientCardsProps } from './patient-cards.tsx';
import { type Together, togetherInWords } from './together.ts';

/** What can be bought besides, each for itself, and what that makes together with the chosen supply. */
export function PatientSales(props: PatientCardsProps & { together: Together | null }) {
  const { together, ...cards } = props;
  const { proposals, sentences } = cards;
  if (proposals.length === 0) return null;
  return (
    <>
      <h3 className="patient-besides">{sentences.besides}</h3>
      <PatientCards {...cards} />
      {together !== null && (
        <p className="patient-together" role="status">
          {togetherInWords(together, sentences)}{' '}
          <strong className="number">
            <bdi>{formatEuro(together.pays)}</bdi>
          </strong>{' '}
          <PaidOnce {...together} sentences={sentences} />
        </p>
      )}
    </>
  );
}
