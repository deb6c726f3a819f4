import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** An address with a zone holds any text. */
const isAddress = (text: string) => isIP(text) !== 0 && !text.includes('%');

/**
 * Keeps of `X-Forwarded-For` the addresses from the nearest one to the last before something that is none: what
 * stands beyond it nobody vouches for. So what counts as a visitor is an address, the proxy's own at worst.
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
