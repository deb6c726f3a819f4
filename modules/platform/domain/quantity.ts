/** Quantities for people. A no-break space joins them: no figure breaks from its unit. */

/** A figure with its unit, `26 Stück` or `19 %`. */
export function withUnit(figure: number | string, unit: string): string {
  return `${figure}\u00a0${unit}`;
}

/** A text of the catalogue in which each figure keeps to the word after it: `nach 30 Sekunden`, `bis 3,5 Liter`. */
export function keepingUnits(text: string): string {
  return text.replace(/(?<=\d) (?=[\p{L}%€°])/gu, '\u00a0');
}

/** A number with its unit in the singular or the plural, `1 Packung` or `4 Packungen`. */
export function counted(count: number, [one, several]: readonly [one: string, several: string]): string {
  return withUnit(count, count === 1 ? one : several);
}
