import type { LoaderFunctionArgs } from '@remix-run/node';
import { versionOn } from '../../consultation/area/version-on.ts';

/** /consultationVersion: whether what an open consultation is made of has changed, asked by the window itself. */
export async function loader({ context }: LoaderFunctionArgs) {
  const login = await context.loginUnnoticed();
  const mayAsk = login !== null && !login.actor.waiting;
  const today = context.today();
  const version = mayAsk
    ? versionOn(today, await context.services.consultationVersion.current(login.actor))
    : null;
  return Response.json({ version }, { headers: { 'Cache-Control': 'no-store' } });
}
