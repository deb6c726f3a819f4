import { Link, useLocation } from '@remix-run/react';
import type { AgeQuestion } from '#consultation/domain';
import { focusField } from '../../ui/fields/focus-field.ts';
import { ageInWords } from '../area/age-in-words.ts';
import { fieldId } from '../area/focus-question.ts';
import { GENDERS } from '../area/gender-words.ts';
import { focusScreen } from '../care/focus-screen.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';

/** The question with its two answers: go to the date, or confirm it. */
export function AgeCard({ question, isDiscreet }: { question: AgeQuestion; isDiscreet: boolean }) {
  const { age, ...doubt } = question;
  const { birthdate, gender } = doubt;
  const { update } = useDraftActions();
  const { pathname } = useLocation();
  const target = fieldId('birthdate');
  const confirm = () => {
    update((draft) => ({ ...draft, ageConfirmed: doubt }));
    focusScreen();
  };
  return (
    <div className="message message-notice age-question">
      {isDiscreet ? (
        <p>Geburtsdatum und Angabe zur Person passen nicht zusammen. Stimmt das Geburtsdatum?</p>
      ) : (
        <p>
          Geboren {birthdate.slice(0, 4)}: <strong>{ageInWords(age)}</strong>. Angegeben ist „
          {GENDERS[gender]}“. Stimmt das Geburtsdatum?
        </p>
      )}
      <div className="row">
        {pathname === '/wizard/0' ? (
          <button type="button" className="button" onClick={() => focusField(target)}>
            Geburtsdatum ändern
          </button>
        ) : (
          <Link className="button" to={`/wizard/0#${target}`}>
            Geburtsdatum ändern
          </Link>
        )}
        <button type="button" className="button" onClick={confirm}>
          Stimmt so
        </button>
      </div>
    </div>
  );
}
