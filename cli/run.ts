import { print } from './output/print.ts';
import { overview } from './overview.ts';

const ASKS_FOR_OVERVIEW = new Set(['--help', '-h', 'help']);

/** Runs the command line; sets the exit code of the process. */
export async function runInko(args: readonly string[]): Promise<void> {
  const [first = '', ...others] = args;
  if (ASKS_FOR_OVERVIEW.has(first) && others.length === 0) return giveOverview();
  // Loaded on demand: the overview does not need it.
  const { runCommand } = await import('./run-command.ts');
  await runCommand(args);
}

/** Writes the overview, or its failure, without loading the program. */
async function giveOverview(): Promise<void> {
  try {
    await print(overview());
  } catch (error) {
    process.stderr.write(`inko: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
