import type { Command } from 'commander';
import { addFormat, type Format, printRows } from './output.ts';

const COLUMNS = [
  'id',
  'Kasse',
  'Kinderpauschale',
  'Urinpauschale',
  'Stuhlpauschale',
  'Kindalter',
  'Saetze',
  'IK',
  'selfPay',
  'institutions',
] as const;

const HELP = `
Rates are net euros a month, as they hold today; Saetze are those that hold from a day on (child, urine and stool
rate, child age). institutions says how many have chosen the Krankenkasse.`;

/** `inko insurer`: the vendor's list of Krankenkassen. */
export function addInsurerCommand(program: Command): void {
  const insurer = program.command('insurer').description("the vendor's list of Krankenkassen");
  addFormat(insurer.command('list'))
    .description('list Krankenkassen by name')
    .option('--filter <text>', 'only those that hold this text, whatever its case')
    .addHelpText('after', HELP)
    .action(async ({ filter = '', format }: { filter?: string; format: Format }) => {
      const { listInsurers } = await import('./insurer-list.ts');
      await printRows(await listInsurers(filter), COLUMNS, format, 'No Krankenkasse found.');
    });
}
