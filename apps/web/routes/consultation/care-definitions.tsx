import type { LoaderFunctionArgs } from '@remix-run/node';
import { mayConsult } from '#platform/domain';
import { enter } from '../../requests/guard.ts';
import { keptByVersion } from '../../requests/kept-by-version.server.ts';

/** /careDefinitions/VERSION: products, recommendations, questions and hints. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { actor } = await enter(args);
  if (!mayConsult(actor.rights)) throw new Response(null, { status: 403 });
  const definitions = await args.context.services.careDefinitions.current(actor);
  return keptByVersion(args.context, definitions, args.params.version);
}
