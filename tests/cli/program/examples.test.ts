import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Command } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { COMMANDS } from '../../../cli/commands.ts';
import { examplesIn } from '../../../cli/program/examples.ts';
import { programFor } from '../../../cli/program.ts';
import { jpeg } from '../../modules/catalogue/images/sample-images.ts';
import { emptyDatabase, seededDatabase } from '../../server/support/database.ts';
import { callFrom, lineHere } from '../run-here.ts';

const newInstitution = (number: string) =>
  `inko institution add --name Kunde --number ${number} --street Weg --house-number 1 --postcode 28195 --city Bremen --mail k${number}@apotheke.example --salutation Herr --given-name Kim --last-name Kunde`;
const newUser = (login: string) =>
  `inko user add --institution 204711 --salutation Frau --given-name A --last-name B --mail ${login}@apotheke.example --login ${login}`;

/** What the examples take for granted: some delete these, others import the files. */
const BEFORE = [
  'inko package add --name Praxis',
  'inko role add --name Praktikum',
  ...['300002', '300003'].map(newInstitution),
  ...['aushilfe', 'katalog'].map(newUser),
];
/** Examples that work on a database without tables. */
const ON_AN_EMPTY_DATABASE = /^inko (setup|migrate|db migrate)/;

/** The commands at the end of each branch, in their order, each with its path. */
function leaves(command: Command, path: string): readonly (readonly [string, Command])[] {
  if (command.commands.length === 0) return [[path, command]];
  return command.commands.flatMap((each) => leaves(each, `${path} ${each.name()}`));
}

/** The help of a command as it prints it. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}

// @spec access-4-19
test('the examples of every command work as they stand', async () => {
  const program = await programFor('all');
  const commands = leaves(program, 'inko');
  const groups = program.commands.map((each) => [`inko ${each.name()}`, each] as const);
  const helps = [['inko', program] as const, ...commands].map(([path, command]) => [path, helpOf(command)]);
  // It ends with them.
  for (const [path = '', help = ''] of [...helps, ...groups.map(([path, each]) => [path, helpOf(each)])])
    expect([path, help.trimEnd().split('\n').at(-1)]).toEqual([path, `  $ ${examplesIn(help).at(-1)}`]);
  const examples = helps.flatMap(([, help = '']) => examplesIn(help));
  expect(examples.length).toBeGreaterThan(60);

  const [full, empty] = [await seededDatabase('sqlite'), await emptyDatabase('sqlite')];
  onTestFinished(async () => {
    await full.drop();
    await empty.drop();
  });
  await mkdir(join(full.folder, 'data'));
  await cp('data/fixtures', join(full.folder, 'data/fixtures'), { recursive: true });
  await mkdir(join(full.folder, 'pictures'));
  await mkdir(join(full.folder, 'sicherungen'));
  await writeFile(join(full.folder, 'pictures/valdumea-einlage.jpg'), await jpeg());
  const kinds = program.commands.find((each) => each.name() === 'export')?.commands ?? [];
  const exports = kinds.map((kind) => `inko export ${kind.name()} ${kind.name()}.csv`);

  const failures: unknown[] = [];
  const runAll = async (lines: readonly string[], { folder }: { readonly folder: string }) => {
    for (const line of lines) {
      const { code, stderr } = await lineHere(line, folder);
      if (code !== 0) failures.push([line, stderr]);
    }
  };
  const sqlite = new DatabaseSync(full.url.slice('sqlite:'.length));
  // One command takes it away; setting one up needs a telephone.
  sqlite.exec(
    "insert into second_factor (user_id, secret, last_step, created) select id, 'x', 0, 0 from users where login_key = 'admin'",
  );
  sqlite.close();
  const isForEmpty = (line: string) => ON_AN_EMPTY_DATABASE.test(line);
  // It needs both engines: tests/cli/db/db-copy.test.ts.
  const isForBoth = (line: string) => line.startsWith('inko db copy ');
  callFrom(full);
  await runAll(
    [...BEFORE, ...exports, ...examples.filter((line) => !isForEmpty(line) && !isForBoth(line))],
    full,
  );
  callFrom(empty);
  await runAll(examples.filter(isForEmpty), empty);
  expect(failures).toEqual([]);
});

test('the overview says of each command what it says itself', async () => {
  for (const { name, about } of COMMANDS) {
    const program = await programFor(name);
    const command = program.commands.find((each) => each.name() === name);
    expect([name, command?.description()]).toEqual([name, about]);
    expect(helpOf(program), name).toContain(`  ${name} `);
  }
});
