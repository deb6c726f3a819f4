import { nameKey } from '#platform/domain';

/** The names that contain the text, as names are compared. */
function namesContaining(names: readonly string[], text: string): string[] {
  return names.filter((name) => nameKey(name).includes(nameKey(text)));
}

/** The names that start with the text, as names are compared (consultation specification, section 5). */
export function namesStartingWith(names: readonly string[], text: string): string[] {
  return names.filter((name) => nameKey(name).startsWith(nameKey(text)));
}

/** The name that equals the text, as names are compared; null if there is none. */
export function nameSpelled(names: readonly string[], text: string): string | null {
  return names.find((name) => nameKey(name) === nameKey(text)) ?? null;
}

/** The names to list for a text: those that contain it, or all if it equals one of them. */
export function namesToChoose(names: readonly string[], text: string): string[] {
  return nameSpelled(names, text) === null ? namesContaining(names, text) : [...names];
}
