import type { IncomingMessage } from 'node:http';
import { type ParsedUrlQuery, parse } from 'node:querystring';
import { DomainError, type JsonExcess, jsonExcess, occursMoreThan } from '#platform/domain';

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

const JSON_EXCESS: Readonly<Record<JsonExcess, string>> = {
  depth: 'Die Angaben sind zu tief verschachtelt.',
  values: 'Die Anfrage hat zu viele Angaben.',
};

/**
 * Checks the JSON of a call before it is parsed.
 * @throws DomainError `invalid` if it is nested too deeply or has too many values
 */
export function checkJson(bytes: Uint8Array): void {
  const excess = jsonExcess(bytes);
  if (excess !== null) throw new DomainError('invalid', JSON_EXCESS[excess]);
}
