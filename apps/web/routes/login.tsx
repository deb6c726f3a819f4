import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '#auth/domain';
import { LoginForm, USERNAME_MAX_LENGTH } from '../access/login-form.tsx';
import { LoginHelp } from '../access/login-help.tsx';
import type { Refusal } from '../access/login-refusal.tsx';
import { kept } from '../connection/kept-data.ts';
import { CONSULTATION } from '../connection/kept-loaders.ts';
import { pass } from '../guard.ts';
import { isLogoutLate, logOutNow } from '../session/late-logout.ts';
import { LoginNotice } from '../session/login-notice.tsx';
import { CounterDrawing } from '../ui/frame-counter-drawing.tsx';
import { Entrance } from '../ui/frame-entrance.tsx';
import { readForm, requiredText } from './entrance-form.ts';

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
