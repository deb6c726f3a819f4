import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CallResult, callPage } from '../session/call-page.ts';
import { Failure } from '../ui/frame-failure.tsx';
import { PasswordField } from '../ui/frame-password.tsx';
import { PasswordPair } from './password-pair.tsx';

type Refused = Extract<CallResult<object>, { ok: false }>;

/** The way to another password for somebody who knows the present one. */
export function OwnPassword({ loginname }: { loginname: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && step !== 'open') button.current?.focus();
    wasOpen.current = step === 'open';
  }, [step]);
  if (step === 'open')
    return (
      <ChangeForm
        loginname={loginname}
        onChanged={() => setStep('changed')}
        onClose={() => setStep('closed')}
      />
    );
  return (
    <>
      <div role="status">
        {step === 'changed' ? (
          <p className="message message-covered">
            Passwort erfolgreich geändert! Alle anderen Anmeldungen mit Ihrem Benutzernamen sind beendet.
          </p>
        ) : null}
      </div>
      <div>
        <button ref={button} type="button" className="button" onClick={() => setStep('open')}>
          Passwort ändern
        </button>
      </div>
    </>
  );
}

interface ChangeFormProps {
  readonly loginname: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

function ChangeForm({ loginname, onChanged, onClose }: ChangeFormProps) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    const answer = await callPage('/myAccount/password', typed);
    setBusy(false);
    if (answer.ok) return onChanged();
    setRefused(answer);
    // What was refused is typed anew.
    setTries((count) => count + 1);
  };
  const fields: Readonly<Record<string, string>> = refused?.fields ?? {};
  return (
    <form method="post" className="stack" noValidate onSubmit={submit}>
      {refused === null ? null : (
        <Failure answer={refused}>
          <p>{refused.message}</p>
        </Failure>
      )}
      {/* Tells the browser's password store whose password this is; it has no name and is not sent. */}
      <input type="text" autoComplete="username" defaultValue={loginname} readOnly hidden />
      <div key={tries} className="stack">
        <PasswordField
          label="Bisheriges Passwort"
          name="current"
          autoComplete="current-password"
          error={fields.current}
          inputRef={first}
        />
        <PasswordPair label="Neues Passwort" fields={fields} />
      </div>
      <div className="row">
        <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
          {busy ? 'Wird gespeichert …' : 'Passwort speichern'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </form>
  );
}
