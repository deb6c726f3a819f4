/**
 * Whether the text is a Pharmazentralnummer with a valid check digit: eight digits, leading zeros included.
 * Digits one to seven are weighted with their position; the sum modulo 11 is the eighth digit. A remainder of
 * 10 has no digit, such numbers are never issued.
 *
 * Source: IFA GmbH, "Technische Hinweise zur PZN-Codierung", section "Prüfziffernberechnung PZN8".
 */
export function isValidPzn(text: string): boolean {
  if (!/^\d{8}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const sum = digits.slice(0, 7).reduce((total, digit, index) => total + digit * (index + 1), 0);
  return sum % 11 === digits[7];
}

/**
 * Whether the text is an EAN (GTIN-13) with a valid check digit. Digits are weighted 1, 3, 1, 3, … from the
 * left, the check digit included, and the sum is a multiple of 10.
 *
 * Source: GS1 General Specifications, section "Check digit calculations".
 */
export function isValidEan(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = Array.from(text, Number).reduce(
    (total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
