import type { IncomingMessage } from 'node:http';
import { isMeasuredPage, redirectFor } from '#auth/domain';
import type { Matomo } from '#platform';
import { readSessionToken } from '../edge/session-cookie.ts';

/** Sources of Google's reCAPTCHA (its documentation, 'Content-Security-Policy'). */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** For static pages of the server, which load the product's styles, typeface and icon only. */
export const SCRIPTLESS_POLICY =
  "default-src 'none';style-src 'self';font-src 'self';img-src 'self';frame-ancestors 'none'";

interface PolicyOptions {
  /** Vite adds styles, opens a socket, and waits for its return in a worker. */
  readonly development: boolean;
  /** Whether the bot check is Google's. */
  readonly recaptcha: boolean;
  /** Web analytics with consent. */
  readonly matomo: Matomo | null;
}

/**
 * Content security policy of a page: only this server. The browser keeps health data, so no third-party code may run
 * beside it: reCAPTCHA is allowed on visitors' pages only; web analytics there too, and only in a browser without a
 * session. Helmet adds the nonce for inline scripts.
 */
export function contentSecurityPolicy({ development, recaptcha, matomo }: PolicyOptions) {
  const google = recaptcha ? [whereVisitorsAre] : [];
  const counter = matomo === null ? [] : [whereCounted(`${matomo.url}matomo.js`)];
  const counts = matomo === null ? [] : [whereCounted(`${matomo.url}matomo.php`)];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...google, ...counter],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      // Product pictures arrive in bundles and become blobs in the browser.
      imgSrc: ["'self'", 'data:', 'blob:', ...google, ...counts],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...google, ...counts],
      ...(development ? { workerSrc: ["'self'", 'blob:'] } : {}),
      // Documents are printed from a frame created in the browser.
      frameSrc: ["'self'", 'blob:', ...google],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  };
}

function whereVisitorsAre({ url = '/' }: IncomingMessage): string {
  return redirectFor(url.replace(/[?#].*$/, ''), null) === null ? RECAPTCHA.join(' ') : '';
}

/** Whether web analytics apply: a visitor's page, in a browser without a session. */
export function isCounted({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return readSessionToken(headers.cookie) === null && isMeasuredPage(url.replace(/[?#].*$/, ''));
}

const whereCounted = (address: string) => (request: IncomingMessage) => (isCounted(request) ? address : '');
