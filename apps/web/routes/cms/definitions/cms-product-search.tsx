import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../../requests/page-call.ts';
import { formOf } from '../../../ui/form/form-schema.ts';

const LONGEST = 'Höchstens 100 Zeichen.';
const form = formOf(z.strictObject({ q: z.string(LONGEST).check(z.maxLength(100, LONGEST)) }));

/** POST /cms/empfehlungen/products: the first products whose name or Artikelnummer contains a text. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, form, async (actor, { q }) => ({
    products: await args.context.services.recommendationAdmin.find(actor, q),
  }));
}
