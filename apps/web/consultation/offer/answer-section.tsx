import { useEffect, useRef } from 'react';
import type { Questionnaire } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { mayEdit, type OfferSection } from './offer-sections.ts';
import { SectionAnswers } from './section-answers.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionForm } from './section-form.tsx';
import type { OpenSections } from './use-section-edits.ts';

interface AnswerSectionProps {
  readonly section: OfferSection;
  readonly definition: Questionnaire;
  readonly competitors: readonly string[];
  readonly sections: OpenSections;
}

/** The answers of one section, read-only until they are edited on request. */
export function AnswerSection({ section, definition, competitors, sections }: AnswerSectionProps) {
  const { today } = useConsultation();
  const advises = useRight('bera_durch');
  const editing = sections.isOpen(section.id);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(editing);
  // The pressed button is gone: the section takes the focus and scrolls to its start.
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
          <button type="button" className="button" onClick={() => sections.open(section.id)}>
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
          sections={sections}
        />
      ) : (
        <SectionAnswers section={section} definition={definition} today={today} />
      )}
    </SectionCard>
  );
}
