import { type AppLoadContext, redirect } from '@remix-run/node';
import type { Login } from '#auth';
import { redirectFor } from '#auth/domain';
import { loginPathAfter } from '../session/session-end.ts';

interface PageRequest {
  readonly request: Request;
  readonly context: AppLoadContext;
}

/**
 * Admits a visitor of a page, logged in or not, or redirects as the route table requires; a user whose
 * session has ended goes to the login, with the reason. The page is kept for after the login.
 */
export async function pass({ request, context }: PageRequest): Promise<Login | null> {
  const login = await context.login();
  const target = redirectFor(new URL(request.url).pathname, login?.actor ?? null);
  if (target === null) return login;
  if (login !== null) throw redirect(target);
  // What a window reads by itself is no wish of the user's.
  const isAsked = request.headers.get('Sec-Fetch-Dest') === 'document';
  const headers: HeadersInit = isAsked
    ? { 'Set-Cookie': context.askedCookie(new URL(request.url).pathname) }
    : {};
  if (context.sessionToken() === null) throw redirect(target, { headers });
  // An unknown session was ended by somebody, or expired long ago.
  throw redirect(loginPathAfter((await context.sessionEnd()) ?? 'over'), { headers });
}

/** Like `pass`, for pages that require a login. */
export async function enter(args: PageRequest): Promise<Login> {
  const login = await pass(args);
  if (login === null) throw redirect('/welcome');
  return login;
}
