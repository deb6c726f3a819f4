import type { LoaderFunctionArgs } from '@remix-run/node';
import { enter } from '../../requests/guard.ts';

/** GET /settings/transfer/file: all settings of the institution as a file. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { services, today } = args.context;
  return new Response(await services.settingsTransfer.export(actor), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="einstellungen-${today()}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
