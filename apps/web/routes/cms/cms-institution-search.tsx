import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { institutionsListQuery } from '#auth/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

const LONGEST = 'Höchstens 100 Zeichen.';
const form = formOf(z.strictObject({ q: z.string(LONGEST).check(z.maxLength(100, LONGEST)) }));

/** POST /cms/institutionen/search: the first institutions that match a text. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, form, (actor, { q }) =>
    args.context.services.institutionList.list(actor, institutionsListQuery.parse({ q })),
  );
}
