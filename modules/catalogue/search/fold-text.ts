/**
 * A text as it is compared in a search: without case, spaces, hyphens and other signs, umlauts written out (ä as ae, ß
 * as ss), other accents dropped. Empty if it has neither letter nor digit.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

/** The folded words of a text, in their order. */
export function foldWords(text: string): readonly string[] {
  return text.split(/\s+/).map(foldText).filter(Boolean);
}
