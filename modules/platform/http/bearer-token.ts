import type { IncomingHttpHeaders } from 'node:http';

const BEARER = /^bearer +([\w-]{43})$/i;

/** The session token of a call (`Authorization: Bearer …`); null without one. */
export function bearerToken({ authorization }: IncomingHttpHeaders): string | null {
  return authorization === undefined ? null : (BEARER.exec(authorization)?.[1] ?? null);
}
