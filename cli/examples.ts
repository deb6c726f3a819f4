import type { Command } from 'commander';

/** What each example begins with, as at a prompt. */
const PROMPT = '  $ ';

/** Ends the help of a command with examples of it, each a whole command line. */
export function addExamples(command: Command, ...examples: readonly string[]): Command {
  return command.addHelpText(
    'after',
    `\nExamples:\n${examples.map((line) => `${PROMPT}${line}`).join('\n')}`,
  );
}

/** The examples in a help text. */
export function examplesIn(help: string): readonly string[] {
  const [, text = ''] = help.split('\nExamples:\n');
  return text.split('\n').flatMap((line) => (line.startsWith(PROMPT) ? [line.slice(PROMPT.length)] : []));
}
