import { acceptedEncoding } from './http/answers/accepted-encoding.ts';
import { ResponseCache } from './http/response-cache/response-cache.ts';

const responses = new ResponseCache<object, object>();

/**
 * A read model's value as JSON for pages, in the client's preferred encoding, encoded once per object. It must not
 * contain anything private, because it is compressed.
 *
 * @param accepts the request's Accept-Encoding
 */
export async function cachedJson(source: object, accepts: string | undefined): Promise<Response> {
  const response = responses.get(source, '', () => source);
  const { bytes, encoding, type } = await response.bytes.in(acceptedEncoding(accepts));
  const headers = new Headers({
    'content-type': type,
    'content-length': String(bytes.length),
    vary: 'Accept-Encoding',
  });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(bytes), { headers });
}
