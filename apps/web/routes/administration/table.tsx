import type { LoaderFunctionArgs } from '@remix-run/node';
import { enter } from '../../requests/guard.ts';

/** GET /cms/tables/NAME: the whole table as a CSV file, in parts if it is large, or JSON with `?format=json`. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { table: name = '' } = args.params;
  const service = args.context.services.tables.find(name);
  if (service === undefined) throw new Response('Diese Tabelle gibt es nicht.', { status: 404 });
  const format = new URL(args.request.url).searchParams.get('format') === 'json' ? 'json' : 'csv';
  const text = await service.export(actor, format);
  if (format === 'csv') return args.context.tableDownload(name, text);
  return new Response(text, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'Cache-Control': 'no-store',
    },
  });
}
