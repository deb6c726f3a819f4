import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as z from 'zod/mini';
import { enter } from '../guard.ts';
import { pageCall } from './page-call.ts';

/** /contract: the terms that depend on the installation. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  const { furtherUsers } = await args.context.services.publicFacts.offer();
  return Response.json({ furtherUsers });
}

/** Applies for the contract version in the name of whoever is logged in. */
export function action(args: ActionFunctionArgs) {
  const { contracts } = args.context.services;
  return pageCall(args, z.strictObject({}), async (actor) => ({ mail: (await contracts.apply(actor)).mail }));
}
