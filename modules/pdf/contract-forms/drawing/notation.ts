/** What a field says of the notation it takes. */
export interface FieldNotation {
  /** Most characters; 0 without a limit. */
  readonly limit: number;
  /** One character each in cells of equal width. */
  readonly comb: boolean;
  /** The form's words for it, and its name. */
  readonly words: string;
}

const DATE = /^(\d\d)\.(\d\d)\.(\d\d(\d\d))$/;
const AMOUNT = /^(\d[\d.]*,\d\d)\s*€$/;
/** Numbers that are the same without their signs between: of aids, of telephones. */
const NUMBER = /^\d[\d ./-]*\d$/;

/**
 * A text as its field takes it; null where it does not fit. Dates and numbers lose the signs between their digits,
 * amounts their €, where there is no room for these or the form prints them. Nothing is cut off.
 */
export function notated(text: string, field: FieldNotation): string | null {
  const { limit } = field;
  return waysOf(text, field).find((way) => limit === 0 || [...way].length <= limit) ?? null;
}

/** The ways to write a text, the preferred one first. */
function waysOf(text: string, { comb, words }: FieldNotation): readonly string[] {
  const date = DATE.exec(text);
  if (date !== null) {
    const [, day = '', month = '', year = '', short = ''] = date;
    const long = [text, day + month + year];
    // A year of two digits where the form asks for it, or has cells for no more.
    if (/TT\.MM\.JJ(?!J)/i.test(words)) return [`${day}.${month}.${short}`, day + month + short];
    if (/TTMMJJ(?!J)/i.test(words)) return [day + month + short];
    if (/TTMMJJJJ/i.test(words)) return [day + month + year];
    return comb ? [...long, day + month + short] : long;
  }
  const amount = AMOUNT.exec(text)?.[1];
  if (amount !== undefined) {
    const ways = [amount, amount.replaceAll('.', '')];
    // Digits alone would be another amount, but where cells have a printed comma between them.
    if (comb) ways.push(amount.replaceAll(/\D/g, ''));
    return /(?<!\p{L})(euro?|cent)(?!\p{L})|€/iu.test(words) ? ways : [text, ...ways];
  }
  return NUMBER.test(text) ? [text, text.replaceAll(/\D/g, '')] : [text];
}
