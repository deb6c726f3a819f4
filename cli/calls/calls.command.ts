import type { Command } from 'commander';
import { addFormat, type FormatOptions, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

const HELP = `
who says whom a call admits: anybody; session, also with an initial password; user, with a password of their own; vendor,
the vendor's staff. What rights a user needs is checked by the service behind it. A call for programs is described by
/static/api/openapi.json; one for screens serves the product's own pages and may change with them. bytes is the most that
its body may have, limit the requests of one address and the minutes in which it may send them.`;

const KIND = {
  columns: ['method', 'path', 'who', 'for', 'takes', 'bytes', 'limit'],
  none: 'No calls.',
};

/** `inko calls`: all that a browser or a program may ask of the server. */
export function addCallsCommand(program: Command): void {
  const calls = addFormat(program.command('calls'))
    .description('list all that a browser or a program may ask of the server beyond its pages')
    .addHelpText('after', HELP)
    .action(async (options: FormatOptions) => {
      const { callRows } = await import('./call-rows.ts');
      await printRows(callRows(), KIND, options);
    });
  addExamples(calls, 'inko calls', 'inko calls --json');
}
