import type { Command } from 'commander';
import { addFormat, type FormatOptions, type Kind, printRow, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addFilter, addYes, type FilterOptions, wholeNumber, type YesOptions } from '../program/options.ts';
import type { DefaultOptions, PackageOptions } from './package-options.ts';

const PACKAGES: Kind = {
  columns: [
    'id',
    'Name',
    'Nutzerlimit',
    'Testphasendauer',
    'RegistrierungStandard',
    'VollversionStandard',
    'institutions',
  ],
  none: 'No package found.',
};

const REFERENCE = ['<package>', 'its name, or id:NUMBER'] as const;

/** `inko package`: limits of institutions: number of users, and length of the trial. */
export function addPackageCommand(program: Command): void {
  const command = program.command('package');
  const list = addFilter(addFormat(command.command('list')))
    .description('list the packages by name')
    .action(async ({ filter = '', ...options }: FormatOptions & FilterOptions) => {
      const { listPackages } = await import('./package-run.ts');
      await printRows(await listPackages(filter), PACKAGES, options);
    });
  addExamples(list, 'inko package list', 'inko package list --filter demo --json');
  const show = addFormat(command.command('show'))
    .description('show one package')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions) => {
      const { showPackage } = await import('./package-run.ts');
      await printRow(await showPackage(reference), options);
    });
  addExamples(show, 'inko package show id:1', 'inko package show id:1 --json');
  addChanges(command);
}

function addChanges(command: Command): void {
  const add = addFormat(command.command('add'))
    .description('add a package')
    .requiredOption('--name <name>', 'its name')
    .option('--user-limit <number>', 'how many users an institution with it may have (10)', wholeNumber)
    .option('--trial-days <number>', 'days of the trial; 0 for none (0)', wholeNumber)
    .action(async (options: PackageOptions) => {
      const { addPackage } = await import('./package-run.ts');
      await addPackage(options);
    });
  addExamples(add, 'inko package add --name Klinik --user-limit 50');
  const set = addFormat(command.command('set'))
    .description('change a package; what is not named stays as it is')
    .argument(...REFERENCE)
    .option('--name <name>', 'its name')
    .option('--user-limit <number>', 'how many users an institution with it may have', wholeNumber)
    .option('--trial-days <number>', 'days of the trial; 0 for none', wholeNumber)
    .action(async (reference: string, options: PackageOptions) => {
      const { setPackage } = await import('./package-run.ts');
      await setPackage(reference, options);
    });
  addExamples(
    set,
    'inko package set Klinik --user-limit 60',
    'inko package set Klinik --trial-days 30 --json',
  );
  const setDefault = addFormat(command.command('set-default'))
    .description('make a package the one that is given where nobody chooses')
    .argument(...REFERENCE)
    .option('--registration', 'to those who register')
    .option('--contract', 'to those who apply for the contract version')
    .action(async (reference: string, options: DefaultOptions) => {
      const { setDefaultPackage } = await import('./package-run.ts');
      await setDefaultPackage(reference, options);
    });
  addExamples(setDefault, 'inko package set-default Klinik --contract');
  const remove = addYes(addFormat(command.command('delete')))
    .description('delete a package that no institution has')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions & YesOptions) => {
      const { deletePackage } = await import('./package-run.ts');
      await deletePackage(reference, options);
    });
  addExamples(remove, 'inko package delete Praxis --yes');
}
