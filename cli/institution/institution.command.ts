import { type Command, Option } from 'commander';
import { addFormat, type FormatOptions, type Kind, printRow, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addFilter, addYes, type FilterOptions, wholeNumber } from '../program/options.ts';
import type { DeletionOptions, InstitutionOptions, MainUserOptions } from './institution-options.ts';
import { addInstitutionSettings } from './institution-settings.ts';

const INSTITUTIONS: Kind = {
  columns: ['id', 'Kundennummer', 'Name', 'PLZ', 'Ort', 'Paket', 'Testende', 'Status'],
  none: 'No institution found.',
};

const DELETED: Kind = {
  columns: ['id', 'Name', 'PLZ', 'Ort', 'deleted', 'users', 'prices', 'kassen'],
  none: 'No deleted institution found.',
};

interface ListOptions extends FormatOptions, FilterOptions {
  readonly deleted?: boolean;
}

const REFERENCE = ['<institution>', 'its Kundennummer, or id:NUMBER'] as const;

const LIST_HELP = `
Testende says how many days are left of the trial (0 or less: it is over), Status that of the first main user.`;

/** `inko institution`: the vendor's customers. */
export function addInstitutionCommand(program: Command): void {
  const command = program.command('institution');
  const list = addFilter(addFormat(command.command('list')))
    .description("list the vendor's customers by name")
    .option('--deleted', 'those that were deleted, of which rows are kept')
    .addHelpText('after', LIST_HELP)
    .action(async ({ filter = '', deleted = false, ...options }: ListOptions) => {
      const { listDeleted, listInstitutions } = await import('./institution-run.ts');
      if (deleted) await printRows(await listDeleted(filter), DELETED, options);
      else await printRows(await listInstitutions(filter), INSTITUTIONS, options);
    });
  addExamples(
    list,
    'inko institution list',
    'inko institution list --filter Bremen --csv',
    'inko institution list --deleted',
  );
  const show = addFormat(command.command('show'))
    .description('show one institution')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions) => {
      const { showInstitution } = await import('./institution-run.ts');
      await printRow(await showInstitution(reference), options);
    });
  addExamples(show, 'inko institution show 204711', 'inko institution show id:2 --json');
  addAdd(command);
  addSet(command);
  addInstitutionSettings(command);
  addDelete(command);
}

/** Adds the options of stored fields; with `required` those that a new institution needs. */
function addFields(command: Command, required: boolean): Command {
  const option = (flags: string, text: string) =>
    command.addOption(new Option(flags, text).makeOptionMandatory(required));
  option('--name <name>', 'company');
  option('--number <number>', 'Kundennummer, 2 to 8 characters');
  option('--street <street>', 'street');
  option('--house-number <number>', 'house number');
  option('--postcode <postcode>', 'postcode');
  option('--city <city>', 'city');
  option('--mail <address>', `mail address of the institution${required ? ' and of its main user' : ''}`);
  return command
    .option('--channel <number>', 'Vertriebsweg: 20, 25, 28, 30, 35 or 40', wholeNumber)
    .option('--package <package>', 'name of its package, or id:NUMBER')
    .option('--phone <number>', 'telephone')
    .option('--fax <number>', 'fax')
    .option('--contact <name>', 'contact person')
    .option('--website <address>', 'website')
    .option('--ik <number>', 'Institutionskennzeichen, nine digits');
}

const ADD_HELP = `
Its main user gets a login name and an initial password, which is shown only now, or an invitation. Left out, the Vertriebsweg is 20,
and the package is the one of those who apply for the contract version.`;

function addAdd(command: Command): void {
  const add = addFields(addFormat(command.command('add')), true)
    .description('add an institution with its main user')
    .requiredOption('--given-name <name>', 'given name of the main user')
    .requiredOption('--last-name <name>', 'last name of the main user')
    .addOption(
      new Option('--salutation <word>', 'salutation of the main user')
        .choices(['Frau', 'Herr'])
        .makeOptionMandatory(),
    )
    .option(
      '--invite',
      'send the main user a mail with a link to set the password, instead of an initial one',
    )
    .addHelpText('after', ADD_HELP)
    .action(async (options: InstitutionOptions & MainUserOptions) => {
      const { addInstitution } = await import('./institution-run.ts');
      await addInstitution(options);
    });
  addExamples(
    add,
    'inko institution add --name "Apotheke am Markt" --number 300001 --street Markt --house-number 1 --postcode 28195 --city Bremen --mail markt@apotheke.example --salutation Frau --given-name Ada --last-name Muster',
  );
}

const SET_HELP = `
Another package starts its trial today, or ends the one that was.`;

function addSet(command: Command): void {
  const set = addFields(addFormat(command.command('set')), false)
    .description('change an institution; what is not named stays as it is')
    .argument(...REFERENCE)
    .addHelpText('after', SET_HELP)
    .action(async (reference: string, options: InstitutionOptions) => {
      const { setInstitution } = await import('./institution-run.ts');
      await setInstitution(reference, options);
    });
  addExamples(
    set,
    'inko institution set 300001 --phone "0421 123456"',
    'inko institution set 300001 --package id:2 --json',
  );
}

const DELETE_HELP = `
Nobody of it can log in any more; Kundennummer, mail addresses and login names are free again. With --permanent no row
of it is left, and the audit log keeps ids that lead to nobody (DSGVO); that also takes one that was deleted before, named
by its id as 'inko institution list --deleted' shows it.`;

function addDelete(command: Command): void {
  const remove = addYes(addFormat(command.command('delete')))
    .description('delete an institution with its users')
    .argument(...REFERENCE)
    .option('--permanent', 'leave no row of it')
    .addHelpText('after', DELETE_HELP)
    .action(async (reference: string, options: DeletionOptions) => {
      const { deleteInstitution } = await import('./institution-run.ts');
      await deleteInstitution(reference, options);
    });
  addExamples(
    remove,
    'inko institution delete 300002 --yes',
    'inko institution delete 300003 --permanent --yes',
  );
}
