import type { IncomingMessage } from 'node:http';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import { DomainError, occursMoreThan } from '#platform/domain';

/** Most parameters of a query; the filters of list screens need the most. */
const MAX_PARAMETERS = 100;
/** Most cookies: more than Chromium stores per site (180). */
const MAX_COOKIES = 200;
/** Most header lines. */
const MAX_HEADER_LINES = 100;
/**
 * Longest Content-Type: fits the longest boundary of 70 characters (RFC 2046, section 5.1.1). Searching for a
 * boundary takes its length times the body's.
 */
const MAX_CONTENT_TYPE = 128;
/** Most fields of a call's form; our longest has about twenty. */
const MAX_FORM_FIELDS = 100;
/** Deepest nesting of JSON; our calls need five levels. */
const MAX_DEPTH = 20;
/** Most values of JSON, without keys: the content of 64 KB of own prices, the longest body of a call. */
const MAX_VALUES = 8_000;

/**
 * The status for a head that exceeds the limits; null if it is fine. Counts names, values and separators without
 * parsing them.
 */
export function overfullHead({
  url = '',
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'headers' | 'rawHeaders'>): { readonly status: number } | null {
  if (rawHeaders.length > 2 * MAX_HEADER_LINES) return { status: 431 };
  if (occursMoreThan(MAX_COOKIES - 1, ';', headers.cookie ?? '')) return { status: 431 };
  if ((headers['content-type']?.length ?? 0) > MAX_CONTENT_TYPE) return { status: 415 };
  return occursMoreThan(MAX_PARAMETERS - 1, '&', url) ? { status: 414 } : null;
}

/** Parses a query for Fastify's router, which runs before any hook; with a limit of parameters. */
export const parseQuery = (text: string): ParsedUrlQuery =>
  parse(text, '&', '=', { maxKeys: MAX_PARAMETERS });

/**
 * Parses the form of a call.
 * @throws DomainError `invalid` with too many fields
 */
export function parseForm(text: string): ParsedUrlQuery {
  if (occursMoreThan(MAX_FORM_FIELDS - 1, '&', text))
    throw new DomainError('invalid', 'Das Formular hat zu viele Felder.');
  return parse(text, '&', '=', { maxKeys: MAX_FORM_FIELDS });
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Checks JSON before it is parsed.
 * @throws DomainError `invalid` if it is nested too deeply or has too many values
 */
export function checkJson(text: string): void {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (quoted && sign === BACKSLASH) at += 1;
    else if (sign === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (sign === COMMA) values += 1;
    else if (OPENING.has(sign)) depth += 1;
    else if (CLOSING.has(sign)) depth -= 1;
    if (depth > MAX_DEPTH) throw new DomainError('invalid', 'Die Angaben sind zu tief verschachtelt.');
    if (values > MAX_VALUES) throw new DomainError('invalid', 'Die Anfrage hat zu viele Angaben.');
  }
}
