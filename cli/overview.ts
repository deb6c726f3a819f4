import { COMMANDS } from './commands.ts';
import { examplesText } from './program/examples.ts';

const HEAD = `Usage: inko <command> [options]

Inkoberatung at the command line

Options:
  -V, --version    say which version this is
  -h, --help       display help for command

Commands:
`;

const TAIL = `
inko help COMMAND says more of one.

Exit codes:
  0  done
  1  it could not be done, or the data are not as they should be: a line of standard error says why
  2  not understood: an unknown command or option, or one that is missing
Ctrl-C ends each command (130); what it was writing into the database is then left out as a whole.

Files are found from the folder where the command is called; the data are those of the installation
(docs/configuration.md). Lists are tables on a terminal, and elsewhere a line for each row with a tab between two cells;
--json and --csv are for programs and spreadsheets. - is standard input, and standard output.
`;

/** The output of `inko --help`, without loading commander, so that it is fast. */
export function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const lines = COMMANDS.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}\n`);
  const examples = [
    'inko price data/fixtures/worked-cases.ndjson',
    'inko user list --json',
    'inko help user',
  ];
  return `${HEAD}${lines.join('')}${TAIL}${examplesText(examples)}\n`;
}
