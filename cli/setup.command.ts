import { type Command, Option } from 'commander';
import { print } from './print.ts';

interface SetupOptions {
  readonly login: string;
  readonly mail: string;
  readonly givenName: string;
  readonly lastName: string;
  readonly salutation: 'Frau' | 'Herr';
}

/** `inko setup`: makes an empty database ready for production, with the vendor's first user. */
export function addSetupCommand(program: Command): void {
  program
    .command('setup')
    .description("set up an empty database: tables, rights, roles, packages and the vendor's first user")
    .requiredOption('--login <name>', 'user name of the first user')
    .requiredOption('--mail <address>', 'mail address of the first user')
    .requiredOption('--given-name <name>', 'given name of the first user')
    .requiredOption('--last-name <name>', 'last name of the first user')
    .addOption(new Option('--salutation <word>', 'salutation').choices(['Frau', 'Herr']).default('Frau'))
    .action(async ({ login, mail, givenName, lastName, salutation }: SetupOptions) => {
      const [{ withPlatform }, { setUpInstallation }] = await Promise.all([
        import('./open-platform.ts'),
        import('#setup'),
      ]);
      const password = await withPlatform((platform) =>
        setUpInstallation(platform.operator, platform, {
          loginname: login,
          mail,
          vorname: givenName,
          nachname: lastName,
          anrede: salutation === 'Frau' ? 0 : 1,
        }),
      );
      await print(
        `User name: ${login.trim()}\nInitial password, shown only now: ${password}\n`,
        `The database is set up; for another password run: inko user password ${login.trim()}`,
      );
    });
}
