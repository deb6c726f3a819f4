import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cyclesIn } from './cycles.ts';
import { importsOf } from './imports.ts';
import { type Source, sources } from './sources.ts';

/** Rooms: their folders import each other in one direction, types and what is loaded later included. */
const ROOMS = [
  ...['auth', 'catalogue', 'consultation', 'institution', 'pdf', 'platform', 'setup'].map(
    (module) => `modules/${module}`,
  ),
  'apps/server',
  ...['access', 'administration', 'connection', 'consultation', 'frame', 'session', 'ui', 'welcome'].map(
    (area) => `apps/web/${area}`,
  ),
  'cli',
];

/** A module's doors lie above all of its folders. */
const DOOR = /^(index|domain|calls|[a-z]+\.(module|controllers))\.ts$/;

/** The folder of a room that a file lies in; the files beside the folders are one, a module's doors are none. */
function folderOf(room: string, file: string): string | null {
  const [, rest] = file.split(`${room}/`);
  if (!file.startsWith(`${room}/`) || rest === undefined || DOOR.test(rest)) return null;
  return rest.includes('/') ? `${room}/${rest.split('/')[0]}` : `${room}/(beside)`;
}

/** The folders of a room that lead back to themselves, as `a > b > a`. */
function cyclesOfFolders(room: string, files: readonly Source[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { file, text } of files) {
    const from = folderOf(room, file);
    if (from === null) continue;
    for (const { target } of importsOf(file, text)) {
      if (target === null || !target.startsWith('.')) continue;
      const to = folderOf(room, posix.join(posix.dirname(file), target));
      if (to !== null && to !== from) imports.set(from, (imports.get(from) ?? new Set()).add(to));
    }
  }
  const folders = [...imports].map(([file, targets]) => ({
    file,
    text: [...targets].map((target) => `import '#${target}';`).join('\n'),
  }));
  const names = [...imports.values()].flatMap((targets) => [...targets]);
  return cyclesIn(folders, Object.fromEntries(names.map((name) => [`#${name}`, name])));
}

describe('the folders of a room', () => {
  it.each(ROOMS)('import each other in one direction: %s', (room) => {
    expect(cyclesOfFolders(room, sources)).toEqual([]);
  });

  it.each([
    ['by two files', "import { b } from '../b/1.ts';"],
    ['by a type', "import type { B } from '../b/1.ts';"],
    ['later', "export const load = () => import('../b/1.ts');"],
  ])('are found where they lead back %s', (_, text) => {
    const back = { file: 'cli/b/2.ts', text: "import { a } from '../a/2.ts';" };
    expect(cyclesOfFolders('cli', [{ file: 'cli/a/1.ts', text }, back])).toEqual(['cli/a > cli/b > cli/a']);
  });
});
