import type { Command } from 'commander';
import { addExamples } from '../program/examples.ts';

const HELP = `
Input and output are NDJSON, one case and one result a line, in the same order. A line that cannot be
read, or is no UTF-8, gives {"case":…,"file":…,"line":n,"error":"…"}; the others are still computed. Exit
code 1 when a line or a file failed, and when --check found a difference (named on standard error) or
nothing to compare.`;

/** Options of the command. */
interface PriceCommandOptions {
  readonly check?: boolean;
  readonly table?: boolean;
}

/** `inko price`: computes cases in the batch format. Loads its code when it runs. */
export function addPriceCommand(program: Command): void {
  const price = program
    .command('price')
    .argument('<file...>', 'NDJSON files; - is standard input')
    .option('--check', 'compare each result with the "expected" of its case')
    .option('--table', 'write a table for people instead of NDJSON')
    .addHelpText('after', HELP)
    .action(async (files: string[], { check = false, table = false }: PriceCommandOptions) => {
      const { runPrice } = await import('./price-run.ts');
      process.exitCode = await runPrice(files, { check, table }, process, openSources);
    });
  addExamples(
    price,
    'inko price data/fixtures/worked-cases.ndjson',
    'inko price --check data/fixtures/worked-cases.ndjson data/fixtures/edge-cases.ndjson',
    'inko price --table - < data/fixtures/worked-cases.ndjson',
  );
}

async function openSources() {
  const { openPriceSources } = await import('../program/database-sources.ts');
  return openPriceSources();
}
