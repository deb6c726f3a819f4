import { describe, expect, it } from 'vitest';
import { allTaggedTests, sectionsOf, taggedTests } from '../../scripts/features.mjs';

const sections = sectionsOf();
const paragraphs: string[] = sections.flatMap((section) => section.paragraphs.map(({ id }) => id));
const files = allTaggedTests();
const tags: string[] = files.flatMap(({ tests }) => tests.flatMap(({ ids }) => ids));

/** Paragraphs that no tag names, and tags that name no paragraph. */
const unmatched = (all: readonly string[], named: readonly string[]) => ({
  shownByNoTest: all.filter((id) => !named.includes(id)),
  noParagraph: named.filter((id) => !all.includes(id)),
});

describe('the paragraphs of the specifications', () => {
  it('are each shown by a test, and each tag of a test names one of them', () => {
    expect(tags).not.toEqual([]);
    expect(unmatched(paragraphs, tags)).toEqual({ shownByNoTest: [], noParagraph: [] });
  });

  it('are named directly above the test or group that shows them', () => {
    expect(files.filter(({ stray }) => stray > 0).map(({ file }) => file)).toEqual([]);
  });

  it('are missed where a planted one has no test, or a planted tag no paragraph or test', () => {
    expect(unmatched(['home-1', 'home-2'], ['home-1', 'hom-2'])).toEqual({
      shownByNoTest: ['home-2'],
      noParagraph: ['hom-2'],
    });
    const tagged = "// @spec home-1 home-2\nit.each([['x']])('goes home', () => {});";
    expect(taggedTests('a.test.ts', tagged)).toMatchObject({
      tests: [{ file: 'a.test.ts', title: 'goes home', ids: ['home-1', 'home-2'] }],
      stray: 0,
    });
    const stray = `// @spec home-1\nconst home = '/';\n${tagged}\n// @spec home-1\n`;
    expect(taggedTests('a.test.ts', stray)).toMatchObject({ tests: [{}], stray: 2 });
  });
});
