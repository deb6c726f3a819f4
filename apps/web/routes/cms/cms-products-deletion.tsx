import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { chosenSizes } from '#catalogue/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const form = formOf(
  z.strictObject({ sizes: chosenSizes, act: z.enum(['ask', 'delete'], 'Die Angabe fehlt.') }),
);

/** /cms/products/deletion: returns what would be lost with chosen sizes of products, or deletes them. */
export function action(args: ActionFunctionArgs) {
  const { sizesRemoval } = args.context.services;
  return pageCall(args, form, (actor, { sizes, act }) =>
    act === 'ask' ? sizesRemoval.usage(actor, sizes) : sizesRemoval.remove(actor, sizes),
  );
}
