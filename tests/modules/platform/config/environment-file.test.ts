import { describe, expect, test } from 'vitest';
import {
  parseEnvironment,
  readEnvironmentFile,
} from '../../../../modules/platform/config/environment-file.ts';

/** What systemd.exec(5) says of EnvironmentFile=, one case each. */
const CASES: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  [
    'a value without quotes ends with its line',
    'IMPRINT=Vertreten durch: A|HRB: 1 ; 2\nB=2',
    { IMPRINT: 'Vertreten durch: A|HRB: 1 ; 2', B: '2' },
  ],
  ['nothing is executed or expanded', 'A=$(touch /x) `id` $HOME', { A: '$(touch /x) `id` $HOME' }],
  ['blanks around a value do not count', '  A = \t x y \t \r\nB=1', { A: 'x y', B: '1' }],
  [
    'double quotes keep blanks, and escapes of four characters',
    'A=" x \\" \\\\ \\$ \\` \\n "',
    { A: ' x " \\ $ ` \\n ' },
  ],
  ['single quotes keep all', "A=' \\ \" # '", { A: ' \\ " # ' }],
  ['quoted parts are joined', `A="x" 'y'z`, { A: 'xyz' }],
  ['a quote within a value is one', `A=Müller's "Haus"`, { A: `Müller's "Haus"` }],
  ['quotes go over lines', 'A="x\ny"\nB=1', { A: 'x\ny', B: '1' }],
  ['a backslash continues a line', 'A=x\\\ny\nB="v\\\nw"', { A: 'xy', B: 'vw' }],
  ['comments begin lines only', '# A=1\n  ; B=2\nC=3 # 4\n#D=\\\nE=5', { C: '3 # 4', E: '5' }],
  ['an empty value is one', 'A=\nB=""\n', { A: '', B: '' }],
  ['the last one counts', 'A=1\nA=2', { A: '2' }],
  ['what names no variable is skipped', 'export A=1\nB\n2C=3\n=4\nD=5', { D: '5' }],
];

describe('a file of variables', () => {
  test.each(CASES)('%s', (_, text, expected) => {
    expect(parseEnvironment(text)).toEqual(expected);
  });

  test('that cannot be read is named', () => {
    expect(() => readEnvironmentFile('/none/environment')).toThrow(
      '/none/environment: cannot be read (ENOENT)',
    );
  });
});
