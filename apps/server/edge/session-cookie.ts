import { parseCookie, stringifySetCookie } from 'cookie';

/** Name of the session cookie. */
const NAME = 'user-token';
/** Name of the cookie between password and code (docs/decisions/0027). */
const STEP_NAME = 'login-step';
const TOKEN = /^[\w-]{43}$/;
/** Name of the cookie with the page that was asked for before the login. */
const ASKED_NAME = 'asked-page';
const ASKED_SECONDS = 10 * 60;
/** Screens of this site, without a query: neither files, nor what windows read by themselves. */
const ASKED_PATH =
  /^\/(?:wizard\/[0-4]|recommendations|products|cart|offer|selling|myAccount|settings\/(?:\d|transfer)|cms(?:\/\d+)?)$/;

/** The session token of a Cookie header; null without one. */
export function readSessionToken(header: string | undefined): string | null {
  return readToken(header, NAME);
}

/** The token of a login's second step in a Cookie header; null without one. */
export function readStepToken(header: string | undefined): string | null {
  return readToken(header, STEP_NAME);
}

/** The path of the page that was asked for before the login, in a Cookie header; null without one. */
export function readAskedPath(header: string | undefined): string | null {
  const path = parseCookie(header ?? '')[ASKED_NAME];
  return path !== undefined && ASKED_PATH.test(path) ? path : null;
}

/** The Set-Cookie header that keeps a page for after the login; any other address than a plain path ends it. */
export function writeAskedPath(path: string | null, secure: boolean): string {
  const isPath = path !== null && ASKED_PATH.test(path);
  return stringifySetCookie({
    name: ASKED_NAME,
    value: isPath ? path : '',
    path: '/',
    secure,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: isPath ? ASKED_SECONDS : 0,
  });
}

function readToken(header: string | undefined, name: string): string | null {
  const token = parseCookie(header ?? '')[name];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/**
 * The Set-Cookie header that starts a session, or ends it if `token` is null. A session cookie of the browser; the
 * server decides how long it is valid.
 */
export function writeSessionCookie(token: string | null, secure: boolean): string {
  return writeToken(token, { name: NAME, path: '/', secure });
}

/** The Set-Cookie header that binds the second step of a login to a browser, or ends it. Limited to its pages. */
export function writeStepCookie(token: string | null, secure: boolean): string {
  return writeToken(token, { name: STEP_NAME, path: '/login', secure });
}

function writeToken(
  token: string | null,
  cookie: { readonly name: string; readonly path: string; readonly secure: boolean },
): string {
  return stringifySetCookie({
    ...cookie,
    value: token ?? '',
    httpOnly: true,
    sameSite: 'lax',
    ...(token === null ? { maxAge: 0 } : {}),
  });
}
