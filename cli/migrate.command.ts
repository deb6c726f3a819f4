import type { Command } from 'commander';
import { print } from './print.ts';

/** `inko migrate`: what a server does at its start, done beforehand. */
export function addMigrateCommand(program: Command): void {
  program
    .command('migrate')
    .description('bring the tables of the database up to date')
    .action(async () => {
      const [{ withPlatform }, { underDatabaseLock }, { bringUpToDate }] = await Promise.all([
        import('./open-platform.ts'),
        import('#platform'),
        import('#setup'),
      ]);
      await withPlatform(({ orm, config }) =>
        underDatabaseLock(orm, config.databaseUrl, () => bringUpToDate(orm)),
      );
      await print('The database is up to date.\n', 'The database is up to date.');
    });
}
