import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createRequestListener } from '@remix-run/node-fetch-server';
import type { Login } from '#auth';
import type { Clock, Config } from '#platform';
import type { WebServices } from '../web/context.ts';
import { readSessionToken, writeSessionCookie } from './session-cookie.ts';
import type { WebBuild } from './web-build.ts';

/** What the pages need from the server. */
export interface RemixGround {
  readonly config: Config;
  readonly clock: Clock;
  readonly services: WebServices;
  readonly web: WebBuild;
}

/** What belongs to one request of a page. */
export interface PageRequest {
  readonly cspNonce: string;
  /** Notes a failure that nobody foresaw. */
  failed(error: unknown): void;
}

type PageListener = (request: IncomingMessage, response: ServerResponse, page: PageRequest) => void;

/** Answers pages with Remix. */
export function pageListener({ config, clock, services, web }: RemixGround): PageListener {
  // Remix knows a request by its load context: so a failure finds the log of the request it belongs to.
  const pages = new WeakMap<object, PageRequest>();
  const handle = createRequestHandler(
    withFailureLog(web.build, (error, context) => pages.get(context)?.failed(error)),
    // Outside of development with Vite a failed page never shows how the server is made.
    web.middleware === null ? 'production' : 'development',
  );
  const publicHost = config.publicUrl === null ? null : new URL(config.publicUrl).host;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return (request, response, page) => {
    const token = readSessionToken(request.headers.cookie);
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
      sessionEnd: () => (token === null ? Promise.resolve(null) : services.sessions.ending(token)),
      sessionToken: () => token,
      sessionCookie: (value: string | null) => writeSessionCookie(value, secure),
      draftKey: (userId: number) =>
        createHmac('sha256', config.secretKey).update(`draft:${userId}`).digest('base64'),
    };
    pages.set(context, page);
    // Remix compares a form's origin with the host, which a proxy may have replaced. It is told the one
    // that the origin has been checked against already; a header from outside does not count.
    if (publicHost === null) delete request.headers['x-forwarded-host'];
    else request.headers['x-forwarded-host'] = publicHost;
    createRequestListener((webRequest) => handle(webRequest, context), { onError: page.failed })(
      request,
      response,
    );
  };
}

/** The web build, whose unforeseen failures go to the log in place of the console. */
function withFailureLog(
  build: WebBuild['build'],
  failed: (error: unknown, context: object) => void,
): WebBuild['build'] {
  if (typeof build === 'function') return async () => withLog(await build(), failed);
  return withLog(build, failed);
}

function withLog(build: ServerBuild, failed: (error: unknown, context: object) => void): ServerBuild {
  const module: ServerBuild['entry']['module'] = {
    ...build.entry.module,
    handleError(error, { context, request }) {
      if (!request.signal.aborted) failed(error, context);
    },
  };
  return { ...build, entry: { ...build.entry, module } };
}
