import { type FormEvent, useState } from 'react';
import { Failure } from '../ui/frame-failure.tsx';
import { AccountField } from './account-field.tsx';
import type { CallAnswer } from './call-server.ts';
import { useHydrated } from './use-hydrated.ts';

/** Who somebody says to be, where no password can prove it. */
export interface NameAndMail {
  readonly username: string;
  readonly mail: string;
}

interface NameAndMailFormProps {
  readonly button: string;
  /** Asks for a mail. */
  readonly send: (asked: NameAndMail) => Promise<CallAnswer<unknown>>;
  readonly onSent: (mail: string) => void;
}

const MISSING = {
  username: 'Bitte geben Sie Ihren Benutzernamen ein.',
  mail: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
} as const;

/** User name and e-mail, both required: whoever knows both is sent a mail, to that address. */
export function NameAndMailForm({ button, send, onSent }: NameAndMailFormProps) {
  const [values, setValues] = useState<NameAndMail>({ username: '', mail: '' });
  const [fields, setFields] = useState<Partial<NameAndMail>>({});
  const [failure, setFailure] = useState<{ readonly message: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const hydrated = useHydrated();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const asked = { username: values.username.trim(), mail: values.mail.trim() };
    const missing = (['username', 'mail'] as const).filter((name) => asked[name] === '');
    setFields(Object.fromEntries(missing.map((name) => [name, MISSING[name]])));
    if (missing.length > 0) {
      setFailure({ message: missing.map((name) => MISSING[name]).join(' ') });
      return;
    }
    setBusy(true);
    const answer = await send(asked);
    setBusy(false);
    if (answer.ok) onSent(asked.mail);
    else setFailure({ message: answer.message });
  };
  const change = (name: keyof NameAndMail) => (value: string) => setValues({ ...values, [name]: value });
  return (
    // Never sent by the browser: an address with a name in it stays in its history.
    <form method="post" className="stack" noValidate onSubmit={submit}>
      {failure === null ? null : (
        <Failure answer={failure}>
          <p>{failure.message}</p>
        </Failure>
      )}
      <AccountField
        id="asked-username"
        label="Benutzername"
        autoComplete="username"
        maxLength={100}
        value={values.username}
        error={fields.username ?? null}
        onChange={change('username')}
      />
      <AccountField
        id="asked-mail"
        label="E-Mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={values.mail}
        error={fields.mail ?? null}
        onChange={change('mail')}
      />
      <button
        type="submit"
        className="button button-primary"
        disabled={!hydrated}
        aria-disabled={busy || undefined}
      >
        {busy ? 'Wird gesendet …' : button}
      </button>
    </form>
  );
}
