import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node';
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  useLoaderData,
} from '@remix-run/react';
import { domainErrorAnswer, type ErrorAnswer, isDomainError } from '#platform/domain';
import { credentials } from '../../access/login/credentials.ts';
import { enterWith } from '../../access/login/enter-with.ts';
import { LoginForm } from '../../access/login/login-form.tsx';
import { LoginHelp } from '../../access/login/login-help.tsx';
import { LoginNotice } from '../../access/login/login-notice.tsx';
import type { RefusedLogin } from '../../access/login/login-refusal.tsx';
import { cachedData } from '../../connection/loader-cache.ts';
import { Entrance } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';
import { readForm } from '../../requests/read-form.ts';
import { FRAME } from '../../session/frame-data.ts';
import { isLogoutLate, logOutNow } from '../../session/logout/late-logout.ts';
import { CounterDrawing } from '../../ui/drawing/counter-drawing.tsx';

export const meta = () => [{ title: 'Anmelden – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { vendorName, services, today } = args.context;
  return { vendorName, contract: (await services.publicFacts.offer(today())).contract };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, credentials);
  if (!form.ok) return data<RefusedLogin>({ message: form.message, fields: form.fields }, { status: 400 });
  const { username, password } = form.values;
  const result = await context.services.logins.login(username, password).catch((error: unknown) => {
    const refused = refusedFor(context.databaseRefusal(error) ?? error);
    if (refused.status >= 500) context.noteFailure(error);
    return refused;
  });
  if ('status' in result) {
    const { status, headers = {}, body } = result;
    return data<RefusedLogin>({ message: body.message, fields: {}, username }, { status, headers });
  }
  if (result.ok === 'second-step')
    return redirect(`/login/${result.demand}`, {
      headers: { 'Set-Cookie': context.stepCookie(result.token) },
    });
  if (!result.ok) {
    const { ok: _, ...refusal } = result;
    return data<RefusedLogin>({ ...refusal, fields: {}, username }, { status: 401 });
  }
  // Ends this browser's earlier session: with its cookie replaced, nobody could end it later.
  const before = context.sessionToken();
  if (before !== null) await context.services.sessions.end(before);
  return enterWith(context, result.token);
}

/** Passes Retry-After on with the page. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Too many logins or failures, or a database failure: the form stays and shows it. */
function refusedFor(error: unknown): ErrorAnswer {
  if (isDomainError(error) && (error.code === 'unavailable' || error.code === 'limit'))
    return domainErrorAnswer(error);
  throw error;
}

interface LoginData {
  readonly vendorName: string;
}

/**
 * After a logout that did not reach the server, the page uses what this window knows. No contract is offered
 * then.
 */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const known = cachedData<LoginData>(FRAME);
  if (isLogoutLate() && known !== undefined) return { vendorName: known.vendorName, contract: null };
  return serverLoader<typeof loader>();
}

/** An attempt changes nothing outside the form. */
export const shouldRevalidate = () => false;

/** Without a connection the form stays and shows it. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    await logOutNow();
    return await serverAction<typeof action>();
  } catch (failure) {
    if (failure instanceof Response) throw failure;
    const refusal: RefusedLogin = {
      message: 'Die Anmeldung hat den Server nicht erreicht. Bitte versuchen Sie es noch einmal.',
      fields: {},
    };
    return refusal;
  }
}

export default function Login() {
  const { vendorName, contract } = useLoaderData<typeof clientLoader>();
  return (
    <Entrance vendorName={vendorName} home="/welcome">
      <div className="login">
        <div className="card login-card">
          <h1>Anmelden</h1>
          <LoginNotice />
          <LoginForm contract={contract} />
          <LoginHelp />
        </div>
        <div className="login-picture">
          <CounterDrawing />
        </div>
      </div>
    </Entrance>
  );
}
