import type { Command } from 'commander';

export type Shell = 'bash' | 'zsh' | 'fish';

/** A command, and what may follow it. */
interface Place {
  /** Such as `inko user list`. */
  readonly path: string;
  readonly words: readonly Word[];
}

interface Word {
  readonly text: string;
  readonly about: string;
}

/** The script that makes a shell complete the commands of a program and their options; elsewhere it completes files. */
export function completionScript(shell: Shell, program: Command): string {
  return SCRIPTS[shell](placesIn(program, program.name()));
}

function placesIn(command: Command, path: string): readonly Place[] {
  const help = { text: '--help', about: 'display help' };
  const options = command.options.flatMap(({ long, description, hidden }) =>
    long && !hidden ? [{ text: long, about: description }] : [],
  );
  const commands = command.commands.map((each) => ({ text: each.name(), about: each.description() }));
  const choices = command.registeredArguments.flatMap(({ argChoices = [] }) =>
    argChoices.map((text) => ({ text, about: '' })),
  );
  return [
    { path, words: [...commands, ...choices, ...options, help] },
    ...command.commands.flatMap((each) => placesIn(each, `${path} ${each.name()}`)),
  ];
}

/** The paths below the first, which a word may lead to. */
const below = (places: readonly Place[]) => places.slice(1).map(({ path }) => path);
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bash(places: readonly Place[]): string {
  return `# bash completion of inko
_inko() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" at=inko word words=
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${below(places).map(quoted).join(' | ')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${places.map(({ path, words }) => `    ${quoted(path)}) words=${quoted(words.map(({ text }) => text).join(' '))} ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _inko inko
`;
}

function zsh(places: readonly Place[]): string {
  const word = ({ text, about }: Word) => quoted(`${text}:${about.replaceAll(':', '\\:')}`);
  return `#compdef inko
_inko() {
  local at=inko word
  local -a found
  for word in \${words[2,CURRENT-1]}; do
    case "$at $word" in
      (${below(places).map(quoted).join(' | ')}) at="$at $word" ;;
    esac
  done
  case "$at" in
${places.map(({ path, words }) => `    (${quoted(path)}) found=(${words.map(word).join(' ')}) ;;`).join('\n')}
  esac
  _describe inko found
  _files
}
if [ "$funcstack[1]" = _inko ]; then _inko "$@"; else compdef _inko inko; fi
`;
}

function fish(places: readonly Place[]): string {
  const escaped = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const line = (path: string, { text, about }: Word) =>
    [
      `complete -c inko -n ${escaped(`__inko_at "${path}"`)}`,
      text.startsWith('--') ? `-l ${text.slice(2)}` : `-a ${escaped(text)}`,
      ...(about === '' ? [] : [`-d ${escaped(about)}`]),
    ].join(' ');
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
${places.flatMap(({ path, words }) => words.map((word) => line(path, word))).join('\n')}
`;
}

const SCRIPTS = { bash, zsh, fish } as const;
