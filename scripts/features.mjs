/**
 * `node scripts/features.mjs`: prints each paragraph of docs/specification.md with the tests that cover it,
 * as Markdown. A test covers the paragraphs named in the comment above it: `// @spec consultation-home-1`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const SPECIFICATION = 'docs/specification.md';
/** A tag, even if misplaced. Only lines that begin with it count. */
const TAG = /^[ \t]*\/\/ @spec\b.*$/gm;

/**
 * @typedef {{ id: string, text: string }} Paragraph
 * @typedef {{ document: string, title: string, paragraphs: Paragraph[] }} Section
 * @typedef {{ file: string, title: string, ids: string[] }} TaggedTest title as it is written in the file
 */

/**
 * Reads the sections of the specification.
 * @param {string} [text] Markdown: `## document`, `### section`, and a list item for each paragraph
 * @returns {Section[]}
 */
export function sectionsOf(text = readFileSync(SPECIFICATION, 'utf8')) {
  const sections = [];
  let document = '';
  for (const line of text.split('\n')) {
    const [, level, heading = ''] = /^(##|###) (.+)$/.exec(line) ?? [];
    if (level === '##') document = heading;
    if (level) sections.push({ document, title: level === '##' ? '' : heading, paragraphs: [] });
    const [, id, paragraph] = /^- `([^`]+)` (.+)$/.exec(line) ?? [];
    if (id) sections.at(-1).paragraphs.push({ id, text: paragraph });
  }
  return sections.filter(({ title, paragraphs }) => title !== '' || paragraphs.length > 0);
}

/**
 * Reads the tagged tests of a file.
 * @param {string} file
 * @param {string} text its source
 * @returns {{ tests: TaggedTest[], stray: number }} stray: number of tags above no test
 */
export function taggedTests(file, text) {
  const tags = text.match(TAG)?.length ?? 0;
  const tests = tags === 0 ? [] : [...testsIn(file, text)];
  return { tests, stray: tags - tests.reduce((sum, { tags }) => sum + tags, 0) };
}

function* testsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const statements = [source];
  for (const node of statements) {
    node.forEachChild((child) => void statements.push(child));
    if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) continue;
    const [title] = node.expression.arguments;
    if (title === undefined || !(ts.isStringLiteral(title) || ts.isTemplateLiteral(title))) continue;
    // For a loop without braces, the comment is above the loop.
    const first = ts.isForOfStatement(node.parent) ? node.parent : node;
    const above = text.slice(first.getFullStart(), node.getStart(source)).match(TAG) ?? [];
    const ids = above.flatMap((line) => line.trim().split(' ').slice(2));
    if (ids.length > 0) yield { file, title: written(title.getText(source)), ids, tags: above.length };
  }
}

/** A title without its quotes and escapes. */
function written(literal) {
  const [quote] = literal;
  return literal.slice(1, -1).replaceAll(`\\${quote}`, quote);
}

/** Reads the tagged tests of all files below tests/. */
export function allTaggedTests() {
  const files = readdirSync('tests', { recursive: true })
    .map((file) => join('tests', file))
    .filter((file) => /\.(test|spec)\.ts$/.test(file) && !file.includes('node_modules'))
    .toSorted();
  return files.map((file) => ({ file, ...taggedTests(file, readFileSync(file, 'utf8')) }));
}

function print() {
  const shown = Map.groupBy(
    allTaggedTests().flatMap(({ tests }) =>
      tests.flatMap(({ ids, ...test }) => ids.map((id) => ({ id, ...test }))),
    ),
    ({ id }) => id,
  );
  let last = '';
  for (const { document, title, paragraphs } of sectionsOf()) {
    if (document !== last) console.log(`## ${document}\n`);
    last = document;
    if (title !== '') console.log(`### ${title}\n`);
    for (const { id, text } of paragraphs) {
      console.log(`${text} (${id})\n`);
      for (const test of shown.get(id) ?? []) console.log(`- \`${test.file}\` ${test.title}`);
      console.log('');
    }
  }
}

if (import.meta.main) print();
