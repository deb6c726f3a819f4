import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import * as z from 'zod';
import { hashPassword, inventPassword, loginKeyOf, User, VENDOR_ROLE_ID } from '#auth';
import { KrankenkasseRow } from '#institution';
import { krankenkasseRecord, SELF_PAYERS } from '#institution/domain';
import {
  AuditLog,
  appliedMigrations,
  type Clock,
  type Config,
  checked,
  foreignDatabase,
  foreignTables,
  productVersion,
  requireOperator,
  storedOf,
  underDatabaseLock,
  VisitorTags,
} from '#platform';
import { type Actor, DomainError, initialOf, mailForm, personName } from '#platform/domain';
import { isEmpty, writeBaseData } from './base-data.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { databaseSchema } from './database-schema.ts';

/** Input for the first user. */
const schema = z.strictObject({
  loginname: z
    .string()
    .trim()
    .min(1, 'Der Benutzername fehlt.')
    .max(100, 'Der Benutzername hat mehr als 100 Zeichen.')
    .regex(
      /^[^\s\p{C}]*$/u,
      'Der Benutzername darf keine Leerzeichen und keine unsichtbaren Zeichen enthalten.',
    ),
  mail: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'Die E-Mail-Adresse hat mehr als 254 Zeichen.')
    .normalize('NFC')
    .check(mailForm()),
  vorname: personName('Vorname'),
  nachname: personName('Nachname'),
  /** 0 Frau, 1 Herr. */
  anrede: z.union([z.literal(0), z.literal(1)]),
});

/** The vendor's first user, who creates all others. */
export type FirstUser = z.input<typeof schema>;

/**
 * Sets up a new installation: schema, rights, roles, Pakete, the self-payer choices, the vendor's institution
 * and its first user. All or nothing; the audit log begins with it.
 *
 * @returns the first user's initial password, to be shown once
 * @throws DomainError `invalid` with the fields; `conflict` if the database already contains data; Error for a database
 *   that others use, too
 */
export async function setUpInstallation(
  actor: Actor,
  { orm, config, clock }: { readonly orm: MikroORM; readonly config: Config; readonly clock: Clock },
  firstUser: FirstUser,
): Promise<string> {
  requireOperator(actor);
  const user = checked(schema, firstUser);
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  await underDatabaseLock(orm, config.databaseUrl, async () => {
    await refuseForeign(orm);
    await bringUpToDate(orm);
    await (orm.em.fork() as SqlEntityManager).transactional(async (em) => {
      if (!(await isEmpty(em))) {
        throw new DomainError('conflict', 'Die Datenbank enthält schon Daten: Sie ist bereits eingerichtet.');
      }
      const institution = await writeBaseData(em, { name: config.vendorName }, clock.now());
      await writeSelfPayers(em);
      const id = (await em.insert(User, {
        ...user,
        institution,
        role: VENDOR_ROLE_ID,
        loginKey: loginKeyOf(user.loginname),
        passwordHash,
        passwordInitial: true,
        mailConfirmed: true,
        inactive: false,
        failedTries: 0,
        created: clock.now(),
      })) as number;
      const facts = { user: id, after: { Version: productVersion() } };
      await new AuditLog(em, clock, new VisitorTags(config.secretKey)).note(
        actor,
        'installation-set-up',
        facts,
        em,
      );
    });
  });
  return password;
}

/** Refuses a database with tables of something else, unless it was set up before: then it is refused for that. */
async function refuseForeign(orm: MikroORM): Promise<void> {
  const foreign = await foreignTables(orm, databaseSchema);
  if (foreign.length === 0) return;
  const isOurs = (await appliedMigrations(orm)).length > 0;
  if (!isOurs || (await isEmpty(orm.em.fork() as SqlEntityManager))) throw foreignDatabase(foreign);
}

/** Writes the self-payer choices, which every list of Krankenkassen has. */
async function writeSelfPayers(em: SqlEntityManager): Promise<void> {
  await em.insertMany(
    KrankenkasseRow,
    Object.values(SELF_PAYERS).map((Kasse) => ({
      ...storedOf(krankenkasseRecord.columns, initialOf(krankenkasseRecord)),
      Kasse,
      selfPay: true,
      muster: false,
    })),
  );
}
