/** Follows imports from file to file and finds where they lead back. */
import { posix } from 'node:path';
import { type Import, importsOf } from './imports.ts';
import type { Source } from './sources.ts';

/** Files by the names they are imported by from anywhere, such as `#auth`. */
type EntryPoints = Readonly<Record<string, string>>;

/** The file that an import names, by its path from the root; null where it names a package or is computed. */
function targetOf({ file, target }: Import, entryPoints: EntryPoints): string | null {
  if (target?.startsWith('.')) return posix.join(posix.dirname(file), target.replace(/\?.*$/, ''));
  const entryPoint = entryPoints[target ?? ''];
  return entryPoint === undefined ? null : posix.normalize(entryPoint);
}

/** Imports inside of folders that name no file, because they leave out its ending: nobody could follow them. */
export function unresolvedImports(
  sources: readonly Source[],
  files: readonly string[],
  folders: readonly string[],
  entryPoints: EntryPoints,
): string[] {
  const known = new Set(files);
  return sources.flatMap(({ file, text }) =>
    importsOf(file, text).flatMap((imported) => {
      const target = targetOf(imported, entryPoints);
      if (target === null || known.has(target)) return [];
      return folders.some((folder) => target.startsWith(`${folder}/`)) ? [`${file} > ${target}`] : [];
    }),
  );
}

/** The shortest cycle of imports through each file that lies in one, as `a.ts > b.ts > a.ts`. Each is named once. */
export function cyclesIn(sources: readonly Source[], entryPoints: EntryPoints): string[] {
  const imports = new Map(
    sources.map(({ file, text }) => [
      file,
      importsOf(file, text).map((imported) => targetOf(imported, entryPoints)),
    ]),
  );
  const cycles = new Map<string, string>();
  for (const file of imports.keys()) {
    const cycle = cycleThrough(file, imports);
    if (cycle === null) continue;
    const members = cycle.toSorted().join();
    if (!cycles.has(members)) cycles.set(members, [...cycle, file].join(' > '));
  }
  return [...cycles.values()];
}

/** The files of the shortest cycle through a file, itself first; null where none of its imports leads back. */
function cycleThrough(
  start: string,
  imports: ReadonlyMap<string, readonly (string | null)[]>,
): string[] | null {
  const importers = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return pathTo(file, importers);
      if (next === null || importers.has(next)) continue;
      importers.set(next, file);
      waiting.push(next);
    }
  }
  return null;
}

/** The files on the path to a file, from where the search began. */
function pathTo(file: string, importers: ReadonlyMap<string, string>): string[] {
  const path = [file];
  for (let before = importers.get(file); before !== undefined; before = importers.get(before)) {
    path.unshift(before);
  }
  return path;
}
