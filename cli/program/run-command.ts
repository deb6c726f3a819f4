import { CommanderError } from 'commander';
import { EXIT } from '../output/output.ts';
import { hearFailures } from '../output/print.ts';
import { programFor } from './program.ts';
import { isUsageError } from './usage-error.ts';

/** Runs a command; how it went is the exit code of the process. */
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
      // It has said what was wrong, or what it was asked for.
      process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
    } else if (isUsageError(error)) {
      process.stderr.write(`inko: ${error.message}\n`);
      process.exitCode = EXIT.usage;
    } else {
      // Loaded only now: a command that needs no database starts without what stands behind one.
      const { explainFailure } = await import('#platform');
      process.stderr.write(`inko: ${explainFailure(error)}\n`);
      process.exitCode = EXIT.failed;
    }
  }
}
