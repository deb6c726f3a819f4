import { Command } from 'commander';
import { COMMANDS } from './commands.ts';
import { addExamples } from './examples.ts';

const EXIT_HELP = `
Exit codes:
  0  done
  1  it could not be done, or the data are not as they should be: a line of standard error says why
  2  not understood: an unknown command or option, or one that is missing
Ctrl-C ends each command (130); what it was writing into the database is then left out as a whole.

Files are found from the folder where the command is called; the data are those of the installation (README,
Configuration). Lists are tables on a terminal, and elsewhere a line for each row with a tab between two cells;
--json and --csv are for programs and spreadsheets. - is standard input, and standard output.`;

/**
 * The commands, as far as somebody asks for them: what belongs to the others is not loaded.
 *
 * @param wanted name of the command that is loaded; `all` for every one
 */
export async function programFor(wanted: string | undefined): Promise<Command> {
  const program = new Command('inko')
    .description('Inkoberatung at the command line')
    .usage('<command> [options]')
    .option('-V, --version', 'say which version this is')
    .configureHelp({ subcommandTerm: termOf })
    .configureOutput({
      outputError: (text, write) => write(`inko: ${text.replace(/^error: /, '').replace(/\n(?=\()/, ' ')}`),
    })
    .exitOverride()
    .addHelpText('after', EXIT_HELP);
  addExamples(
    program,
    'inko price data/fixtures/worked-cases.ndjson',
    'inko user list --json',
    'inko help user',
  );
  for (const { name, about, load } of COMMANDS) {
    if (wanted === name || wanted === 'all') (await load())(program);
    else program.command(name);
    program.commands.find((command) => command.name() === name)?.description(about);
  }
  hintAt(program, 'inko');
  return program;
}

/** How a command stands in the list of the one above it. */
function termOf(command: Command): string {
  const names = command.registeredArguments.map((argument) => argument.name());
  const args = command.registeredArguments.map(({ required, variadic }, index) => {
    const name = `${names[index]}${variadic ? '...' : ''}`;
    return required ? `<${name}>` : `[${name}]`;
  });
  // Of the commands at the top only one is loaded, and knows of its arguments.
  return command.parent?.parent ? [command.name(), ...args].join(' ') : command.name();
}

/** What is not understood is said in a line, with one that leads to the help. */
function hintAt(command: Command, path: string): void {
  command.showHelpAfterError(`Try: ${path} --help`);
  for (const each of command.commands) hintAt(each, `${path} ${each.name()}`);
}
