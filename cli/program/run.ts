import { print } from '../output/print.ts';
import { overview } from './overview.ts';

const ASKS_FOR_OVERVIEW = new Set(['--help', '-h', 'help']);

/** Runs what the command line says; how it went is the exit code of the process. */
export async function runInko(args: readonly string[]): Promise<void> {
  const [first = '', ...others] = args;
  if (ASKS_FOR_OVERVIEW.has(first) && others.length === 0) return giveOverview();
  // Loaded only now: the overview is there without it.
  const { runCommand } = await import('./run-command.ts');
  await runCommand(args);
}

/** The overview needs no more of the program than this, its failure included. */
async function giveOverview(): Promise<void> {
  try {
    await print(overview());
  } catch (error) {
    process.stderr.write(`inko: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
