import { type Command, Option } from 'commander';
import { addFormat, type FormatOptions, printResult } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';

interface SetupOptions extends FormatOptions {
  readonly login: string;
  readonly mail: string;
  readonly givenName: string;
  readonly lastName: string;
  readonly salutation: 'Frau' | 'Herr';
}

const NEXT = `Next: inko import products FILE, then images, insurers and recommendations; start the server, log in, and add
the first institution there (docs/setup.md). inko doctor says what is still missing.`;

/** `inko setup`: prepares an empty database for production, with the vendor's first user. */
export function addSetupCommand(program: Command): void {
  const setup = addFormat(program.command('setup'))
    .requiredOption('--login <name>', 'user name of the first user')
    .requiredOption('--mail <address>', 'mail address of the first user')
    .requiredOption('--given-name <name>', 'given name of the first user')
    .requiredOption('--last-name <name>', 'last name of the first user')
    .addOption(new Option('--salutation <word>', 'salutation').choices(['Frau', 'Herr']).default('Frau'))
    .action(async ({ login, mail, givenName, lastName, salutation, ...options }: SetupOptions) => {
      const [{ withPlatform }, { setUpInstallation }] = await Promise.all([
        import('../program/open-platform.ts'),
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
      const Loginname = login.trim();
      await printResult({ Loginname, password }, options, {
        done: `User name: ${Loginname}\nInitial password, shown only now: ${password}\n${NEXT}`,
        lost: `The database is set up; for another password run: inko user reset-password ${Loginname}`,
      });
    });
  addExamples(
    setup,
    'inko setup --login chefin --mail chefin@hersteller.example --given-name Ada --last-name Muster',
  );
}
