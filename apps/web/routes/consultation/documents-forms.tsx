import type { LoaderFunctionArgs } from '@remix-run/node';
import { domainErrorAnswer, isDomainError, mayConsult } from '#platform/domain';
import { enter } from '../../requests/guard.ts';

/**
 * GET /documents/forms/VERSION/PART: a part of all forms that contracts prescribe, with what stands in their fields; the
 * same whatever the Krankenkasse. The browser caches a version, and asks after a login whether it is still allowed to it.
 * A request for an older one gets the present one, which is not cached under the old address.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { actor } = await enter(args);
  if (!mayConsult(actor.rights)) throw new Response(null, { status: 403 });
  const { version: asked, part = '' } = args.params;
  try {
    const number = /^\d{1,3}$/.test(part) ? Number(part) : -1;
    const tag = `"${asked}/${part}"`;
    const { contractForms } = args.context.services;
    const { bundle } = await contractForms.offered(actor);
    const isKnown = bundle?.version === asked && args.request.headers.get('if-none-match') === tag;
    if (isKnown) return new Response(null, { status: 304, headers: keptAs(tag) });
    const { version, bytes } = await contractForms.part(actor, number);
    return new Response(bytes as Uint8Array<ArrayBuffer>, {
      headers: {
        'Content-Type': 'application/octet-stream',
        ...(version === asked ? keptAs(tag) : { 'Cache-Control': 'no-store' }),
      },
    });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { status, headers = {}, body } = domainErrorAnswer(error);
    return Response.json(body, { status, headers });
  }
}

const keptAs = (tag: string) => ({
  'Cache-Control': 'private, max-age=31536000, immutable',
  Vary: 'Cookie',
  ETag: tag,
});
