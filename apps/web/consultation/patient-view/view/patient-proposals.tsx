import { useRef, useState } from 'react';
import type { PatientProposal, TabPlace } from '#consultation/domain';
import type { Sentences } from '../languages/sentences.ts';
import { Filled } from './filled.tsx';
import { PatientCard } from './patient-card.tsx';

/** Proposals in view at a time. */
const PAGE = 3;

/** The proposals side by side, three at a time; it begins with those among which the chosen one is. */
export function PatientProposals(props: {
  proposals: readonly PatientProposal[];
  sentences: Sentences;
  isChosen: (place: TabPlace) => boolean;
  onChoose: (place: TabPlace) => void;
}) {
  const { proposals, sentences, isChosen, onChoose } = props;
  const [start, setStart] = useState(() => {
    const chosen = proposals.findIndex(({ place }) => isChosen(place));
    return chosen === -1 ? 0 : chosen - (chosen % PAGE);
  });
  const top = useRef<HTMLUListElement>(null);
  const count = proposals.length;
  const to = Math.min(start + PAGE, count);
  const turn = (next: number) => {
    if (next < 0 || next >= count) return;
    setStart(next);
    top.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <ul className="patient-cards" ref={top} data-count={to - start}>
        {proposals.slice(start, to).map((proposal) => (
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
      {count > PAGE && (
        <div className="patient-pages">
          <button
            type="button"
            className="button"
            aria-disabled={start === 0}
            onClick={() => turn(start - PAGE)}
          >
            {sentences.previous}
          </button>
          <p role="status">
            <Filled
              text={to - start === 1 ? sentences.single : sentences.range}
              values={{ from: start + 1, to, count }}
            />
          </p>
          <button
            type="button"
            className="button"
            aria-disabled={to === count}
            onClick={() => turn(start + PAGE)}
          >
            {sentences.next}
          </button>
        </div>
      )}
    </>
  );
}
