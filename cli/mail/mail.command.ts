import type { Command } from 'commander';
import { addFormat, type FormatOptions } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

const HELP = `
The mail goes the way of all others: to the server of SMTP_URL, or, where none is set, into OUTBOX_DIR. It needs no
database. Exit code 1 when it could not be sent, with the cause.`;

/** `inko mail`: whether mails arrive. */
export function addMailCommand(program: Command): void {
  const test = addFormat(program.command('mail').command('test'))
    .description('send a mail to an address, and say what became of it')
    .argument('<address>', 'where to send it')
    .addHelpText('after', HELP)
    .action(async (address: string, options: FormatOptions) => {
      const { runMailTest } = await import('./mail-run.ts');
      await runMailTest(address, options);
    });
  addExamples(test, 'inko mail test lind@beratung.example', 'inko mail test lind@beratung.example --json');
}
