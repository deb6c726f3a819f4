/** How an answer may be written on the wire, the shortest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The encoding for an Accept-Encoding header (RFC 9110, section 12.5.3): the one the client likes best, the
 * shorter one of two it likes as well. Without the header, or where none of ours is named, plain.
 */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  // Plain is always taken where it is not named; but anything named is better.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? Number.MIN_VALUE : (weights.get('*') ?? 0));
  return ENCODINGS.reduce<Encoding>(
    (best, each) => (weightOf(each) > weightOf(best) ? each : best),
    weightOf('br') > 0 ? 'br' : 'identity',
  );
}
