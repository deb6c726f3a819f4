/** Limits of JSON that strangers send. */
export interface JsonLimits {
  /** Deepest nesting. */
  readonly depth: number;
  /** Most values, without keys. */
  readonly values: number;
}

/** What JSON has too much of. */
export type JsonExcess = keyof JsonLimits;

/** Of a request: our calls need five levels, and 64 KB of own prices, the longest body of most, so many values. */
const OF_A_REQUEST: JsonLimits = { depth: 20, values: 8_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
/** Brackets and braces are 32 apart. */
const SAME = ~0x20;
const OPENING = 0x5b;
const CLOSING = 0x5d;

/**
 * What JSON has too much of, counted on its bytes before anything is parsed: `JSON.parse` can neither be limited nor
 * interrupted, and each level costs it much more than the byte that opens it. Null if there is nothing.
 */
export function jsonExcess(bytes: Uint8Array, limits: JsonLimits = OF_A_REQUEST): JsonExcess | null {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (quoted && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (byte === COMMA) values += 1;
    else if ((byte & SAME) === OPENING) depth += 1;
    else if ((byte & SAME) === CLOSING) depth -= 1;
    if (depth > limits.depth) return 'depth';
    if (values > limits.values) return 'values';
  }
  return null;
}
