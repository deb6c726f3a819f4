import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { OfferedSecret } from '#auth';
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, turnOffSecondFactor } from '#auth/calls';
import type { Done } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { PasswordField } from '../../ui/password/password-field.tsx';
import { AnyCodeField, AppCodeField } from './code-field.tsx';
import { confirmForm, proofForm } from './code-forms.ts';
import { OfferedSecretSteps } from './offered-secret.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Proved =
  | { readonly step: string; readonly offered: OfferedSecret }
  | { readonly recoveryCodes: readonly string[] }
  | Done;

interface ProofFormProps {
  readonly act: 'begin' | 'codes' | 'off';
  /** Whether a second factor is active and its code is required. */
  readonly active: boolean;
  readonly onProved: (answer: Proved) => void;
  readonly onClose: () => void;
}

const CALLS = { begin: beginSecondFactor, codes: renewRecoveryCodes, off: turnOffSecondFactor } as const;
const BUTTON = { begin: 'weiter', codes: 'Neue Codes anzeigen', off: 'Zweiten Faktor ausschalten' } as const;
const WHAT = {
  begin: 'Bitte bestätigen Sie zuerst, dass Sie es sind.',
  codes: 'Die bisherigen Wiederherstellungscodes gelten danach nicht mehr.',
  off: 'Danach genügt zur Anmeldung das Passwort allein. Schlüssel und Wiederherstellungscodes werden gelöscht.',
} as const;

/** Asks for password and code again before a change to the second factor. */
function ProofForm({ act, active, onProved, onClose }: ProofFormProps) {
  const form = useCallForm({
    form: proofForm,
    prefix: '',
    values: { code: '' },
    send: ({ password, code = '' }: z.output<typeof proofForm.schema>) =>
      makeCall<typeof proofForm.schema, Proved, unknown>(CALLS[act], { password, code }),
    onSent: onProved,
  });
  const first = useFocus<HTMLInputElement>();
  return (
    <Form form={form} label="Zweiter Faktor">
      <FormFailure />
      <p>{WHAT[act]}</p>
      <div className="stack">
        <PasswordField
          label="Ihr Passwort"
          name="password"
          autoComplete="current-password"
          error={form.errors.password}
          inputRef={first}
        />
        {active ? <AnyCodeField /> : <input type="hidden" name="code" value="" readOnly />}
      </div>
      <div className="row">
        <Submit>{BUTTON[act]}</Submit>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Form>
  );
}

interface ConfirmFormProps {
  readonly step: string;
  readonly onConfirmed: (codes: readonly string[]) => void;
  readonly onClose: () => void;
}

/** The app's first code, which activates the secret. */
function ConfirmForm({ step, onConfirmed, onClose }: ConfirmFormProps) {
  const form = useCallForm({
    form: confirmForm,
    prefix: '',
    values: { step },
    send: (typed: z.output<typeof confirmForm.schema>) => makeCall(confirmSecondFactor, typed),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <Form form={form} label="Code bestätigen">
      <FormFailure />
      <input type="hidden" name="step" value={step} readOnly />
      <AppCodeField />
      <div className="row">
        <Submit>Code bestätigen</Submit>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Form>
  );
}

/** The second factor as the account's loader sends it, with times as JSON strings. */
export interface ShownSecondFactor {
  readonly since: string | null;
  readonly codesLeft: number;
  readonly required: boolean;
}

type Act = 'begin' | 'codes' | 'off';
type Step =
  | { readonly name: 'closed'; readonly result: string }
  | { readonly name: 'prove'; readonly act: Act }
  | { readonly name: 'confirm'; readonly step: string; readonly offered: OfferedSecret }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const CLOSED: Step = { name: 'closed', result: '' };
const ENDED = 'Alle anderen Anmeldungen mit Ihrem Benutzernamen sind beendet.';

/** The user's own second factor: set up, renew, turn off. */
export function OwnSecondFactor({ state }: { readonly state: ShownSecondFactor }) {
  const [step, setStep] = useState<Step>(CLOSED);
  const { revalidate } = useRevalidator();
  const active = state.since !== null;
  const close = (result = '') => {
    setStep({ name: 'closed', result });
    revalidate();
  };
  if (step.name === 'prove') {
    const { act } = step;
    return (
      <ProofForm
        act={act}
        active={active}
        onClose={() => close()}
        onProved={(answer) => {
          if ('step' in answer) setStep({ name: 'confirm', ...answer });
          else if ('recoveryCodes' in answer) setStep({ name: 'codes', codes: answer.recoveryCodes });
          else close(`Der zweite Faktor ist ausgeschaltet. ${ENDED}`);
        }}
      />
    );
  }
  if (step.name === 'confirm')
    return (
      <>
        <OfferedSecretSteps offered={step.offered} />
        <ConfirmForm
          step={step.step}
          onClose={() => close()}
          onConfirmed={(codes) => setStep({ name: 'codes', codes })}
        />
      </>
    );
  if (step.name === 'codes')
    return (
      <>
        <h3>Ihre Wiederherstellungscodes</h3>
        <RecoveryCodes codes={step.codes} renewed={active} />
        <div>
          <button type="button" className="button button-primary" onClick={() => close('Fertig.')}>
            Codes sind aufbewahrt
          </button>
        </div>
      </>
    );
  return <Closed state={state} result={step.result} onAct={(act) => setStep({ name: 'prove', act })} />;
}

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

function Closed(props: {
  readonly state: ShownSecondFactor;
  readonly result: string;
  readonly onAct: (act: Act) => void;
}) {
  const { state, result, onAct } = props;
  const { since, codesLeft, required } = state;
  // Takes the focus after a form closes, not when the page opens.
  const first = useFocus<HTMLButtonElement>(null, result !== '');
  return (
    <>
      <p role="status">{result === '' ? null : <span className="message message-covered">{result}</span>}</p>
      <p>
        {since === null
          ? 'Neben dem Passwort fragt die Anmeldung dann nach einem Code, den eine App auf Ihrem Telefon berechnet.'
          : `Eingerichtet am ${DAY.format(new Date(since))}.`}
      </p>
      {since === null ? null : (
        <p className={codesLeft < 3 ? 'message message-notice' : undefined}>
          {codesLeft === 1 ? 'Ein Wiederherstellungscode ist' : `${codesLeft} Wiederherstellungscodes sind`}{' '}
          noch unbenutzt.
        </p>
      )}
      <div className="row">
        <button ref={first} type="button" className="button" onClick={() => onAct('begin')}>
          {since === null ? 'Zweiten Faktor einrichten' : 'Anderes Telefon einrichten'}
        </button>
        {since === null ? null : (
          <button type="button" className="button" onClick={() => onAct('codes')}>
            Neue Wiederherstellungscodes
          </button>
        )}
        {since === null || required ? null : (
          <button type="button" className="button" onClick={() => onAct('off')}>
            Ausschalten
          </button>
        )}
      </div>
      {required ? <p className="field-hint">Für Ihren Zugang ist der zweite Faktor vorgeschrieben.</p> : null}
    </>
  );
}
