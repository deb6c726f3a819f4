import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { formOf, WHOLE_NUMBER } from '../ui/form/form-schema.ts';
import { pageCall } from './page-call.ts';

const form = formOf(
  z.strictObject({ id: z.int('Die Nummer fehlt.'), version: z.int('Die Version fehlt.') }),
  {
    id: WHOLE_NUMBER,
  },
);

/** /cms/krankenkassen/deletion: removes a Krankenkasse of the vendor's list. */
export function action(args: ActionFunctionArgs) {
  const { krankenkassenAdmin } = args.context.services;
  return pageCall(args, form, (actor, { id, version }) => krankenkassenAdmin.remove(actor, id, version));
}
