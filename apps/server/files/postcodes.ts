import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { projectRoot } from '#platform';
import { AnswerBytes, acceptedEncoding } from '#platform/http';

/** Address of the directory of postcodes. */
const POSTCODES = '/dokumente/postleitzahlen.txt';

/**
 * Serves the directory of postcodes and towns as a whole, so that no request names a postcode. The file may be
 * replaced; a server reads it when it is first asked for.
 */
export function servePostcodes(server: Pick<FastifyInstance, 'get'>): void {
  let read: Promise<AnswerBytes> | null = null;
  server.get(POSTCODES, async ({ headers }, reply) => {
    read ??= readPostcodes().catch((error) => {
      read = null;
      throw error;
    });
    const { bytes, encoding, type, etag } = await (await read).in(
      acceptedEncoding(headers['accept-encoding']),
    );
    reply.headers({ 'cache-control': 'public, max-age=86400', vary: 'Accept-Encoding', etag });
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(type).send(bytes);
  });
}

async function readPostcodes(): Promise<AnswerBytes> {
  const text = await readFile(join(projectRoot(), 'data', 'postcodes', 'postleitzahlen.txt'), 'utf8');
  return new AnswerBytes(text, 'cached', 'text/plain; charset=utf-8');
}
