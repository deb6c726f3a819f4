import { isValidPzn } from '../products/check-digits.ts';

/**
 * Header of a DataMatrix by ISO/IEC 15434, format 06: `[)>` RS `06` GS. The control characters may be missing, and the
 * three signs differ by keyboard.
 */
const HEADER = /^[^0-9A-Za-z]{0,5}06/;

/** Data identifier 9N with a PPN of IFA: `11`, PZN, two check digits. */
const PPN = /9N(11\d{8}\d{2})/gi;

/**
 * The PZN in a PPN code; null if there is none, more than one, or a check digit is wrong. Data identifiers come in any
 * order, and nothing may mark where one ends.
 *
 * Source: IFA GmbH, "IFA Coding System: PPN-Code, Spezifikation".
 */
export function pznOfPpn(text: string): string | null {
  if (!HEADER.test(text)) return null;
  const found = Array.from(text.matchAll(PPN), ([, ppn = '']) => ppn).filter(isValidPpn);
  const pzns = new Set(found.map((ppn) => ppn.slice(2, 10)).filter(isValidPzn));
  const [pzn] = pzns;
  return pzns.size === 1 && pzn !== undefined ? pzn : null;
}

/** The sum of the first ten signs' ASCII values, weighted 2, 3, 4, …, modulo 97 is the last two digits. */
function isValidPpn(ppn: string): boolean {
  const signs = Array.from(ppn.slice(0, 10), (sign) => sign.charCodeAt(0));
  const sum = signs.reduce((total, value, index) => total + value * (index + 2), 0);
  return sum % 97 === Number(ppn.slice(10));
}
