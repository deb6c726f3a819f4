import { hintsFor } from '#consultation/domain';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';

/** Advice that follows from the answers, for the talk at the counter. */
export function Advice() {
  const { hints } = useCare();
  const { answers } = usePerson();
  const advice = hintsFor(answers, hints);
  if (advice.length === 0) return null;
  return (
    <section className="card" aria-labelledby="advice">
      <h2 id="advice">Hinweise zu den Angaben</h2>
      <ul className="advice">
        {advice.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
