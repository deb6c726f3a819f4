import { type AnswerField, hintsFor } from '#consultation/domain';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { isCovered, useDiscreet } from '../discreet/use-discreet.ts';

/** Hints in view; more would not be read at the counter. */
const IN_VIEW = 3;

/** Hints that may need a physician soon come first. */
const FIRST = ['haut.Ha2', 'inkontinenz.I4'];

interface AdviceLine {
  readonly key: string;
  readonly text: string;
}

/** Advice that follows from the answers, for the talk at the counter: three hints, the others folded. */
export function Advice() {
  const { hints } = useCare();
  const { answers } = usePerson();
  const discreet = useDiscreet();
  // What follows from a covered answer would tell it.
  const advice = hintsFor(answers, hints).filter(
    ({ key }) => !(discreet && isCovered(key.split('.')[0] as AnswerField)),
  );
  if (advice.length === 0) return null;
  const isFirst = ({ key }: AdviceLine) => FIRST.includes(key);
  const ordered = [...advice.filter(isFirst), ...advice.filter((each) => !isFirst(each))];
  const folded = ordered.slice(IN_VIEW);
  return (
    <section className="advice-section" aria-labelledby="advice">
      <h2 id="advice">Hinweise zu den Angaben</h2>
      <AdviceList lines={ordered.slice(0, IN_VIEW)} />
      {folded.length > 0 && (
        <details>
          <summary>
            Weitere Hinweise{' '}
            <span className="number" translate="no">
              ({folded.length})
            </span>
          </summary>
          <AdviceList lines={folded} />
        </details>
      )}
    </section>
  );
}

function AdviceList({ lines }: { lines: readonly AdviceLine[] }) {
  return (
    <ul className="advice">
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
