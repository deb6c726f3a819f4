import type { LoaderFunctionArgs } from '@remix-run/node';
import type { SessionAnswer } from '../session/ask-session.ts';

/** /session: whose session this is. For the windows that are open, which need no other call while somebody works. */
export async function loader({ context }: LoaderFunctionArgs) {
  const login = await context.login();
  const answer: SessionAnswer =
    login === null
      ? { ended: (await context.sessionEnd()) ?? 'over' }
      : { user: login.actor.userId, session: login.since.getTime() };
  return Response.json(answer);
}
