import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import { RequestContext } from '@mikro-orm/core';
import { ConsoleLogger, type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '#platform';
import { AppModule, type Ground } from './app.module.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { pageListener } from './remix.ts';
import { isOwnRequest } from './same-origin.ts';
import type { WebBuild } from './web-build.ts';
import { webServices } from './web-services.ts';

/** Paths that Fastify answers itself: the documented calls, and files of the browser's part. */
const OWN_PATHS = /^\/(static\/api|assets)\//;

/** Builds the whole server on an opened database; it does not listen yet. */
export async function createApp(
  ground: Ground & { readonly config: Config; readonly web: WebBuild },
): Promise<NestFastifyApplication> {
  const { config, web, orm } = ground;
  const adapter = new FastifyAdapter({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: { req: requestOf } },
    genReqId: () => randomUUID(),
    disableRequestLogging: false,
    forceCloseConnections: true,
  });
  const options: NestApplicationOptions = {
    logger: new ConsoleLogger({ json: true, colors: false, logLevels: ['warn', 'error', 'fatal'] }),
    abortOnError: false,
  };
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.on(ground), adapter, options);
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: contentSecurityPolicy(web.middleware !== null),
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  if (web.clientFolder !== null) {
    await fastify.register(fastifyStatic, {
      root: join(web.clientFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
    });
  }
  const answerPage = pageListener({ ...ground, services: webServices(app) });
  fastify.addHook('onRequest', (_request, _reply, done) => RequestContext.create(orm.em, done));
  fastify.addHook('onRequest', async (request, reply) => {
    if (!isOwnRequest(request.method, request.headers, config.publicUrl)) {
      return reply.code(403).send({ error: 'forbidden', message: 'Diese Anfrage kommt von einer fremden Seite.' });
    }
    if (OWN_PATHS.test(request.url)) return;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('x-request-id', request.id);
    const page = () => answerPage(request.raw, reply.raw, reply.cspNonce.script);
    if (web.middleware === null) page();
    else web.middleware(request.raw, reply.raw, page);
  });
  return app;
}

/** What a log line says of a request: no query, no address, nobody's name. */
function requestOf(request: { readonly method?: string; readonly url?: string }) {
  return { method: request.method, path: request.url?.split('?', 1)[0] };
}
