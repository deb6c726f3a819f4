import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler } from '@remix-run/node';
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

type PageListener = (request: IncomingMessage, response: ServerResponse, cspNonce: string) => void;

/** Answers pages with Remix. */
export function pageListener({ config, clock, services, web }: RemixGround): PageListener {
  const handle = createRequestHandler(web.build, config.production ? 'production' : 'development');
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return (request, response, cspNonce) => {
    const token = readSessionToken(request.headers.cookie);
    let login: Promise<Login | null> | undefined;
    const context = {
      services,
      cspNonce,
      vendorName: config.vendorName,
      today: () => clock.today(),
      login: () => {
        login ??= token === null ? Promise.resolve(null) : services.sessions.resolve(token);
        return login;
      },
      sessionToken: () => token,
      sessionCookie: (value: string | null) => writeSessionCookie(value, secure),
      draftKey: (userId: number) =>
        createHmac('sha256', config.secretKey).update(`draft:${userId}`).digest('base64'),
    };
    createRequestListener((webRequest) => handle(webRequest, context))(request, response);
  };
}
