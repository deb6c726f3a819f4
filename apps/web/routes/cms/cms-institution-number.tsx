import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { requiredKundennummer } from '#auth/domain';
import { rowId } from '#platform/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(z.strictObject({ id: z.nullable(rowId), Kundennummer: requiredKundennummer }), {
  id: WHOLE_NUMBER,
});

/** POST /cms/institutionen/number: whether a Kundennummer is free, and its address in the customer table. */
export function action(args: ActionFunctionArgs) {
  const { institutionList } = args.context.services;
  return pageCall(args, form, async (actor, { id, Kundennummer }) => ({
    free: await institutionList.isFree(actor, Kundennummer, id),
    known: await institutionList.addressOf(actor, Kundennummer),
  }));
}
