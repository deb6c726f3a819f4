import { acceptedEncoding } from './http/answers/accepted-encoding.ts';
import { ResponseCache } from './http/response-cache/response-cache.ts';

const responses = new ResponseCache<object, object>();

/**
 * What a read model gave, as a page answers with it: JSON in the encoding that the client likes best, made once for as
 * long as the model gives this object. It may hold nothing that only one person may know: it is compressed.
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
