import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseTaken, writeOutput } from '../output/output-file.ts';
import { escaped, junitCase } from './junit-case.ts';
import { addCounts, type CheckCounts, casesOf, noCounts } from './price-counts.ts';

/** Room for the counts of a suite, which stand before its cases and are known after them. */
const COUNTS_ROOM = 160;

/**
 * A report in the JUnit format, a suite for each file. It grows in a temporary file without a name, so that it needs
 * no memory however many cases there are, and takes its own name when it is whole.
 */
export class JunitReport {
  private at = 0;
  private suite: {
    readonly countsAt: number;
    readonly started: number;
    readonly counts: CheckCounts;
  } | null = null;

  private constructor(
    private readonly draft: FileHandle,
    private readonly file: string,
    private readonly force: boolean,
    private readonly requireExpected: boolean,
  ) {}

  /**
   * Begins a report.
   * @param requireExpected whether a case without expectation has failed
   * @throws Error if the file exists and `force` is not given
   */
  static async begin(file: string, force: boolean, requireExpected: boolean): Promise<JunitReport> {
    await refuseTaken(file, force);
    const path = join(tmpdir(), `inko-${randomUUID()}.xml`);
    const draft = await open(path, 'wx+', 0o600);
    await rm(path);
    const report = new JunitReport(draft, file, force, requireExpected);
    await report.write('<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="inko price --check">\n');
    return report;
  }

  async beginFile(file: string): Promise<void> {
    const name = escaped(file);
    await this.write(`  <testsuite name="${name}" timestamp="${new Date().toISOString().slice(0, 19)}"`);
    this.suite = { countsAt: this.at, started: performance.now(), counts: noCounts() };
    await this.write(`${' '.repeat(COUNTS_ROOM)}>\n`);
  }

  /** Adds the cases of a block, each made by `junitCase`. */
  async add(cases: string, counts: Readonly<CheckCounts>): Promise<void> {
    if (this.suite) addCounts(this.suite.counts, counts);
    await this.write(cases);
  }

  /** @param unread why the file could not be read, or not to its end */
  async endFile(file: string, unread?: string): Promise<void> {
    if (this.suite === null) return;
    const { countsAt, started, counts } = this.suite;
    if (unread !== undefined) {
      counts.errors += 1;
      const outcome = { element: 'error', type: 'unreadable', texts: [unread] } as const;
      await this.write(junitCase({ name: 'the file', file, line: 0, outcome }));
    }
    await this.write('  </testsuite>\n');
    const { different, unchecked, errors } = counts;
    const failures = different + (this.requireExpected ? unchecked : 0);
    const skipped = this.requireExpected ? 0 : unchecked;
    const seconds = ((performance.now() - started) / 1000).toFixed(3);
    const text = ` tests="${casesOf(counts)}" failures="${failures}" errors="${errors}" skipped="${skipped}" time="${seconds}"`;
    await this.draft.write(Buffer.from(text), 0, text.length, countsAt);
    this.suite = null;
  }

  /** Gives the report its name. */
  async finish(): Promise<void> {
    await this.write('</testsuites>\n');
    const content = this.draft.createReadStream({ start: 0, autoClose: false });
    await writeOutput(this.file, content, { force: this.force });
  }

  /** Discards what is not finished. */
  async close(): Promise<void> {
    await this.draft.close();
  }

  private async write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.draft.write(bytes, 0, bytes.length, this.at);
    this.at += bytes.length;
  }
}
