import type { IncomingMessage } from 'node:http';
import { redirectFor } from '#auth/domain';

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
}

/**
 * What a page may load: only what comes from this server. The browser's part keeps health data, so nothing
 * foreign may run beside it: where the bot check is Google's, it may on the pages that visitors see, and nowhere
 * else. The nonce of the page's own inline scripts is added by helmet.
 */
export function contentSecurityPolicy({ development, recaptcha }: PolicyOptions) {
  const google = recaptcha ? [whereVisitorsAre] : [];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...google],
      styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
      // Pictures of products come together, and are told apart in the browser.
      imgSrc: ["'self'", 'data:', 'blob:', ...google],
      fontSrc: ["'self'"],
      connectSrc: development ? ["'self'", 'ws:', ...google] : ["'self'", ...google],
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
