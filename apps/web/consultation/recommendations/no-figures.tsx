import { Link } from '@remix-run/react';
import { usePerson } from '../care/use-person.ts';
import { missingInsurerText } from '../figures/missing-insurer.tsx';

/** Says why no product has a figure, with the way to what is missing. */
export function NoFigures() {
  const { answers } = usePerson();
  return (
    <p className="message message-notice">
      {missingInsurerText(answers.krankenkasse, 'Ohne Krankenkasse lässt sich kein Betrag nennen.')}{' '}
      <Link to="/wizard/0#q-krankenkasse">Krankenkasse wählen</Link>
    </p>
  );
}
