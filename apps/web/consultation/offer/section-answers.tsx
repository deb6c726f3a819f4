import { answersInWords, type QuestionId, type Questionnaire } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { AnswerList } from '../care/answer-list.tsx';
import { usePerson } from '../care/use-person.ts';
import { missingIn, type OfferSection, questionsOf } from './offer-sections.ts';

/**
 * The answers of a section, and which required ones are missing.
 *
 * @param props.onChange changes a single answer; undefined if the user may not edit the section
 */
export function SectionAnswers(props: {
  section: OfferSection;
  definition: Questionnaire;
  today: CalendarDay;
  onChange: ((question: QuestionId) => void) | undefined;
}) {
  const { section, definition, today, onChange } = props;
  const { answers } = usePerson();
  const missing = new Set(missingIn(section, definition, answers, today).map(({ id }) => id));
  const segments = answersInWords(questionsOf(section, definition, answers), answers, missing);
  if (segments.length === 0) return <p className="field-hint">Noch keine Angaben.</p>;
  return segments.map(({ name, lines }) => (
    <div className="stack stack-s" key={name}>
      {segments.length > 1 && <h3>{name}</h3>}
      <AnswerList
        lines={lines}
        {...(onChange && {
          action: ({ id, question }) => (
            <button
              type="button"
              id={changeId(id)}
              className="button button-quiet"
              onClick={() => onChange(id)}
            >
              Ändern<span className="visually-hidden">: {question}</span>
            </button>
          ),
        })}
      />
    </div>
  ));
}

/** Id of the button that changes a single answer. */
export const changeId = (question: QuestionId) => `change-${question}`;
