import type { Command, Option } from 'commander';

export type Shell = 'bash' | 'zsh' | 'fish';

/** A command with its possible continuations. */
interface Place {
  /** Such as `inko user list`. */
  readonly path: string;
  readonly words: readonly Word[];
  /** Whether it also accepts file names. */
  readonly files: boolean;
  readonly values: readonly Value[];
}

interface Word {
  readonly text: string;
  readonly about: string;
}

/** The value of an option: one of a few words, a file, or free text. */
interface Value {
  /** Such as `--document`. */
  readonly option: string;
  readonly choices: readonly string[];
  readonly files: boolean;
}

const NAMES_FILES = /^(file|folder)$/;

/** The completion script of a shell for all commands of a program, with their options and values. */
export function completionScript(shell: Shell, program: Command): string {
  return SCRIPTS[shell](placesIn(program, program.name()));
}

function placesIn(command: Command, path: string): readonly Place[] {
  const help = { text: '--help', about: 'display help' };
  const known = command.options.filter(({ long, hidden }) => long && !hidden);
  const options = known.map(({ long, description }) => ({ text: long ?? '', about: description }));
  const commands = command.commands.map((each) => ({ text: each.name(), about: each.description() }));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) =>
    argChoices.map((text) => ({ text, about: '' })),
  );
  return [
    {
      path,
      words: [...commands, ...choices, ...options, help],
      files: command.registeredArguments.some((argument) => NAMES_FILES.test(argument.name())),
      values: known.filter(({ required, optional }) => required || optional).map(valueAfter),
    },
    ...command.commands.flatMap((each) => placesIn(each, `${path} ${each.name()}`)),
  ];
}

function valueAfter({ long, flags, argChoices = [] }: Option): Value {
  const [, name = ''] = /[<[](\w+)/.exec(flags) ?? [];
  return { option: long ?? '', choices: argChoices, files: NAMES_FILES.test(name) };
}

/** The paths below the first one. */
const below = (places: readonly Place[]) => places.slice(1).map(({ path }) => path);
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** A line of a shell's `case` per option with a value. */
function valueLines(places: readonly Place[], line: (at: string, value: Value) => string): string {
  return places
    .flatMap(({ path, values }) => values.map((each) => line(quoted(`${path} ${each.option}`), each)))
    .join('\n');
}

function bash(places: readonly Place[]): string {
  const set = (texts: readonly string[], files: boolean) =>
    `words=${quoted(texts.join(' '))} files=${files ? 'yes' : ''}`;
  const place = ({ path, words, files }: Place) =>
    `    ${quoted(path)}) ${set(
      words.map(({ text }) => text),
      files,
    )} ;;`;
  return `# bash completion of inko
_inko() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" at=inko word words= files=
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${below(places).map(quoted).join(' | ')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${places.map(place).join('\n')}
  esac
  case "$at $prev" in
${valueLines(places, (at, { choices, files }) => `    ${at}) ${set(choices, files)} ;;`)}
  esac
  if [[ $files && $cur != -* ]]; then
    words=
    compopt -o default 2>/dev/null
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -F _inko inko
`;
}

function zsh(places: readonly Place[]): string {
  const word = ({ text, about }: Word) => quoted(`${text}:${about.replaceAll(':', '\\:')}`);
  const set = (words: readonly Word[], files: boolean) =>
    `found=(${words.map(word).join(' ')}); files=${files ? 'yes' : ''}`;
  const choice = (text: string) => ({ text, about: '' });
  return `#compdef inko
_inko() {
  local at=inko word files=
  local -a found
  for word in \${words[2,CURRENT-1]}; do
    case "$at $word" in
      (${below(places).map(quoted).join(' | ')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${places.map(({ path, words, files }) => `    (${quoted(path)}) ${set(words, files)} ;;`).join('\n')}
  esac
  case "$at \${words[CURRENT-1]}" in
${valueLines(places, (at, { choices, files }) => `    (${at}) ${set(choices.map(choice), files)} ;;`)}
  esac
  (( $#found )) && _describe inko found
  [[ -z $files ]] || _files
}
if [ "$funcstack[1]" = _inko ]; then _inko "$@"; else compdef _inko inko; fi
`;
}

function fish(places: readonly Place[]): string {
  const escaped = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const line = ({ path, values }: Place, { text, about }: Word) => {
    const value = values.find(({ option }) => option === text);
    return [
      `complete -c inko -n ${escaped(`__inko_at "${path}"`)}`,
      text.startsWith('--') ? `-l ${text.slice(2)}` : `-a ${escaped(text)}`,
      ...(value === undefined ? [] : [value.files ? '-r -F' : `-x -a ${escaped(value.choices.join(' '))}`]),
      ...(about === '' ? [] : [`-d ${escaped(about)}`]),
    ].join(' ');
  };
  const lines = (place: Place) => [
    ...(place.files ? [`complete -c inko -n ${escaped(`__inko_at "${place.path}"`)} -F`] : []),
    ...place.words.map((word) => line(place, word)),
  ];
  return `# fish completion of inko
function __inko_at
    set -l at inko
    for word in (commandline -opc)[2..]
        switch "$at $word"
            case ${below(places).map(escaped).join(' ')}
                set at "$at $word"
        end
    end
    test "$at" = "$argv[1]"
end
complete -c inko -f
${places.flatMap(lines).join('\n')}
`;
}

const SCRIPTS = { bash, zsh, fish } as const;
