import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^bearer +([\w-]{43})$/i;

/** The session token that a call carries (`Authorization: Bearer …`); null where it carries none. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization)?.[1] ?? null);
}
