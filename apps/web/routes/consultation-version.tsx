import type { LoaderFunctionArgs } from '@remix-run/node';

/** /consultationVersion: whether what an open consultation is made of has changed, asked by the window itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const login = await context.loginUnnoticed();
  const mayAsk = login !== null && !login.actor.waiting;
  const version = mayAsk ? await context.services.consultationVersion.current(login.actor) : null;
  return Response.json({ version }, { headers: { 'Cache-Control': 'no-store' } });
}
