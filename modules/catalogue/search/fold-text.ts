const WRITTEN_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * A text as it is compared in a search: without case, spaces, hyphens and other signs, umlauts written out (ä as ae, ß
 * as ss), other accents dropped. Empty if it has neither letter nor digit.
 */
export const foldText = (text: string): string =>
  foldPlain(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöüß]/g, (letter) => WRITTEN_OUT[letter] ?? letter),
  );

/** The same with umlauts as their vowels, as they are typed in haste: `handedesinf`. */
const foldPlain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Both spellings of a text without umlauts; one where it has none. */
export const foldings = (text: string): readonly string[] => [...new Set([foldText(text), foldPlain(text)])];

/** The folded words of a text, in their order. */
export function foldWords(text: string): readonly string[] {
  return text.split(/\s+/).map(foldText).filter(Boolean);
}
