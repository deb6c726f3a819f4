import { EXIT } from './output.ts';

/** Says what was not done, in a line each: what, why, and what to try. The exit code is 1. */
export function reportFailure(...lines: readonly string[]): void {
  process.stderr.write(`inko: ${lines.join('\n')}\n`);
  process.exitCode = EXIT.failed;
}
