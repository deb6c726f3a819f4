import { type Command, Option } from 'commander';
import { addFormat, type FormatOptions, printRow } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addYes, type YesOptions } from '../program/options.ts';
import type { InsurerOptions } from './insurer-options.ts';

const REFERENCE = ['<insurer>', 'its name, or id:NUMBER'] as const;

/** `inko insurer show`, `add`, `set` and `delete`: one Krankenkasse. */
export function addInsurerChanges(insurer: Command): void {
  const show = addFormat(insurer.command('show'))
    .description('show one Krankenkasse')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions) => {
      const { showInsurer } = await import('./insurer-run.ts');
      await printRow(await showInsurer(reference), options);
    });
  addExamples(show, 'inko insurer show "BKK Beispielbrauerei"', 'inko insurer show id:4 --json');
  addAdd(insurer);
  addSet(insurer);
  const remove = addYes(addFormat(insurer.command('delete')))
    .description('delete a Krankenkasse, also from the lists of the institutions that have chosen it')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions & YesOptions) => {
      const { deleteInsurer } = await import('./insurer-run.ts');
      await deleteInsurer(reference, options);
    });
  addExamples(remove, 'inko insurer delete "Neue BKK" --yes');
}

/** Adds the options of stored columns; with `required` those that a new Krankenkasse needs. */
function addFields(command: Command, required: boolean): Command {
  const option = (flags: string, text: string) =>
    command.addOption(new Option(flags, text).makeOptionMandatory(required));
  option('--name <name>', 'its name');
  option('--child-rate <amount>', 'Kinderpauschale, net euros a month, such as 26,25');
  option('--urine-rate <amount>', 'Urinpauschale');
  option('--stool-rate <amount>', 'Stuhlpauschale');
  return command
    .option('--child-age <years>', 'age up to which the child rate holds')
    .option('--ik <number>', 'Institutionskennzeichen, nine digits; "" for none')
    .addOption(
      new Option('--self-pay <word>', 'whether who is insured here pays all').choices(['ja', 'nein']),
    )
    .option(
      '--dated-rates <text>',
      'rates from a day on, as in the file: "ab 01.01.2027: 30,00 / 17,85 / 22,50 / 18"',
    );
}

const ADD_HELP = `
Rates hold for an adult with Urin- or Stuhlinkontinenz, or for a child up to the age, which is 18 where none is given.`;

function addAdd(insurer: Command): void {
  const add = addFields(addFormat(insurer.command('add')), true)
    .description('add a Krankenkasse to the list')
    .addHelpText('after', ADD_HELP)
    .action(async (options: InsurerOptions) => {
      const { addInsurer } = await import('./insurer-run.ts');
      await addInsurer(options);
    });
  addExamples(
    add,
    'inko insurer add --name "Neue BKK" --child-rate 26,25 --urine-rate 13,90 --stool-rate 18,25',
  );
}

function addSet(insurer: Command): void {
  const set = addFields(addFormat(insurer.command('set')), false)
    .description('change a Krankenkasse; what is not named stays as it is')
    .argument(...REFERENCE)
    .action(async (reference: string, options: InsurerOptions) => {
      const { setInsurer } = await import('./insurer-run.ts');
      await setInsurer(reference, options);
    });
  addExamples(
    set,
    'inko insurer set "Neue BKK" --urine-rate 14,10',
    'inko insurer set "Neue BKK" --child-age 16 --json',
  );
}
