import { negotiate } from '@fastify/accept-negotiator';

/** Content encodings on offer, the shortest output first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** `br;q=0`: the negotiator ignores a refusal where `*` follows. */
const REFUSED = /\b(?:br|gzip)(?=\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/g;

/**
 * The encoding for an Accept-Encoding header (RFC 9110, section 12.5.3): the client's favourite, the shorter one of
 * equals. Plain without the header or where it names none of ours.
 */
export function acceptedEncoding(header = ''): Encoding {
  const accepted = header.toLowerCase();
  const refused: readonly string[] = accepted.match(REFUSED) ?? [];
  const offered = ENCODINGS.filter((encoding) => !refused.includes(encoding));
  return negotiate(accepted, offered) ?? 'identity';
}
