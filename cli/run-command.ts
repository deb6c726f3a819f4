import { type Command, CommanderError } from 'commander';
import { EXIT } from './output/output.ts';
import { hearFailures } from './output/print.ts';
import { databaseHere } from './program/database-here.ts';
import { hintOf } from './program/hint.ts';
import { isUsageError } from './program/usage-error.ts';
import { programFor } from './program.ts';

/** Runs a command; sets the exit code of the process. */
export async function runCommand(args: readonly string[]): Promise<void> {
  const [first] = args;
  const isVersion = first === '--version' || first === '-V';
  hearFailures();
  try {
    const isHelp = first === 'help';
    const words = isVersion ? ['version'] : isHelp ? args.slice(1) : args;
    const program = await programFor(words[0]);
    await program.parseAsync(isHelp ? helpOf(program, words) : words, { from: 'user' });
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
      const hint = hintOf(error);
      const end = hint === undefined ? '' : `Try: ${hint}\n`;
      process.stderr.write(`inko: ${explainFailure(error, await databaseHere())}\n${end}`);
      process.exitCode = EXIT.failed;
    }
  }
}

/** The words that ask for the help of a command of a command; as they are where there is none, which is an error. */
function helpOf(program: Command, words: readonly string[]): readonly string[] {
  let command = program;
  for (const [at, word] of words.entries()) {
    if (command.commands.length === 0) return [...words.slice(0, at), '--help'];
    const next = command.commands.find((each) => each.name() === word || each.aliases().includes(word));
    if (next === undefined) return words.slice(0, at + 1);
    command = next;
  }
  return [...words, '--help'];
}
