import { useEffect } from 'react';
import type { QuestionId, Questionnaire } from '#consultation/domain';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { fieldId } from '../area/focus-question.ts';
import { missingItems } from '../wizard/missing-items.ts';
import { QuestionForm } from '../wizard/question-form.tsx';
import { missingIn, type OfferSection, questionsOf, togetherWith } from './offer-sections.ts';
import type { OpenSections } from './use-section-edits.ts';

/**
 * Edits the answers of a section, or a single one, with the wizard's fields. 'Speichern' applies them once nothing is missing;
 * 'Abbrechen' keeps what was saved before.
 */
export function SectionForm(props: {
  section: OfferSection;
  definition: Questionnaire;
  competitors: readonly string[];
  sections: OpenSections;
  /** The question that has the focus at first. */
  focused: QuestionId | null;
}) {
  const { section, definition, competitors, sections, focused } = props;
  const { today } = useConsultation();
  const answers = sections.answersOf(section.id);
  const single = sections.single(section.id);
  const questions = questionsOf(section, definition, answers);
  const attempt = sections.attempts[section.id] ?? 0;
  const marked = attempt > 0 ? missingIn(section, definition, answers, today) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears.
  useEffect(() => {
    if (focused !== null) focusField(fieldId(focused));
  }, []);
  return (
    <QuestionForm
      answers={answers}
      change={(give) => sections.change(section.id, give)}
      questions={single === null ? questions : togetherWith(single, questions)}
      competitors={competitors}
      help={false}
      missing={marked}
      items={missingItems(definition, marked, section.steps)}
      attempt={attempt}
      rank="h3"
    >
      <div className="row offer-form-actions">
        <button type="button" className="button" onClick={() => sections.discard([section.id])}>
          Abbrechen <span className="visually-hidden">: {section.title}</span>
        </button>
        <button type="button" className="button button-primary" onClick={() => sections.save([section.id])}>
          Speichern <span className="visually-hidden">: {section.title}</span>
        </button>
      </div>
    </QuestionForm>
  );
}
