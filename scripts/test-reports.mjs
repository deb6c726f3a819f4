/** What the runners of the tests report: how many passed, failed and were skipped, and the milliseconds of each file. */
import { join, relative } from 'node:path';

/** Reads vitest's report. A file that cannot be loaded has no tests, so it counts as one failure. */
export function readVitest(report) {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    took: report.testResults.map(({ name, startTime, endTime }) => [
      relative('.', name),
      endTime - startTime,
    ]),
  };
}

/**
 * Reads Playwright's report. `flaky` names the tests that failed and passed when they were tried again, which only CI
 * does (docs/decisions/0054): they count as passed.
 */
export function readPlaywright({ suites, stats, errors }) {
  const specs = specsOf(suites);
  const results = ({ tests }) => tests.flatMap((test) => test.results);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    took: specs.flatMap((spec) => results(spec).map(({ duration }) => [fileOf(spec), duration])),
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${fileOf(spec)}:${spec.line}  ${spec.title}`),
  };
}

const fileOf = ({ file }) => join('tests/web', file);

/** The tests of Playwright's suites, and of those within them. */
export const specsOf = (suites = []) =>
  suites.flatMap(({ specs = [], suites: within }) => [...specs, ...specsOf(within)]);
