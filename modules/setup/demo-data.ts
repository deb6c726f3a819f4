import type { SqlEntityManager } from '@mikro-orm/sql';
import { hashPassword, loginKeyOf, User, verifyPassword } from '#auth';
import { Institution, OwnKrankenkasse, sealPdfPassword } from '#institution';
import type { Keyring } from '#platform';
import { addDays, type CalendarDay } from '#platform/domain';
import demo from '../../data/institution/demo.json' with { type: 'json' };
import { advanceSequences, writeBaseData } from './base-data.ts';
import { writeDemoCatalogue, writeDemoKrankenkassen, writeDemoMatching } from './catalogue-data.ts';

/** Days of the demo trial already used, so that its banner shows a number in between. */
const TRIAL_DAYS_USED = 9;

/** What the demo data depend on. */
export interface DemoContext {
  readonly vendorName: string;
  readonly password: string;
  readonly now: Date;
  readonly today: CalendarDay;
  /** Encrypts the PDF passwords. */
  readonly keys: Keyring;
}

/**
 * Fills an empty database with the demo: catalogue, Krankenkassen, two institutions and a user for each role.
 */
export async function writeDemoData(em: SqlEntityManager, context: DemoContext): Promise<void> {
  const institutions = new Map<string, number>();
  institutions.set(
    'vendor',
    await writeBaseData(em, { ...demo.vendor, name: context.vendorName }, context.now),
  );
  await writeDemoCatalogue(em, context.now);
  await writeDemoMatching(em);
  const kassen = await writeDemoKrankenkassen(em);
  for (const { key, paketId, pdfPasswort, ...institution } of demo.institutions) {
    const id = (await em.insert(Institution, {
      ...institution,
      paket: paketId,
      berechnungsmethode: 'A',
      testbeginn: institution.testphase ? addDays(context.today, -TRIAL_DAYS_USED) : null,
      isVendor: false,
      datenTransferiert: true,
      created: context.now,
    })) as number;
    // The encryption includes the institution's id, which is known only now.
    if (pdfPasswort !== null)
      await em.nativeUpdate(
        Institution,
        { id },
        { pdfPasswort: sealPdfPassword(context.keys, id, pdfPasswort) },
      );
    institutions.set(key, id);
  }
  for (const institution of institutions.values()) {
    await em.insertMany(
      OwnKrankenkasse,
      kassen.map((krankenkasse) => ({ institution, krankenkasse })),
    );
  }
  await writeDemoUsers(em, institutions, context);
  await advanceSequences(em, ['krankenkasse', 'product', 'product_size', 'competitor']);
}

async function writeDemoUsers(
  em: SqlEntityManager,
  institutions: ReadonlyMap<string, number>,
  context: DemoContext,
): Promise<void> {
  const users = await Promise.all(
    demo.users.map(async ({ institution, roleId, about: _, ...user }) => ({
      ...user,
      institution: institutions.get(institution) as number,
      role: roleId,
      loginKey: loginKeyOf(user.loginname),
      passwordHash: await hashPassword(context.password),
      passwordInitial: false,
      mailConfirmed: true,
      inactive: false,
      failedTries: 0,
      gelesen: true,
      created: context.now,
    })),
  );
  await em.insertMany(User, users);
}

/** A demo login with a note on what it shows. */
export interface DemoLogin {
  readonly loginname: string;
  readonly about: string;
}

/** The logins of the demo, in display order. */
export const DEMO_LOGINS: readonly DemoLogin[] = demo.users.map(({ loginname, about }) => ({
  loginname,
  about,
}));

/** Sets the configured password for each demo login; a hash that matches stays. */
export async function setDemoPassword(em: SqlEntityManager, password: string): Promise<void> {
  const loginKeys = demo.users.map((user) => loginKeyOf(user.loginname));
  const users = await em.find(User, { loginKey: { $in: loginKeys } });
  for (const { id, passwordHash } of users) {
    const fits = passwordHash != null && (await verifyPassword(password, passwordHash));
    await em.nativeUpdate(
      User,
      { id },
      {
        passwordHash: fits ? passwordHash : await hashPassword(password),
        passwordInitial: false,
        failedTries: 0,
      },
    );
  }
}
