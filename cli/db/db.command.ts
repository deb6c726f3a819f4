import type { Command } from 'commander';
import { printFindings } from '../output/finding.ts';
import { addFormat, type FormatOptions, printRow } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addYes, type YesOptions } from '../program/options.ts';
import { addDbMigrateCommand } from '../setup/migrate.command.ts';

const BACKUP_HELP = `
A server may run meanwhile: the backup is the database as it is at one moment. It is read back whole before it takes
its name, and only the account that runs the command may read it. Of SQLite it is a database file, of PostgreSQL an
archive of pg_dump, which has to be installed. SECRET_KEY and PDF_KEYS are not in it: keep them apart.
With --keep the argument is a folder. The backup is named there by its moment, and once it is complete, those that the
rule does not keep are removed: 7d,4w,12m keeps the newest of each of the last 7 days, 4 weeks and 12 months that have
one. Other files are left alone.`;

type BackupOptions = FormatOptions & { readonly force?: boolean; readonly keep?: string };

const RESTORE_HELP = `
Nothing else may have the database open: end the server first. The backup is read whole before anything is changed,
then takes the place of the database at once or not at all. The database that was replaced is kept, and where is said.
A backup of an older version is brought up to date by the next start, or by inko db migrate; one of a newer version is
refused.`;

const COPY_HELP = `
The way from SQLite to PostgreSQL, and back. Both databases must be out of use, and the one that is copied into a new one;
it gets all rows with their ids, versions and sealed values, so that SECRET_KEY and PDF_KEYS stay the same. What was
written is read back and compared before it is kept; the source stays as it is. A password may stand in PGPASSWORD in
place of the address, which others see in the list of processes.`;

const CHECK_HELP = `
Looks for damage, for rows that point nowhere, for recommendations without a product, and for PDF passwords that the
keys of now cannot open. It changes nothing. Exit code 1 when there is an error.`;

/** `inko db`: the database as a whole. */
export function addDbCommand(program: Command): void {
  const db = program.command('db');
  addDbMigrateCommand(db);
  const status = addFormat(db.command('status'))
    .description('say which database it is, of which version, how large, and what it holds')
    .addHelpText('after', '\nIt changes nothing, and also tells of a database that is not up to date.')
    .action(async (options: FormatOptions) => {
      const { databaseStatus } = await import('./db-status-run.ts');
      await printRow(await databaseStatus(), options);
    });
  addExamples(status, 'inko db status', 'inko db status --json');
  const backup = addFormat(db.command('backup'))
    .description('back the database up into a file')
    .argument('<file>', 'file to write; with --keep the folder')
    .option('--force', 'overwrite a file that is there already')
    .option('--keep <rule>', 'keep only some of the folder, such as 7d,4w,12m')
    .addHelpText('after', BACKUP_HELP)
    .action(async (file: string, { force = false, keep, ...options }: BackupOptions) => {
      const { runBackup, runKeptBackup } = await import('./db-backup-run.ts');
      await (keep === undefined ? runBackup(file, force, options) : runKeptBackup(file, keep, options));
    });
  addExamples(
    backup,
    'inko db backup sicherung.backup',
    'inko db backup sicherung.backup --force --json',
    'inko db backup --keep 7d,4w,12m sicherungen',
  );
  const restore = addYes(addFormat(db.command('restore')))
    .description('put a backup in the place of the database')
    .argument('<file>', 'file that inko db backup has written')
    .addHelpText('after', RESTORE_HELP)
    .action(async (file: string, { yes = false, ...options }: FormatOptions & YesOptions) => {
      const { runRestore } = await import('./db-restore-run.ts');
      await runRestore(file, yes, options);
    });
  addExamples(restore, 'inko db restore sicherung.backup --yes');
  const copy = addFormat(db.command('copy'))
    .description('copy the database into a new one of the other engine')
    .option('--from <url>', 'database to copy (default: DATABASE_URL)')
    .requiredOption('--to <url>', 'new database, sqlite:PATH or postgresql://…')
    .addHelpText('after', COPY_HELP)
    .action(async ({ from, to, ...options }: FormatOptions & { from?: string; to: string }) => {
      const { runCopy } = await import('./db-copy-run.ts');
      await runCopy(from, to, options);
    });
  addExamples(
    copy,
    'inko db copy --from sqlite:var/inko.sqlite --to postgresql://inko@127.0.0.1/inko',
    'inko db copy --to sqlite:zurueck.sqlite --json',
  );
  const check = addFormat(db.command('check'))
    .description('look the database over for damage')
    .addHelpText('after', CHECK_HELP)
    .action(async (options: FormatOptions) => {
      const { checkDatabase } = await import('./db-check-run.ts');
      await printFindings(await checkDatabase(), options);
    });
  addExamples(check, 'inko db check', 'inko db check --json');
}
