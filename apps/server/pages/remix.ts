import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { type AppLoadContext, createRequestHandler } from '@remix-run/node';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { Login } from '#auth';
import type { AuditLog, Clock, ConcurrencyLimit, Config, Matomo } from '#platform';
import { isPostponed } from '#platform/domain';
import { AnswerBytes, acceptedEncoding } from '#platform/http';
import { cachedJson } from '../answers/cached-json.ts';
import { databaseRefusal } from '../answers/database-refusal.ts';
import type { WebBuild } from '../assets/web-build.ts';
import type { Refuser } from '../edge/refuse.ts';
import { BUSY, renderTurn } from '../edge/render-limits.ts';
import {
  readAskedPath,
  readSessionToken,
  readStepToken,
  writeAskedPath,
  writeSessionCookie,
  writeStepCookie,
} from '../edge/session-cookie.ts';
import { isCounted } from './content-security-policy.ts';
import { preparedBuild } from './remix-build.ts';
import { tableDownload } from './table-download.ts';
import { VisitorPages } from './visitor-pages.ts';
import type { WebServices } from './web-services.ts';

/** HTML, and loader data. */
const TEXT = /^text\/(html|x-script)\b/;

/**
 * Compresses a page as the browser prefers. As a whole, because visitors' pages are small, and an aborted stream
 * would fail outside of a request. Only for pages without a session: compressing a secret together with
 * attacker-controlled text leaks the secret by its length (BREACH).
 *
 * @param accepts the request's Accept-Encoding
 */
async function compressedPage(page: Response, accepts: string | undefined): Promise<Response> {
  const { body, status, headers } = page;
  if (body === null || headers.has('content-encoding')) return page;
  if (!TEXT.test(headers.get('content-type') ?? '')) return page;
  headers.append('vary', 'Accept-Encoding');
  const asked = acceptedEncoding(accepts);
  if (asked === 'identity') return page;
  const plain = Buffer.from(await page.arrayBuffer());
  const { bytes, encoding } = await new AnswerBytes(plain, 'once').in(asked);
  headers.set('content-length', String(bytes.byteLength));
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  return new Response(new Uint8Array(bytes), { status, headers });
}

/** Dependencies of the pages. */
export interface PageDependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly services: WebServices;
  readonly web: WebBuild;
  readonly audit: AuditLog;
  readonly refuser: Refuser;
}

/** Parts of a page's request. */
export interface PageRequest {
  readonly cspNonce: string;
  /** Limits renderings; the page waits for its turn. */
  readonly limit: ConcurrencyLimit;
  /** Logs an unexpected failure. */
  failed(error: unknown): void;
}

type PageListener = (request: IncomingMessage, response: ServerResponse, page: PageRequest) => void;

/** Answers pages with Remix. */
export function pageListener(dependencies: PageDependencies): PageListener {
  const { config, clock, services, web, refuser } = dependencies;
  const contextOf = pageContexts(dependencies);
  /** Failure handlers by load context, by which Remix identifies a request. */
  const failures = new WeakMap<object, PageRequest['failed']>();
  /** Why a page could not be rendered: the database, or too many renderings. */
  const gone = new WeakMap<object, unknown>();
  const handle = createRequestHandler(
    preparedBuild(web.build, (error, context) => {
      const refusal = databaseRefusal(error);
      if (refusal !== null) gone.set(context, refusal);
      failures.get(context)?.(error);
    }),
    // Error pages never show internals, except in development with Vite.
    web.middleware === null ? 'production' : 'development',
  );
  const publicHost = config.publicUrl === null ? null : new URL(config.publicUrl).host;
  const visitorPages = new VisitorPages(
    async () => `${clock.today()} ${await services.publicFacts.version()}`,
    (url, cspNonce) => {
      const matomo = isCounted({ url, headers: {} }) ? config.matomo : null;
      const visitor = { cspNonce, token: null, step: null, asked: null, accepts: undefined, matomo };
      // Failures are logged when the page is rendered for a visitor.
      const context = contextOf({ ...visitor, failed: () => {}, mayRender: async () => true });
      return handle(new Request(`http://localhost${url}`), context);
    },
  );
  return (request, response, { cspNonce, limit, failed }) => {
    const token = readSessionToken(request.headers.cookie);
    const step = readStepToken(request.headers.cookie);
    const accepts = request.headers['accept-encoding'];
    const isVisitor = token === null && step === null;
    /** Whether a page contains nothing private: no session, no login in progress, and no link of a mail. */
    const isForAnybody = ({ headers }: Response) =>
      isVisitor && !headers.has('set-cookie') && !/[?&]token=/.test(request.url ?? '');
    // Remix compares a form's origin with the host, which a proxy may have replaced. It gets the host whose origin
    // was checked; a client's header is ignored.
    if (publicHost === null) delete request.headers['x-forwarded-host'];
    else request.headers['x-forwarded-host'] = publicHost;
    request.url = withoutRemnant(request.url ?? '/');
    const { method, url } = request;
    const isRead = method === 'GET' || method === 'HEAD';

    async function answer(webRequest: Request): Promise<Response> {
      const kept =
        isRead && isVisitor && web.middleware === null ? await visitorPages.get(url ?? '', cspNonce) : null;
      if (kept !== null) return compressedPage(kept, accepts);
      const turn = renderTurn(limit);
      const context = contextOf({
        cspNonce,
        token,
        step,
        asked: readAskedPath(request.headers.cookie),
        accepts,
        matomo: isCounted(request) ? config.matomo : null,
        failed,
        async mayRender() {
          const begins = await turn.begin();
          if (!begins) gone.set(context, BUSY);
          return begins;
        },
      });
      failures.set(context, failed);
      try {
        // A write runs before its page is rendered: its body may be slow, and its work may wait for others.
        if (isRead && !(await context.mayRender())) return inOwnWords(BUSY, request.headers);
        const answered = await handle(webRequest, context);
        if (gone.has(context)) return inOwnWords(gone.get(context), request.headers);
        if (!isOwnAnswer(answered)) return inOwnWords({ status: answered.status }, request.headers);
        return isForAnybody(answered) ? compressedPage(answered, accepts) : answered;
      } finally {
        turn.end();
      }
    }
    createRequestListener(answer, { onError: failed })(request, response);
  };

  /** Replaces Remix's own English messages by the edge's. */
  async function inOwnWords(cause: unknown, headers: IncomingHttpHeaders): Promise<Response> {
    const { status, type, headers: retry, body } = await refuser.wording(headers, cause);
    return new Response(body, {
      status,
      headers: { ...retry, 'content-type': type, 'cache-control': 'no-store' },
    });
  }
}

/** Whether a page has answered, rather than Remix itself. */
function isOwnAnswer({ status, headers, body }: Response): boolean {
  if (headers.has('x-remix-error')) return false;
  return status < 500 || (body !== null && headers.get('content-type') !== 'text/plain');
}

/** Removes `_data`, Remix's former way of loading data, which would bypass a page's own headers. */
function withoutRemnant(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (query === undefined) return url;
  const asked = new URLSearchParams(query);
  if (!asked.has('_data')) return url;
  asked.delete('_data');
  return asked.size === 0 ? path : `${path}?${asked}`;
}

/** Dependencies of every page's load context. */
interface ContextDependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly services: WebServices;
  readonly audit: AuditLog;
}

/** Parts of a request for its load context. */
interface ContextOfRequest {
  readonly cspNonce: string;
  /** Token of the session cookie. */
  readonly token: string | null;
  /** Token of the cookie between password and second factor. */
  readonly step: string | null;
  /** Path of the page that was asked for before the login. */
  readonly asked: string | null;
  /** The request's Accept-Encoding. */
  readonly accepts: string | undefined;
  /** Web analytics of the visit; null without. */
  readonly matomo: Matomo | null;
  failed(error: unknown): void;
  mayRender(): Promise<boolean>;
}

/** Creates the load contexts of pages, as apps/web/context.ts declares them. */
function pageContexts({ config, clock, services, audit }: ContextDependencies) {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return ({
    cspNonce,
    token,
    step,
    asked,
    accepts,
    matomo,
    failed,
    mayRender,
  }: ContextOfRequest): AppLoadContext => {
    const { sessions } = services;
    let login: Promise<Login | null> | undefined;
    return {
      services,
      cspNonce,
      vendorName: config.vendorName,
      hasMailServer: config.smtpUrl !== null,
      deletedKeepDays: config.deletedKeepDays,
      imprint: config.imprint,
      matomo,
      today: () => clock.today(),
      login: () => {
        login ??= token === null ? Promise.resolve(null) : sessions.resolve(token);
        return login;
      },
      loginUnnoticed: () => (token === null ? Promise.resolve(null) : sessions.peek(token)),
      sessionEnd: () => (token === null ? Promise.resolve(null) : sessions.ending(token)),
      sessionToken: () => token,
      noteFailure: (error) => {
        if (!isPostponed(error)) failed(error);
      },
      databaseRefusal,
      noteMissingRight: (actor, path) => audit.countMissingRight(actor, path),
      cachedJson: (source) => cachedJson(source, accepts),
      tableDownload,
      sessionCookie: (value) => writeSessionCookie(value, secure),
      stepToken: () => step,
      stepCookie: (value) => writeStepCookie(value, secure),
      askedPath: () => asked,
      askedCookie: (path) => writeAskedPath(path, secure),
      mayRender,
    };
  };
}
