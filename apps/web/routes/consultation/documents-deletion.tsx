import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { fileName, pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ name: z.optional(fileName) }));

/** /documents/deletion: deletes a kept document, or all of the user's if none is named. */
export function action(args: ActionFunctionArgs) {
  const { pdfs } = args.context.services;
  return pageCall(args, form, async (actor, { name }) => {
    await (name === undefined ? pdfs.removeAllOf(actor) : pdfs.remove(actor, name));
    return undefined;
  });
}
