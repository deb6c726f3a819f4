import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { checked } from '#platform';
import { RegistrationService } from '../../../../modules/auth/registration/registration.service.ts';
import { registrationModel } from '../../../../modules/auth/registration/registration.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { mailsTo, registration } from '../../../server/support/visitor.ts';

describeWithDatabase('a registration', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = () => join(database.folder, 'outbox');
  const register = async (
    changes: Readonly<Record<string, unknown>> = {},
    { em = database.em(), OUTBOX_DIR = outbox() } = {},
  ) =>
    (await servicesOn(em, undefined, { env: { OUTBOX_DIR } }))
      .get(RegistrationService)
      .register(checked(registrationModel, registration(changes)));
  const userOf = (id: number) =>
    database.em().findOneOrFail(User, { id }, { populate: ['institution.paket', 'role'] });
  const rows = async () => [
    await database.em().count(User),
    await database.em().count(Institution),
    await database.em().count(AuditEntry, { what: 'registration' }),
  ];

  test('writes an institution in its trial, its main user and an audit entry, and mails the link', async () => {
    const before = await rows();
    const made = await register({ Mail: 'Zoe@Brunnen.Example', Vorname: 'Zoë', Nachname: 'Groß' });
    if (!made.ok) throw new Error(made.message);
    expect(made).toMatchObject({ username: 'zoe.gross', mailSent: true });
    expect(await userOf(made.userId)).toMatchObject({
      ...{ mail: 'zoe@brunnen.example', mailConfirmed: false, passwordInitial: false, role: { id: 2 } },
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
      institution: {
        ...{ name: 'Brunnen-Apotheke', kundennummer: null, berechnungsmethode: 'A', isVendor: false },
        ...{ testphase: true, testbeginn: '2026-03-09', ansprechpartner: 'Zoë Groß' },
      },
    });
    expect(await rows()).toEqual(before.map((count) => count + 1));
    const [mail] = mailsTo(outbox(), 'zoe@brunnen.example');
    expect(mail?.link).toMatchObject({ path: '/verify', id: String(made.userId) });
    const log = await database.em().execute('select * from audit_entry');
    expect(JSON.stringify(log)).not.toMatch(/brunnen|Groß/i);
  });

  test('for the contract version gets the Paket of that version and no trial', async () => {
    const made = await register({ selectedVersion: 1 });
    expect((await userOf(made.ok ? made.userId : 0)).institution).toMatchObject({
      ...{ testphase: false, testbeginn: null, paket: { VollversionStandard: true } },
    });
  });

  test('is refused, and writes nothing, for a mail, a Kundennummer or a password that cannot be', async () => {
    await register({ Kundennummer: '410023', Mail: 'erste@brunnen.example' });
    await register({ Mail: 'erste@grün.example' });
    const before = await rows();
    expect(await register({ Mail: 'ERSTE@brunnen.example' })).toMatchObject({ ok: false, error: 1 });
    expect(await register({ Mail: 'erste@xn--grn-ioa.example' })).toMatchObject({ ok: false, error: 1 });
    await expect(register({ Kundennummer: '410023' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { Kundennummer: 'Diese Kundennummer ist schon vergeben.' },
    });
    // Whatever the browser says of it: the matching table decides.
    await expect(register({ Kundennummer: '999999', KnrVerifiziert: true })).rejects.toMatchObject({
      fields: { Kundennummer: expect.stringContaining('nicht in unserem System') },
    });
    await expect(register({ Password: 'Brunnen-Apotheke1!' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { Password: expect.any(String) },
    });
    expect(await rows()).toEqual(before);
  });

  test('succeeds once of several with one mail in two processes, and gives one name several login names', async () => {
    const other = await another(database, engine);
    const both = (at: number) => ({ em: at % 2 === 0 ? database.em() : other.em() });
    const before = await rows();
    const same = await Promise.all(
      [0, 1, 2, 3].map((at) => register({ Mail: 'gleich@brunnen.example' }, both(at))),
    );
    expect(same.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await rows()).toEqual(before.map((count) => count + 1));
    const named = await Promise.all(
      [0, 1, 2, 3].map((at) => register({ Vorname: 'Ada', Nachname: 'Doppelt' }, both(at))),
    );
    await other.close();
    expect(new Set(named.map((made) => made.ok && made.username)).size).toBe(4);
    for (const made of named) expect(made).toMatchObject({ username: /^ada\.doppelt\d*$/ });
  });

  test('stands where its mail cannot be written', async () => {
    const file = join(database.folder, 'no-folder');
    writeFileSync(file, '');
    const before = await rows();
    expect(await register({}, { OUTBOX_DIR: file })).toMatchObject({ ok: true, mailSent: false });
    expect(await rows()).toEqual(before.map((count) => count + 1));
  });
});
