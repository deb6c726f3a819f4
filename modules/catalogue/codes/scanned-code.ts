import { isValidPzn } from '../products/check-digits.ts';
import { isValidGtin, pznInGtin } from './gtin.ts';
import { pznOfPpn } from './ppn.ts';

/** An element's application identifier, and the least and most signs of its value. */
type Element = readonly [identifier: RegExp, least: number, most: number];

/**
 * Application identifiers of packs and cartons.
 *
 * Source: GS1 General Specifications, section "GS1 Application Identifiers in numerical order".
 */
const ELEMENTS: readonly Element[] = [
  [/00/y, 18, 18],
  [/0[12]/y, 14, 14],
  [/1[123567]/y, 6, 6],
  [/20/y, 2, 2],
  [/10|2[12]/y, 1, 20],
  [/24[01]|25[01]/y, 1, 30],
  [/30|37/y, 1, 8],
  [/71[0-7]/y, 1, 20],
];

/** Of numbers and dates: digits only. */
const DIGITS = /^(0[012]|1[1235-7]|20|30|37)$/;

/** Anything that no value may contain: the group separator, or the sign that a scanner sends for it. */
const SEPARATOR = /[^0-9A-Za-z!"%&'()*+,\-./:;<=>?_]/;

/** A GTIN at the beginning, also after a separator or between brackets. */
const FIRST = new RegExp(`^(?:${SEPARATOR.source})?\\(?01\\)?(\\d{14})`);

/**
 * The GTIN of a GS1 element string, such as `01…17…10…21…` or `(01)…(17)…`. A string that begins with a valid one is
 * that one, whatever follows. In others elements are distinguished by the lengths of their identifiers: the separator
 * that ends one of variable length may have been swallowed.
 *
 * @returns null if the text is no such string, names several, or the check digit is wrong
 */
function gtinOfElements(text: string): string | null {
  const [, first = ''] = FIRST.exec(text) ?? [];
  if (isValidGtin(first)) return first;
  const gtins = /^\(\d/.test(text) ? inBrackets(text) : inSequence(text);
  const [gtin] = gtins;
  return gtins.size === 1 && gtin !== undefined ? gtin : null;
}

function inBrackets(text: string): ReadonlySet<string> {
  if (!/^(\(\d{2,4}\)[^()]+)+$/.test(text)) return new Set();
  const found = Array.from(text.matchAll(/\(01\)(\d{14})(?!\d)/g), ([, gtin = '']) => gtin);
  return new Set(found.filter(isValidGtin));
}

/** The GTINs of all readings of the whole text. */
function inSequence(text: string): ReadonlySet<string> {
  const marked = text.replace(new RegExp(`^${SEPARATOR.source}`), '');
  const isSeparated = SEPARATOR.test(marked);
  const readings = new Map<number, ReadonlySet<string> | null>();
  // Null: from here on the text is no element string.
  const from = (start: number): ReadonlySet<string> | null => {
    if (start === marked.length) return new Set();
    const known = readings.get(start);
    if (known !== undefined) return known;
    let found: Set<string> | null = null;
    for (const [identifier, value, end] of elementsAt(marked, start, isSeparated)) {
      if (identifier === '01' && !isValidGtin(value)) continue;
      const rest = from(end);
      if (rest === null) continue;
      found = new Set([...(found ?? []), ...rest, ...(identifier === '01' ? [value] : [])]);
    }
    readings.set(start, found);
    return found;
  };
  return from(0) ?? new Set();
}

function* elementsAt(
  text: string,
  start: number,
  isSeparated: boolean,
): Generator<readonly [identifier: string, value: string, end: number]> {
  for (const [pattern, least, most] of ELEMENTS) {
    pattern.lastIndex = start;
    const [identifier] = pattern.exec(text) ?? [];
    if (identifier === undefined) continue;
    const from = start + identifier.length;
    for (let end = from + least; end <= Math.min(from + most, text.length); end += 1) {
      const value = text.slice(from, end);
      if (SEPARATOR.test(value)) break;
      if (DIGITS.test(identifier) && !/^\d+$/.test(value)) break;
      const sign = text.charAt(end);
      const isMarked = sign !== '' && SEPARATOR.test(sign);
      // Where separators arrive, one of variable length ends with one, or with the text.
      if (least !== most && isSeparated && !isMarked && sign !== '') continue;
      yield [identifier, value, isMarked ? end + 1 : end];
    }
  }
}

/** What a code on a pack names. At least one of the numbers is known. */
export interface ScannedCode {
  /** Eight digits. */
  readonly pzn: string | null;
  /** GTIN-14: an EAN has a leading zero. */
  readonly gtin: string | null;
}

/** Longer than any code on a pack, links included. */
const MAX_LENGTH = 400;

/** AIM's symbology identifier, which some scanners send first: `]A0`, `]E0`, `]C1`, `]d2`. */
const SYMBOLOGY = /^\][A-Za-z]\d/;

/**
 * A PZN as packs, lists and scanners write it: with `PZN` before it, the signs that begin and end a Code 39, and seven
 * digits where it is from before 2013. On a German keyboard a hyphen of the American one arrives as ß.
 */
const PZN = /^\*?(?:PZN[\s:]*)?[-ß]?\s?(\d{7,8})\*?$/i;

/** A GS1 Digital Link (GS1 Digital Link Standard, URI Syntax): the GTIN is the path's key 01, in any domain. */
const LINK = /^https?:\/\/[^/?#]+\/(?:[^?#]*\/)?01\/(\d{13,14})(?:[/?#]|$)/i;

/**
 * Reads the text of a scanner: PZN (Code 39), EAN-13, UPC-A, PPN, NTIN, GS1 element strings and Digital Links. Null for
 * anything else, and for a check digit that is wrong.
 */
export function scannedCode(text: string): ScannedCode | null {
  if (text.length > MAX_LENGTH) return null;
  const code = text.trim().replace(SYMBOLOGY, '');
  const [, pzn] = PZN.exec(code) ?? [];
  if (pzn !== undefined) return ofPzn(pzn.padStart(8, '0'));
  const [, linked] = LINK.exec(code) ?? [];
  const number = linked ?? code;
  // An EAN-13 has one digit less than a GTIN-14, a UPC-A two.
  if (/^\d{12,14}$/.test(number)) return ofGtin(number.padStart(14, '0'));
  const inPpn = pznOfPpn(code);
  if (inPpn !== null) return ofPzn(inPpn);
  const gtin = gtinOfElements(code);
  return gtin === null ? null : ofGtin(gtin);
}

const ofPzn = (pzn: string): ScannedCode | null => (isValidPzn(pzn) ? { pzn, gtin: null } : null);

const ofGtin = (gtin: string): ScannedCode | null =>
  isValidGtin(gtin) ? { pzn: pznInGtin(gtin), gtin } : null;
