import { useEffect, useRef } from 'react';
import type { Answers, Questionnaire } from '#consultation/domain';
import { useConsultation, useRight } from '../consultation-data.ts';
import { useAnswers } from '../use-answers.ts';
import { mayEdit, type OfferSection } from './offer-sections.ts';
import { SectionAnswers } from './section-answers.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionForm } from './section-form.tsx';

interface AnswerSectionProps {
  readonly section: OfferSection;
  readonly definition: Questionnaire;
  readonly competitors: readonly string[];
  /** The answers when editing began; undefined while the section is only read. */
  readonly before: Answers | undefined;
  /** Begins editing with the answers as they are, or ends it. */
  readonly onEdit: (before: Answers | undefined) => void;
}

/** The answers of one section, to read and, on request, to change. */
export function AnswerSection({ section, definition, competitors, before, onEdit }: AnswerSectionProps) {
  const { answers } = useAnswers();
  const { today } = useConsultation();
  const advises = useRight('bera_durch');
  const editing = before !== undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(editing);
  // The button that was pressed is gone: the focus stays with the section, and its beginning in view.
  useEffect(() => {
    if (shown.current === editing) return;
    shown.current = editing;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [editing]);
  return (
    <SectionCard
      title={section.title}
      titleRef={title}
      action={
        !editing &&
        mayEdit(section, advises) && (
          <button type="button" className="button" onClick={() => onEdit(answers)}>
            Bearbeiten <span className="visually-hidden">: {section.title}</span>
          </button>
        )
      }
    >
      {editing ? (
        <SectionForm
          section={section}
          definition={definition}
          competitors={competitors}
          before={before}
          onDone={() => onEdit(undefined)}
        />
      ) : (
        <SectionAnswers section={section} definition={definition} today={today} />
      )}
    </SectionCard>
  );
}
