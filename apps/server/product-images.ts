import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ProductImageService } from '#catalogue';

/** Where pictures of products lie for the browser (`imageAddress`). */
const PRODUCT_IMAGES = '/bilder/';

type Server = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/**
 * Serves pictures of products to whoever knows their address (docs/decisions/0026). An address never shows anything
 * else, so that a browser asks once.
 */
export function serveProductImages(server: Server, images: ProductImageService): void {
  server.get<{ Params: { file: string } }>(`${PRODUCT_IMAGES}:file`, async ({ params, headers }, reply) => {
    const { file } = params;
    const bytes = await images.read(file);
    if (bytes === null) return reply.code(404).header('cache-control', 'no-store').send();
    const tag = `"${file}"`;
    reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: tag });
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type('image/jpeg').send(Buffer.from(bytes));
  });
}

/** A path as the log has it: which picture a browser asks for says what somebody is advised about. */
export const loggedPath = (path: string | undefined): string | undefined =>
  path?.startsWith(PRODUCT_IMAGES) ? PRODUCT_IMAGES : path;
