import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { MikroORM } from '@mikro-orm/core';
import { ConsoleLogger, type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SessionService } from '#auth';
import { ProductImageService } from '#catalogue';
import { AuditLog, type Clock, type Config, inRequestContext, RateLimiter, UntrustedTasks } from '#platform';
import { type Override, Services } from '#setup';
import { accessLog } from './access-log.ts';
import { AppModule } from './app.module.ts';
import { contentSecurityPolicy, SCRIPTLESS_POLICY } from './content-security-policy.ts';
import { VISITOR_BODY } from './edge/body-limits.ts';
import { answerUnreadable, edgeServer } from './edge/connection.ts';
import { Edge } from './edge/edge.ts';
import type { EdgeReply, EdgeRequest } from './edge/edge-request.ts';
import { STALLED_MS } from './edge/guard-body.ts';
import { Refuser } from './edge/refuse.ts';
import { loggedFailure } from './failure-log.ts';
import { endWithLastRequest } from './graceful-shutdown.ts';
import { callHeaders } from './http/call-headers.ts';
import { CALLS } from './http/call-paths.ts';
import { FastPath } from './http/response-cache/fast-path.ts';
import { serveProductDocuments } from './product-documents.ts';
import { loggedPath, serveProductImages } from './product-images.ts';
import { pageListener } from './remix.ts';
import { routedCalls } from './routed-calls.ts';
import { type WebBuild, WebLook } from './web-build.ts';
import { webServices } from './web-services.ts';

/** Their folder is the page that shows them; a route of Nest's has no slash at its end. */
const FOLDER_OF_CALLS = /^\/static\/api\/?$/;

/** Where the log goes, a line each; standard output where none is named. */
export interface LogStream {
  write(line: string): void;
}

/** What a server is built of. */
export interface ServerOptions {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly config: Config;
  readonly web: WebBuild;
  readonly log?: LogStream;
  /** Where a word goes to whoever runs the server; standard output where none is named. */
  readonly print?: (line: string) => void;
  /** Services in place of those that would be made; for a test. */
  readonly overrides?: readonly Override[];
  /** Milliseconds after which a body that rests is given up; a shorter one for tests. */
  readonly stalledAfter?: number;
}

/** Builds the whole server on an opened database; it does not listen yet. */
export async function createApp(options: ServerOptions): Promise<NestFastifyApplication> {
  const {
    config,
    web,
    orm,
    clock,
    log,
    print = printed,
    overrides = [],
    stalledAfter = STALLED_MS,
  } = options;
  const services = new Services({ em: orm.em, config, clock, print }, overrides);
  const look = new WebLook(web);
  const fastPath = new FastPath();
  const refuser = new Refuser(() => look.links());
  const headersOfCalls = callHeaders(config);
  const adapter = new FastifyAdapter({
    logger:
      config.logLevel === 'silent'
        ? false
        : {
            level: config.logLevel,
            serializers: { req: requestOf, err: loggedFailure },
            ...(log === undefined ? {} : { stream: log }),
          },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '' }) => (FOLDER_OF_CALLS.test(url) ? `${CALLS}index.html` : url),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    forceCloseConnections: 'idle',
    // What is not said to take more takes no more than this.
    bodyLimit: VISITOR_BODY.most,
    serverFactory: (serve: RequestListener) => edgeServer(fastPath.listener(serve)),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
      refuseUnrouted(request as EdgeRequest, reply as EdgeReply, error),
  });
  /** What has no route, because its address cannot be read, passes no hook either. */
  function refuseUnrouted(request: EdgeRequest, reply: EdgeReply, error: unknown): void {
    const headers = { ...headersOfCalls, 'content-security-policy': SCRIPTLESS_POLICY };
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    void refuser.refuse(request, reply.header('x-request-id', request.id), error);
  }
  const nestOptions: NestApplicationOptions = {
    logger: new ConsoleLogger({ json: true, colors: false, logLevels: ['warn', 'error', 'fatal'] }),
    abortOnError: false,
  };
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on(services, look, fastPath),
    adapter,
    nestOptions,
  );
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(multipart);
  // Before helmet's hook, which reads what this one writes.
  const calls = routedCalls();
  fastify.addHook('onRoute', calls.onRoute);
  await fastify.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: contentSecurityPolicy({
      development: web.middleware !== null,
      recaptcha: config.recaptcha !== null,
    }),
    // Not `no-referrer`: a form sent before the scripts have loaded would come with the origin `null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  if (web.clientFolder !== null) {
    await fastify.register(fastifyStatic, {
      root: join(web.clientFolder, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
    });
  }
  web.hotReload(fastify.server);
  await serveProductDocuments(fastify);
  serveProductImages(fastify, services.get(ProductImageService));
  const audit = services.get(AuditLog);
  const answerPage = pageListener({ config, clock, web, services: webServices(services), audit, refuser });
  fastify.addHook('preClose', (done) => {
    fastPath.close();
    services.get(UntrustedTasks).close();
    endWithLastRequest(fastify.server);
    done();
  });
  fastPath.open({
    sessions: services.get(SessionService),
    headers: headersOfCalls,
    log: accessLog(fastify.log, config),
  });
  fastify.addHook('onRequest', (request, _reply, done) =>
    inRequestContext(orm.em, { address: request.ip, userAgent: request.headers['user-agent'] }, done),
  );
  const edge = new Edge({
    config,
    limiter: services.get(RateLimiter),
    audit,
    sessions: services.get(SessionService),
    refuser,
    methods: calls.methods,
    stalledAfter,
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (request.routeOptions.url?.startsWith(CALLS)) reply.headers(headersOfCalls);
    edge
      .admit(request, reply)
      .then((admission) => {
        if (admission === 'call') done();
        else if (admission === 'page') answer();
      })
      .catch(done);
    function answer() {
      reply.hijack();
      // What a page holds is for one person: loader data, too, which carries the key of the draft.
      reply.header('cache-control', 'no-store');
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const page = () =>
        answerPage(request.raw, reply.raw, {
          cspNonce: reply.cspNonce.script,
          failed: (error) => request.log.error({ err: error }, 'page failed'),
        });
      if (web.middleware === null) page();
      else web.middleware(request.raw, reply.raw, page);
    }
  });
  return app;
}

const printed = (line: string) => void process.stdout.write(`${line}\n`);

/** What a log line says of a request: no query, no address, nobody's name. */
function requestOf(request: { readonly method?: string; readonly url?: string }) {
  return { method: request.method, path: loggedPath(request.url?.split('?', 1)[0]) };
}
