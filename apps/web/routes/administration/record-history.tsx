import type { ActionFunctionArgs } from '@remix-run/node';
import { historyQuery } from '#auth/domain';
import { pageCall } from '../../requests/page-call.ts';
import { formOf, WHOLE_NUMBER } from '../../ui/form/form-schema.ts';

const form = formOf(historyQuery, { before: WHOLE_NUMBER });

/** POST /verlauf: a part of a record's history. */
export function action(args: ActionFunctionArgs) {
  return pageCall(args, form, (actor, query) => args.context.services.auditTrail.history(actor, query));
}
