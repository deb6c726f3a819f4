import type { Ref } from 'react';
import type { PatientProposal, TabPlace } from '#consultation/domain';
import type { Sentences } from '../languages/sentences.ts';
import { PatientCard } from './patient-card.tsx';

/** What a list of cards shows, and what a touch of one does. */
export interface PatientCardsProps {
  readonly proposals: readonly PatientProposal[];
  readonly sentences: Sentences;
  readonly isChosen: (place: TabPlace) => boolean;
  readonly onChoose: (place: TabPlace) => void;
}

/** Proposals side by side, each with its button. */
export function PatientCards(props: PatientCardsProps & { top?: Ref<HTMLUListElement> }) {
  const { proposals, sentences, isChosen, onChoose, top } = props;
  return (
    <ul className="patient-cards" ref={top} data-count={Math.min(3, proposals.length)}>
      {proposals.map((proposal) => (
        <li key={`${proposal.place.area}-${proposal.place.tab}`}>
          <PatientCard
            proposal={proposal}
            sentences={sentences}
            chosen={isChosen(proposal.place)}
            onChoose={() => onChoose(proposal.place)}
          />
        </li>
      ))}
    </ul>
  );
}
