import { useRef, useState } from 'react';
import { Filled } from './filled.tsx';
import { PatientCards, type PatientCardsProps } from './patient-cards.tsx';

/** Proposals in view at a time. */
const PAGE = 3;

/** The proposals side by side, three at a time; it begins with those among which the chosen one is. */
export function PatientProposals(props: PatientCardsProps) {
  const { proposals, sentences, isChosen } = props;
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
      <PatientCards {...props} proposals={proposals.slice(start, to)} top={top} />
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
