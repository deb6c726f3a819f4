import type { LoaderFunctionArgs } from '@remix-run/node';
import { domainErrorAnswer, isDomainError, mayConsult } from '#platform/domain';
import { enter } from '../../requests/guard.ts';

/**
 * GET /documents/form/ID/VERSION: a form that a contract prescribes, with what stands in its fields; nothing of a
 * consultation is sent. The browser caches a version. A request for an older one gets the current one, which is not
 * cached under the old address.
 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { actor } = await enter(args);
  if (!mayConsult(actor.rights)) throw new Response(null, { status: 403 });
  const id = /^\d{1,9}$/.test(args.params.id ?? '') ? Number(args.params.id) : 0;
  try {
    const { file, ...form } = await args.context.services.contractForms.file(actor, id);
    const response = Response.json({ ...form, file: Buffer.from(file).toString('base64') });
    if (args.params.version === String(form.version)) {
      response.headers.set('Cache-Control', 'private, max-age=31536000, immutable');
      response.headers.append('Vary', 'Cookie');
    }
    return response;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    const { status, body } = domainErrorAnswer(error);
    return Response.json(body, { status });
  }
}
