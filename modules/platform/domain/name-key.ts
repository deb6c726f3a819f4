/** A name for comparison: ignores case, and takes every blank as one and every dash as one. */
export function nameKey(name: string): string {
  return tidyName(name)
    .replaceAll(/\p{Dash}/gu, '-')
    .toLocaleLowerCase('de');
}

/** A name as it is kept: composed letters, one plain blank where there are several or others. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/gu, ' ');

/** Whether two names look the same, ignoring case. */
export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
