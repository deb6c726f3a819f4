const FORM = /^[A-Z]\d{9}$/;

/** A Versichertennummer as it is written on the card: in capitals and without spaces. */
export function writeVersichertennummer(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Why a text is no Versichertennummer: its form or its check digit; null if it is one. */
export type VersichertennummerFault = 'form' | 'check-digit';

/**
 * Checks a Versichertennummer (§ 290 SGB V): a letter and nine digits. The letter as two digits, A = 01, and the next
 * eight digits are weighted 1, 2, 1, 2 …; the digit sums of the products added, modulus 10, are the last digit.
 */
export function versichertennummerFault(text: string): VersichertennummerFault | null {
  const number = writeVersichertennummer(text);
  if (!FORM.test(number)) return 'form';
  const letter = String(number.charCodeAt(0) - 'A'.charCodeAt(0) + 1).padStart(2, '0');
  const digits = [...letter, ...number.slice(1, 9)].map(Number);
  const sum = digits.reduce((before, digit, place) => before + digitSum(digit * ((place % 2) + 1)), 0);
  return sum % 10 === Number(number[9]) ? null : 'check-digit';
}

/** Digit sum of a number below 20. */
const digitSum = (number: number) => Math.trunc(number / 10) + (number % 10);
