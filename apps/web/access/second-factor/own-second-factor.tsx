import { useRevalidator } from '@remix-run/react';
import { useState } from 'react';
import type { OfferedSecret } from '#auth';
import { useFocus } from '../../ui/basics/use-focus.ts';
import { OfferedSecretSteps } from './offered-secret.tsx';
import { ConfirmForm, ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

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
