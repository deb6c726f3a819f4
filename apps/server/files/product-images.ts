import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { PictureBundleService, ProductImageService } from '#catalogue';

/** Address of product pictures (`imageAddress`). */
const PRODUCT_IMAGES = '/bilder/';

type Server = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/**
 * Serves product pictures without authentication, one by one (docs/decisions/0026) and bundled (0037). The content of
 * an address never changes, so browsers cache it.
 */
export function serveProductImages(
  server: Server,
  images: ProductImageService,
  bundles: PictureBundleService,
): void {
  server.get<{ Params: { file: string } }>(`${PRODUCT_IMAGES}:file`, async ({ params, headers }, reply) => {
    const { file } = params;
    return answer(reply, await images.read(file), {
      file,
      type: 'image/jpeg',
      known: headers['if-none-match'],
    });
  });
  server.get<{ Params: { version: string; part: string } }>(
    `${PRODUCT_IMAGES}:version/:part`,
    async ({ params: { version, part }, headers }, reply) => {
      const bytes = await bundles.read(version, part);
      const file = `${version}/${part}`;
      return answer(reply, bytes, {
        file,
        type: 'application/octet-stream',
        known: headers['if-none-match'],
      });
    },
  );
}

interface Answered {
  readonly file: string;
  readonly type: string;
  /** The ETag of the browser's copy. */
  readonly known: string | undefined;
}

function answer(
  reply: FastifyReply,
  bytes: Uint8Array | null,
  { file, type, known }: Answered,
): FastifyReply {
  if (bytes === null) return reply.code(404).header('cache-control', 'no-store').send();
  const tag = `"${file}"`;
  reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: tag });
  if (known === tag) return reply.code(304).send();
  return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
}

/** A path for the log: requested pictures would reveal what somebody is advised about. */
export const loggedPath = (path: string | undefined): string | undefined =>
  path?.startsWith(PRODUCT_IMAGES) ? PRODUCT_IMAGES : path;
