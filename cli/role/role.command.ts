import type { Command } from 'commander';
import { addFormat, type FormatOptions, type Kind, printRow, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addFilter, addYes, type FilterOptions, type YesOptions } from '../program/options.ts';
import type { RoleOptions } from './role-options.ts';

const ROLES: Kind = {
  columns: ['id', 'Name', 'Beschreibung', 'istStandard', 'Rechte', 'users'],
  none: 'No role found.',
};

const REFERENCE = ['<role>', 'its name, or id:NUMBER'] as const;
const RIGHTS_OPTION = '--rights [right...]';

/** `inko role`: roles of users. */
export function addRoleCommand(program: Command): void {
  const command = program.command('role');
  const list = addFilter(addFormat(command.command('list')))
    .description('list the roles by name')
    .action(async ({ filter = '', ...options }: FormatOptions & FilterOptions) => {
      const { listRoles } = await import('./role-run.ts');
      await printRows(await listRoles(filter), ROLES, options);
    });
  addExamples(list, 'inko role list', 'inko role list --csv');
  const show = addFormat(command.command('show'))
    .description('show one role with its rights')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions) => {
      const { showRole } = await import('./role-run.ts');
      await printRow(await showRole(reference), options);
    });
  addExamples(show, 'inko role show id:2', 'inko role show id:2 --json');
  addChanges(command);
}

function addChanges(command: Command): void {
  const add = addFormat(command.command('add'))
    .description('add a role')
    .requiredOption('--name <name>', 'its name')
    .option('--description <text>', 'what it is for')
    .option(RIGHTS_OPTION, 'what it allows: names of "inko right list"; left out: nothing')
    .action(async (options: RoleOptions) => {
      const { addRole } = await import('./role-run.ts');
      await addRole(options);
    });
  addExamples(add, 'inko role add --name Aushilfe --rights bera_durch versorg_aufr');
  const set = addFormat(command.command('set'))
    .description('change a role; what is not named stays as it is')
    .argument(...REFERENCE)
    .option('--name <name>', 'its name')
    .option('--description <text>', 'what it is for')
    .option(RIGHTS_OPTION, 'all that it allows, in place of what it did; without a value: nothing')
    .action(async (reference: string, options: RoleOptions) => {
      const { setRole } = await import('./role-run.ts');
      await setRole(reference, options);
    });
  addExamples(
    set,
    'inko role set Aushilfe --description "Aushilfen am Wochenende"',
    'inko role set Aushilfe --rights bera_durch prod_kat --json',
  );
  const setDefault = addFormat(command.command('set-default'))
    .description('make a role the one that new users of institutions get')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions) => {
      const { setDefaultRole } = await import('./role-run.ts');
      await setDefaultRole(reference, options);
    });
  addExamples(setDefault, 'inko role set-default Aushilfe');
  const remove = addYes(addFormat(command.command('delete')))
    .description('delete a role that nobody has')
    .argument(...REFERENCE)
    .action(async (reference: string, options: FormatOptions & YesOptions) => {
      const { deleteRole } = await import('./role-run.ts');
      await deleteRole(reference, options);
    });
  addExamples(remove, 'inko role delete Praktikum --yes');
}
