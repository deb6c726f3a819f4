import { createHmac } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Login } from '#auth';
import type { AuditLog, Clock, Config, Matomo } from '#platform';
import { isPostponed } from '#platform/domain';
import { cachedJson } from '../answers/cached-json.ts';
import { databaseRefusal } from '../answers/database-refusal.ts';
import { readParts } from '../edge/read-parts.ts';
import { writeSessionCookie, writeStepCookie } from '../edge/session-cookie.ts';
import { tableDownload } from './table-download.ts';
import type { WebServices } from './web-services.ts';

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
  /** The request's Accept-Encoding. */
  readonly accepts: string | undefined;
  /** Web analytics of the visit; null without. */
  readonly matomo: Matomo | null;
  failed(error: unknown): void;
  mayRender(): Promise<boolean>;
}

/** Creates the load contexts of pages, as apps/web/context.ts declares them. */
export function pageContexts({ config, clock, services, audit }: ContextDependencies) {
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  return ({
    cspNonce,
    token,
    step,
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
      noteRefusal: (actor, path, attempt) => audit.countRefusal(actor, attempt ?? 'right-refused', path),
      cachedJson: (source) => cachedJson(source, accepts),
      tableDownload,
      sessionCookie: (value) => writeSessionCookie(value, secure),
      stepToken: () => step,
      stepCookie: (value) => writeStepCookie(value, secure),
      draftKey: (userId, of = 'draft') =>
        createHmac('sha256', config.secretKey).update(`${of}:${userId}`).digest('base64'),
      readParts,
      mayRender,
    };
  };
}
