import type { Command } from 'commander';
import { addFormat, type FormatOptions, type Kind, printRow, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

const RIGHTS: Kind = { columns: ['id', 'Name', 'Beschreibung'], none: 'No right found.' };

/** `inko right`: the rights of roles. */
export function addRightCommand(program: Command): void {
  const command = program.command('right');
  const list = addFormat(command.command('list'))
    .description('list the rights that roles give')
    .action(async (options: FormatOptions) => {
      const { listRights } = await import('./role-run.ts');
      await printRows(await listRights(), RIGHTS, options);
    });
  addExamples(list, 'inko right list', 'inko right list --json');
  const show = addFormat(command.command('show'))
    .description('show one right with the roles that give it')
    .argument('<right>', 'its name, or id:NUMBER')
    .action(async (reference: string, options: FormatOptions) => {
      const { showRight } = await import('./role-run.ts');
      await printRow(await showRight(reference), options);
    });
  addExamples(show, 'inko right show prod_kat', 'inko right show prod_kat --json');
}
