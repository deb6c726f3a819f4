import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/** /settings/pdfPassword: returns the stored password. A POST, so that no other site can request it. */
export function action(args: ActionFunctionArgs) {
  const { pdfPasswords } = args.context.services;
  return pageCall(args, formOf(z.strictObject({})), async (actor) => ({
    password: await pdfPasswords.inSettings(actor),
  }));
}
