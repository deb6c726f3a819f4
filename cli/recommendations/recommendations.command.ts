import type { Command } from 'commander';
import { printFindings } from '../output/finding.ts';
import { addFormat, type FormatOptions, formatOf } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

/** Keys with the same fault that people read. */
const NAMED = 10;

const HELP = `
Each line says ok, warning or error, a key or an Artikelnummer, and what is wrong with it; the last one says how many
keys have products, and how many a pick that the vendor has marked. Exit code 1 when keys are missing or have no product left. The table is taken out and put in by
"inko export recommendations" and "inko import recommendations", which says with --dry-run what a file would change and
what is wrong with it.`;

/** `inko recommendations`: whether the table of what is recommended is sound. */
export function addRecommendationsCommand(program: Command): void {
  const check = addFormat(program.command('recommendations').command('check'))
    .description('say what is wrong with the table, measured against the catalogue')
    .addHelpText('after', HELP)
    .action(async (options: FormatOptions) => {
      const [{ checkTable, shortened }, { readServices }, { RecommendationService }] = await Promise.all([
        import('./recommendations-check.ts'),
        import('../program/open-services.ts'),
        import('#consultation'),
      ]);
      const findings = await readServices((services, operator) =>
        checkTable(services.get(RecommendationService), operator),
      );
      const shown = formatOf(options) === 'people' ? shortened(findings, NAMED) : findings;
      await printFindings(shown, options);
    });
  addExamples(check, 'inko recommendations check', 'inko recommendations check --csv');
}
