import { expect, test } from 'vitest';
import { LoginService, User, UserTableService } from '#auth';
import { Paket } from '#institution';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { startMailServer } from '../../../server/support/smtp.ts';

const operator = { kind: 'operator', name: 'root' } as const;
const HEAD = 'id;Loginname;Anrede;Vorname;Nachname;Mail;Rolle;Kundennummer';
const ADA = ';;Frau;Ada;Neumann;ada@apotheke.example;Beratung;204711';

describeWithDatabase('the table of users', (engine) => {
  const database = useSeededDatabase(engine);
  const table = async (env: Readonly<Record<string, string>> = {}) =>
    (
      await servicesOn(database.em(), undefined, { env: { OUTBOX_DIR: `${database.folder}/outbox`, ...env } })
    ).get(UserTableService);
  const file = (...lines: readonly string[]) => Buffer.from([HEAD, ...lines].join('\n'));

  test('is exported as it is imported again, without passwords', async () => {
    const csv = await (await table()).export(operator, 'csv');
    expect(csv).toContain(';leitung;Frau;Katharina;Weiß;');
    expect(csv).not.toMatch(/passwor|\$argon|\$scrypt/i);
    const staged = await (await table()).stage(operator, Buffer.from(csv));
    expect(staged).toMatchObject({ edited: 0, inserted: 0, errors: 0, notEdited: 5 });
  });

  test('adds users with an initial password each, which opens and is noted nowhere', async () => {
    const staged = await (await table()).stage(operator, file(ADA, ADA.replace('ada@', 'ada2@')));
    expect(staged).toMatchObject({ inserted: 2, errors: 0 });
    const { access, inserted } = await (await table()).commitWithAccess(operator, {
      id: staged.id,
      invite: false,
    });
    expect(inserted).toBe(2);
    expect(access.map(({ line, Loginname }) => [line, Loginname])).toEqual([
      [2, 'ada.neumann'],
      [3, expect.stringMatching(/^ada\.neumann.+/)],
    ]);
    const logins = (await servicesOn(database.em())).get(LoginService);
    for (const each of access) {
      const password = 'password' in each ? each.password : '';
      expect(await logins.login(each.Loginname, password)).toMatchObject({ ok: true });
      const log = JSON.stringify(await database.em().execute('select * from audit_entry'));
      expect(log).not.toContain(password);
    }
    expect(await database.em().count(AuditEntry, { what: 'user-added' })).toBe(2);
    const csv = await (await table()).export(operator, 'csv');
    expect(await (await table()).stage(operator, Buffer.from(csv))).toMatchObject({
      notEdited: 7,
      errors: 0,
    });
  });

  test('invites new users by mail, and tells former addresses of a new one', async () => {
    const mails = await startMailServer();
    const env = { SMTP_URL: mails.url };
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const moved = `${id};;Herr;Daniel;Krüger;neu@apotheke.example;Beratung;204711`;
    const staged = await (await table(env)).stage(operator, file(ADA.replace('ada@', 'ada3@'), moved));
    expect(staged).toMatchObject({ inserted: 1, edited: 1, errors: 0 });
    const done = await (await table(env)).commitWithAccess(operator, { id: staged.id, invite: true });
    expect(done.access).toEqual([{ line: 2, Loginname: expect.any(String), invited: true }]);
    expect(done.untold).toEqual([]);
    expect(mails.received.map(({ to }) => to[0]).sort()).toEqual([
      'ada3@apotheke.example',
      'krueger@apotheke-stadtgarten.example',
    ]);
    expect(await database.em().findOneOrFail(User, { id })).toMatchObject({
      ...{ loginname: 'beratung', mail: 'neu@apotheke.example' },
    });
  });

  test('names each fault with its line and column, by the rules of the screen', async () => {
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const { faults } = await (await table()).stage(
      operator,
      file(
        ADA.replace('ada@', 'a@').replace('204711', '999999'),
        ADA.replace('ada@', 'b@').replace('Beratung', 'Hersteller'),
        ADA.replace('ada@', 'c@').replace(';;Frau', ';demo;Frau'),
        ADA.replace('ada@', 'd@').replace('Frau', 'Dr.'),
        `${id};;Frau;Katharina;Weiß;leitung@apotheke-stadtgarten.example;Beratung;204711`,
        ADA.replace('ada@', 'e@').replace('Beratung', 'Chefin'),
      ),
    );
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [2, 'Kundennummer'],
      [3, 'Rolle'],
      [4, 'Loginname'],
      [5, 'Anrede'],
      [6, 'Rolle'],
      [7, 'Rolle'],
    ]);
  });

  test('keeps to the limit of the Paket, and a user in the institution', async () => {
    await database.em().nativeUpdate(Paket, { Name: 'Vollversion' }, { Nutzerlimit: 1 });
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    const staged = await (await table()).stage(
      operator,
      file(
        ADA.replace('ada@', 'f@'),
        `${id};;Herr;Jörg;Petersen;petersen@sanitaetshaus-lindenhof.example;Institutionsadministrator;204711`,
      ),
    );
    expect(staged.faults.map(({ message }) => message)).toEqual([
      'Diese Institution hat so viele Benutzer, wie ihr Paket erlaubt.',
      'Ein Benutzer bleibt in seiner Institution.',
    ]);
  });
});
