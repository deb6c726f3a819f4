import { Link, PrefetchPageLinks, useNavigate } from '@remix-run/react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import { focusField } from '../../ui/fields/focus-field.ts';
import { StepBar } from '../../ui/fields/step-bar.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormView } from '../../ui/form/form-view.ts';
import { Submit } from '../../ui/form/submit.tsx';
import {
  type Problems,
  problemList,
  problemsAt,
  REGISTRATION_STEPS,
  type RegistrationStepIndex,
} from './registration-rules.ts';
import type { OpenStep } from './use-step.ts';

interface RegistrationStepProps {
  readonly index: RegistrationStepIndex;
  readonly step: OpenStep;
  /** Problems that block the next step. */
  readonly problems: Problems;
  readonly title?: string;
  /** Target of "zurück". */
  readonly back: string;
  readonly next: { readonly label: string; readonly busy?: boolean; readonly onNext: () => void };
  readonly children: ReactNode;
}

/** One step of the registration: progress, fields, problems, and the buttons forward and back. */
export function RegistrationStep(props: RegistrationStepProps) {
  const {
    index,
    step,
    problems,
    title = 'Bitte überprüfen Sie Ihre Eingaben:',
    back,
    next,
    children,
  } = props;
  const { ready, marked, attempt } = step;
  const id = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && next.busy !== true) next.onNext();
  };
  // The values are kept in the browser's registration, and the problems concern all three steps.
  const form: FormView = {
    ...{ id, prefix: '', entered: {}, initial: {}, errors: marked ? problems : {}, lists: {} },
    ...{ attempt, busy: next.busy ?? false, refusal: null, stored: {}, hidden: {}, onSubmit },
  };
  return (
    <div className="card registration-card">
      <div className="stack-s stack">
        <p className="field-hint">Schritt {index + 1}/3</p>
        <h1>{REGISTRATION_STEPS[index].name}</h1>
      </div>
      <StepBar label="Schritte der Registrierung" steps={barOf(index, step)} />
      <Form form={form} className="stack registration-form">
        {/* Disabled until the stored draft is loaded: typing before that would overwrite it. */}
        <fieldset className="account-fields" disabled={!ready}>
          {children}
        </fieldset>
        <ErrorSummary
          title={title}
          items={marked ? problemList(problems, index) : []}
          attempt={attempt}
          onJump={focusField}
        />
        <div className="page-actions">
          <Link className="button" to={back}>
            zurück
          </Link>
          <Submit disabled={!ready}>{next.label}</Submit>
        </div>
      </Form>
      {/* Prefetches the other steps. Only in the browser: the server would name different files. */}
      {ready ? REGISTRATION_STEPS.map(({ to }) => <PrefetchPageLinks key={to} page={to} />) : null}
    </div>
  );
}

/** Goes to the next step once this one has no problems. */
export function useNextStep(step: OpenStep, problems: Problems, to: string): () => void {
  const navigate = useNavigate();
  return () => (Object.keys(problems).length > 0 ? step.fail() : navigate(to));
}

function barOf(index: RegistrationStepIndex, { ready, problems }: OpenStep) {
  return REGISTRATION_STEPS.map(({ to, name }, place) => ({
    to,
    name,
    number: place + 1,
    current: place === index,
    done: ready && Object.keys(problemsAt(problems, [place as RegistrationStepIndex])).length === 0,
  }));
}
