import { useMemo, useState } from 'react';
import {
  type Answers,
  type Questionnaire,
  shownQuestions,
  WIZARD_STEPS,
  type WizardStep,
} from '#consultation/domain';
import { browserStorage } from '../../session/storage/browser-storage.ts';

/** Storage key of a user's choice; it holds nothing else. */
const keyOf = (userId: number) => `inko.short-way.${userId}`;

/** Whether this user wants only what is necessary to be asked, and the setter; remembered in this browser. */
export function useShortWay(userId: number, ready: boolean) {
  const stored = useMemo(() => ready && browserStorage.read(keyOf(userId)) !== null, [userId, ready]);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (short: boolean) => {
    setChosen(short);
    if (short) browserStorage.write(keyOf(userId), '1');
    else browserStorage.remove(keyOf(userId));
  };
  return { short: chosen ?? stored, choose };
}

/** The steps on the short way's one screen: all that the rights open. */
export const shortSteps = (advises: boolean): readonly WizardStep[] => (advises ? WIZARD_STEPS : [0]);

/** The questions of these steps, those that are required apart from the others. */
export function shortQuestions(definition: Questionnaire, answers: Answers, steps: readonly WizardStep[]) {
  const shown = steps.flatMap((step) => shownQuestions(definition, answers, step));
  return {
    questions: shown.filter(({ required }) => required),
    folded: shown.filter(({ required }) => !required),
  };
}
