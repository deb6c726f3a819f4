import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(
  z.strictObject({
    id: z.int('Die Nummer fehlt.'),
    version: z.optional(z.int('Die Version fehlt.')),
    act: z.enum(['ask', 'delete'], 'Die Angabe fehlt.'),
  }),
  { id: WHOLE_NUMBER },
);

/** /cms/products/deletion: returns what would be lost with a row of the product table, or deletes it. */
export function action(args: ActionFunctionArgs) {
  const { productRemoval } = args.context.services;
  return pageCall(args, form, (actor, { id, version, act }) =>
    act === 'ask' ? productRemoval.usage(actor, id) : productRemoval.remove(actor, id, version),
  );
}
