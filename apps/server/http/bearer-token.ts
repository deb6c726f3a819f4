const BEARER = /^bearer +([\w-]{43})$/i;

/** The session token an Authorization header carries; null where it carries none. */
export function bearerToken(header: string | undefined): string | null {
  return header === undefined ? null : (BEARER.exec(header)?.[1] ?? null);
}
