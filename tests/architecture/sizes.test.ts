import { describe, expect, it } from 'vitest';
import { paths, sources } from './sources.ts';

const MOST_LINES = 250;
const NAMELESS = /(^|\/)(utils?|helpers?|common|misc|shared)\//;

describe('the files of the product', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    const long = sources.filter(({ text }) => text.split('\n').length - 1 > MOST_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
  });

  it('lie in folders that say what is inside', () => {
    expect(paths.filter((path) => NAMELESS.test(path))).toEqual([]);
  });
});
