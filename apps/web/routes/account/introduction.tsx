import type { ActionFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/** /introduction: records that the user has finished or closed the introduction. */
export function action(args: ActionFunctionArgs) {
  const { introductions } = args.context.services;
  return pageCall(args, formOf(z.strictObject({})), async (actor) => {
    await introductions.end(actor);
    return undefined;
  });
}
