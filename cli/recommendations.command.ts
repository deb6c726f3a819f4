import type { Command } from 'commander';
import type { RecommendationService } from '#consultation';
import type { OperatorActor } from '#platform/domain';
import { addExamples } from './examples.ts';
import { EXIT } from './output.ts';
import { print } from './print.ts';

const FILE_HELP = `
The file is CSV with the columns key;Artikelnummern: a key such as F_I1_T1_H1_V1_X1, and the numbers of any
size of its products, the most fitting first, joined by a comma or a blank. - is standard input.`;

const CHECK_HELP = `${FILE_HELP}
Artikelnummern that the catalogue does not have are warnings. Exit code 1 when keys are missing or have no
product left, or when a line of the file cannot be used.`;

const IMPORT_HELP = `${FILE_HELP}
All of it is taken over or nothing. Keys that the file does not name stay, unless --replace is given; those
of men and women cannot be removed.`;

const REPLACE = ['--replace', 'the file is the whole table: keys that it does not name are removed'] as const;

/** `inko recommendations`: the table of what is recommended, checked, taken out and put in. */
export function addRecommendationsCommand(program: Command): void {
  const recommendations = program.command('recommendations');
  const check = recommendations
    .command('check')
    .description('say what is wrong with the table, or with a file before it is imported')
    .argument('[file]', 'CSV file; left out: the table of the database')
    .option(...REPLACE)
    .addHelpText('after', CHECK_HELP)
    .action(async (file: string | undefined, { replace = false }: { replace?: boolean }) => {
      const { checkFile, checkTable } = await import('./recommendations-check.ts');
      const { text, sound } = await withRecommendations((service, operator) =>
        file === undefined ? checkTable(service, operator) : checkFile(service, operator, file, replace),
      );
      await print(text);
      if (!sound) process.exitCode = EXIT.failed;
    });
  addExamples(check, 'inko recommendations check', 'inko recommendations check recommendations.csv');
  const out = recommendations
    .command('export')
    .description('write the table to standard output as CSV')
    .action(async () => {
      const csv = await withRecommendations((service, operator) => service.export(operator));
      await print(csv);
    });
  addExamples(out, 'inko recommendations export');
  const into = recommendations
    .command('import')
    .description('take a file over into the table')
    .argument('<file>', 'CSV file')
    .option(...REPLACE)
    .addHelpText('after', IMPORT_HELP)
    .action(async (file: string, { replace = false }: { replace?: boolean }) => {
      const { changesText, readTableFile, refusalLines } = await import('./recommendations-check.ts');
      const csv = await readTableFile(file);
      const changes = await withRecommendations((service, operator) =>
        service.import(operator, csv, replace).catch((error: unknown) => {
          process.stderr.write(refusalLines(error));
          throw error;
        }),
      );
      await print(`Imported: ${changesText(changes)}.\n`, 'The file was imported.');
    });
  addExamples(into, 'inko recommendations import recommendations.csv');
}

async function withRecommendations<Result>(
  work: (service: RecommendationService, operator: OperatorActor) => Promise<Result>,
): Promise<Result> {
  const [{ withServices }, { RecommendationService }] = await Promise.all([
    import('./open-services.ts'),
    import('#consultation'),
  ]);
  return withServices((services, operator) => work(services.get(RecommendationService), operator));
}
