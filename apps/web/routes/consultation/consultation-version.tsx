import type { LoaderFunctionArgs } from '@remix-run/node';
import { versionOn } from '../../consultation/area/version-on.ts';

/** /consultationVersion: whether the data of an open consultation have changed; polled by the window. */
export async function loader({ context }: LoaderFunctionArgs) {
  const login = await context.loginUnnoticed();
  const mayAsk = login !== null && !login.actor.waiting;
  const today = context.today();
  const version = mayAsk
    ? versionOn(today, await context.services.consultationVersion.current(login.actor))
    : null;
  return Response.json({ version }, { headers: { 'Cache-Control': 'no-store' } });
}
