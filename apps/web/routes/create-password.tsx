import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { isDomainError } from '#platform/domain';
import { PasswordPair } from '../access/password-pair.tsx';
import { BackButton } from '../consultation/products/back-button.tsx';
import { pass } from '../guard.ts';
import { loginPathAfter } from '../session/session-end.ts';
import { Entrance } from '../ui/frame-entrance.tsx';
import { Failure } from '../ui/frame-failure.tsx';
import { readForm, requiredText } from './entrance-form.ts';

const TOO_LONG = `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`;
const newPassword = z.strictObject({
  password: requiredText('Bitte geben Sie ein neues Passwort ein.', PASSWORD_MAX_LENGTH, TOO_LONG),
  repeated: requiredText('Bitte wiederholen Sie das neue Passwort.', PASSWORD_MAX_LENGTH, TOO_LONG),
});

export const meta = () => [{ title: 'Neues Passwort vergeben – Inkoberatung' }];

/** Open to everybody (access specification, section 2, route table): who has no password to set is told so. */
export async function loader(args: LoaderFunctionArgs) {
  const login = await pass(args);
  const { vendorName } = args.context;
  return { vendorName, loggedIn: login !== null, waiting: login?.actor.waiting ? login.loginname : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const login = await context.login();
  if (login === null) {
    const end = await context.sessionEnd();
    return redirect(end === null ? '/login' : loginPathAfter(end));
  }
  const { actor } = login;
  if (!actor.waiting) return redirect('/');
  const form = await readForm(request, newPassword);
  if (!form.ok) return data({ message: form.message, fields: form.fields }, { status: 400 });
  try {
    const { password, repeated } = form.values;
    await context.services.ownPassword.replaceInitial(
      actor,
      context.sessionToken() ?? '',
      password,
      repeated,
    );
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'invalid') throw error;
    return data({ message: error.message, fields: error.fields ?? {} }, { status: 400 });
  }
  return redirect('/');
}

export default function CreatePassword() {
  const { vendorName, loggedIn, waiting } = useLoaderData<typeof loader>();
  const home = loggedIn ? '/' : '/welcome';
  return (
    <Entrance vendorName={vendorName} {...(waiting === null ? { home } : {})}>
      <div className="card entrance-card">
        <h1>Neues Passwort vergeben</h1>
        {waiting === null ? <NothingToSet loggedIn={loggedIn} /> : <Waiting loginname={waiting} />}
      </div>
    </Entrance>
  );
}

function Waiting({ loginname }: { loginname: string }) {
  return (
    <>
      <p>Ihr Passwort ist vorläufig. Bitte ersetzen Sie es durch ein eigenes, das nur Sie kennen.</p>
      <PasswordForm loginname={loginname} />
      {/* One step back from here is the login, and nobody who is logged in gets there. */}
      <Form method="post" action="/logout">
        <button type="submit" className="button button-quiet">
          zurück zur Anmeldung
        </button>
      </Form>
    </>
  );
}

/** The way to another password for whoever has one of their own, or is not logged in. */
function NothingToSet({ loggedIn }: { loggedIn: boolean }) {
  return (
    <>
      <p>
        {loggedIn
          ? 'Ihr Passwort ist bereits vergeben. Ein anderes wählen Sie unter „Mein Konto“.'
          : 'Hier ersetzen Sie ein vorläufiges Passwort, sobald Sie sich damit angemeldet haben.'}
      </p>
      <p className="row">
        {loggedIn ? (
          <Link className="button button-primary" to="/myAccount">
            Mein Konto
          </Link>
        ) : (
          <>
            <Link className="button button-primary" to="/login">
              Anmelden
            </Link>
            <Link className="button" to="/passwd">
              Passwort zurücksetzen
            </Link>
          </>
        )}
      </p>
      <div>
        <BackButton />
      </div>
    </>
  );
}

function PasswordForm({ loginname }: { loginname: string }) {
  const answer = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const fields: Readonly<Record<string, string>> = answer?.fields ?? {};
  // What was refused is typed anew.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (answer !== undefined) setTries((count) => count + 1);
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
        <Failure answer={answer}>
          <p>{answer.message}</p>
        </Failure>
      )}
      {/* Tells the browser's password store whose password this is; it has no name and is not sent. */}
      <input type="text" autoComplete="username" defaultValue={loginname} readOnly hidden />
      <PasswordPair key={tries} label="Passwort" fields={fields} />
      <button type="submit" className="button button-primary" aria-disabled={busy || undefined}>
        {busy ? 'Wird gespeichert …' : 'Passwort speichern'}
      </button>
    </Form>
  );
}
