import { type AppLoadContext, redirect } from '@remix-run/node';
import type { Login } from '#auth';
import { redirectFor } from '#auth/domain';
import { loginPathAfter } from '../session/session-end.ts';

interface PageRequest {
  readonly request: Request;
  readonly context: AppLoadContext;
}

/**
 * Lets a visitor of a page pass, logged in or not, or sends them where the route table says; whoever was
 * logged out without having asked for it, to the login, with the reason.
 */
export async function pass({ request, context }: PageRequest): Promise<Login | null> {
  const login = await context.login();
  const target = redirectFor(new URL(request.url).pathname, login?.actor ?? null);
  if (target === null) return login;
  if (login !== null || context.sessionToken() === null) throw redirect(target);
  // A session that is not known any more was ended by somebody, or is long over.
  throw redirect(loginPathAfter((await context.sessionEnd()) ?? 'over'));
}

/** Like pass, for pages that only a logged-in user sees. */
export async function enter(args: PageRequest): Promise<Login> {
  const login = await pass(args);
  if (login === null) throw redirect('/welcome');
  return login;
}
