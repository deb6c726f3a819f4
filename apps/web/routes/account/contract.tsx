import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { enter } from '../../requests/guard.ts';
import { pageCall } from '../../requests/page-call.ts';
import { formOf } from '../../ui/form/form-schema.ts';

/** /contract: the terms, which depend on the installation. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  const { services, today } = args.context;
  return Response.json((await services.publicFacts.offer(today())).contract);
}

/** Applies for the contract version on behalf of the logged-in user. */
export function action(args: ActionFunctionArgs) {
  const { contracts } = args.context.services;
  return pageCall(args, formOf(z.strictObject({})), async (actor) => ({
    mail: (await contracts.apply(actor)).mail,
  }));
}
