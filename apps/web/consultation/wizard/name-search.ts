/** Ignores case and Unicode composition: PDFs and some systems paste an umlaut as two characters. */
const fold = (text: string) => text.normalize().trim().toLocaleLowerCase('de');

/** The names that contain the text, ignoring case. */
function namesContaining(names: readonly string[], text: string): string[] {
  return names.filter((name) => fold(name).includes(fold(text)));
}

/** The names that start with the text, ignoring case (consultation specification, section 5). */
export function namesStartingWith(names: readonly string[], text: string): string[] {
  return names.filter((name) => fold(name).startsWith(fold(text)));
}

/** The name that equals the text, ignoring case; null if there is none. */
export function nameSpelled(names: readonly string[], text: string): string | null {
  return names.find((name) => fold(name) === fold(text)) ?? null;
}

/** The names to list for a text: those that contain it, or all if it equals one of them. */
export function namesToChoose(names: readonly string[], text: string): string[] {
  return nameSpelled(names, text) === null ? namesContaining(names, text) : [...names];
}
