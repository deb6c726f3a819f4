import type { Command } from 'commander';
import { printFindings } from '../output/finding.ts';
import { addFormat, type FormatOptions } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

const HELP = `
Each line says ok, warning or error, what was looked at, and what to do. It changes nothing. Exit code 1 when there is
an error.`;

/** `inko doctor`: checks an installation. */
export function addDoctorCommand(program: Command): void {
  const doctor = addFormat(program.command('doctor'))
    .addHelpText('after', HELP)
    .action(async (options: FormatOptions) => {
      const { examine } = await import('./doctor-run.ts');
      await printFindings(await examine(), options);
    });
  addExamples(doctor, 'inko doctor', 'inko doctor --json');
}
