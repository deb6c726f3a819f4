import type { IncomingMessage } from 'node:http';
import { isMeasuredPage, redirectFor } from '#auth/domain';
import type { Matomo } from '#platform';
import { readSessionToken } from './session-cookie.ts';

/** What Google's reCAPTCHA loads, runs and asks (its documentation, 'Content-Security-Policy'). */
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** For a page of the server's own, which loads the product's styles, typeface and icon, and nothing else. */
export const SCRIPTLESS_POLICY =
  "default-src 'none';style-src 'self';font-src 'self';img-src 'self';frame-ancestors 'none'";

interface PolicyOptions {
  /** Vite adds styles of its own, speaks over a socket, and waits for it to come back in a worker of its own. */
  readonly development: boolean;
  /** Whether the bot check is Google's. */
  readonly recaptcha: boolean;
  /** Who counts visits of those who agree. */
  readonly matomo: Matomo | null;
}

/**
 * What a page may load: only what comes from this server. The browser's part keeps health data, so nothing
 * foreign may run beside it: where the bot check is Google's, it may on the pages that visitors see, and nowhere
 * else; a statistics server only there, and not in a browser with a session. The nonce of the page's own inline scripts is added by helmet.
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
      // Pictures of products come together, and are told apart in the browser.
      imgSrc: ["'self'", 'data:', 'blob:', ...google, ...counts],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...google, ...counts],
      ...(development ? { workerSrc: ["'self'", 'blob:'] } : {}),
      // A document is printed in a frame of its own, made in the browser.
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

/** Whether visits of a page are counted where somebody agrees: a visitor's page, in a browser without a session. */
export function isCounted({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  return readSessionToken(headers.cookie) === null && isMeasuredPage(url.replace(/[?#].*$/, ''));
}

const whereCounted = (address: string) => (request: IncomingMessage) => (isCounted(request) ? address : '');
