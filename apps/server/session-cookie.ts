import { parseCookie, stringifySetCookie } from 'cookie';

/** Name of the session cookie (readings, section 4). */
const NAME = 'user-token';
const TOKEN = /^[\w-]{43}$/;

/** The session token a Cookie header carries; null where it carries none. */
export function readSessionToken(header: string | undefined): string | null {
  const token = parseCookie(header ?? '')[NAME];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/**
 * The Set-Cookie header that starts a session, or ends it where `token` is null. The cookie ends with the
 * browser; how long it counts is the server's to say.
 */
export function writeSessionCookie(token: string | null, secure: boolean): string {
  return stringifySetCookie({
    name: NAME,
    value: token ?? '',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/',
    ...(token === null ? { maxAge: 0 } : {}),
  });
}
