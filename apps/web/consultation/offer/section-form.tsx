import { useState } from 'react';
import type { Answers, Questionnaire } from '#consultation/domain';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useConsultation } from '../consultation-data.ts';
import { useAnswers } from '../use-answers.ts';
import { fieldId, focusQuestion } from '../wizard/focus-question.ts';
import { arrangeQuestions } from '../wizard/question-blocks.ts';
import { QuestionCards } from '../wizard/question-cards.tsx';
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
  const { krankenkassen, today } = useConsultation();
  const [attempt, setAttempt] = useState(0);
  const questions = questionsOf(section, definition, answers);
  const missing = missingIn(section, definition, answers, today);
  const marked = attempt > 0 ? missing : [];
  const segments = arrangeQuestions(questions);
  const save = () => (missing.length > 0 ? setAttempt(attempt + 1) : onDone());
  const cancel = () => {
    change((now) => restoreAnswers(section, definition, now, before));
    onDone();
  };
  return (
    <form
      className="stack offer-form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      {segments.map(({ name, blocks }) => (
        <div className="stack" key={name}>
          {segments.length > 1 && <h3>{name}</h3>}
          <QuestionCards
            blocks={blocks}
            missing={marked}
            answers={answers}
            change={change}
            today={today}
            insurers={krankenkassen.map(({ Kasse }) => Kasse)}
            competitors={competitors}
            help={false}
          />
        </div>
      ))}
      <ErrorSummary
        title="Bitte ergänzen Sie noch:"
        items={marked.map(({ id }) => ({
          id,
          text: questions.find((question) => question.id === id)?.questiontext ?? id,
          to: `#${fieldId(id)}`,
        }))}
        attempt={attempt}
        onJump={focusQuestion}
      />
      <div className="row offer-form-actions">
        <button type="button" className="button" onClick={cancel}>
          Abbrechen <span className="visually-hidden">: {section.title}</span>
        </button>
        <button type="button" className="button button-primary" onClick={save}>
          Speichern <span className="visually-hidden">: {section.title}</span>
        </button>
      </div>
    </form>
  );
}
