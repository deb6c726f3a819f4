import { isValidPzn } from '../products/check-digits.ts';

/**
 * Whether the text is a GTIN-14 with a valid check digit: weights 3, 1, 3, 1, … from the left, the sum a multiple of
 * 10.
 *
 * Source: GS1 General Specifications, section "Check digit calculations".
 */
export function isValidGtin(text: string): boolean {
  if (!/^\d{14}$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}

/**
 * The PZN in an NTIN (`0`, `4150`, PZN, check digit); null for another GTIN.
 *
 * Source: IFA GmbH, "Codierung mit NTIN"; 4150 is IFA's own prefix.
 */
export function pznInGtin(gtin: string): string | null {
  const [, pzn = ''] = /^04150(\d{8})\d$/.exec(gtin) ?? [];
  return isValidPzn(pzn) ? pzn : null;
}
