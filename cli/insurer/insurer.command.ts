import { type Command, Option } from 'commander';
import { PAUSCHALEN, rateColumns } from '#institution/domain';
import { addFormat, type FormatOptions, type Kind, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addFilter, type FilterOptions, wholeNumber } from '../program/options.ts';
import { UsageError } from '../program/usage-error.ts';
import { addInsurerChanges } from './insurer-changes.ts';
import type { LowerOptions } from './insurer-lower.ts';

const INSURERS: Kind = {
  columns: ['id', 'Kasse', ...Object.keys(rateColumns), 'Saetze', 'IK', 'selfPay', 'institutions'],
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
  addInsurerChanges(insurer);
  addLowering(insurer);
}

const LOWERED: Kind = {
  columns: [
    'id',
    'Kasse',
    ...PAUSCHALEN.flatMap((name) => [name, `${name}New`]),
    'extra',
    'extraNew',
    'copayment',
    'copaymentNew',
    'kept',
  ],
  none: 'No Krankenkasse found.',
};

const LOWERING_HELP = `
From 01.01.2027 to 31.12.2028 a supplier may bill a Krankenkasse only its contract price less 3 % (section 127 (1b)
SGB V). New rates that hold from the day on are entered beside the present ones, each rounded half up to the cent.
Rates that begin after 31.12.2026 already are left alone, as are self-payers; kept says why. extra and copayment are
the Mehrkosten and the Zuzahlung of an example, before and after: an adult with Urininkontinenz and a Wunschversorgung
of 60.00 euros a month under method A. All Krankenkassen are lowered, or, where one was changed meanwhile, none.`;

/** `inko insurer lower`: lowers rates by a percentage from a day on. */
function addLowering(insurer: Command): void {
  const lower = addFormat(insurer.command('lower'))
    .description('lower the rates of Krankenkassen by a percentage from a day on')
    .requiredOption('--percent <number>', 'by how much, in whole percent', wholeNumber)
    .requiredOption('--from <day>', 'first day of the lowered rates, YYYY-MM-DD')
    .option('--except <names...>', 'Krankenkassen to leave out: their names, or id:NUMBER')
    .addOption(new Option('--dry-run', 'say what it would change, and change nothing').conflicts('commit'))
    .option('--commit', 'enter the rates')
    .addHelpText('after', LOWERING_HELP)
    .action(async (options: LowerOptions) => {
      if (!options.dryRun && !options.commit)
        throw new UsageError('Say --dry-run to see what would change, or --commit to enter the rates.');
      const { lowerInsurers } = await import('./insurer-lower.ts');
      await printRows(await lowerInsurers(options), LOWERED, options);
    });
  addExamples(
    lower,
    'inko insurer lower --percent 3 --from 2027-01-01 --dry-run',
    'inko insurer lower --percent 3 --from 2027-01-01 --except "BKK Beispielbrauerei" --dry-run --csv',
    'inko insurer lower --percent 3 --from 2027-01-01 --commit',
  );
}
