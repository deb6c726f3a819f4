import { type Command, InvalidArgumentError } from 'commander';
import { addFormat, type Kind, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { wholeNumber } from '../program/options.ts';
import type { AuditOptions } from './audit-options.ts';

const ENTRIES: Kind = {
  columns: ['at', 'sentence', 'changes'],
  none: 'No entry found.',
};

const LIMIT = 100;

const HELP = `
The newest comes first, in the words of the administration's log. With --json an entry also has what --who, --what and
--whom ask for: who is user:NUMBER, operator:ACCOUNT, visitor or system, and detail is an object with what
changed. Entries are kept for half a year; days are those in Germany. No health data is among them.`;

/** `inko audit`: who did what, when. */
export function addAuditCommand(program: Command): void {
  const list = addFormat(program.command('audit').command('list'))
    .description('list entries, the newest first')
    .option('--since <day>', 'from this day on, such as 2026-03-01', dayText)
    .option('--until <day>', 'up to this day, which is included', dayText)
    .option('--who <who>', 'whose acts, such as operator:root')
    .option('--what <act>', 'which act, such as login or table-imported')
    .option('--whom <whom>', 'to whom, such as user:7 or institution:3')
    .option('--limit <number>', 'how many at most', wholeNumber, LIMIT)
    .addHelpText('after', HELP)
    .action(async (options: AuditOptions) => {
      const { listEntries } = await import('./audit-list.ts');
      await printRows(await listEntries(options), ENTRIES, options);
    });
  addExamples(
    list,
    'inko audit list --limit 20',
    'inko audit list --what table-imported --since 2026-01-01 --json',
    'inko audit list --who operator:root --csv',
  );
}

function dayText(text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be a day such as 2026-03-01.');
  return text;
}
