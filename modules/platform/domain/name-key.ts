/** A name for comparison: ignores case and surrounding blanks. */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLocaleLowerCase('de');
}

/** Whether two names are equal, ignoring case and surrounding blanks. */
export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b);
