import { CONFIG_NAMES } from './config.ts';
import { SECRET_FILE_NAMES } from './config-files.ts';

/** Shorter names are near to those of others: HOST to HOME, PORT to POST. */
const SHORTEST = 8;
/** From this length on, two letters may be wrong. */
const LONG = 10;

/** A variable that nothing reads. */
export interface MisspeltName {
  readonly name: string;
  readonly meant: string;
}

/** Variables that are not of the configuration, but nearly called like one of it; never their values. */
export function misspeltNames(env: Readonly<Record<string, string | undefined>>): readonly MisspeltName[] {
  const known = [...CONFIG_NAMES, ...SECRET_FILE_NAMES];
  return Object.keys(env)
    .filter((name) => env[name] && !known.includes(name))
    .flatMap((name) => {
      const [nearest] = known
        .filter((each) => each.length >= SHORTEST)
        .map((each) => ({ meant: each, distance: editDistance(name, each) }))
        .filter(({ meant, distance }) => distance <= (meant.length < LONG ? 1 : 2))
        .toSorted((a, b) => a.distance - b.distance);
      return nearest === undefined ? [] : [{ name, meant: nearest.meant }];
    });
}

/** Number of letters to insert, delete or replace (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const next = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (letter === to[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (above[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    above = next;
  }
  return above[to.length] ?? 0;
}
