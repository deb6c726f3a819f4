import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { tableOf } from '../../administration/table-import/table-of.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const id = z.string('Die Kennung fehlt.').check(z.minLength(1, 'Die Kennung fehlt.'), z.maxLength(100));
const form = formOf(z.strictObject({ id, take: z.enum(['yes', 'no'], 'Die Antwort fehlt.') }));

/** POST /cms/tables/NAME/import: imports a staged file, or discards it. */
export function action(args: ActionFunctionArgs) {
  const { service } = tableOf(args);
  return pageCall(args, form, async (actor, { id: staged, take }) => {
    if (take === 'yes') return service.commit(actor, staged);
    await service.discard(actor, staged);
    return undefined;
  });
}
