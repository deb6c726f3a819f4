import type { Command } from 'commander';

const HELP = `
Input and output are NDJSON, one case and one result a line, in the same order. A line that cannot be
read gives {"case":…,"line":n,"error":"…"}; the others are still computed. Exit code 1 when a line or a
file failed, or when --check found a difference (named on standard error).`;

/** `inko price`: computes cases in the batch format. What it needs is loaded when it runs. */
export function addPriceCommand(program: Command): void {
  program
    .command('price')
    .description('compute the figures of carts from NDJSON files')
    .argument('<file...>', 'NDJSON files; - is standard input')
    .option('--check', 'compare each result with the "expected" of its case', false)
    .option('--table', 'write a table for people instead of NDJSON', false)
    .addHelpText('after', HELP)
    .action(async (files: string[], options: { check: boolean; table: boolean }) => {
      const { runPrice } = await import('./price-run.ts');
      process.exitCode = await runPrice(files, options, process, openSources);
    });
}

async function openSources() {
  const { openPriceSources } = await import('./database-sources.ts');
  return openPriceSources();
}
