import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { rowId } from '#platform/domain';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ id: rowId, act: z.enum(['ask', 'take'], 'Die Angabe fehlt.') }), {
  id: WHOLE_NUMBER,
});

/** GET /einlesung?id=NUMBER: the old values of the rows that an import has changed, as a file of its table. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const id = rowId.safeParse(Number(new URL(args.request.url).searchParams.get('id')));
  if (!id.success) throw new Response('Diese Einlesung gibt es nicht.', { status: 404 });
  const csv = await args.context.services.takeBacks.formerRows(actor, id.data);
  return args.context.tableDownload(`alte-werte-${id.data}`, csv);
}

/** POST /einlesung: returns what taking an import back would do, or takes it back. */
export function action(args: ActionFunctionArgs) {
  const { takeBacks } = args.context.services;
  return pageCall(args, form, (actor, { id, act }) =>
    act === 'ask' ? takeBacks.preview(actor, id) : takeBacks.take(actor, id),
  );
}
