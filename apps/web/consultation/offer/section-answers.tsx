import { answersInWords, type Questionnaire } from '#consultation/domain';
import type { CalendarDay } from '#platform/domain';
import { AnswerList } from '../care/answer-list.tsx';
import { usePerson } from '../care/use-person.ts';
import { missingIn, type OfferSection, questionsOf } from './offer-sections.ts';

/** The answers of a section, and which required ones are missing. */
export function SectionAnswers(props: {
  section: OfferSection;
  definition: Questionnaire;
  today: CalendarDay;
}) {
  const { section, definition, today } = props;
  const { answers } = usePerson();
  const missing = new Set(missingIn(section, definition, answers, today).map(({ id }) => id));
  const segments = answersInWords(questionsOf(section, definition, answers), answers, missing);
  if (segments.length === 0) return <p className="field-hint">Noch keine Angaben.</p>;
  return segments.map(({ name, lines }) => (
    <div className="stack stack-s" key={name}>
      {segments.length > 1 && <h3>{name}</h3>}
      <AnswerList lines={lines} />
    </div>
  ));
}
