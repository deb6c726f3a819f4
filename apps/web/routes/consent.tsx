import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import * as z from 'zod/mini';
import { pageCall } from './page-call.ts';

export const loader = () => redirect('/');

/** /consent: notes that the user has agreed to what is said of data. */
export function action(args: ActionFunctionArgs) {
  const { consents } = args.context.services;
  return pageCall(args, z.strictObject({}), async (actor) => {
    await consents.agree(actor);
    return undefined;
  });
}
