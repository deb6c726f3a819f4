import type { Questionnaire } from '#consultation/domain';
import { useConsultation } from '../area/consultation-data.ts';
import { missingItems } from '../wizard/missing-items.ts';
import { QuestionForm } from '../wizard/question-form.tsx';
import { missingIn, type OfferSection, questionsOf } from './offer-sections.ts';
import type { OpenSections } from './use-section-edits.ts';

/**
 * Edits the answers of a section with the wizard's fields. 'Speichern' applies them once nothing is missing;
 * 'Abbrechen' keeps what was saved before.
 */
export function SectionForm(props: {
  section: OfferSection;
  definition: Questionnaire;
  competitors: readonly string[];
  sections: OpenSections;
}) {
  const { section, definition, competitors, sections } = props;
  const { today } = useConsultation();
  const answers = sections.answersOf(section.id);
  const attempt = sections.attempts[section.id] ?? 0;
  const marked = attempt > 0 ? missingIn(section, definition, answers, today) : [];
  return (
    <QuestionForm
      answers={answers}
      change={(give) => sections.change(section.id, give)}
      questions={questionsOf(section, definition, answers)}
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
