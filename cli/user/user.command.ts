import { type Command, Option } from 'commander';
import { addFormat, type FormatOptions, type Kind, printRow, printRows } from '../output/output.ts';
import { addExamples } from '../program/examples.ts';
import { addFilter, addYes } from '../program/options.ts';
import type {
  NewUserOptions,
  ResetOptions,
  UserDeletionOptions,
  UserListOptions,
  UserOptions,
} from './user-options.ts';

const USERS: Kind = {
  columns: [
    'id',
    'Loginname',
    'Vorname',
    'Nachname',
    'Mail',
    'Status',
    'RollenName',
    'Institution',
    'Kundennummer',
  ],
  none: 'No user found.',
};

const DELETED: Kind = {
  columns: ['id', 'Loginname', 'Vorname', 'Nachname', 'Institution', 'deleted'],
  none: 'No deleted user found.',
};

const LOGIN = ['<login>', 'user name'] as const;

/** `inko user`: all users, and help for those whom nobody else can help. */
export function addUserCommand(program: Command): void {
  const command = program.command('user');
  const list = addFilter(addFormat(command.command('list')))
    .description('list the users by last name')
    .option('--institution <institution>', 'only those of this Kundennummer, or id:NUMBER')
    .addOption(new Option('--staff', "only the vendor's own").conflicts(['customers', 'institution']))
    .option('--customers', "only those of the vendor's customers")
    .addOption(
      new Option('--deleted', 'those that were deleted, of which rows are kept').conflicts([
        'staff',
        'customers',
        'institution',
      ]),
    )
    .action(async (options: UserListOptions) => {
      const { listDeletedUsers, listUsers } = await import('./user-list.ts');
      if (options.deleted) await printRows(await listDeletedUsers(options), DELETED, options);
      else await printRows(await listUsers(options), USERS, options);
    });
  addExamples(
    list,
    'inko user list',
    'inko user list --institution 204711 --json',
    'inko user list --staff --csv',
    'inko user list --deleted',
  );
  const show = addFormat(command.command('show'))
    .description('show one user')
    .argument(...LOGIN)
    .action(async (login: string, options: FormatOptions) => {
      const { showUser } = await import('./user-run.ts');
      await printRow(await showUser(login), options);
    });
  addExamples(show, 'inko user show leitung', 'inko user show leitung --json');
  addAdd(command);
  addSet(command);
  addHelp(command);
  addSessions(command);
  addDelete(command);
}

const salutation = () => new Option('--salutation <word>', 'salutation').choices(['Frau', 'Herr']);

const ADD_HELP = `
The initial password is shown only now. Left out, the login name is made of the name, and the role is the one that new
users get; the vendor's own staff has a role of its own.`;

function addAdd(command: Command): void {
  const add = addFormat(command.command('add'))
    .description('add a user, with an initial password')
    .addOption(
      new Option('--institution <institution>', 'whose user: Kundennummer, or id:NUMBER').conflicts('staff'),
    )
    .option('--staff', "one of the vendor's own")
    .addOption(salutation().makeOptionMandatory())
    .requiredOption('--given-name <name>', 'given name')
    .requiredOption('--last-name <name>', 'last name')
    .requiredOption('--mail <address>', 'mail address')
    .option('--login <name>', 'user name')
    .option('--role <role>', 'name of the role, or id:NUMBER')
    .option('--invite', 'send a mail with a link to set the password, instead of an initial password')
    .addHelpText('after', ADD_HELP)
    .action(async (options: NewUserOptions) => {
      const { addUser } = await import('./user-run.ts');
      await addUser(options);
    });
  addExamples(
    add,
    'inko user add --institution 204711 --salutation Frau --given-name Ada --last-name Neumann --mail neumann@apotheke.example --login neumann',
    'inko user add --staff --salutation Herr --given-name Max --last-name Muster --mail max@hersteller.example',
  );
}

function addSet(command: Command): void {
  const set = addFormat(command.command('set'))
    .description('change a user; what is not named stays as it is')
    .argument(...LOGIN)
    .addOption(salutation())
    .option('--given-name <name>', 'given name')
    .option('--last-name <name>', 'last name')
    .option('--mail <address>', 'mail address; the former one is told')
    .option('--login <name>', 'user name')
    .option('--role <role>', 'name of the role, or id:NUMBER')
    .action(async (login: string, options: UserOptions) => {
      const { setUser } = await import('./user-run.ts');
      await setUser(login, options);
    });
  addExamples(
    set,
    'inko user set beratung --last-name Beispiel',
    'inko user set beratung --role id:3 --json',
  );
}

function addHelp(command: Command): void {
  const unlock = addFormat(command.command('unlock'))
    .description('let a locked or deactivated user log in again')
    .argument(...LOGIN)
    .addHelpText('after', '\nA deactivated user gets an initial password, which is shown only now.')
    .action(async (login: string, options: FormatOptions) => {
      const { unlockUser } = await import('./user-run.ts');
      await unlockUser(login, options);
    });
  addExamples(unlock, 'inko user unlock beratung');
  const reset = addFormat(command.command('reset-password'))
    .alias('password')
    .description('give a user a random initial password and end all sessions')
    .argument(...LOGIN)
    .option('--invite', 'send a mail with a link to set a password, instead of an initial one')
    .action(async (login: string, options: ResetOptions) => {
      const { resetPassword } = await import('./user-run.ts');
      await resetPassword(login, options);
    });
  addExamples(reset, 'inko user reset-password beratung', 'inko user reset-password beratung --json');
  const deactivate = addFormat(command.command('deactivate'))
    .description('keep a user from logging in and end all sessions')
    .argument(...LOGIN)
    .action(async (login: string, options: FormatOptions) => {
      const { deactivateUser } = await import('./user-run.ts');
      await deactivateUser(login, options);
    });
  addExamples(deactivate, 'inko user deactivate katalog');
  const factor = addFormat(command.command('reset-second-factor'))
    .description('take away a second factor that a user has lost, and end all sessions')
    .argument(...LOGIN)
    .action(async (login: string, options: FormatOptions) => {
      const { resetSecondFactor } = await import('./user-run.ts');
      await resetSecondFactor(login, options);
    });
  addExamples(factor, 'inko user reset-second-factor admin');
}

const SESSIONS: Kind = {
  columns: ['id', 'created', 'lastSeen', 'browser'],
  none: 'No session found.',
};

function addSessions(command: Command): void {
  const list = addFormat(command.command('sessions'))
    .description('list the sessions of a user, the most recently used first')
    .argument(...LOGIN)
    .addHelpText('after', '\nTimes are UTC. The id opens nothing; it names a session for end-sessions.')
    .action(async (login: string, options: FormatOptions) => {
      const { listSessions } = await import('./user-sessions-run.ts');
      await printRows(await listSessions(login), SESSIONS, options);
    });
  addExamples(list, 'inko user sessions leitung', 'inko user sessions leitung --json');
  const end = addFormat(command.command('end-sessions'))
    .description('end all sessions of a user, or one of them')
    .argument(...LOGIN)
    .argument('[session]', 'id of the one to end, as inko user sessions shows it')
    .addHelpText('after', '\nThe password stays as it is: inko user reset-password gives another one.')
    .action(async (login: string, session: string | undefined, options: FormatOptions) => {
      const { endSessions } = await import('./user-sessions-run.ts');
      await endSessions(login, session, options);
    });
  addExamples(end, 'inko user end-sessions leitung', 'inko user end-sessions leitung --json');
}

const DELETE_HELP = `
Mail address and login name are free again. With --permanent no personal row is left, and the audit log keeps an id
that leads to nobody (DSGVO); that also takes one that was deleted before, named id:NUMBER as 'inko user list --deleted'
shows it.`;

function addDelete(command: Command): void {
  const remove = addYes(addFormat(command.command('delete')))
    .description('delete a user')
    .argument('<login>', 'user name; id:NUMBER for one that was deleted before')
    .option('--permanent', 'leave no personal row')
    .addHelpText('after', DELETE_HELP)
    .action(async (login: string, options: UserDeletionOptions) => {
      const { deleteUser } = await import('./user-run.ts');
      await deleteUser(login, options);
    });
  addExamples(remove, 'inko user delete aushilfe --yes', 'inko user delete kalkulation --permanent --yes');
}
