import type { Command } from 'commander';
import { addExamples } from './examples.ts';
import { EXIT } from './output.ts';
import { print } from './print.ts';

const HELP = `
Artikelnummern that the catalogue no longer has are warnings. Exit code 1 when keys are missing or have no product
left. The table is taken out and put in by "inko export recommendations" and "inko import recommendations", which
says with --dry-run what a file would change and what is wrong with it.`;

/** `inko recommendations`: whether the table of what is recommended is sound. */
export function addRecommendationsCommand(program: Command): void {
  const check = program
    .command('recommendations')
    .command('check')
    .description('say what is wrong with the table, measured against the catalogue')
    .addHelpText('after', HELP)
    .action(async () => {
      const [{ checkTable }, { withServices }, { RecommendationService }] = await Promise.all([
        import('./recommendations-check.ts'),
        import('./open-services.ts'),
        import('#consultation'),
      ]);
      const { text, sound } = await withServices((services, operator) =>
        checkTable(services.get(RecommendationService), operator),
      );
      await print(text);
      if (!sound) process.exitCode = EXIT.failed;
    });
  addExamples(check, 'inko recommendations check');
}
