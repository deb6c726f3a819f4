import { type Command, Option } from 'commander';
import { catalogueLists } from '#catalogue/domain';
import { institutionLists } from '#institution/domain';
import { headersOf } from '#platform/domain';
import { addImageImport } from './image/image.command.ts';
import { addFormat, type FormatOptions } from './output/output.ts';
import { asked, canAsk } from './program/confirm.ts';
import { addExamples } from './program/examples.ts';
import { UsageError } from './program/usage-error.ts';
import type { Examined, OwnTable } from './table/table-run.ts';
import { addUndo } from './table/undo.command.ts';

interface TableTexts {
  readonly of: string;
  readonly columns: string;
  /** What a line without an id changes. */
  readonly found?: string;
  /** Effect of an import whose lines have no id. */
  readonly help?: string;
}

/** Tables with a service of their own, and their words. */
const OWN_TABLES = {
  products: {
    of: 'the product table',
    columns:
      'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;ICONS;liquid, and created;last_modified, which are not read; wiederverwendbar: optional, 1 for what is washed and bought once. A file without it leaves that as it is',
    found: 'the row of its PZN',
  },
  matching: {
    of: 'the matching table: the address that belongs to a Kundennummer',
    columns: 'knr;name_1;name_2;street;number;zip;city',
    found: 'the row of its knr',
  },
  adm: {
    of: 'the ADM table: who of the field service looks after a Kundennummer',
    columns: 'knr;adm_nr;adm_name;adm_mail;adm_tel',
    found: 'the row of its knr',
  },
  institutions: {
    of: "the vendor's customers: address, contact, Vertriebsweg and Paket, without users and settings",
    columns:
      'id;Kundennummer;Name;Vertriebsweg;Strasse;Hausnummer;PLZ;Ort;Telefon;Fax;Ansprechpartner;Email;Webseite;IK;Paket',
    found: 'the row of its Kundennummer',
  },
  users: {
    of: 'all users, without their passwords',
    columns:
      "id;Loginname;Anrede;Vorname;Nachname;Mail;Rolle;Kundennummer;Status: Frau or Herr, the name of the role, and the Kundennummer of the institution (id:NUMBER where it has none, empty for the vendor's own). Status is not read",
    found: 'the user of its Mail',
    help: `A line with an id changes the user who has it; without one it changes the user of its Mail, or adds one, whose login name
is made of the name where Loginname is empty. New users get an initial password, which is shown only now, or with --invite
a mail with a link to set one. Users that the file does not name stay.`,
  },
  recommendations: {
    of: 'the table of recommendations',
    columns:
      "key;Artikelnummern: a key such as F_I1_T1_H1_V1_X1, and the numbers of any size of its products, the most fitting first, with blanks between them, or | where a number holds a blank. A child's key (K) without a number follows that of a woman; pick: optional, one of the numbers that is preselected",
    help: `A line sets what is recommended to its key; keys that the file does not name stay. A number that neither the
catalogue nor the key has is a fault.`,
  },
} as const satisfies Record<OwnTable, TableTexts>;

/** The plain lists that people export and import, by the names of their commands. */
const LISTS = [...institutionLists, ...catalogueLists].flatMap((record): [string, TableTexts][] => {
  const { file } = record;
  if (file === undefined) return [];
  return [
    [file.command, { of: file.of, columns: headersOf(record).join(';'), found: 'the row of its name' }],
  ];
});

const tables: readonly (readonly [string, TableTexts])[] = [...LISTS, ...Object.entries(OWN_TABLES)];

const linesHelp = ({ columns, found, help }: TableTexts) =>
  help ??
  `${columns.startsWith('id;') ? 'A line with an id changes the row that has it; without one it' : 'A line'} changes ${found}, or adds one. Rows that
the file does not name stay.`;

const importHelp = (table: TableTexts) => `
The file is CSV with the columns ${table.columns}.
${linesHelp(table)} - is standard input.

On a terminal it says what would change and asks; elsewhere --dry-run or --commit says what to do. A file with a line
that cannot be used is not taken over, and the exit code is 1; with --skip-errors its other lines are, and it is 0,
unless there is none.
--json writes {kind, file, edited, identical, inserted, errors, ignored: [COLUMN],
errorMessages: [{line, column, message}], doubts: [TEXT], recognized: [TEXT], changes: [{line, id, field, old, new}], committed}.`;

interface ImportCommandOptions extends FormatOptions {
  readonly dryRun?: boolean;
  readonly commit?: boolean;
  readonly skipErrors?: boolean;
  readonly invite?: boolean;
}

/** `inko import`: files into tables. */
export function addImportCommand(program: Command): void {
  const into = program.command('import');
  for (const [kind, table] of tables) {
    const command = addFormat(into.command(kind))
      .description(table.of)
      .argument('<file>', 'CSV file')
      .addOption(new Option('--dry-run', 'say what it would change, and change nothing').conflicts('commit'))
      .option('--commit', 'take it over without asking')
      .option('--skip-errors', 'take over the lines that can be used')
      .addHelpText('after', importHelp(table))
      .action((file: string, options: ImportCommandOptions) => runImport(kind, file, options));
    if (kind === 'users') command.option('--invite', 'mail new users a link to set a password');
    addExamples(
      command,
      `inko import ${kind} ${kind}.csv --dry-run`,
      `inko import ${kind} ${kind}.csv --commit --json`,
      `inko export ${kind} | inko import ${kind} - --commit`,
    );
  }
  addImageImport(into);
  addUndo(into);
}

async function runImport(kind: string, file: string, options: ImportCommandOptions): Promise<void> {
  const { dryRun = false, commit = false, skipErrors = false, invite = false } = options;
  // Answers come from the terminal, not if the file is standard input.
  const mayAsk = canAsk() && file !== '-' && !options.json && !options.csv;
  if (!dryRun && !commit && !mayAsk)
    throw new UsageError('Say --dry-run to see what would change, or --commit to take it over.');
  const [{ importTable }, { reportRun, reportText }] = await Promise.all([
    import('./table/table-run.ts'),
    import('./table/table-report.ts'),
  ]);
  const decide = async (examined: Examined): Promise<boolean> => {
    const { edited, identical, inserted, errors } = examined.run;
    if (dryRun || (errors > 0 && !skipErrors)) return false;
    // Of a file without a usable line nothing can be taken over, also with --skip-errors.
    if (errors > 0 && edited + identical + inserted === 0) return false;
    if (commit) return true;
    if (edited + inserted === 0) return false;
    process.stderr.write(reportText(examined));
    return asked(`Take over ${edited + inserted} lines`);
  };
  await reportRun(await importTable(kind, file, { decide, invite }), { ...options, skipErrors });
}

/** `inko export`: tables as files. */
export function addExportCommand(program: Command): void {
  const out = program.command('export');
  for (const [kind, { of }] of tables) {
    const command = out
      .command(kind)
      .description(of)
      .argument('[file]', 'file to write; left out or -: standard output', '-')
      .addOption(
        new Option('--csv', 'CSV, as "inko import" reads it (unless --json is given)').conflicts('json'),
      )
      .option('--json', 'write JSON')
      .option('--force', 'overwrite a file that is there already')
      .action(async (file: string, { json, force = false }: FormatOptions & { force?: boolean }) => {
        const [{ exportTable }, { writeOutput }] = await Promise.all([
          import('./table/table-run.ts'),
          import('./output/output-file.ts'),
        ]);
        await writeOutput(file, await exportTable(kind, json ? 'json' : 'csv'), { force });
      });
    addExamples(
      command,
      `inko export ${kind} ${kind}-new.csv`,
      `inko export ${kind} ${kind}.csv --force`,
      `inko export ${kind} --json`,
    );
  }
}
