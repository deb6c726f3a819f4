import type { LoaderFunctionArgs } from '@remix-run/node';
import { enter } from '../../requests/guard.ts';

/** /contract: the terms, which depend on the installation. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  const { services, today } = args.context;
  return Response.json((await services.publicFacts.offer(today())).contract);
}
