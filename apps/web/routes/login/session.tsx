import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { readForm } from '../../requests/read-form.ts';
import type { SessionAnswer } from '../../session/ask-session.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/**
 * /session: whose session this is. Open windows ask, because they need no other call while somebody works.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const login = await context.login();
  const answer: SessionAnswer =
    login === null
      ? { ended: (await context.sessionEnd()) ?? 'over' }
      : { user: login.actor.userId, session: login.since.getTime() };
  return Response.json(answer);
}

const idle = z.strictObject({ user: z.string(), session: z.string() });

/**
 * Ends the session that a window names after inactivity, provided it is still this browser's session and no other
 * window works in it. Asking does not extend it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request, formOf(idle));
  const login = await context.loginUnnoticed();
  const token = context.sessionToken();
  if (!form.ok || login === null || token === null) return Response.json({ ended: false });
  const { user, session } = form.values;
  const same = String(login.actor.userId) === user && String(login.since.getTime()) === session;
  if (!same) return Response.json({ ended: false });
  const unusedMs = await context.services.sessions.endIdle(token);
  if (unusedMs !== null) return Response.json({ ended: false, unusedMs });
  return Response.json({ ended: true }, { headers: { 'Set-Cookie': context.sessionCookie(null) } });
}
