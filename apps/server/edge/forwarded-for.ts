import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** Excludes zones, which may contain any text. */
const isAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * Reduces `X-Forwarded-For` to the addresses from the nearest one up to the first invalid entry, beyond which nothing
 * can be trusted. Visitors are then always identified by an address, at worst the proxy's own.
 */
export function keepAddresses(headers: IncomingHttpHeaders): void {
  const named = headers['x-forwarded-for'];
  if (named === undefined) return;
  const parts = [named].flat().join(',').split(',');
  const addresses = parts.map((part) => part.trim());
  const kept = addresses.slice(addresses.findLastIndex((text) => !isAddress(text)) + 1);
  if (kept.length === 0) delete headers['x-forwarded-for'];
  else headers['x-forwarded-for'] = kept.join(', ');
}
