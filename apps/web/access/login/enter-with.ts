import { type AppLoadContext, redirect } from '@remix-run/node';

/**
 * Begins a session, and leads to the page that was asked for before the login, else to home; a page that the user may
 * not open leads on to home.
 *
 * @param cookies further `Set-Cookie` headers
 */
export function enterWith(context: AppLoadContext, token: string, cookies: readonly string[] = []): Response {
  const asked = context.askedPath();
  const headers = new Headers();
  for (const cookie of [context.sessionCookie(token), ...cookies]) headers.append('Set-Cookie', cookie);
  if (asked !== null) headers.append('Set-Cookie', context.askedCookie(null));
  return redirect(asked ?? '/', { headers });
}
