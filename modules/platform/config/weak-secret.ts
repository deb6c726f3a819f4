/** Minimum number of distinct characters: 32 random hexadecimal digits have about 14. */
const LEAST_DISTINCT = 8;

/** Words of examples and placeholders, which are guessable. */
const TYPED = /(change|replace)[-_ ]?me|your[-_ ]?(secret|key)|passwor[dt]|geheim|example|beispiel|qwert|…/i;

/** Whether a secret is guessable, however long. Accepts anything random. */
export function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < LEAST_DISTINCT || isRepeated(secret) || isRow(secret) || TYPED.test(secret);
}

/** `abcdefgabcdefg…`: a repetition. */
function isRepeated(secret: string): boolean {
  return /^(.{1,16}?)\1+$/s.test(secret) || (secret + secret).indexOf(secret, 1) < secret.length;
}

/** `0123456789abcdef…`: consecutive characters. */
function isRow(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).filter((code, index) => Math.abs(code - (codes[index] ?? 0)) === 1);
  return steps.length > secret.length / 2;
}
