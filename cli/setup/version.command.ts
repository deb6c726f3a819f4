import type { Command } from 'commander';
import { addFormat, type FormatOptions, printResult } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

/** `inko version`, and `inko --version`. */
export function addVersionCommand(program: Command): void {
  const version = addFormat(program.command('version')).action(async (options: FormatOptions) => {
    const { readVersion } = await import('../program/read-version.ts');
    const row = readVersion();
    const done = `inko ${row.version}${row.build === null ? '' : ` (build ${row.build})`}`;
    await printResult(row, options, { done });
  });
  addExamples(version, 'inko version', 'inko --version', 'inko version --json');
}
