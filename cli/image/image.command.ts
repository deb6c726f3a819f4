import { type Command, Option } from 'commander';
import { addFormat, EXIT, type FormatOptions, formatOf } from '../output/output.ts';
import { print } from '../output/print.ts';
import { asked, canAsk } from '../program/confirm.ts';
import { addExamples } from '../program/examples.ts';
import { UsageError } from '../program/usage-error.ts';
import type { ImageRun } from './image-run.ts';

const HELP = `
Takes each .jpg and .jpeg file of the folder, not those of folders in it. A file is for the products whose imagepfad
is its name without the ending; where none says so, for the product of which a size has that name as its
Artikelnummer, whose imagepfad then says it. JPEG of at most 10 MB and 25 million pixels; 510 x 510 is best.
Pictures are rewritten, upright and without metadata. One that is there already under the name is replaced.

On a terminal it says what would become of each file and asks; elsewhere --dry-run or --commit says what to do.
Each file counts by itself: those that cannot be used are named and keep none of the others out. Exit code 1 says
that there were some.`;

interface ImageOptions extends FormatOptions {
  readonly dryRun?: boolean;
  readonly commit?: boolean;
}

/** `inko import images`: a folder of pictures for the products. */
export function addImageImport(into: Command): void {
  const images = addFormat(into.command('images'))
    .description('the pictures of products')
    .argument('<folder>', 'folder of JPEG files')
    .addOption(
      new Option('--dry-run', 'say what would become of each file, and change nothing').conflicts('commit'),
    )
    .option('--commit', 'take them over without asking')
    .addHelpText('after', HELP)
    .action(runImages);
  addExamples(images, 'inko import images pictures --dry-run', 'inko import images pictures --commit --json');
}

async function runImages(folder: string, options: ImageOptions): Promise<void> {
  const { dryRun = false, commit = false, json, csv } = options;
  if (!dryRun && !commit && !(canAsk() && !json && !csv))
    throw new UsageError('Say --dry-run to see what would change, or --commit to take it over.');
  const { importImages, imagesText } = await import('./image-run.ts');
  let run = await importImages(folder, !commit);
  if (!dryRun && !commit && run.added + run.replaced > 0) {
    process.stderr.write(imagesText(run));
    if (await asked(`Take over ${run.added + run.replaced} pictures`))
      run = await importImages(folder, false);
  }
  await print(await textOf(run, options), run.written ? 'The good files were imported.' : undefined);
  if (run.errors > 0) process.exitCode = EXIT.failed;
}

async function textOf(run: ImageRun, options: FormatOptions): Promise<string> {
  const { imageRows, imagesText } = await import('./image-run.ts');
  const format = formatOf(options);
  if (format === 'json') return `${JSON.stringify(run, null, 2)}\n`;
  return format === 'csv' ? imageRows(run) : imagesText(run);
}
