import { useEffect, useMemo, useState } from 'react';
import type { Answers, Questionnaire } from '#consultation/domain';
import type { SummaryItem } from '../../ui/fields/error-summary.tsx';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { fieldId } from '../area/focus-question.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { type MissingAt, missingItems } from '../wizard/missing-items.ts';
import { missingInAll, OFFER_SECTIONS, sectionOf } from './offer-sections.ts';
import { SECTION_FORM } from './section-form-part.ts';
import type { OpenSections } from './use-section-edits.ts';

const STEPS = OFFER_SECTIONS.flatMap(({ steps }) => steps);

/**
 * Whether the saved answers are complete; missing ones are listed after the first attempt to continue.
 *
 * @param asked the questions that apply to given answers
 */
export function useComplete(
  asked: (answers: Answers) => Questionnaire,
  sections: OpenSections,
): {
  readonly missing: readonly MissingAt[];
  /** Number of missing or invalid saved answers, listed or not. */
  readonly open: number;
  readonly items: readonly SummaryItem[];
  readonly attempt: number;
  /** Checks the currently saved answers; from now on, missing ones are listed. */
  readonly isComplete: () => boolean;
  /** Opens the section of a question and scrolls to it. */
  readonly jump: (elementId: string) => void;
} {
  const { today } = useConsultation();
  const answers = useDraftPart((state) => state.draft.answers);
  const { getState } = useDraftActions();
  const [attempt, setAttempt] = useState(0);
  const [target, setTarget] = useState<string | null>(null);
  // Its section is open by then.
  useEffect(() => {
    if (target === null) return;
    focusField(target);
    setTarget(null);
  }, [target]);
  const missingOf = (said: Answers) => missingInAll(asked(said), said, today);
  const open = useMemo(() => missingInAll(asked(answers), answers, today), [asked, answers, today]);
  const missing = attempt > 0 ? open : [];
  const isComplete = () => {
    const complete = missingOf(getState().draft.answers).length === 0;
    if (!complete) setAttempt((tries) => tries + 1);
    return complete;
  };
  const jump = async (elementId: string) => {
    const step = missing.find(({ id }) => fieldId(id) === elementId)?.step ?? null;
    // Without the form there is nothing to focus; if it does not load, the section says so.
    await SECTION_FORM.load().catch(() => null);
    sections.open(sectionOf(step).id);
    setTarget(elementId);
  };
  return {
    missing,
    open: open.length,
    items: missingItems(asked(answers), missing, STEPS),
    attempt,
    isComplete,
    jump: (elementId) => void jump(elementId),
  };
}
