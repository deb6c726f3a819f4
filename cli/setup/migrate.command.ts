import type { Command } from 'commander';
import { addFormat, type FormatOptions, printResult } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

const HELP = '\nA server does the same at its start. What is up to date already stays as it is.';

/** `inko migrate`, the former name of `inko db migrate`; both are supported. */
export function addMigrateCommand(program: Command): void {
  addExamples(migrateCommand(program), 'inko migrate');
}

/** `inko db migrate`: runs in advance what a server does at its start. */
export function addDbMigrateCommand(db: Command): void {
  const migrate = migrateCommand(db).description('bring the tables of the database up to date');
  addExamples(migrate, 'inko db migrate', 'inko db migrate --json');
}

function migrateCommand(program: Command): Command {
  return addFormat(program.command('migrate'))
    .addHelpText('after', HELP)
    .action(async (options: FormatOptions) => {
      const [{ withPlatform }, { underDatabaseLock }, { bringUpToDate }] = await Promise.all([
        import('../program/open-platform.ts'),
        import('#platform'),
        import('#setup'),
      ]);
      const migrations = await withPlatform(({ orm, config }) =>
        underDatabaseLock(orm, config.databaseUrl, () => bringUpToDate(orm)),
      );
      const ran =
        migrations.length === 1 ? '1 migration has run.' : `${migrations.length} migrations have run.`;
      await printResult({ migrations }, options, { done: `${ran} The database is up to date.` });
    });
}
