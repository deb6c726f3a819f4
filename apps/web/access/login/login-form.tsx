import { useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { ContractOffer } from '#institution';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordField } from '../../ui/password/password-field.tsx';
import { credentials, USERNAME_MAX_LENGTH } from './credentials.ts';
import { LoginRefusal, type RefusedLogin } from './login-refusal.tsx';

/** User name and password, with the refusal of the last attempt. */
export function LoginForm({ contract }: { contract: ContractOffer | null }) {
  const refused = useActionData<RefusedLogin>();
  const busy = useNavigation().state !== 'idle';
  const form = useForm({
    form: credentials,
    values: { username: refused?.username ?? '' },
    prefix: 'login-',
    refused,
    busy,
  });
  const password = useRef<HTMLInputElement>(null);
  // After a refusal the password is typed again; the user name stays.
  useEffect(() => {
    if (refused !== undefined && password.current !== null) password.current.value = '';
  }, [refused]);
  return (
    <Form form={form}>
      {refused !== undefined && form.refusal === refused ? (
        // A refusal for another user or token starts with fresh state.
        <LoginRefusal
          key={`${refused.error}:${refused.username}:${refused.token}`}
          refusal={refused}
          contract={contract}
        />
      ) : (
        <FormFailure />
      )}
      <Field
        name="username"
        label="Benutzername"
        autoComplete="username"
        plain
        maxLength={USERNAME_MAX_LENGTH}
      />
      <PasswordField
        label="Passwort"
        name="password"
        autoComplete="current-password"
        error={form.errors.password}
        inputRef={password}
      />
      <Submit>Anmelden</Submit>
    </Form>
  );
}
