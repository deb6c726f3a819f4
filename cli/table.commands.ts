import { type Command, Option } from 'commander';
import { EXIT } from './output.ts';
import { print } from './print.ts';
import type { TableName, TableRun } from './table-run.ts';

interface TableTexts {
  readonly of: string;
  readonly columns: string;
  /** What a line without an id changes. */
  readonly found?: string;
  /** What an import does, where its lines have no id. */
  readonly help?: string;
}

/** The tables that can be taken out and put in, and what is said of them. */
const TABLES = {
  insurers: {
    of: "the vendor's Krankenkassen",
    columns: 'id;Kasse;Kinderpauschale;Urinpauschale;Stuhlpauschale;Kindalter;Selbstzahler;IK;Saetze',
    found: 'the row of its name',
  },
  competitors: {
    of: 'the known products of other makers',
    columns: 'id;Name',
    found: 'the row of its name',
  },
  products: {
    of: 'the product table',
    columns:
      'id;Artikelnummer;Produktbezeichnung;Schweregrad;PremiumBasis;Inkontinenzprodukt;PZN;EAN;Hilfsmittelnummer;Konfektionsgroesse;Hueftumfang;Anzahl;Anwendungstyp;UVP;Vorteilskommunikation;imagepfad;Tropfenanzahl;ICONS;liquid, and created;last_modified, which are not read',
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
  recommendations: {
    of: 'the table of recommendations',
    columns:
      "key;Artikelnummern: a key such as F_I1_T1_H1_V1_X1, and the numbers of any size of its products, the most fitting first, with blanks between them, or | where a number holds a blank. A child's key (K) without a number follows that of a woman",
    help: `
A line sets what is recommended to its key; keys that the file does not name stay. A number that neither the
catalogue nor the key has is a fault. All of it is taken over or nothing: a single fault keeps everything out, and
exit code 1 says so. - is standard input.`,
  },
} as const satisfies Record<TableName, TableTexts>;

const importHelp = ({ columns, found, help }: TableTexts) =>
  help ??
  `
${columns.startsWith('id;') ? 'A line with an id changes the row that has it; without one it' : 'A line'} changes ${found}, or adds one. Rows that
the file does not name stay. All of it is taken over or nothing: a single fault keeps everything out, and exit
code 1 says so. - is standard input.`;

/**
 * `inko export` and `inko import`: tables as files.
 *
 * @returns `inko import`
 */
export function addTableCommands(program: Command): Command {
  const out = program.command('export').description('write a table to standard output');
  const into = program.command('import').description('take a file over into a table');
  for (const [name, texts] of Object.entries(TABLES) as [TableName, TableTexts][]) {
    const { of, columns } = texts;
    out
      .command(name)
      .description(of)
      .addOption(new Option('--format <kind>', 'how to write it').choices(['csv', 'json']).default('csv'))
      .action(async ({ format }: { format: 'csv' | 'json' }) => {
        const { exportTable } = await import('./table-run.ts');
        await print(await exportTable(name, format), 'Nothing was changed.');
      });
    into
      .command(name)
      .description(of)
      .argument('<file>', 'CSV file')
      .option('--dry-run', 'say what it would change, and change nothing', false)
      .addOption(new Option('--format <kind>', 'how to report').choices(['table', 'json']).default('table'))
      .addHelpText('after', `\nThe file is CSV with the columns ${columns}.${importHelp(texts)}`)
      .action(async (file: string, { dryRun, format }: { dryRun: boolean; format: 'table' | 'json' }) => {
        const { importTable, reportText } = await import('./table-run.ts');
        const run = await importTable(name, file, dryRun);
        const text = format === 'json' ? `${JSON.stringify(run, null, 2)}\n` : reportText(run);
        await print(text, lost(run));
        if (run.errors > 0) process.exitCode = EXIT.failed;
      });
  }
  return into;
}

function lost({ written }: TableRun): string {
  return written ? 'The file was imported.' : 'Nothing was changed.';
}
