import type { LoaderFunctionArgs } from '@remix-run/node';
import { mayConsult } from '#platform/domain';
import { enter } from '../../requests/guard.ts';

/**
 * /careDefinitions/VERSION: products, recommendations, questions and hints. The browser caches a version and
 * requests it once per login. A request for an older version gets the current one, which is not cached under
 * the old name.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { actor } = await enter(args);
  if (!mayConsult(actor.rights)) throw new Response(null, { status: 403 });
  const definitions = await args.context.services.careDefinitions.current(actor);
  const response = await args.context.cachedJson(definitions);
  if (args.params.version === definitions.version) {
    response.headers.set('Cache-Control', 'private, max-age=31536000, immutable');
    response.headers.append('Vary', 'Cookie');
  }
  return response;
}
