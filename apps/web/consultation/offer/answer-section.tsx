import { useEffect, useRef, useState } from 'react';
import type { QuestionId, Questionnaire } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { SectionCard } from '../area/section-card.tsx';
import { usePerson } from '../care/use-person.ts';
import { mayEdit, type OfferSection } from './offer-sections.ts';
import { changeId, SectionAnswers } from './section-answers.tsx';
import { sectionContent } from './section-content.ts';
import { SECTION_FORM } from './section-form-part.ts';
import type { OpenSections } from './use-section-edits.ts';

interface AnswerSectionProps {
  readonly section: OfferSection;
  readonly definition: Questionnaire;
  readonly competitors: readonly string[];
  readonly sections: OpenSections;
}

/** The answers of one section, folded, and read-only until all or one of them are edited on request. */
export function AnswerSection({ section, definition, competitors, sections }: AnswerSectionProps) {
  const { today } = useConsultation();
  const { answers } = usePerson();
  const advises = useRight('bera_durch');
  const editing = sections.isOpen(section.id);
  const [unfolded, setUnfolded] = useState(editing);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(editing);
  const single = useRef<QuestionId | null>(null);
  // The pressed button is gone: the section, or the single question, takes the focus and scrolls to its start.
  useEffect(() => {
    if (shown.current === editing) return;
    shown.current = editing;
    setUnfolded(true);
    const only = single.current;
    // The form focuses it, as soon as it is there.
    if (only !== null && editing) return;
    single.current = null;
    const button = only === null ? null : document.getElementById(changeId(only));
    (button ?? title.current)?.focus({ preventScroll: true });
    (button ?? title.current)?.scrollIntoView({ block: 'nearest' });
  }, [editing]);
  const edits = mayEdit(section, advises);
  const open = (only?: QuestionId) => {
    single.current = only ?? null;
    sections.open(section.id, only);
  };
  return (
    <SectionCard
      title={section.title}
      titleRef={title}
      fold={
        editing
          ? undefined
          : {
              open: unfolded,
              onToggle: () => setUnfolded(!unfolded),
              content: sectionContent(section, definition, answers, today),
            }
      }
      action={
        !editing &&
        edits && (
          <button type="button" className="button" onClick={() => open()}>
            Bearbeiten <span className="visually-hidden">: {section.title}</span>
          </button>
        )
      }
    >
      {editing ? (
        <Deferred part={SECTION_FORM} label="Die Fragen werden geladen …">
          {(SectionForm) => (
            <SectionForm
              section={section}
              definition={definition}
              competitors={competitors}
              sections={sections}
              focused={single.current}
            />
          )}
        </Deferred>
      ) : (
        <SectionAnswers
          section={section}
          definition={definition}
          today={today}
          onChange={edits ? open : undefined}
        />
      )}
    </SectionCard>
  );
}
