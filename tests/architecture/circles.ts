/** Follows imports from file to file and finds where they lead back. */
import { posix } from 'node:path';
import type { Source } from './sources.ts';
import { type Way, waysOf } from './ways.ts';

/** Files of the house by the names they are imported by from anywhere, such as `#auth`. */
type Doors = Readonly<Record<string, string>>;

/** The file that an import names, by its path from the root; null where it names a package or is computed. */
function targetOf({ file, target }: Way, doors: Doors): string | null {
  if (target?.startsWith('.')) return posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
  const door = doors[target ?? ''];
  return door === undefined ? null : posix.normalize(door);
}

/** Imports inside of folders that name no file, because they leave out its ending: nobody could follow them. */
export function lostWays(
  sources: readonly Source[],
  files: readonly string[],
  folders: readonly string[],
  doors: Doors,
): string[] {
  const known = new Set(files);
  return sources.flatMap(({ file, text }) =>
    waysOf(file, text).flatMap((way) => {
      const target = targetOf(way, doors);
      if (target === null || known.has(target)) return [];
      return folders.some((folder) => target.startsWith(`${folder}/`)) ? [`${file} > ${target}`] : [];
    }),
  );
}

/** The shortest circle of imports through each file that lies in one, as `a.ts > b.ts > a.ts`. Each is named once. */
export function circlesIn(sources: readonly Source[], doors: Doors): string[] {
  const imports = new Map(
    sources.map(({ file, text }) => [file, waysOf(file, text).map((way) => targetOf(way, doors))]),
  );
  const circles = new Map<string, string>();
  for (const file of imports.keys()) {
    const circle = circleThrough(file, imports);
    if (circle === null) continue;
    const members = circle.toSorted().join();
    if (!circles.has(members)) circles.set(members, [...circle, file].join(' > '));
  }
  return [...circles.values()];
}

/** The files of the shortest circle through a file, itself first; null where none of its imports leads back. */
function circleThrough(
  start: string,
  imports: ReadonlyMap<string, readonly (string | null)[]>,
): string[] | null {
  const importers = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return wayTo(file, importers);
      if (next === null || importers.has(next)) continue;
      importers.set(next, file);
      waiting.push(next);
    }
  }
  return null;
}

/** The files on the way to a file, from where the search began. */
function wayTo(file: string, importers: ReadonlyMap<string, string>): string[] {
  const way = [file];
  for (let before = importers.get(file); before !== undefined; before = importers.get(before)) {
    way.unshift(before);
  }
  return way;
}
