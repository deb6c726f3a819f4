import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseTaken, writeOutput } from '../output/output-file.ts';
import { errorOf, type Verdict } from './price-check.ts';
import { casesOf, noCounts } from './price-counts.ts';

/** Room for the counts of a suite, which precede its cases and are known after them. */
const COUNTS_ROOM = 160;

/**
 * A report in the JUnit format, a suite for each file. It grows in a temporary file without a name, so that it needs
 * no memory however many cases there are, and takes its own name when it is whole.
 */
export class JunitReport {
  private at = 0;
  private countsAt = 0;
  private started = 0;
  private counts = noCounts();
  private failures = 0;

  private constructor(
    private readonly draft: number,
    private readonly file: string,
    private readonly force: boolean,
  ) {}

  /**
   * Begins a report.
   * @throws Error if the file exists and `force` is not given
   */
  static async begin(file: string, force: boolean): Promise<JunitReport> {
    await refuseTaken(file, force);
    const path = join(tmpdir(), `inko-${randomUUID()}.xml`);
    const draft = openSync(path, 'wx+', 0o600);
    rmSync(path);
    const report = new JunitReport(draft, file, force);
    report.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="inko price --check">\n');
    return report;
  }

  beginFile(file: string): void {
    const timestamp = new Date().toISOString().slice(0, 19);
    this.write(`  <testsuite name="${escaped(file)}" timestamp="${timestamp}"`);
    this.countsAt = this.at;
    this.write(`${' '.repeat(COUNTS_ROOM)}>\n`);
    this.started = performance.now();
    this.counts = noCounts();
    this.failures = 0;
  }

  /** Adds a case. */
  add(name: string, file: string, line: number, { count, element, type, texts }: Verdict): void {
    this.counts[count] += 1;
    if (element === 'failure') this.failures += 1;
    const start = `    <testcase classname="${escaped(file)}" name="${escaped(name)}" file="${escaped(file)}" line="${line}"`;
    if (element === null) this.write(`${start}/>\n`);
    else {
      const message = ` message="${escaped(texts[0] ?? type)}"`;
      const all = [`${file}:${line}`, ...texts].map(escaped).join('\n');
      const what =
        element === 'skipped'
          ? `<skipped${message}/>`
          : `<${element} type="${escaped(type)}"${message}>${all}</${element}>`;
      this.write(`${start}>${what}</testcase>\n`);
    }
  }

  /** @param unread why the file could not be read, or not to its end */
  endFile(file: string, unread?: string): void {
    if (unread !== undefined) this.add('the file', file, 0, errorOf('unreadable', [unread]));
    this.write('  </testsuite>\n');
    const skipped = this.counts.different + this.counts.unchecked - this.failures;
    const seconds = ((performance.now() - this.started) / 1000).toFixed(3);
    const text = ` tests="${casesOf(this.counts)}" failures="${this.failures}" errors="${this.counts.errors}" skipped="${skipped}" time="${seconds}"`;
    writeSync(this.draft, text, this.countsAt);
  }

  /** Gives the report its name. */
  async finish(): Promise<void> {
    this.write('</testsuites>\n');
    const content = createReadStream('', { fd: this.draft, start: 0, autoClose: false });
    await writeOutput(this.file, content, { force: this.force });
  }

  /** Discards what is not finished. */
  close(): void {
    closeSync(this.draft);
  }

  private write(text: string): void {
    this.at += writeSync(this.draft, text, this.at);
  }
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
