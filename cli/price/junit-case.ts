/** Outcome of a case in a JUnit report. */
export interface JunitCase {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  /** Null where it has passed. */
  readonly outcome: JunitOutcome | null;
}

export interface JunitOutcome {
  /** A difference is a failure, what could not be compared an error. */
  readonly element: 'failure' | 'error' | 'skipped';
  /** For programs. */
  readonly type: string;
  readonly texts: readonly string[];
}

/** One case as an element of a JUnit report, with a line break. */
export function junitCase({ name, file, line, outcome }: JunitCase): string {
  const start = `    <testcase classname="${escaped(file)}" name="${escaped(name)}" file="${escaped(file)}" line="${line}"`;
  if (outcome === null) return `${start}/>\n`;
  const { element, type, texts } = outcome;
  const message = ` message="${escaped(texts[0] ?? type)}"`;
  if (element === 'skipped') return `${start}><skipped${message}/></testcase>\n`;
  const all = [`${file}:${line}`, ...texts].map(escaped).join('\n');
  return `${start}><${element} type="${escaped(type)}"${message}>${all}</${element}></testcase>\n`;
}

/** What XML 1.0 admits, escapes included. */
const FORBIDDEN = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** A text as XML, for attributes and elements; a substitute takes the place of what XML cannot say. */
export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(FORBIDDEN, '\uFFFD')
    .replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign);
}
