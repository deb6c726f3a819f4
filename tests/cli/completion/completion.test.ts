import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shell } from '../../../cli/completion/completion-script.ts';
import { describeWithPrograms } from '../../server/support/with-programs.ts';
import { inkoHere } from '../run-here.ts';

/** In the folder where the line is typed. */
const FILES: readonly string[] = ['fall.json', 'liste.csv'];

const OFFERED: readonly (readonly [line: string, offers: readonly string[]])[] = [
  ['inko comp', ['completion']],
  ['inko package set-', ['set-default']],
  ['inko db re', ['restore']],
  ['inko user list --insti', ['--institution']],
  ['inko package set-default Klinik --', ['--contract', '--csv', '--help', '--json', '--registration']],
  [
    'inko pdf --document ',
    ['application', 'calendar', 'documentation', 'form', 'proposal', 'receipt', 'take-home'],
  ],
  ['inko pdf --document proposal --ca', ['--case']],
  ['inko pdf --case ', FILES],
  ['inko import products l', ['liste.csv']],
  ['inko import products --dr', ['--dry-run']],
  ['inko user list --institution ', []],
];
const WITHOUT_FILES = ['inko completion ', 'inko package ', 'inko user unlock '];

const folder = mkdtempSync(join(tmpdir(), 'inko-completion-'));
const scriptOf = (shell: Shell) => join(folder, `script.${shell}`);

/** Runs a shell in a folder with two files; what it writes on standard error is an error of the script. */
function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): string {
  const cwd = join(folder, 'files');
  const done = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, HOME: folder, ...env },
  });
  expect([args, done.status, done.stderr]).toEqual([args, 0, '']);
  return done.stdout;
}

const sorted = (texts: string) =>
  [...new Set(texts.split('\n').map((text) => text.trim()))].filter(Boolean).sort();

let offeredByZsh: ReadonlyMap<string, readonly string[]> | undefined;

/** What a zsh offers for each line of the tests, in one terminal. */
function zshOffers(): ReadonlyMap<string, readonly string[]> {
  const offered = join(folder, 'offered');
  const terminal = 'zmodload zsh/zpty; zpty shell zsh -i; while zpty -r shell _; do :; done';
  const lines = [...OFFERED.map(([line]) => line), ...WITHOUT_FILES];
  run('zsh', ['-f', '-c', terminal], {
    ...{ ZDOTDIR: folder, COMPLETION: scriptOf('zsh'), OFFERED: offered },
    ...{ LINES_TYPED: lines.join('\n'), TERM: 'xterm' },
  });
  return new Map(
    lines.map((line, at) => [
      line,
      sorted(readFileSync(`${offered}.${at + 1}`, { encoding: 'utf8', flag: 'a+' })),
    ]),
  );
}

const OFFERS: Readonly<Record<Shell, (line: string) => readonly string[]>> = {
  // Its line editor offers files where the script gives it no words and asks for that; here the test does.
  bash: (line) => {
    const words = line.split(' ').map((word) => `'${word}'`);
    const ask = `compopt() { [ "$*" = '-o default' ] && asked=yes; }; COMP_WORDS=(${words.join(' ')})
      COMP_CWORD=${words.length - 1}; _inko; printf '%s\\n' "\${COMPREPLY[@]}"
      if [ "$asked" ]; then compgen -f -- ${words.at(-1)}; fi`;
    return sorted(run('bash', ['--norc', '-c', `source ${scriptOf('bash')}; ${ask}`]));
  },
  // A terminal of its own for each line would load the completions of all commands each time.
  zsh: (line) => {
    offeredByZsh ??= zshOffers();
    return offeredByZsh.get(line) ?? ['not asked for'];
  },
  fish: (line) => {
    const suggested = run('fish', ['--no-config', '-c', `source ${scriptOf('fish')}; complete -C '${line}'`]);
    return sorted(suggested.replaceAll(/\t.*/g, ''));
  },
};

/** What a shell offers for a line with the cursor at its end, by name. */
const offersOf = (shell: Shell, line: string) => OFFERS[shell](line);

beforeAll(async () => {
  mkdirSync(join(folder, 'files'));
  for (const name of FILES) writeFileSync(join(folder, 'files', name), '');
  copyFileSync('tests/cli/completion/zshrc', join(folder, '.zshrc'));
  for (const shell of ['bash', 'zsh', 'fish'] as const)
    writeFileSync(scriptOf(shell), (await inkoHere(['completion', shell])).stdout);
});

afterAll(() => rmSync(folder, { recursive: true }));

for (const shell of ['bash', 'zsh', 'fish'] as const)
  describeWithPrograms(`inko completion ${shell}`, [shell], () => {
    test.each(OFFERED)('%s', (line, expected) => {
      expect(offersOf(shell, line)).toEqual(expected);
    });

    test('names no files where none is taken', () => {
      expect(offersOf(shell, 'inko completion ')).toEqual(expect.arrayContaining(['bash', 'fish', 'zsh']));
      for (const line of WITHOUT_FILES)
        expect(offersOf(shell, line).filter((each) => FILES.includes(each))).toEqual([]);
    });
  });

test('inko completion knows three shells', async () => {
  expect((await inkoHere(['completion', 'tcsh'])).code).toBe(2);
});
