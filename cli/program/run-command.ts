import { CommanderError } from 'commander';
import { EXIT } from '../output/output.ts';
import { hearFailures } from '../output/print.ts';
import { programFor } from './program.ts';
import { isUsageError } from './usage-error.ts';

/** Runs a command; sets the exit code of the process. */
export async function runCommand(args: readonly string[]): Promise<void> {
  const [first, second] = args;
  const isVersion = first === '--version' || first === '-V';
  hearFailures();
  try {
    const wanted = isVersion ? 'version' : first === 'help' ? second : first;
    const program = await programFor(wanted);
    await program.parseAsync(isVersion ? ['version'] : args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has written the error or the requested help.
      process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
    } else if (isUsageError(error)) {
      process.stderr.write(`inko: ${error.message}\n`);
      process.exitCode = EXIT.usage;
    } else {
      // Loaded on demand: commands without a database start without its code.
      const { explainFailure } = await import('#platform');
      process.stderr.write(`inko: ${explainFailure(error)}\n`);
      process.exitCode = EXIT.failed;
    }
  }
}
