import { Command } from 'commander';
import { COMMANDS } from './commands.ts';
import { overview } from './overview.ts';
import { addExamplesOfCommands } from './program/examples.ts';

/**
 * The program with the requested commands; others are not loaded.
 *
 * @param wanted name of the command; `all` for every one
 */
export async function programFor(wanted: string | undefined): Promise<Command> {
  const program = new Command('inko')
    .option('-V, --version', 'say which version this is')
    .configureHelp({ subcommandTerm: termOf })
    .configureOutput({
      outputError: (text, write) => write(`inko: ${text.replace(/^error: /, '').replace(/\n(?=\()/, ' ')}`),
    })
    .exitOverride();
  program.helpInformation = overview;
  // Completion needs all of them.
  const isForAll = wanted === 'all' || wanted === 'completion';
  for (const { name, about, load } of COMMANDS) {
    if (isForAll || wanted === name) (await load())(program);
    else program.command(name);
    program.commands.find((command) => command.name() === name)?.description(about);
  }
  for (const command of program.commands) addExamplesOfCommands(command);
  hintAt(program, 'inko');
  return program;
}

/** A command's term in the list of subcommands. */
function termOf(command: Command): string {
  const names = command.registeredArguments.map((argument) => argument.name());
  const args = command.registeredArguments.map(({ required, variadic }, index) => {
    const name = `${names[index]}${variadic ? '...' : ''}`;
    return required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...args].join(' ');
}

/** Reports misuse in one line, followed by one that points to the help. */
function hintAt(command: Command, path: string): void {
  command.showHelpAfterError(`Try: ${path} --help`);
  for (const each of command.commands) hintAt(each, `${path} ${each.name()}`);
}
