import { type Command, Option } from 'commander';
import { EXIT } from './output.ts';
import { print } from './print.ts';

const HELP = `
Takes each .jpg and .jpeg file of the folder, not those of folders in it. A file is for the products whose imagepfad
is its name without the ending; where none says so, for the product of which a size has that name as its
Artikelnummer, whose imagepfad then says it. JPEG of at most 10 MB and 25 million pixels; 510 x 510 is best.
Pictures are written anew, upright and without metadata. One that is there already under the name is replaced.

Each file counts by itself: those that cannot be used are named and keep none of the others out. Exit code 1 says
that there were some.`;

/** `inko import images`: a folder of pictures for the products. */
export function addImageImport(into: Command): void {
  into
    .command('images')
    .description('the pictures of products')
    .argument('<folder>', 'folder of JPEG files')
    .option('--dry-run', 'say what would become of each file, and change nothing', false)
    .addOption(new Option('--format <kind>', 'how to report').choices(['table', 'json']).default('table'))
    .addHelpText('after', HELP)
    .action(async (folder: string, { dryRun, format }: { dryRun: boolean; format: 'table' | 'json' }) => {
      const { importImages, imagesText } = await import('./image-run.ts');
      const run = await importImages(folder, dryRun);
      const text = format === 'json' ? `${JSON.stringify(run, null, 2)}\n` : imagesText(run);
      await print(text, run.written ? 'The good files were imported.' : 'Nothing was changed.');
      if (run.errors > 0) process.exitCode = EXIT.failed;
    });
}
