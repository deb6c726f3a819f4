import { Link, useLocation, useNavigate, useNavigationType } from '@remix-run/react';
import { useEffect, useState } from 'react';
import {
  type Answers,
  missingAnswers,
  type QuestionId,
  type Questionnaire,
  shownQuestions,
  type WizardStep,
} from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { useRight } from '../../session/frame-data.ts';
import { focusField } from '../../ui/fields/focus-field.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { isFieldHash } from '../area/focus-question.ts';
import { WAY_ON } from '../area/way-on.ts';
import { type WayOn, wayBack, wayOn, wayPast } from '../area/wizard-paths.ts';
import { afterPicture } from '../draft/after-picture.ts';
import type { Draft } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { presetQuestions, withPresets } from '../draft/presets.ts';
import { confirming } from '../draft/reopened.ts';
import { ReopenedCard } from '../reopening/deferred-reopened.tsx';
import { AgeNotice } from './age-notice.tsx';
import { useHeadingKeys } from './answer-keys.ts';
import { ownAdviserName, presetMember } from './give-answer.ts';
import { missingBefore, missingItems } from './missing-items.ts';
import { QuestionForm } from './question-form.tsx';
import { shortQuestions, shortSteps } from './short-way.ts';

const DIALOG = deferredPart(async () => (await import('../card/card-dialog.tsx')).CardDialog);

interface CardButtonProps {
  readonly answers: Answers;
  readonly change: (change: (answers: Answers) => Answers) => void;
}

/** Opens the field for a health card; its code is loaded after the screen. */
function CardButton({ answers, change }: CardButtonProps) {
  const Dialog = useDeferredPart(DIALOG);
  const [open, setOpen] = useState(false);
  return (
    <div className="card-entry">
      <button type="button" className="button" onClick={() => setOpen(true)}>
        Karte einlesen
      </button>
      {open && Dialog !== null && <Dialog answers={answers} change={change} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The last step that the card answers. */
const LAST_OF_CARD = 1;

interface WizardStepScreenProps {
  readonly step: WizardStep;
  /** Whether step 0 asks the required questions of all steps. */
  readonly short: boolean;
  readonly definition: Questionnaire;
  readonly competitors: readonly string[];
  readonly help: boolean;
}

/** One step with its questions and navigation buttons. Rendered only once the draft has been read. */
export function WizardStepScreen({ step, short, definition, competitors, help }: WizardStepScreenProps) {
  const { answers, preset, former, change, confirm } = useStepAnswers(step);
  const { today } = useConsultation();
  const rights = { advises: useRight('bera_durch'), calculates: useRight('versorg_aufr') };
  const navigate = useNavigate();
  const location = useLocation();
  // Reset on each visit, also when "Neue Beratung" leads from this step to itself.
  const [tries, setTries] = useState({ visit: location.key, count: 0 });
  const attempt = tries.visit === location.key ? tries.count : 0;
  useLinkedQuestion(location.hash, location.key);
  const below = useBelow(step === 0 && former !== undefined && location.hash === '');
  useHeadingKeys();

  const steps = short ? shortSteps(rights.advises) : [step];
  /** The step whose end this screen is. */
  const last = steps.at(-1) ?? step;
  const missing = missingBefore(definition, answers, last, today);
  // A link from the summary of a later step shows the missing answers at once.
  const marked = attempt > 0 || location.state?.reviewing === true ? missing : [];
  const on = wayOn(last, rights);
  const begun = missingAnswers(definition, answers, step, today).length === 0;
  const asked = short
    ? shortQuestions(definition, answers, steps)
    : { questions: shownQuestions(definition, answers, step) };
  const cause = useAgeCause(answers);
  const asksFor = (id: QuestionId) => asked.questions.some((question) => question.id === id);
  // Beside the answer that was given last, of those that this screen asks for.
  const doubted = [cause, 'gender' as const, 'birthdate' as const].find(asksFor);
  const next = () => {
    if (missing.length > 0) return setTries({ visit: location.key, count: attempt + 1 });
    confirm(asked.questions.map(({ id }) => id));
    navigate(on.to);
  };

  return (
    <>
      {step === 0 && <ReopenedCard questionnaire={definition} />}
      {below && step <= LAST_OF_CARD && <CardButton answers={answers} change={change} />}
      {below && (
        <QuestionForm
          {...asked}
          answers={answers}
          preset={preset}
          former={former}
          change={change}
          competitors={competitors}
          help={help}
          missing={marked}
          items={missingItems(definition, marked, steps)}
          attempt={attempt}
          notice={doubted && { at: doubted, text: <AgeNotice /> }}
          rank="h2"
        >
          <WizardActions
            back={wayBack(step)}
            on={on}
            past={wayPast(step, answers, begun, rights)}
            onNext={next}
          />
        </QuestionForm>
      )}
    </>
  );
}

/**
 * The answers as a step shows them: on step 0 with the presets and with the adviser's name from the login,
 * unless the institution's list lacks it. They are stored with the first answer, so that just looking
 * stores nothing in the browser.
 */
function useStepAnswers(step: WizardStep) {
  const stored = useDraftPart((state) => state.draft);
  const { update } = useDraftActions();
  const { user, adviserNames } = useConsultation();
  const first = step === 0;
  const name = ownAdviserName(user.name, adviserNames);
  const presented = (draft: Draft): Draft => {
    if (!first) return draft;
    const after = withPresets(draft);
    const answers = presetMember(after.answers, name);
    return answers === after.answers ? after : { ...after, answers };
  };
  const draft = presented(stored);
  const preset = new Set(first ? presetQuestions(draft) : []);
  if (first && name !== '' && draft.answers.member === name) preset.add('member');
  return {
    answers: draft.answers,
    preset,
    change: (give: (answers: Answers) => Answers) =>
      update((before) => {
        const shown = presented(before);
        const answers = give(shown.answers);
        return answers === shown.answers ? before : { ...shown, answers };
      }),
    former: draft.reopened,
    /** What was left as it is has been seen. */
    confirm: (seen: readonly QuestionId[]) => update((before) => confirming(presented(before), seen)),
  };
}

/** Which of the answers that may contradict each other was changed last on this visit. */
function useAgeCause({ birthdate, gender }: Answers): 'birthdate' | 'gender' {
  const [seen, see] = useState({ birthdate, gender, cause: 'gender' as 'birthdate' | 'gender' });
  if (seen.birthdate !== birthdate || seen.gender !== gender)
    see({ birthdate, gender, cause: seen.birthdate === birthdate ? 'gender' : 'birthdate' });
  return seen.cause;
}

/**
 * Whether the questions are drawn. The card of an opened Dokumentation fills the screen and is what is asked about first:
 * they follow it by a picture, so that it does not wait for them. On the way back all is there at once, for the place
 * where the screen was left.
 *
 * @param card whether there is such a card
 */
function useBelow(card: boolean): boolean {
  const forth = useNavigationType() !== 'POP';
  const [drawn, setDrawn] = useState(!(card && forth));
  useEffect(() => {
    let gone = false;
    if (!drawn) void afterPicture().then(() => gone || setDrawn(true));
    return () => {
      gone = true;
    };
  }, [drawn]);
  return drawn;
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

interface WizardActionsProps {
  readonly back: string;
  readonly on: WayOn;
  readonly past: WayOn | null;
  readonly onNext: () => void;
}

/** The navigation buttons below a step. */
function WizardActions({ back, on, past, onNext }: WizardActionsProps) {
  return (
    <div className="page-actions">
      <Link to={back} className="button">
        zurück
      </Link>
      <div className="wizard-on">
        {past && (
          <Link to={past.to} className="button">
            {past.label}
          </Link>
        )}
        <button type="button" className="button button-primary" {...WAY_ON} onClick={onNext}>
          {on.label}
        </button>
      </div>
    </div>
  );
}
