import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { changePassword } from '#auth/calls';
import type { SentTo } from '#platform/domain';
import { makeCall } from '../../session/make-call.ts';
import { useFocus, useIsomorphicLayoutEffect } from '../../ui/basics/use-focus.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { formOf } from '../../ui/form/form-schema.ts';
import { Submit } from '../../ui/form/submit.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { PasswordField } from '../../ui/password/password-field.tsx';
import { PasswordPair } from '../../ui/password/password-pair.tsx';

/** Lets a logged-in user change their password by giving the current one. */
export function OwnPassword({ loginname }: { loginname: string }) {
  const [step, setStep] = useState<'closed' | 'open' | 'changed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useIsomorphicLayoutEffect(() => {
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

/** Presence only: the server judges the values, and also reports whether the session is over. */
const typed = formOf(z.strictObject({ current: z.string(), password: z.string(), repeated: z.string() }));

function ChangeForm({ loginname, onChanged, onClose }: ChangeFormProps) {
  const form = useCallForm({
    form: typed,
    prefix: '',
    send: (entered: SentTo<typeof changePassword>) => makeCall(changePassword, entered),
    onSent: onChanged,
  });
  const first = useFocus<HTMLInputElement>();
  return (
    <Form form={form}>
      <FormFailure />
      {/* Tells the browser's password store which user this is; it has no name and is not sent. */}
      <input type="text" autoComplete="username" defaultValue={loginname} readOnly hidden />
      <div className="stack">
        <PasswordField
          label="Bisheriges Passwort"
          name="current"
          autoComplete="current-password"
          error={form.errors.current}
          inputRef={first}
        />
        <PasswordPair label="Neues Passwort" fields={form.errors} />
      </div>
      <div className="row">
        <Submit>Passwort speichern</Submit>
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Form>
  );
}
