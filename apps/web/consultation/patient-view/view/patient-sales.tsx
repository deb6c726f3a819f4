import type { PatientProposal, TabPlace } from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Sentences } from '../languages/sentences.ts';
import { PatientCard } from './patient-card.tsx';

/** What can be bought besides, each for itself, and what that makes together with the chosen supply. */
export function PatientSales(props: {
  sales: readonly PatientProposal[];
  sentences: Sentences;
  together: Cents | null;
  isChosen: (place: TabPlace) => boolean;
  onChoose: (place: TabPlace) => void;
}) {
  const { sales, sentences, together, isChosen, onChoose } = props;
  if (sales.length === 0) return null;
  return (
    <>
      <h3 className="patient-besides">{sentences.besides}</h3>
      <ul className="patient-cards" data-count={Math.min(3, sales.length)}>
        {sales.map((proposal) => (
          <li key={proposal.place.tab}>
            <PatientCard
              proposal={proposal}
              sentences={sentences}
              chosen={isChosen(proposal.place)}
              onChoose={() => onChoose(proposal.place)}
            />
          </li>
        ))}
      </ul>
      {together !== null && (
        <p className="patient-together" role="status">
          {sentences.together}{' '}
          <strong className="number">
            <bdi>{formatEuro(together)}</bdi>
          </strong>
        </p>
      )}
    </>
  );
}
