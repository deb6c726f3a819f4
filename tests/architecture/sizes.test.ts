import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths, sources } from './sources.ts';

const MOST_LINES = 400;
const MOST_FILES = 25;
const NAMELESS = /(^|\/)(utils?|helpers?|common|misc|shared)\//;

/** Folders that hold more files side by side than can be looked over. */
function crowded(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder]) => folder);
}

describe('the files of the product', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length - 1 > MOST_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it(`lie at most ${MOST_FILES} in one folder`, () => {
    expect(crowded(paths)).toEqual([]);
    const planted = Array.from({ length: MOST_FILES + 1 }, (_, index) => `apps/web/legal/${index}.ts`);
    expect(crowded([...planted, 'apps/web/legal/inside/1.ts'])).toEqual(['apps/web/legal']);
    expect(crowded(planted.slice(1))).toEqual([]);
  });

  it('lie in folders that say what is inside', () => {
    expect(paths.filter((path) => NAMELESS.test(path))).toEqual([]);
  });
});
