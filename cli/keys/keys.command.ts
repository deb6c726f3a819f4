import type { Command } from 'commander';
import { addFormat, type FormatOptions } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

const STATUS_HELP = `
Sealed are the PDF passwords of the institutions and the second factors of the staff. 'missing' are values whose key is
in neither PDF_KEYS nor SECRET_KEY nor SECRET_KEY_PREVIOUS. It changes nothing.`;

const RESEAL_HELP = `
A server may run meanwhile, started with the new key before. It can be broken off and started again: each value is
written by itself. Once inko keys status names the newest key alone, the older ones can go. Recovery codes are hashed
and cannot be sealed again: those made under a key stop working when that goes. Exit code 1 when a value has no key.`;

/** `inko keys`: under which key stored secrets are sealed. */
export function addKeysCommand(program: Command): void {
  const keys = program.command('keys');
  const status = addFormat(keys.command('status'))
    .description('say what is sealed under which key')
    .addHelpText('after', STATUS_HELP)
    .action(async (options: FormatOptions) => {
      const { runKeysStatus } = await import('./keys-run.ts');
      await runKeysStatus(options);
    });
  addExamples(status, 'inko keys status', 'inko keys status --json');
  const reseal = addFormat(keys.command('reseal'))
    .description('seal everything under the newest key')
    .addHelpText('after', RESEAL_HELP)
    .action(async (options: FormatOptions) => {
      const { runReseal } = await import('./keys-run.ts');
      await runReseal(options);
    });
  addExamples(reseal, 'inko keys reseal');
}
