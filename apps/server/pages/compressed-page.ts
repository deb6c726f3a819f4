import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from '../answers/accepted-encoding.ts';

/** HTML, and loader data. */
const TEXT = /^text\/(html|x-script)\b/;

const [packedByBrotli, packedByGzip] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Compresses a page as the browser prefers. As a whole, because visitors' pages are small, and an aborted stream
 * would fail outside of a request. Only for pages without a session: compressing a secret together with
 * attacker-controlled text leaks the secret by its length (BREACH).
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

/** Runs on each request, so it favours speed over size. */
function pack(text: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
  if (encoding === 'gzip') return packedByGzip(text, { level: 6 });
  return packedByBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: 4,
    },
  });
}
