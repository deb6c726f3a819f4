import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type Answers, type Questionnaire, shownQuestions, type WizardStep } from '#consultation/domain';
import { useRight } from '../../session/frame-data.ts';
import { focusField } from '../../ui/fields/focus-field.ts';
import { AgeNotice } from '../area/age-notice.tsx';
import { useConsultation } from '../area/consultation-data.ts';
import { isFieldHash } from './focus-question.ts';
import { ownAdviserName, presetMember } from './give-answer.ts';
import { missingBefore, missingItems } from './missing-items.ts';
import { QuestionForm } from './question-form.tsx';
import { useAnswers } from './use-answers.ts';
import { WizardActions } from './wizard-actions.tsx';
import { wayBack, wayOn, wayPast } from './wizard-paths.ts';

/** The birth date is asked on step 0, the gender on step 1. */
const LAST_ASKED = 1;

interface WizardStepScreenProps {
  readonly step: WizardStep;
  readonly definition: Questionnaire;
  readonly competitors: readonly string[];
  readonly help: boolean;
}

/** One step with its questions and navigation buttons. Rendered only once the draft has been read. */
export function WizardStepScreen({ step, definition, competitors, help }: WizardStepScreenProps) {
  const { answers, change, confirm } = useStepAnswers(step);
  const { today } = useConsultation();
  const rights = { advises: useRight('bera_durch'), calculates: useRight('versorg_aufr') };
  const navigate = useNavigate();
  const location = useLocation();
  // Reset on each visit, also when "Neue Beratung" leads from this step to itself.
  const [tries, setTries] = useState({ visit: location.key, count: 0 });
  const attempt = tries.visit === location.key ? tries.count : 0;
  useLinkedQuestion(location.hash, location.key);

  const missing = missingBefore(definition, answers, step, today);
  // A link from the summary of a later step shows the missing answers at once.
  const marked = attempt > 0 || location.state?.reviewing === true ? missing : [];
  const on = wayOn(step, rights);
  const next = () => {
    if (missing.length > 0) return setTries({ visit: location.key, count: attempt + 1 });
    confirm();
    navigate(on.to);
  };

  return (
    <QuestionForm
      answers={answers}
      change={change}
      questions={shownQuestions(definition, answers, step)}
      competitors={competitors}
      help={help}
      missing={marked}
      items={missingItems(definition, marked, [step])}
      attempt={attempt}
      rank="h2"
    >
      {step <= LAST_ASKED && <AgeNotice />}
      <WizardActions
        back={wayBack(step)}
        on={on}
        past={wayPast(step, answers, missing.length === 0, rights)}
        onNext={next}
      />
    </QuestionForm>
  );
}

/**
 * The answers as a step shows them: on step 0 with the adviser's name from the login (readings, section 8),
 * unless the institution's list lacks it. It is stored with the first answer, so that just looking stores nothing
 * in the browser.
 */
function useStepAnswers(step: WizardStep) {
  const { answers, change } = useAnswers();
  const { user, adviserNames } = useConsultation();
  if (step !== 0) return { answers, change, confirm: () => {} };
  const preset = (said: Answers) => presetMember(said, ownAdviserName(user.name, adviserNames));
  return {
    answers: preset(answers),
    change: (give: (answers: Answers) => Answers) =>
      change((before) => {
        const shown = preset(before);
        const after = give(shown);
        return after === shown ? before : after;
      }),
    confirm: () => change(preset),
  };
}

/** Focuses the question named in the address. */
function useLinkedQuestion(hash: string, visit: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each visit, even with the same hash.
  useEffect(() => {
    if (!isFieldHash(hash)) return;
    // After the frame has focused the heading of a new screen.
    const timer = setTimeout(() => focusField(hash.slice(1)));
    return () => clearTimeout(timer);
  }, [hash, visit]);
}
