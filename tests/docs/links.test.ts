import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const PAGES = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')].sort();

/** Text without code, in which nothing is a link or a heading. */
const proseOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/^(```+)[^\n]*\n[\s\S]*?^\1$/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ' '));

/** Anchors of a page's headings, as GitHub and GitLab make them. */
function anchorsOf(file: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of proseOf(file).matchAll(/^#{1,6} +(.+?) *$/gm)) {
    const text = heading.replaceAll(/[`*]|\[|\]\([^)]*\)/g, '').toLowerCase();
    const anchor = text.replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-');
    for (let count = 0; ; count += 1) {
      const name = count === 0 ? anchor : `${anchor}-${count}`;
      if (anchors.has(name)) continue;
      anchors.add(name);
      break;
    }
  }
  return anchors;
}

/** The relative links of a page that lead nowhere. */
function brokenIn(file: string): string[] {
  const links = [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const to = path === '' ? file : normalize(join(dirname(file), decodeURI(path)));
      if (!existsSync(to)) return true;
      return anchor !== undefined && !(statSync(to).isFile() && anchorsOf(to).has(anchor));
    });
}

describe('the documentation', () => {
  test.each(PAGES)('has no link that leads nowhere: %s', (file) => {
    expect(brokenIn(file)).toEqual([]);
  });

  test('is found from its index, page by page', () => {
    const index = readFileSync('docs/README.md', 'utf8');
    for (const page of globSync('docs/*.md').filter((file) => file !== 'docs/README.md'))
      expect([page, index.includes(`](${page.slice('docs/'.length)})`)]).toEqual([page, true]);
  });

  test('names in its log of changes the version of package.json, or none', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const changes = readFileSync('CHANGELOG.md', 'utf8');
    const [newest] = [...changes.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(
      ([, at]) => at,
    );
    expect([newest ?? version, changes.includes(version)]).toEqual([version, true]);
  });
});
