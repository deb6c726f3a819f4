import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { join, resolve } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { MikroORM } from '@mikro-orm/core';
import type { DynamicModule, NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { SessionService } from '#auth';
import { PictureBundleService, ProductImageService } from '#catalogue';
import { CareDefinitionsService } from '#consultation';
import {
  AuditLog,
  type Clock,
  type Config,
  databaseKind,
  inRequestContext,
  MailService,
  productBuild,
  productVersion,
  RateLimiter,
  UntrustedTasks,
} from '#platform';
import { CALLS } from '#platform/domain';
import { AppModule } from './app.module.ts';
import { keepAssets } from './assets/kept-assets.ts';
import { PageAssets, type WebBuild } from './assets/web-build.ts';
import { VISITOR_BODY } from './edge/body-limits.ts';
import { limitBodyParsers, streamForms } from './edge/body-parsers.ts';
import { answerUnreadable, edgeServer } from './edge/connection.ts';
import { Edge } from './edge/edge.ts';
import type { EdgeReply, EdgeRequest } from './edge/edge-request.ts';
import { STALLED_MS } from './edge/guard-body.ts';
import { type PageClient, PageClients } from './edge/page-clients.ts';
import { parseQuery } from './edge/parse-limits.ts';
import { Refuser } from './edge/refuse.ts';
import { renderLimits } from './edge/render-limits.ts';
import { RequestCounts } from './edge/request-counts.ts';
import { servePostcodes } from './files/postcodes.ts';
import { serveProductDocuments } from './files/product-documents.ts';
import { serveProductImages } from './files/product-images.ts';
import { serveVisitorFiles, VISITOR_FILES } from './files/visitor-files.ts';
import { callHeaders } from './http/calls/call-headers.ts';
import { listCalls } from './http/openapi/list-calls.ts';
import { DatabaseTrouble } from './operations/database-trouble.ts';
import { endWithLastRequest } from './operations/graceful-shutdown.ts';
import { mailLog } from './operations/mail-log.ts';
import { metricSources } from './operations/metric-sources.ts';
import { NO_METRICS, openMetrics } from './operations/metrics.ts';
import { isMeasured } from './operations/metrics-guard.ts';
import { OPERATION_PATHS } from './operations/operation-paths.ts';
import { serveOperations } from './operations/operation-routes.ts';
import { Readiness } from './operations/readiness.ts';
import { RequestLog } from './operations/request-log.ts';
import { type LogStream, logOptions, nestLog, noRequestLines } from './operations/server-log.ts';
import { WarmCatalogue } from './operations/warm-catalogue.ts';
import { allowCodeReader } from './pages/code-reader-policy.ts';
import { contentSecurityPolicy, SCRIPTLESS_POLICY } from './pages/content-security-policy.ts';
import { pageListener } from './pages/remix.ts';
import { webServices } from './pages/web-services.ts';

/** Files and answers at addresses of their own, whose methods are known like those of calls. */
const OWN_FILES: readonly string[] = [...OPERATION_PATHS, ...VISITOR_FILES];

/** The used part of Fastify's route. */
interface Route {
  readonly method: string | readonly string[];
  readonly url: string;
  readonly config?: object;
}

/**
 * Configures each call's route with the body limit of its description, and exempts it from helmet: calls have headers
 * of their own.
 *
 * @returns the hook that does so, and the methods of each path
 */
function routedCalls() {
  const bodies = new Map(listCalls().map(({ call, path, body }) => [`${call.method} ${path}`, body]));
  const methods = new Map<string, Set<string>>();
  const onRoute = (route: Route): void => {
    const isCall = route.url.startsWith(CALLS);
    if (!isCall && !OWN_FILES.includes(route.url)) return;
    const known = methods.get(route.url) ?? new Set();
    for (const method of [route.method].flat()) known.add(method);
    methods.set(route.url, known);
    if (!isCall) return;
    const body = bodies.get(`${route.method} ${route.url}`) ?? VISITOR_BODY;
    Object.assign(route, { helmet: false, bodyLimit: body.most, config: { ...route.config, body } });
  };
  return { onRoute, methods };
}

/** The page that lists the calls; Nest's routes have no trailing slash. */
const FOLDER_OF_CALLS = /^\/static\/api\/?$/;

type CreateApplication = (
  module: DynamicModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

/** Options of a server. */
export interface ServerOptions {
  readonly orm: MikroORM;
  readonly clock: Clock;
  readonly config: Config;
  readonly web: WebBuild;
  readonly log?: LogStream;
  /** Writes a line for the operator; default: standard output. */
  readonly print?: (line: string) => void;
  /** Creates the application of a module; default: Nest's own, and for tests one with other providers. */
  readonly create?: CreateApplication;
  /** Milliseconds until a stalled body is aborted; fewer for tests. */
  readonly stalledAfter?: number;
  /** Whether the catalogue is read again before it is asked for; default: true. */
  readonly warm?: boolean;
}

/** Builds the server on an open database, without listening. */
export async function createApp(options: ServerOptions): Promise<NestFastifyApplication> {
  const {
    config,
    web,
    orm,
    clock,
    log: logStream,
    print = printed,
    create = (module, ...rest) => NestFactory.create<NestFastifyApplication>(module, ...rest),
    stalledAfter = STALLED_MS,
    warm: isWarmed = true,
  } = options;
  const assets = new PageAssets(web);
  const refuser = new Refuser(() => assets.links());
  const headersOfCalls = callHeaders(config);
  const adapter = new FastifyAdapter({
    logger: logOptions(config, logStream),
    logController: noRequestLines(),
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '' }) => (FOLDER_OF_CALLS.test(url) ? `${CALLS}index.html` : url),
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    forceCloseConnections: 'idle',
    routerOptions: { querystringParser: parseQuery },
    // The default; calls and pages may raise it.
    bodyLimit: VISITOR_BODY.most,
    serverFactory: (serve: RequestListener) => edgeServer(serve),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error: unknown, request: unknown, reply: unknown) =>
      refuseUnrouted(request as EdgeRequest, reply as EdgeReply, error),
  });
  /** Requests whose address cannot be parsed have no route and pass no hook. */
  function refuseUnrouted(request: EdgeRequest, reply: EdgeReply, error: unknown): void {
    const headers = { ...headersOfCalls, 'content-security-policy': SCRIPTLESS_POLICY };
    for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    requestLog.follow(request, reply.raw);
    void refuser.refuse(request, reply.header('x-request-id', request.id), error);
  }
  const { log } = adapter.getInstance();
  const renders = renderLimits();
  const trouble = new DatabaseTrouble(log);
  const readiness = new Readiness(orm, config, log, trouble);
  const metrics = isMeasured(config)
    ? await openMetrics(
        {
          version: productVersion(),
          build: productBuild() ?? 'sources',
          engine: databaseKind(config.databaseUrl).engine,
        },
        metricSources({ orm, config, readiness, trouble, renders, mails: () => app.get(MailService) }),
      )
    : NO_METRICS;
  const requestLog = new RequestLog(log, metrics);
  const mailWatch = mailLog(log, metrics, config.production ? null : print);
  const app = await create(
    AppModule.forRoot({ em: orm.em, config, clock, mailWatch }, assets, trouble),
    adapter,
    { logger: nestLog(log), abortOnError: false },
  );
  const fastify = app.getHttpAdapter().getInstance();
  limitBodyParsers(app);
  streamForms(fastify);
  // Before helmet's hook, which reads what this one sets.
  const calls = routedCalls();
  fastify.addHook('onRoute', calls.onRoute);
  await fastify.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: contentSecurityPolicy({
      development: web.middleware !== null,
      recaptcha: config.recaptcha !== null,
      matomo: config.matomo,
    }),
    // Not `no-referrer`: a form sent before the scripts have loaded would have the origin `null`.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ?? false,
  });
  allowCodeReader(fastify);
  if (web.clientFolder !== null) {
    await fastify.register(fastifyStatic, {
      root: await assetFolders(join(web.clientFolder, 'assets'), config, clock),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      index: false,
      preCompressed: true,
    });
  }
  web.hotReload(fastify.server);
  await serveProductDocuments(fastify);
  servePostcodes(fastify);
  serveProductImages(fastify, app.get(ProductImageService), app.get(PictureBundleService));
  serveOperations(fastify, { config, readiness, metrics, headers: headersOfCalls });
  serveVisitorFiles(fastify, config, clock);
  const audit = app.get(AuditLog);
  const answerPage = pageListener({ config, clock, web, services: webServices(app), audit, refuser });
  const warm = new WarmCatalogue(orm.em, app.get(CareDefinitionsService));
  fastify.addHook('preClose', (done) => {
    app.get(UntrustedTasks).close();
    warm.stop();
    endWithLastRequest(fastify.server);
    done();
  });
  fastify.addHook('onRequest', (request, _reply, done) =>
    inRequestContext(
      orm.em,
      { address: request.ip, userAgent: request.headers['user-agent'], socket: request.raw.socket },
      done,
    ),
  );
  const edge = new Edge({
    config,
    limiter: app.get(RateLimiter),
    counts: new RequestCounts(clock, config.rateLimitFactor),
    clients: new PageClients(app.get(SessionService), clock),
    audit,
    refuser,
    methods: calls.methods,
    stalledAfter,
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    requestLog.follow(request, reply.raw);
    reply.header('x-request-id', request.id);
    if (request.routeOptions.url?.startsWith(CALLS)) reply.headers(headersOfCalls);
    edge
      .admit(request, reply)
      .then((admission) => {
        if (isWarmed && admission !== 'refused') reply.raw.once('finish', () => warm.soon());
        if (admission === 'call') done();
        else if (admission !== 'refused') answer(admission);
      })
      .catch(done);
    function answer(client: PageClient) {
      reply.hijack();
      // Pages are private, and so is loader data, which contains the key of the draft.
      reply.header('cache-control', 'no-store');
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      const page = () =>
        answerPage(request.raw, reply.raw, {
          cspNonce: reply.cspNonce.script,
          limit: renders.of(client),
          failed: (error) => trouble.note(error) || request.log.error({ err: error }, 'page failed'),
        });
      if (web.middleware === null) page();
      else web.middleware(request.raw, reply.raw, page);
    }
  });
  return app;
}

/** Folders of the browser's files: of this version, and of kept ones. */
async function assetFolders(built: string, { assetsKeepDir }: Config, clock: Clock): Promise<string[]> {
  return assetsKeepDir === null
    ? [built]
    : [built, await keepAssets(resolve(assetsKeepDir), built, clock.now())];
}

const printed = (line: string) => void process.stdout.write(`${line}\n`);
