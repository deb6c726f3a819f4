import { parseCookie, stringifySetCookie } from 'cookie';

/** Name of the session cookie (readings, section 4). */
const NAME = 'user-token';
/** Name of the cookie between password and code (docs/decisions/0027). */
const STEP_NAME = 'login-step';
const TOKEN = /^[\w-]{43}$/;

/** The session token a Cookie header carries; null where it carries none. */
export function readSessionToken(header: string | undefined): string | null {
  return readToken(header, NAME);
}

/** The token of a login's second step that a Cookie header carries; null where it carries none. */
export function readStepToken(header: string | undefined): string | null {
  return readToken(header, STEP_NAME);
}

function readToken(header: string | undefined, name: string): string | null {
  const token = parseCookie(header ?? '')[name];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/**
 * The Set-Cookie header that starts a session, or ends it where `token` is null. The cookie ends with the
 * browser; how long it counts is the server's to say.
 */
export function writeSessionCookie(token: string | null, secure: boolean): string {
  return writeToken(token, { name: NAME, path: '/', secure });
}

/** The Set-Cookie header that binds the second step of a login to a browser, or ends that. Its pages alone are sent it. */
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
