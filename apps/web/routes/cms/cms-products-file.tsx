import type { LoaderFunctionArgs } from '@remix-run/node';
import { enter } from '../../requests/guard.ts';

/** Ids of 10 digits each. */
const IDS = /^\d{1,10}(,\d{1,10}){0,1999}$/;

/** GET /cms/products/file?ids=1,2: chosen sizes as a CSV file, in the form of the whole table. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const ids = new URL(args.request.url).searchParams.get('ids') ?? '';
  if (!IDS.test(ids)) throw new Response('Bitte wählen Sie mindestens eine Größe.', { status: 400 });
  const chosen = new Set(ids.split(',').map(Number));
  return new Response(await args.context.services.productTable.exportSome(actor, chosen), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="produkte-auswahl.csv"',
      'Cache-Control': 'no-store',
    },
  });
}
