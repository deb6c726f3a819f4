import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { isDomainError } from '#platform/domain';
import { PasswordPair } from '../access/password-pair.tsx';
import { pass } from '../guard.ts';
import { Entrance } from '../ui/frame-entrance.tsx';
import { Failure } from '../ui/frame-failure.tsx';
import { readForm, requiredText } from './entrance-form.ts';

const TOO_LONG = `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`;
const newPassword = z.strictObject({
  password: requiredText('Bitte geben Sie ein neues Passwort ein.', PASSWORD_MAX_LENGTH, TOO_LONG),
  repeated: requiredText('Bitte wiederholen Sie das neue Passwort.', PASSWORD_MAX_LENGTH, TOO_LONG),
});

export const meta = () => [{ title: 'Neues Passwort vergeben – Inkoberatung' }];

/** The logged-in user whose password is still to be set; sends everybody else away. */
async function waitingUser(context: AppLoadContext) {
  const login = await context.login();
  if (login === null) throw redirect('/welcome');
  if (!login.actor.waiting) throw redirect('/');
  return login;
}

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { loginname } = await waitingUser(args.context);
  return { vendorName: args.context.vendorName, loginname };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { actor } = await waitingUser(context);
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
  const { vendorName, loginname } = useLoaderData<typeof loader>();
  return (
    <Entrance vendorName={vendorName}>
      <div className="card entrance-card">
        <h1>Neues Passwort vergeben</h1>
        <p>Ihr Passwort ist vorläufig. Bitte ersetzen Sie es durch ein eigenes, das nur Sie kennen.</p>
        <PasswordForm loginname={loginname} />
        {/* One step back from here is the login, and nobody who is logged in gets there. */}
        <Form method="post" action="/logout">
          <button type="submit" className="button button-quiet">
            zurück zur Anmeldung
          </button>
        </Form>
      </div>
    </Entrance>
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
