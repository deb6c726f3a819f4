import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/**
 * /documents/password: the password with which the browser encrypts documents, or that each has its own. A POST, so that
 * no other site can request it.
 */
export function action(args: ActionFunctionArgs) {
  const { pdfs } = args.context.services;
  return pageCall(args, formOf(z.strictObject({})), (actor) => pdfs.documentPasswords(actor));
}
