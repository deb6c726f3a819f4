/** Case and the way an umlaut is composed do not count: PDFs and some systems paste it as two characters. */
const fold = (text: string) => text.normalize().trim().toLocaleLowerCase('de');

/** The names that contain the typed text, whatever its case. */
export function namesContaining(names: readonly string[], text: string): string[] {
  return names.filter((name) => fold(name).includes(fold(text)));
}

/** The names that start with the typed text, whatever its case (consultation specification, section 5). */
export function namesStartingWith(names: readonly string[], text: string): string[] {
  return names.filter((name) => fold(name).startsWith(fold(text)));
}

/** The name that a text spells out, whatever its case; null where it is none of them. */
export function nameSpelled(names: readonly string[], text: string): string | null {
  return names.find((name) => fold(name) === fold(text)) ?? null;
}

/** The names to choose from while one is typed: those that contain it; all where it is one of them already. */
export function namesToChoose(names: readonly string[], text: string): string[] {
  return nameSpelled(names, text) === null ? namesContaining(names, text) : [...names];
}

/** The name a text stands for: the one it spells out, or the only one that contains it; null where unclear. */
export function nameMeant(names: readonly string[], text: string): string | null {
  if (text.trim() === '') return null;
  const spelled = nameSpelled(names, text);
  const found = namesContaining(names, text);
  return spelled ?? (found.length === 1 ? (found[0] ?? null) : null);
}
