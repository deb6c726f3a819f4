/** The web analytics of visitors' pages (docs/decisions/0038). */
import * as z from 'zod';
import { isLoopback, namesHost } from './config-addresses.ts';

/** A Matomo that counts visits with consent. */
export interface Matomo {
  /** Ends with a slash. */
  readonly url: string;
  readonly siteId: number;
}

/** https, or this machine; only a plain path, because it becomes part of the content security policy. */
function isMatomoAddress(text: string): boolean {
  if (!namesHost(text, ['https:', 'http:'])) return false;
  const { protocol, pathname, search, hash, username, password } = new URL(text);
  const isPlain =
    /^[\w./-]*$/.test(pathname) && [search, hash, username, password].every((part) => part === '');
  return isPlain && (protocol === 'https:' || isLoopback(text));
}

/** Variables for the schema of the configuration. */
export const matomoFields = {
  MATOMO_URL: z
    .string()
    .refine(isMatomoAddress, 'must be an https address such as https://statistik.firma.example/')
    .optional(),
  MATOMO_SITE_ID: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be the number of a site')
    .optional(),
};

/** The configured Matomo; null without one. */
export function matomoOf(url: string | undefined, siteId: string | undefined): Matomo | null {
  if (url === undefined || siteId === undefined) return null;
  return { url: new URL(url).href.replace(/\/*$/, '/'), siteId: Number(siteId) };
}
