import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { projectRoot } from '#platform';

/** Address of the user manual and the privacy statement. */
const PRODUCT_DOCUMENTS = '/dokumente/';

type Server = ReturnType<ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance']>;

/** Serves the public PDFs (access specification, section 2: 'user manual PDF', 'privacy PDF'). */
export async function serveProductDocuments(server: Server): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(projectRoot(), 'data', 'documents'),
    prefix: PRODUCT_DOCUMENTS,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    setHeaders: (response) => {
      // A page's policy would prevent the browser's viewer from showing them.
      response.removeHeader('content-security-policy');
    },
  });
}
