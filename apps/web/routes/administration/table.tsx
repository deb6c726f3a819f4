import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import type { Actor } from '#platform/domain';
import { tableForm } from '../../administration/table-import/table-file.ts';
import { tableOf } from '../../administration/table-import/table-of.ts';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';

/** GET /cms/tables/NAME: the whole table as a CSV file, in parts if it is large, or JSON with `?format=json`. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { name, service } = tableOf(args);
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

/** POST: stages a CSV file and returns what it would change. Nothing is written yet. */
export function action(args: ActionFunctionArgs) {
  const { service } = tableOf(args);
  const stage = async (actor: Actor, { file }: { readonly file: File }) =>
    service.stage(actor, new Uint8Array(await file.arrayBuffer()));
  return pageCall(args, tableForm, stage, (actor, read) => args.context.services.uploads.within(actor, read));
}
