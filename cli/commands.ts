import type { Command } from 'commander';

/** A command of `inko`: its summary, and how to load it. */
interface Entry {
  readonly name: string;
  readonly about: string;
  load(): Promise<(program: Command) => void>;
}

/** All commands, in the order of the help. */
export const COMMANDS: readonly Entry[] = [
  {
    name: 'price',
    about: 'compute the figures of carts from NDJSON files',
    load: async () => (await import('./price/price.command.ts')).addPriceCommand,
  },
  {
    name: 'pdf',
    about: 'make a document of a consultation',
    load: async () => (await import('./pdf/pdf.command.ts')).addPdfCommand,
  },
  {
    name: 'import',
    about: 'take a file over into a table',
    load: async () => (await import('./table.commands.ts')).addImportCommand,
  },
  {
    name: 'export',
    about: 'write a table to standard output or a file',
    load: async () => (await import('./table.commands.ts')).addExportCommand,
  },
  {
    name: 'recommendations',
    about: 'whether the table of recommendations is sound',
    load: async () =>
      (await import('./recommendations/recommendations.command.ts')).addRecommendationsCommand,
  },
  {
    name: 'insurer',
    about: "the vendor's list of Krankenkassen",
    load: async () => (await import('./insurer/insurer.command.ts')).addInsurerCommand,
  },
  {
    name: 'product',
    about: 'the product table, size by size: list, show, add, change, delete',
    load: async () => (await import('./product/product.command.ts')).addProductCommand,
  },
  {
    name: 'institution',
    about: "the vendor's customers: list, show, add, change, delete",
    load: async () => (await import('./institution/institution.command.ts')).addInstitutionCommand,
  },
  {
    name: 'user',
    about: 'all users: list, show, add, change, delete, help them to log in',
    load: async () => (await import('./user/user.command.ts')).addUserCommand,
  },
  {
    name: 'package',
    about: 'the packages: how many users, how long a trial',
    load: async () => (await import('./package/package.command.ts')).addPackageCommand,
  },
  {
    name: 'role',
    about: 'the roles: what users may do',
    load: async () => (await import('./role/role.command.ts')).addRoleCommand,
  },
  {
    name: 'right',
    about: 'the rights that roles give',
    load: async () => (await import('./role/right.command.ts')).addRightCommand,
  },
  {
    name: 'mail',
    about: 'whether mails arrive: send one',
    load: async () => (await import('./mail/mail.command.ts')).addMailCommand,
  },
  {
    name: 'audit',
    about: 'the audit log: who did what, and when',
    load: async () => (await import('./audit/audit.command.ts')).addAuditCommand,
  },
  {
    name: 'calls',
    about: 'all that a browser or a program may ask of the server, and who may',
    load: async () => (await import('./calls/calls.command.ts')).addCallsCommand,
  },
  {
    name: 'setup',
    about: "set up an empty database: tables, rights, roles, packages and the vendor's first user",
    load: async () => (await import('./setup/setup.command.ts')).addSetupCommand,
  },
  {
    name: 'db',
    about: 'the database: back it up, restore it, copy it, look it over, bring it up to date',
    load: async () => (await import('./db/db.command.ts')).addDbCommand,
  },
  {
    name: 'keys',
    about: 'under which key stored secrets are sealed, and how to replace it',
    load: async () => (await import('./keys/keys.command.ts')).addKeysCommand,
  },
  {
    name: 'migrate',
    about: 'the same as inko db migrate',
    load: async () => (await import('./setup/migrate.command.ts')).addMigrateCommand,
  },
  {
    name: 'doctor',
    about: 'look the installation over and say what is not as it should be',
    load: async () => (await import('./doctor/doctor.command.ts')).addDoctorCommand,
  },
  {
    name: 'completion',
    about: 'write a script that completes commands in a shell',
    load: async () => (await import('./completion/completion.command.ts')).addCompletionCommand,
  },
  {
    name: 'version',
    about: 'say which version this is',
    load: async () => (await import('./setup/version.command.ts')).addVersionCommand,
  },
];
