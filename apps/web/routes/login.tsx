import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  Link,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { LoginRefusal, type Refusal, SentNote } from '../access/login-refusal.tsx';
import { ResendDialog } from '../access/resend-dialog.tsx';
import { kept } from '../connection/kept-data.ts';
import { CONSULTATION } from '../connection/kept-loaders.ts';
import { pass } from '../guard.ts';
import { isLogoutLate, logOutNow } from '../session/late-logout.ts';
import { LoginNotice } from '../session/login-notice.tsx';
import { CounterDrawing } from '../ui/frame-counter-drawing.tsx';
import { Entrance } from '../ui/frame-entrance.tsx';
import { PasswordField } from '../ui/frame-password.tsx';
import { readForm, requiredText } from './entrance-form.ts';

/** Length of users.loginname. */
const USERNAME_MAX_LENGTH = 100;

const credentials = z.strictObject({
  username: requiredText(
    'Bitte geben Sie Ihren Benutzernamen ein.',
    USERNAME_MAX_LENGTH,
    `Ein Benutzername hat höchstens ${USERNAME_MAX_LENGTH} Zeichen.`,
  ),
  password: requiredText(
    'Bitte geben Sie Ihr Passwort ein.',
    PASSWORD_MAX_LENGTH,
    `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`,
  ),
});

export const meta = () => [{ title: 'Anmelden – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { vendorName, services } = args.context;
  return { vendorName, furtherUsers: (await services.publicFacts.offer()).furtherUsers };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, credentials);
  if (!form.ok) return data<Refusal>({ message: form.message, fields: form.fields }, { status: 400 });
  const { username, password } = form.values;
  const result = await context.services.logins.login(username, password);
  if (!result.ok) {
    const { ok: _, ...refusal } = result;
    return data<Refusal>({ ...refusal, fields: {}, username }, { status: 401 });
  }
  // This browser forgets its earlier session: nobody could end that any more.
  const before = context.sessionToken();
  if (before !== null) await context.services.sessions.end(before);
  return redirect('/', { headers: { 'Set-Cookie': context.sessionCookie(result.token) } });
}

interface LoginData {
  readonly vendorName: string;
}

/** Stands in without a connection: nobody gets an offer then. */
const NO_USERS = 0;

/** After a logout that could not reach the server the page comes from what this window knows. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const known = kept<LoginData>(CONSULTATION);
  if (isLogoutLate() && known !== undefined) return { vendorName: known.vendorName, furtherUsers: NO_USERS };
  return serverLoader<typeof loader>();
}

/** A try changes nothing of the page around the form. */
export const shouldRevalidate = () => false;

/** Without a connection the form stays as it is, and says so. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    await logOutNow();
    return await serverAction<typeof action>();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    const refusal: Refusal = {
      message: 'Die Anmeldung hat den Server nicht erreicht. Bitte versuchen Sie es noch einmal.',
      fields: {},
    };
    return refusal;
  }
}

export default function Login() {
  const { vendorName, furtherUsers } = useLoaderData<typeof loader>();
  return (
    <Entrance vendorName={vendorName} home="/welcome">
      <div className="login">
        <div className="card login-card">
          <h1>Anmelden</h1>
          <LoginNotice />
          <LoginForm furtherUsers={furtherUsers} />
          <LoginHelp />
        </div>
        <div className="login-picture">
          <CounterDrawing />
        </div>
      </div>
    </Entrance>
  );
}

function LoginForm({ furtherUsers }: { furtherUsers: number }) {
  const answer: Refusal | undefined = useActionData<typeof action>();
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

/** The ways on for somebody who has lost the password, or the mail with the link. */
function LoginHelp() {
  const [asking, setAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <ul className="login-help">
        <li>
          <Link to="/passwd">Passwort zurücksetzen</Link>
        </li>
        <li>
          <button type="button" className="link-button" onClick={() => setAsking(true)}>
            E-Mail erneut senden
          </button>
        </li>
      </ul>
      <div role="status">
        {sentTo === null ? null : (
          <div className="message">
            <SentNote mail={sentTo} />
          </div>
        )}
      </div>
      {asking ? (
        <ResendDialog
          onSent={(mail) => {
            setSentTo(mail);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
