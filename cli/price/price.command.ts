import type { Command } from 'commander';
import { print } from '../output/print.ts';
import { addExamples } from '../program/examples.ts';
import { UsageError } from '../program/usage-error.ts';

const HELP = `
Input and output are NDJSON, one case and one result a line, in the same order; docs/price-format.md explains
them, and --schema prints their JSON Schema. A line that cannot be read, or is no UTF-8, gives
{"case":…,"file":…,"line":n,"code":"…","error":"…"}; the others are still computed.

--check compares each result with the "expected" of its case, any part of the result. What differs, and what
cannot be computed or compared, is named on standard error by file and line, then the cases are counted.
Results are written with --verbose only. An "expected" that names nothing has not passed.

Exit code 1 when a line or a file failed, and when --check found a difference, or nothing to compare.`;

/** Options of the command. */
interface PriceCommandOptions {
  readonly check?: boolean;
  readonly requireExpected?: boolean;
  readonly junit?: string;
  readonly force?: boolean;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly table?: boolean;
  readonly schema?: boolean;
}

/** `inko price`: computes cases in the batch format. Loads its code when it runs. */
export function addPriceCommand(program: Command): void {
  const price = program
    .command('price')
    .argument('[file...]', 'NDJSON files; - is standard input')
    .option('--check', 'compare each result with the "expected" of its case')
    .option('--require-expected', 'with --check: a case without "expected" has failed')
    .option('--junit <file>', 'with --check: write a report for CI (JUnit XML)')
    .option('--force', 'overwrite a report that is there already')
    .option('--quiet', 'with --check: say nothing but what explains a failure')
    .option('--verbose', 'with --check: write the results, too')
    .option('--table', 'write a table for people instead of NDJSON')
    .option('--schema', 'print the JSON Schema of input and output')
    .addHelpText('after', HELP)
    .action(async (files: string[], options: PriceCommandOptions) => {
      if (options.schema === true) return printSchema(files);
      if (files.length === 0) price.error("error: missing required argument 'file'");
      process.exitCode = await run(files, options);
    });
  addExamples(
    price,
    'inko price data/fixtures/worked-cases.ndjson',
    'inko price --check data/fixtures/worked-cases.ndjson data/fixtures/edge-cases.ndjson',
    'inko price --check --require-expected --quiet --junit report.xml data/fixtures/worked-cases.ndjson',
    'inko price --table - < data/fixtures/worked-cases.ndjson',
    'inko price --schema > price-format.schema.json',
  );
}

async function run(files: readonly string[], options: PriceCommandOptions): Promise<0 | 1> {
  const { check = false, requireExpected = false, table = false, verbose = false, quiet = false } = options;
  const ofCheck = { '--require-expected': requireExpected, '--quiet': quiet, '--verbose': verbose };
  for (const [name, given] of Object.entries({ ...ofCheck, '--junit': options.junit !== undefined }))
    if (given && !check) throw new UsageError(`${name} belongs to --check.`);
  if (quiet && verbose) throw new UsageError('Say either --quiet or --verbose.');
  const { runPrice } = await import('./price-run.ts');
  const junit =
    options.junit === undefined ? undefined : { file: options.junit, force: options.force ?? false };
  return runPrice(
    files,
    { check, table, requireExpected, results: !check || verbose, quiet, junit },
    process,
    openSources,
  );
}

async function printSchema(files: readonly string[]): Promise<void> {
  if (files.length > 0) throw new UsageError('--schema takes no files.');
  const { priceFormatSchema } = await import('#consultation/domain');
  await print(`${JSON.stringify(priceFormatSchema(), null, 2)}\n`);
}

async function openSources() {
  const { openPriceSources } = await import('./database-sources.ts');
  return openPriceSources();
}
