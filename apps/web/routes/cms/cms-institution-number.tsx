import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { requiredKundennummer } from '#auth/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(
  z.strictObject({ id: z.nullable(z.int('Die Nummer fehlt.')), Kundennummer: requiredKundennummer }),
  { id: WHOLE_NUMBER },
);

/** POST /cms/institutionen/number: whether a Kundennummer is free, in the format of check_insti_nr.php. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, form, async (actor, { id, Kundennummer }) => ({
    free: await args.context.services.institutionList.isFree(actor, Kundennummer, id),
  }));
}
