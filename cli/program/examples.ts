import type { Command } from 'commander';

/** Prefix of each example, as at a prompt. */
const PROMPT = '  $ ';

const given = new WeakMap<Command, readonly string[]>();

/** Appends examples to the help of a command, each a whole command line. */
export function addExamples(command: Command, ...examples: readonly string[]): Command {
  given.set(command, examples);
  return command.addHelpText('after', examplesText(examples));
}

/** Appends the first example of each subcommand to the help of a command. */
export function addExamplesOfCommands(command: Command): void {
  const first = command.commands.flatMap((each) => given.get(each)?.slice(0, 1) ?? []);
  if (first.length > 0) addExamples(command, ...first);
}

/** Examples as the end of a help text. */
export function examplesText(examples: readonly string[]): string {
  return `\nExamples:\n${examples.map((line) => `${PROMPT}${line}`).join('\n')}`;
}

/** The examples in a help text. */
export function examplesIn(help: string): readonly string[] {
  const [, text = ''] = help.split('\nExamples:\n');
  return text.split('\n').flatMap((line) => (line.startsWith(PROMPT) ? [line.slice(PROMPT.length)] : []));
}
