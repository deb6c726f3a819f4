import { isValidPzn } from '../products/check-digits.ts';
import { gtinOfElements } from './gs1-elements.ts';
import { isValidGtin, pznInGtin } from './gtin.ts';
import { pznOfPpn } from './ppn.ts';

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
