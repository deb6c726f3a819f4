import type { Command } from 'commander';
import { addExamples } from './examples.ts';
import { addFormat, EXIT, type FormatOptions, type Kind, printRows } from './output.ts';

const CHECKS: Kind = { columns: ['state', 'check', 'detail'], none: 'Nothing was looked at.' };

const HELP = `
Each line says ok, warning or error, what was looked at, and what to do. It changes nothing. Exit code 1 when there is
an error.`;

/** `inko doctor`: looks an installation over. */
export function addDoctorCommand(program: Command): void {
  const doctor = addFormat(program.command('doctor'))
    .addHelpText('after', HELP)
    .action(async (options: FormatOptions) => {
      const { examine } = await import('./doctor-run.ts');
      const findings = await examine();
      await printRows(
        findings.map((finding) => ({ ...finding })),
        CHECKS,
        options,
      );
      if (findings.some(({ state }) => state === 'error')) process.exitCode = EXIT.failed;
    });
  addExamples(doctor, 'inko doctor', 'inko doctor --json');
}
