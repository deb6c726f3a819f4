import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/** /documents/password: what the browser encrypts with. A write, so that no other page can ask for it. */
export function action(args: ActionFunctionArgs) {
  const { pdfs } = args.context.services;
  return pageCall(args, formOf(z.strictObject({})), async (actor) => ({
    password: await pdfs.password(actor),
  }));
}
