import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/** /consent: records that the user has agreed to the data notice. */
export function action(args: ActionFunctionArgs) {
  const { consents } = args.context.services;
  return pageCall(args, formOf(z.strictObject({})), async (actor) => {
    await consents.agree(actor);
    return undefined;
  });
}
