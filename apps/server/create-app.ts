import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { ConsoleLogger, type NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { botVerifierOf, SessionService } from '#auth';
import { type Config, inRequestContext, installationOf, Keyring, mailsOf, RateLimiter } from '#platform';
import { AppModule, type Ground } from './app.module.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { doorLog } from './door-log.ts';
import { loggedFailure } from './failure-log.ts';
import { endWithLastRequest } from './farewell.ts';
import { serveHouseDocuments } from './house-documents.ts';
import { FrontDoor } from './http/answers/front-door.ts';
import { ReadyAnswers } from './http/answers/ready-answers.ts';
import { callHeaders } from './http/call-headers.ts';
import { errorAnswer } from './http/error-answer.ts';
import { UPLOAD_LIMITS } from './http/read-upload.ts';
import { pageLimit } from './page-limit.ts';
import { pageListener } from './remix.ts';
import { isOwnRequest } from './same-origin.ts';
import { type WebBuild, WebLook } from './web-build.ts';
import { webServices } from './web-services.ts';

/** Paths that Fastify answers itself: the documented calls, files of the browser's part, and the house's PDFs. */
const OWN_PATHS = /^\/(static\/api|assets|dokumente)\//;

/** Where all documented calls lie. */
const CALLS = '/static/api/';

/** Their folder is the page that shows them; a route of Nest's has no slash at its end. */
const FOLDER_OF_CALLS = /^\/static\/api\/?$/;

/** Most bytes of a page's form: the largest file somebody may upload, with what surrounds it. */
const MAX_PAGE_BODY = 11 * 1024 * 1024;

/** How long a connection without a request stays open: longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;

/** Where the log goes, a line each; standard output where none is named. */
export interface LogStream {
  write(line: string): void;
}

/** Builds the whole server on an opened database; it does not listen yet. */
export async function createApp(
  ground: Pick<Ground, 'orm' | 'clock'> & {
    readonly config: Config;
    readonly web: WebBuild;
    readonly log?: LogStream;
    /** Where a word goes to whoever runs the server; standard output where none is named. */
    readonly print?: (line: string) => void;
  },
): Promise<NestFastifyApplication> {
  const { config, web, orm, clock, log, print = printed } = ground;
  const door = new FrontDoor();
  const limiter = new RateLimiter(orm.em, clock, config.rateLimitFactor);
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
    serverFactory: (serve: RequestListener) =>
      createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, door.before(serve)),
  });
  const options: NestApplicationOptions = {
    logger: new ConsoleLogger({ json: true, colors: false, logLevels: ['warn', 'error', 'fatal'] }),
    abortOnError: false,
  };
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.on({
      orm,
      clock,
      keys: new Keyring(config.pdfKeys),
      mails: mailsOf(config, clock, print),
      bots: botVerifierOf(config, clock),
      limiter,
      installation: installationOf(config),
      look: new WebLook(web),
    }),
    adapter,
    options,
  );
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(multipart, { limits: UPLOAD_LIMITS });
  // A call has headers of its own; before helmet's hook, which reads this.
  fastify.addHook('onRoute', (route) => {
    if (route.url.startsWith(CALLS)) Object.assign(route, { helmet: false });
  });
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
  await serveHouseDocuments(fastify);
  const answerPage = pageListener({ ...ground, services: webServices(app) });
  fastify.addHook('preClose', (done) => {
    door.close();
    endWithLastRequest(fastify.server);
    done();
  });
  const headersOfCalls = callHeaders(config);
  door.open({
    sessions: app.get(SessionService),
    ready: app.get(ReadyAnswers),
    headers: headersOfCalls,
    log: doorLog(fastify.log, config),
  });
  fastify.addHook('onRequest', (request, _reply, done) => inRequestContext(orm.em, request.ip, done));
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    if (request.routeOptions.url?.startsWith(CALLS)) reply.headers(headersOfCalls);
    if (!isOwnRequest(request.method, request.headers, config.publicUrl)) {
      reply.code(403).send({ error: 'forbidden', message: 'Diese Anfrage kommt von einer fremden Seite.' });
      return;
    }
    if (OWN_PATHS.test(request.url)) return done();
    const refuse = (refused: number) => {
      const { status, body } = errorAnswer({ status: refused });
      // What is left of the body is not waited for.
      reply.code(status).header('connection', 'close').send(body);
    };
    const refused = refusal(request);
    if (refused !== null) return refuse(refused);
    const limit = pageLimit(request.method);
    if (limit === null) return answer();
    limiter.count(limit, request.ip).then((wait) => {
      if (wait === null) return answer();
      reply.header('retry-after', String(wait));
      refuse(429);
    }, done);
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

interface RefusableRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** The status with which a request of a page is refused unread; null to answer it. */
function refusal({ method, url, headers }: RefusableRequest): 400 | 405 | 411 | 413 | null {
  // No page is traced, and a web request cannot even be made of it.
  if (method === 'TRACE') return 405;
  // `OPTIONS *` and whole addresses are for proxies.
  if (!url.startsWith('/')) return 400;
  // Remix takes a form into memory as a whole: nobody may fill that.
  if (headers['transfer-encoding'] !== undefined) return 411;
  return Number(headers['content-length'] ?? 0) > MAX_PAGE_BODY ? 413 : null;
}

/** What a log line says of a request: no query, no address, nobody's name. */
function requestOf(request: { readonly method?: string; readonly url?: string }) {
  return { method: request.method, path: request.url?.split('?', 1)[0] };
}
