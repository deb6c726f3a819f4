import type { LoaderFunctionArgs } from '@remix-run/node';
import { rowId } from '#platform/domain';
import { enter } from '../../requests/guard.ts';

/** GET /einlesung?id=NUMBER: the old values of the rows that an import has changed, as a file of its table. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const id = rowId.safeParse(Number(new URL(args.request.url).searchParams.get('id')));
  if (!id.success) throw new Response('Diese Einlesung gibt es nicht.', { status: 404 });
  const csv = await args.context.services.takeBacks.formerRows(actor, id.data);
  return args.context.tableDownload(`alte-werte-${id.data}`, csv);
}
