/** Holds something if it has lines, or lines that have left the catalogue. */
interface Numbered {
  readonly lines: readonly unknown[];
  readonly gone?: readonly unknown[] | undefined;
}

/** Whether a proposal holds a product, including one that has left the catalogue. */
export function isFilled({ lines, gone }: Numbered): boolean {
  return lines.length > 0 || gone !== undefined;
}

/**
 * The number of a proposal within its area, from 1, the same on every screen and sheet. Counts filled proposals, so
 * that an emptied one leaves no gap; an empty one at the end has the number it gets once filled.
 *
 * @param tab index in the area, from 0
 * @returns null for an empty proposal before a filled one; only the calculator shows it
 */
export function proposalNumber(tabs: readonly Numbered[], tab: number): number | null {
  let number = 1;
  let lastFilled = -1;
  for (let index = 0; index < tabs.length; index += 1) {
    if (!isFilled(tabs[index] as Numbered)) continue;
    lastFilled = index;
    if (index < tab) number += 1;
  }
  if (tab < lastFilled && !isFilled(tabs[tab] as Numbered)) return null;
  return tab > lastFilled ? number + tab - lastFilled - 1 : number;
}

/** The name of a proposal within its area, such as `Vorschlag 2`. */
export function proposalName(tabs: readonly Numbered[], tab: number): string {
  const number = proposalNumber(tabs, tab);
  return number === null ? 'Leerer Vorschlag' : `Vorschlag ${number}`;
}
