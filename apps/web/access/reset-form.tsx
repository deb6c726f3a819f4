import { type FormEvent, useState } from 'react';
import { isStrongPassword, PASSWORD_RULE_MESSAGE } from '#auth/domain';
import { Failure } from '../ui/frame-failure.tsx';
import { type LinkParts, resetPassword } from './mail-links.ts';
import { PasswordPair } from './password-pair.tsx';

interface Refused {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

const NOT_CHANGED = 'Falsche Parameter übermittelt, Passwort wurde nicht geändert.';
const DIFFERENT = 'Die beiden Passwörter stimmen nicht überein.';

/** What is wrong with a new password before anybody is asked; null where nothing is. */
function fault(password: string, repeated: string): Refused | null {
  if (password !== repeated) return { message: DIFFERENT, fields: { repeated: DIFFERENT } };
  if (isStrongPassword(password)) return null;
  return { message: PASSWORD_RULE_MESSAGE, fields: { password: PASSWORD_RULE_MESSAGE } };
}

/** The form for another password; the link stays in memory, so that a failed try can be repeated. */
export function ResetForm({ link, onChanged }: { link: LinkParts; onChanged: () => void }) {
  const [refused, setRefused] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password'));
    const refuse = (reason: Refused) => {
      setRefused(reason);
      setTries((count) => count + 1);
    };
    const wrong = fault(password, String(typed.get('repeated')));
    if (wrong !== null) return refuse(wrong);
    setBusy(true);
    const answer = await resetPassword(link, password);
    setBusy(false);
    if (answer.ok && answer.value.correct) return onChanged();
    refuse({ message: answer.ok ? NOT_CHANGED : answer.message, fields: {} });
  };
  return (
    <form method="post" className="stack" noValidate onSubmit={submit}>
      {refused === null ? null : (
        <Failure answer={refused}>
          <p>{refused.message}</p>
        </Failure>
      )}
      <PasswordPair key={tries} label="Neues Passwort" fields={refused?.fields ?? {}} />
      <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
        {busy ? 'Wird gespeichert …' : 'Passwort speichern'}
      </button>
    </form>
  );
}
