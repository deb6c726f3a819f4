/** What tells whether a proposal holds something: lines, or such as have left the catalogue. */
interface Numbered {
  readonly lines: readonly unknown[];
  readonly gone?: readonly unknown[] | undefined;
}

/** Whether a proposal holds a product, also one that the catalogue no longer has. */
export function isFilled({ lines, gone }: Numbered): boolean {
  return lines.length > 0 || gone !== undefined;
}

/**
 * The number of a proposal within its area, from 1: the same on every screen and sheet. Only what holds a product is
 * counted, so that an emptied proposal leaves no gap; empty ones at the end have the number that they get once filled.
 *
 * @param tab index in the area, from 0
 * @returns null for an empty proposal before a filled one: it is shown in the calculator alone, and has none
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
