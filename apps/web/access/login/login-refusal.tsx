import { Link } from '@remix-run/react';
import { useState } from 'react';
import { applyForFullVersion } from '#auth/calls';
import type { LoginErrorCode } from '#auth/domain';
import type { ContractOffer } from '#institution';
import { MAIL_TIMEOUT_MS, sendCall } from '../../connection/calls/send-call.ts';
import { ContractAppliedDialog } from '../../frame/contract/contract-applied-dialog.tsx';
import { ContractDialog } from '../../frame/contract/contract-dialog.tsx';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Failure } from '../../ui/form/failure.tsx';
import { resendConfirmation } from '../links/mail-links.ts';

/** A failed login as the action returns it. The token exists only in this answer, in memory. */
export interface RefusedLogin {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly username?: string;
  readonly error?: LoginErrorCode;
  readonly mail?: string;
  readonly token?: string;
  readonly id?: number;
}

interface RefusalProps {
  readonly refusal: RefusedLogin;
  /** Terms of the contract; null if none is offered. */
  readonly contract: ContractOffer | null;
}

/** Shows why a login failed, with the next step for its code (access specification, section 8). */
export function LoginRefusal(props: RefusalProps) {
  const { refusal } = props;
  const { error, message } = refusal;
  return (
    <Failure answer={refusal}>
      {error === 6 ? <TrialOver {...props} /> : <p>{message}</p>}
      {error === 4 ? <ResetLink /> : null}
      {error === 7 ? <ResendOffer refusal={refusal} /> : null}
    </Failure>
  );
}

function ResetLink() {
  return (
    <Link className="message-link" to="/passwd">
      Passwort zurücksetzen
    </Link>
  );
}

/** Resends the mail to the address of a user whose password was right. */
function ResendOffer({ refusal: { mail = '', username = '' } }: Pick<RefusalProps, 'refusal'>) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    if (state !== 'idle') return;
    setState('busy');
    const answer = await resendConfirmation({ mail, username });
    setState(answer.ok ? 'sent' : 'idle');
    setFailure(answer.ok ? null : answer.message);
  };
  if (state === 'sent') return <SentNote mail={mail} />;
  return (
    <>
      {failure === null ? null : <p>{failure}</p>}
      <BusyButton busy={state === 'busy'} onClick={send}>
        E-Mail erneut senden
      </BusyButton>
    </>
  );
}

/** Shows where the mail with the link was sent. */
export function SentNote({ mail }: { mail: string }) {
  return (
    <p>
      Wir haben die E-Mail an <strong className="mail">{mail}</strong> gesendet. Bitte öffnen Sie den Link
      darin.
    </p>
  );
}

/** Shows that the trial has ended; with a valid token, offers the contract. */
function TrialOver({ refusal: { message, token, id }, contract }: RefusalProps) {
  const [step, setStep] = useState<'offer' | 'terms' | 'done' | 'applied'>('offer');
  const [mail, setMail] = useState('');
  if (token === undefined || id === undefined || contract === null) return <p>{message}</p>;
  const apply = async () => {
    const sending = { bearer: token, timeout: MAIL_TIMEOUT_MS };
    const answer = await sendCall(applyForFullVersion, { userid: String(id) }, sending);
    return answer.ok ? ({ ok: true, mail: answer.value.Mail } as const) : answer;
  };
  const applied = step === 'done' || step === 'applied';
  return (
    <>
      {applied ? (
        <p>
          Ihre Testphase wurde verlängert: Sie können sich jetzt wieder anmelden. Die Vertragsunterlagen gehen
          an <strong className="mail">{mail}</strong>.
        </p>
      ) : (
        <>
          <p>{message}</p>
          <p>
            Sie können auch gleich die kostenpflichtige Vertragsversion beantragen. Ihre Daten und
            Einstellungen bleiben erhalten.
          </p>
          <button type="button" className="button button-primary" onClick={() => setStep('terms')}>
            Vertragsversion beantragen
          </button>
        </>
      )}
      {step === 'terms' ? (
        <ContractDialog
          contract={contract}
          apply={apply}
          onApplied={(to) => {
            setMail(to);
            setStep('done');
          }}
          onClose={() => setStep('offer')}
        />
      ) : null}
      {step === 'done' ? (
        <ContractAppliedDialog mail={mail} onClose={() => setStep('applied')}>
          <p>Ihre Testphase wurde verlängert: Sie können sich jetzt wieder anmelden.</p>
        </ContractAppliedDialog>
      ) : null}
    </>
  );
}
