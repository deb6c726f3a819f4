import type { Command } from 'commander';
import { addExamples } from './examples.ts';
import { print } from './print.ts';

/** `inko migrate`: what a server does at its start, done beforehand. */
export function addMigrateCommand(program: Command): void {
  const migrate = program
    .command('migrate')
    .addHelpText('after', '\nA server does the same at its start. What is up to date already stays as it is.')
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
  addExamples(migrate, 'inko migrate');
}
