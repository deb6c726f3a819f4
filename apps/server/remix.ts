import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler } from '@remix-run/node';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { Login } from '#auth';
import { type AuditLog, type Clock, type Config, isDatabaseUnavailable } from '#platform';
import type { Actor } from '#platform/domain';
import type { WebServices } from '../web/context.ts';
import { cachedJson } from './cached-json.ts';
import { compressedPage } from './compressed-page.ts';
import { readParts } from './edge/read-parts.ts';
import type { Refuser } from './edge/refuse.ts';
import { preparedBuild } from './remix-build.ts';
import { readSessionToken, readStepToken, writeSessionCookie, writeStepCookie } from './session-cookie.ts';
import type { WebBuild } from './web-build.ts';

/** What the pages need from the server. */
export interface PageDependencies {
  readonly config: Config;
  readonly clock: Clock;
  readonly services: WebServices;
  readonly web: WebBuild;
  readonly audit: AuditLog;
  readonly refuser: Refuser;
}

/** What belongs to one request of a page. */
export interface PageRequest {
  readonly cspNonce: string;
  /** Notes a failure that nobody foresaw. */
  failed(error: unknown): void;
}

type PageListener = (request: IncomingMessage, response: ServerResponse, page: PageRequest) => void;

/** Answers pages with Remix. */
export function pageListener(dependencies: PageDependencies): PageListener {
  const { config, clock, services, web, audit, refuser } = dependencies;
  // Remix knows a request by its load context: so a failure finds the log of the request it belongs to.
  const pages = new WeakMap<object, PageRequest>();
  /** Why a page has nothing to show, where it was the database. */
  const gone = new WeakMap<object, unknown>();
  const handle = createRequestHandler(
    preparedBuild(web.build, (error, context) => {
      if (isDatabaseUnavailable(error)) gone.set(context, error);
      pages.get(context)?.failed(error);
    }),
    // Outside of development with Vite a failed page never shows how the server is made.
    web.middleware === null ? 'production' : 'development',
  );
  const publicHost = config.publicUrl === null ? null : new URL(config.publicUrl).host;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return (request, response, page) => {
    const token = readSessionToken(request.headers.cookie);
    const step = readStepToken(request.headers.cookie);
    const accepts = request.headers['accept-encoding'];
    let login: Promise<Login | null> | undefined;
    const context = {
      services,
      cspNonce: page.cspNonce,
      vendorName: config.vendorName,
      imprint: config.imprint,
      today: () => clock.today(),
      login: () => {
        login ??= token === null ? Promise.resolve(null) : services.sessions.resolve(token);
        return login;
      },
      loginUnnoticed: () => (token === null ? Promise.resolve(null) : services.sessions.look(token)),
      sessionEnd: () => (token === null ? Promise.resolve(null) : services.sessions.ending(token)),
      sessionToken: () => token,
      noteFailure: page.failed,
      noteRefusal: (actor: Actor, path: string) => audit.countRefusal(actor, 'right-refused', path),
      cachedJson: (source: object) => cachedJson(source, accepts),
      sessionCookie: (value: string | null) => writeSessionCookie(value, secure),
      stepToken: () => step,
      stepCookie: (value: string | null) => writeStepCookie(value, secure),
      draftKey: (userId: number, of: 'draft' | 'forms' = 'draft') =>
        createHmac('sha256', config.secretKey).update(`${of}:${userId}`).digest('base64'),
      readParts,
    };
    pages.set(context, page);
    /** Whether a page holds nothing that only one person may know: no session or login, begun or there, and no link of a mail. */
    const isForAnybody = ({ headers }: Response) =>
      token === null && step === null && !headers.has('set-cookie') && !/[?&]token=/.test(request.url ?? '');
    // Remix compares a form's origin with the host, which a proxy may have replaced. It is told the one
    // that the origin has been checked against already; a header from outside does not count.
    if (publicHost === null) delete request.headers['x-forwarded-host'];
    else request.headers['x-forwarded-host'] = publicHost;
    request.url = withoutRemnant(request.url ?? '/');
    const answer = async (webRequest: Request) => {
      const answered = await handle(webRequest, context);
      if (gone.has(context)) return inOwnWords(gone.get(context), request.headers);
      if (!isOwnAnswer(answered)) return inOwnWords({ status: answered.status }, request.headers);
      return isForAnybody(answered) ? compressedPage(answered, accepts) : answered;
    };
    createRequestListener(answer, { onError: page.failed })(request, response);
  };

  /** Says what Remix says in words of its own, in English and without a way on, as the edge says it. */
  async function inOwnWords(cause: unknown, headers: IncomingHttpHeaders): Promise<Response> {
    const { status, type, body } = await refuser.wording(headers, cause);
    return new Response(body, { status, headers: { 'content-type': type, 'cache-control': 'no-store' } });
  }
}

/** Whether a page has given an answer; not where Remix had to find one by itself. */
function isOwnAnswer({ status, headers, body }: Response): boolean {
  if (headers.has('x-remix-error')) return false;
  return status < 500 || (body !== null && headers.get('content-type') !== 'text/plain');
}

/**
 * An address without `_data`, with which Remix's pages once asked for their data: it would be answered still, past
 * what a page says of itself. Without it, the page is what is asked for.
 */
function withoutRemnant(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s, 2);
  if (query === undefined) return url;
  const asked = new URLSearchParams(query);
  if (!asked.has('_data')) return url;
  asked.delete('_data');
  return asked.size === 0 ? path : `${path}?${asked}`;
}
