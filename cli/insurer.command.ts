import type { Command } from 'commander';
import { addExamples } from './examples.ts';
import { addFilter, type FilterOptions } from './options.ts';
import { addFormat, type FormatOptions, type Kind, printRows } from './output.ts';

const INSURERS: Kind = {
  columns: [
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
  ],
  none: 'No Krankenkasse found.',
};

const HELP = `
Rates are net euros a month, as they hold today; Saetze are those that hold from a day on (child, urine and stool
rate, child age). institutions says how many have chosen the Krankenkasse.`;

/** `inko insurer`: the vendor's list of Krankenkassen. */
export function addInsurerCommand(program: Command): void {
  const insurer = program.command('insurer');
  const list = addFilter(addFormat(insurer.command('list')))
    .description('list Krankenkassen by name')
    .addHelpText('after', HELP)
    .action(async ({ filter = '', ...options }: FormatOptions & FilterOptions) => {
      const { listInsurers } = await import('./insurer-list.ts');
      await printRows(await listInsurers(filter), INSURERS, options);
    });
  addExamples(list, 'inko insurer list', 'inko insurer list --filter BKK --csv');
}
