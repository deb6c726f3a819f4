import { isValidEan, isValidPzn } from '../products/check-digits.ts';
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

/** Longer than any code on a pack. */
const MAX_LENGTH = 200;

/** AIM's symbology identifier, which some scanners send first: `]A0`, `]E0`, `]C1`, `]d2`. */
const SYMBOLOGY = /^\][A-Za-z]\d/;

/** On a German keyboard a hyphen of the American one arrives as ß. */
const PZN = /^[-ß]?(\d{8})$/;

/**
 * Reads the text of a scanner: PZN (Code 39), EAN-13, PPN, NTIN and GS1 element strings. Null for anything else, and
 * for a check digit that is wrong.
 */
export function scannedCode(text: string): ScannedCode | null {
  if (text.length > MAX_LENGTH) return null;
  const code = text.trim().replace(SYMBOLOGY, '');
  const [, pzn] = PZN.exec(code) ?? [];
  if (pzn !== undefined) return isValidPzn(pzn) ? { pzn, gtin: null } : null;
  if (/^\d{13}$/.test(code)) return isValidEan(code) ? ofGtin(`0${code}`) : null;
  if (/^\d{14}$/.test(code)) return isValidGtin(code) ? ofGtin(code) : null;
  const inPpn = pznOfPpn(code);
  if (inPpn !== null) return { pzn: inPpn, gtin: null };
  const gtin = gtinOfElements(code);
  return gtin === null ? null : ofGtin(gtin);
}

function ofGtin(gtin: string): ScannedCode {
  return { pzn: pznInGtin(gtin), gtin };
}
