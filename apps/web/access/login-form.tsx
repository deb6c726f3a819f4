import { Form, useActionData, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { PasswordField } from '../ui/frame-password.tsx';
import { LoginRefusal, type Refusal } from './login-refusal.tsx';

/** Length of users.loginname. */
export const USERNAME_MAX_LENGTH = 100;

/** Name and password, with what the last try was answered. */
export function LoginForm({ furtherUsers }: { furtherUsers: number }) {
  const answer = useActionData<Refusal>();
  const busy = useNavigation().state !== 'idle';
  const fields: Readonly<Record<string, string>> = answer?.fields ?? {};
  const password = useRef<HTMLInputElement>(null);
  // What was refused is typed anew; the user name stays.
  useEffect(() => {
    if (answer !== undefined && password.current !== null) password.current.value = '';
  }, [answer]);
  return (
    <Form
      method="post"
      className="stack"
      noValidate
      onSubmit={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      {answer === undefined ? null : (
        // Another user's failure, or another token, begins anew.
        <LoginRefusal
          key={`${answer.error}:${answer.username}:${answer.token}`}
          refusal={answer}
          furtherUsers={furtherUsers}
        />
      )}
      <div className="field">
        <label className="field-label" htmlFor="username">
          Benutzername
        </label>
        <input
          className="input"
          id="username"
          name="username"
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          maxLength={USERNAME_MAX_LENGTH}
          defaultValue={answer?.username ?? ''}
          aria-invalid={fields.username === undefined ? undefined : true}
          aria-describedby={fields.username === undefined ? undefined : 'username-error'}
        />
        {fields.username === undefined ? null : (
          <p className="field-error" id="username-error">
            {fields.username}
          </p>
        )}
      </div>
      <PasswordField
        label="Passwort"
        name="password"
        autoComplete="current-password"
        error={fields.password}
        inputRef={password}
      />
      <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
        {busy ? 'Wird angemeldet …' : 'Anmelden'}
      </button>
    </Form>
  );
}
