import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../http/answers/accepted-encoding.ts';

/** HTML, and the data that a screen asks for. */
const TEXT = /^text\/(html|x-script)\b/;

const [packedByBrotli, packedByGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * A page as the browser likes it, compressed as a whole: visitors' pages are small, and a stream that its reader
 * breaks off would fail outside of any request. For pages without a session only: where a secret and something that a
 * stranger chooses are compressed together, the length tells of the secret (BREACH).
 *
 * @param accepts the request's Accept-Encoding
 */
export async function compressedPage(page: Response, accepts: string | undefined): Promise<Response> {
  const { body, status, headers } = page;
  if (body === null || headers.has('content-encoding')) return page;
  if (!TEXT.test(headers.get('content-type') ?? '')) return page;
  headers.append('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(accepts);
  if (encoding === 'identity') return page;
  const packed = await pack(Buffer.from(await page.arrayBuffer()), encoding);
  headers.set('content-length', String(packed.byteLength));
  headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(packed), { status, headers });
}

/** Made for each request anew: quickly, and small enough. */
function pack(text: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return packedByGzip(text, { level: 6 });
  return packedByBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
    },
  });
}
