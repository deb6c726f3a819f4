import { useState } from 'react';
import type { Answers, Questionnaire } from '#consultation/domain';
import { useConsultation } from '../consultation-data.ts';
import { useAnswers } from '../use-answers.ts';
import { missingItems } from '../wizard/missing-items.ts';
import { QuestionForm } from '../wizard/question-form.tsx';
import { missingIn, type OfferSection, questionsOf, restoreAnswers } from './offer-sections.ts';

/**
 * Changes the answers of a section with the same fields as the wizard. Each answer is stored as it is given,
 * as in the wizard, so that neither a reload nor the way to another screen loses what was typed: 'Speichern'
 * checks the required answers and closes the form, 'Abbrechen' puts back what stood there before.
 */
export function SectionForm(props: {
  section: OfferSection;
  definition: Questionnaire;
  competitors: readonly string[];
  before: Answers;
  onDone: () => void;
}) {
  const { section, definition, competitors, before, onDone } = props;
  const { answers, change } = useAnswers();
  const { today } = useConsultation();
  const [attempt, setAttempt] = useState(0);
  const missing = missingIn(section, definition, answers, today);
  const marked = attempt > 0 ? missing : [];
  const save = () => (missing.length > 0 ? setAttempt(attempt + 1) : onDone());
  const cancel = () => {
    change((now) => restoreAnswers(section, definition, now, before));
    onDone();
  };
  return (
    <QuestionForm
      questions={questionsOf(section, definition, answers)}
      competitors={competitors}
      help={false}
      missing={marked}
      items={missingItems(definition, marked, section.steps)}
      attempt={attempt}
      rank="h3"
    >
      <div className="row offer-form-actions">
        <button type="button" className="button" onClick={cancel}>
          Abbrechen <span className="visually-hidden">: {section.title}</span>
        </button>
        <button type="button" className="button button-primary" onClick={save}>
          Speichern <span className="visually-hidden">: {section.title}</span>
        </button>
      </div>
    </QuestionForm>
  );
}
