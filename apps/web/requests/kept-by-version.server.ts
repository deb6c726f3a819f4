import type { AppLoadContext } from '@remix-run/node';

/**
 * JSON under a path that names its version: the browser caches it and requests a version once per login. A
 * request for an older version gets the present content, which is not cached under the old name.
 *
 * @param asked version of the path
 */
export async function keptByVersion(
  context: AppLoadContext,
  content: { readonly version: string },
  asked: string | undefined,
): Promise<Response> {
  const response = await context.cachedJson(content);
  if (asked === content.version) {
    response.headers.set('Cache-Control', 'private, max-age=31536000, immutable');
    response.headers.append('Vary', 'Cookie');
  }
  return response;
}
