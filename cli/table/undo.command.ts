import { type Command, Option } from 'commander';
import { addFormat } from '../output/output.ts';
import { asked, canAsk } from '../program/confirm.ts';
import { addExamples } from '../program/examples.ts';
import { wholeNumber } from '../program/options.ts';
import { UsageError } from '../program/usage-error.ts';
import type { UndoOptions } from './undo-import.ts';

const HELP = `
Rows that nobody has changed since get their former values; rows that the import has added go, unless somebody has
changed or used them. The others stay and are named. It works for half a year, as long as the audit log keeps the
import, for products, insurers, contract-prices, competitors, recommendations and an institution's own prices; not for
institutions and users, whose import has sent mails and given passwords, nor for matching and adm.
"inko audit list --what table-imported --json" has the numbers.

On a terminal it says what would change and asks; elsewhere --dry-run or --commit says what to do.
--json writes {id, table, at, restored, removed, left, leftRows: [{name, why}], committed}.`;

interface UndoCommandOptions extends UndoOptions {
  readonly dryRun?: boolean;
  readonly commit?: boolean;
}

/** `inko import undo`: takes an import back. */
export function addUndo(into: Command): void {
  const undo = addFormat(into.command('undo'))
    .description('take an import back, as far as nobody has changed its rows since')
    .argument('<import>', 'number of its entry in the audit log, or last', numberOrLast)
    .addOption(new Option('--dry-run', 'say what it would change, and change nothing').conflicts('commit'))
    .option('--commit', 'take it back without asking')
    .option('--old-values <file>', 'write the old values to this CSV file first')
    .option('--force', 'overwrite a file that is there already')
    .addHelpText('after', HELP)
    .action(undone);
  addExamples(
    undo,
    'inko import undo last --dry-run',
    'inko import undo last --commit --old-values old-values.csv',
    'inko import undo last --dry-run --json',
  );
}

async function undone(named: number | 'last', options: UndoCommandOptions): Promise<void> {
  const { dryRun = false, commit = false, ...rest } = options;
  if (!dryRun && !commit && !(canAsk() && !options.json && !options.csv))
    throw new UsageError('Say --dry-run to see what would change, or --commit to take it back.');
  const { undoImport } = await import('./undo-import.ts');
  await undoImport(named, rest, async ({ restored, removed }, words) => {
    if (dryRun || commit) return commit;
    if (restored + removed === 0) return false;
    process.stderr.write(words);
    return asked(`Restore ${restored} rows and remove ${removed}`);
  });
}

const numberOrLast = (text: string): number | 'last' => (text === 'last' ? text : wholeNumber(text));
