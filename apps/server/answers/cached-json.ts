/** By the read model's value, which stays the same object until it changes. */
const encoded = new WeakMap<object, AnswerBytes>();

/**
 * A read model's value as JSON for pages, in the client's preferred encoding, encoded once per object. It must not
 * contain anything private, because it is compressed.
 *
 * @param accepts the request's Accept-Encoding
 */
export async function cachedJson(source: object, accepts: string | undefined): Promise<Response> {
  const answer = await bytesOf(source).in(acceptedEncoding(accepts));
  const { bytes, encoding, type } = answer;
  const headers = new Headers({
    'content-type': type,
    'content-length': String(bytes.length),
    vary: 'Accept-Encoding',
  });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(bytes), { headers });
}

/** Makes the answer before anybody asks, in the encoding of today's browsers. */
export async function prepareCachedJson(source: object): Promise<void> {
  await bytesOf(source).in('br');
}

function bytesOf(source: object): AnswerBytes {
  const bytes = encoded.get(source) ?? new AnswerBytes(source, 'cached');
  encoded.set(source, bytes);
  return bytes;
}

import { AnswerBytes, acceptedEncoding } from '#platform/http';
