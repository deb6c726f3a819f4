import { useEffect, useState } from 'react';
import type { Answers, Questionnaire } from '#consultation/domain';
import type { SummaryItem } from '../../ui/fields/error-summary.tsx';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { fieldId } from '../wizard/focus-question.ts';
import { type MissingAt, missingItems } from '../wizard/missing-items.ts';
import { missingInAll, OFFER_SECTIONS, sectionOf } from './offer-sections.ts';
import type { OpenSections } from './use-section-edits.ts';

const STEPS = OFFER_SECTIONS.flatMap(({ steps }) => steps);

/**
 * Whether the saved answers are complete; what they lack is listed once somebody wanted to go on.
 *
 * @param asked the questions that are asked where this was answered
 */
export function useComplete(
  asked: (answers: Answers) => Questionnaire,
  sections: OpenSections,
): {
  readonly missing: readonly MissingAt[];
  readonly items: readonly SummaryItem[];
  readonly attempt: number;
  /** Looks at the answers as they are saved at this moment; what is missing is listed from now on. */
  readonly isComplete: () => boolean;
  /** Opens the section of a question and leads there. */
  readonly jump: (elementId: string) => void;
} {
  const { today } = useConsultation();
  const answers = useDraftPart((state) => state.draft.answers);
  const { getState } = useDraftActions();
  const [attempt, setAttempt] = useState(0);
  const [target, setTarget] = useState<string | null>(null);
  // Its section has been opened by then.
  useEffect(() => {
    if (target === null) return;
    focusField(target);
    setTarget(null);
  }, [target]);
  const missingOf = (said: Answers) => missingInAll(asked(said), said, today);
  const missing = attempt > 0 ? missingOf(answers) : [];
  const isComplete = () => {
    const complete = missingOf(getState().draft.answers).length === 0;
    if (!complete) setAttempt((tries) => tries + 1);
    return complete;
  };
  const jump = (elementId: string) => {
    const step = missing.find(({ id }) => fieldId(id) === elementId)?.step ?? null;
    sections.open(sectionOf(step).id);
    setTarget(elementId);
  };
  return { missing, items: missingItems(asked(answers), missing, STEPS), attempt, isComplete, jump };
}
