import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { rowId, rowVersion } from '#platform/domain';
import { LISTS } from '../../administration/lists.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ id: rowId, version: rowVersion }), {
  id: WHOLE_NUMBER,
});

/** POST /cms/LIST/deletion: deletes a row of a vendor's list. */
export function action(args: ActionFunctionArgs) {
  const { roleAdmin, records } = args.context.services;
  const list = args.params.list ?? '';
  const record = LISTS.find(({ name }) => name === list);
  const service = list === 'rollen' ? roleAdmin : record && records.of(record);
  if (service === undefined) throw new Response('Diese Liste gibt es nicht.', { status: 404 });
  return pageCall(args, form, async (actor, { id, version }) => {
    await service.remove(actor, id, version);
    return undefined;
  });
}
