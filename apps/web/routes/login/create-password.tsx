import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  Link,
  Form as RemixForm,
  useActionData,
  useLoaderData,
  useNavigation,
} from '@remix-run/react';
import { type ErrorCode, isDomainError } from '#platform/domain';
import { newPassword } from '../../access/login/credentials.ts';
import { withoutForeign } from '../../connection/calls/nothing-foreign.ts';
import { BackButton } from '../../frame/back-button.tsx';
import { Entrance } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';
import { readForm } from '../../requests/read-form.ts';
import { loginPathAfter } from '../../session/session-end.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormFailure } from '../../ui/form/form-messages.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { PasswordPair } from '../../ui/password/password-pair.tsx';

/** Status of the form's own errors; any other error is not about the password. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = { invalid: 400, unavailable: 503 };

export const meta = () => [{ title: 'Neues Passwort vergeben – Inkoberatung' }];

/**
 * Open to everybody (access specification, section 2, route table); without a password to set, the page says
 * so.
 */
export async function loader(args: LoaderFunctionArgs) {
  const login = await pass(args);
  const { vendorName } = args.context;
  return { vendorName, loggedIn: login !== null, waiting: login?.actor.waiting ? login.loginname : null };
}

/** A user with an initial password is logged in by this page. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return withoutForeign(request.url) ?? serverLoader<typeof loader>();
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
    if (!isDomainError(error) || !(error.code in STATUS)) throw error;
    if (error.code === 'unavailable') context.noteFailure(error);
    return data(
      { message: error.message, fields: error.fields ?? {} },
      { status: STATUS[error.code] ?? 400 },
    );
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
      {/* One step back is the login, which logged-in users cannot open. */}
      <RemixForm method="post" action="/logout">
        <button type="submit" className="button button-quiet">
          zurück zur Anmeldung
        </button>
      </RemixForm>
    </>
  );
}

/** How to change the password for users who have their own, or are not logged in. */
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
  const refused = useActionData<typeof action>();
  const busy = useNavigation().state !== 'idle';
  const form = useForm({ form: newPassword, prefix: '', refused, busy });
  return (
    <Form form={form}>
      <FormFailure />
      {/* Tells the browser's password store which user this is; it has no name and is not sent. */}
      <input type="text" autoComplete="username" defaultValue={loginname} readOnly hidden />
      <PasswordPair label="Passwort" fields={form.errors} />
      <Submit>Passwort speichern</Submit>
    </Form>
  );
}
