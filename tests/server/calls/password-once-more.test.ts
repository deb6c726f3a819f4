import { expect, test } from 'vitest';
import { InstitutionAdminService, User, UserAdminService } from '#auth';
import { Institution, Paket } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { MINUTE } from '../support/test-clock.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

const OPERATOR = { kind: 'operator', name: 'root' } as const;
const HOUSE = {
  ...{ Name: 'Haus', Vertriebsweg: 20, Strasse: 'Weg', Hausnummer: '1', PLZ: '20095', Ort: 'Hamburg' },
  ...{ Kundennummer: 'H1', Email: 'haus@haus.example' },
};
const USERS = 'cms/user.php';

type Fields = Readonly<Record<string, unknown>>;
type Act = readonly [by: 'leitung' | 'admin', method: 'POST' | 'PUT' | 'DELETE', path: string, sent: Fields];

/** Which methods of services ask for it: tests/modules/access.service.test.ts. Here is for which changes. */
describeWithDatabase('the password is asked for once more', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const services = async () => await servicesOn(database.em(), server().clock);
  let made = 0;

  /** A colleague of the pharmacy's, whom nobody else needs. */
  async function colleague() {
    made += 1;
    await database.em().nativeUpdate(Paket, {}, { Nutzerlimit: 1000 });
    const { institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const fields = { Anrede: 1, Vorname: 'Neu', Nachname: 'Mann', RollenId: 3 } as const;
    const user = { ...fields, Mail: `neu${made}@apotheke.example` };
    const given = { ...user, id: null, institutionId: institution.id };
    const { id } = await (await services()).get(UserAdminService).save(OPERATOR, given);
    return { ...user, id };
  }

  const ACTS: Readonly<Record<string, () => Promise<Act>>> = {
    'a colleague’s mail address': async () => [
      ...(['leitung', 'PUT', USERS] as const),
      { ...(await colleague()), Mail: 'frisch@apotheke.example' },
    ],
    'a colleague’s role': async () => ['leitung', 'PUT', USERS, { ...(await colleague()), RollenId: 4 }],
    'a colleague’s login name': async () => [
      ...(['leitung', 'PUT', USERS] as const),
      { ...(await colleague()), Loginname: 'anders' },
    ],
    'the own mail address': async () => {
      const { id, role, ...me } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
      const user = { id, Anrede: me.anrede, Vorname: me.vorname, Nachname: me.nachname, RollenId: role?.id };
      return ['leitung', 'PUT', USERS, { ...user, Mail: 'selbst@apotheke.example' }];
    },
    deactivating: async () => [
      'leitung',
      'POST',
      'auth/deactivateUser.php',
      { userid: (await colleague()).id },
    ],
    'deleting for good': async () => ['leitung', 'DELETE', USERS, { id: (await colleague()).id, dsvgo: 1 }],
    'the Paket of an institution, which may end its trial': async () => {
      const main = { Anrede: 0, Vorname: 'Ina', Nachname: 'Falk' } as const;
      const given = { ...HOUSE, ...main, PaketId: 1, id: null } as never;
      const { id } = await (await services()).get(InstitutionAdminService).save(OPERATOR, given);
      return ['admin', 'PUT', 'cms/institution.php', { ...HOUSE, id, PaketId: 2 }];
    },
    'the PDF password in clear': async () => {
      const { institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
      const { pdfPasswort } = await database.em().findOneOrFail(Institution, institution.id);
      return ['leitung', 'POST', 'userdata/generatePdfPsw.php', { pdfCipher: pdfPasswort }];
    },
    'the rights of a role': async () => [
      ...(['admin', 'PUT', 'cms/roles.php'] as const),
      { id: 4, Name: 'Kalkulation', Rechte: [] },
    ],
  };

  const texts = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

  function ask(token: string, [, method, path, sent]: Act) {
    if (method === 'PUT') return call(server(), path, { method, token, json: sent });
    if (method === 'POST') return call(server(), path, { method, token, form: texts(sent) });
    return call(server(), `${path}?${new URLSearchParams(texts(sent))}`, { method, token });
  }

  test.each(Object.entries(ACTS))('for %s', async (_, given) => {
    const [by, method, path, sent] = await given();
    const token = await tokenOf(server(), by);
    server().clock.advance(11 * MINUTE);
    const refused = await ask(token, [by, method, path, sent]);
    expect([refused.status, refused.json]).toEqual([
      403,
      { error: 'password-needed', message: 'Bitte bestätigen Sie das mit Ihrem Passwort.' },
    ]);
    // An address is written to logs: what has no body is confirmed before.
    if (method === 'DELETE') {
      const form = { password: DEMO_PASSWORD };
      expect((await call(server(), 'auth/confirmPassword.php', { token, form })).status).toBe(200);
    }
    const along = method === 'DELETE' ? sent : { ...sent, password: DEMO_PASSWORD };
    const done = await ask(token, [by, method, path, along]);
    expect([done.status, done.json.error]).toEqual([200, undefined]);
  });

  test('not for what changes nobody’s access, and a wrong one counts as a wrong login', async () => {
    const user = await colleague();
    const token = await tokenOf(server(), 'leitung');
    server().clock.advance(11 * MINUTE);
    const renamed = { ...user, Vorname: 'Anders' };
    expect((await ask(token, ['leitung', 'PUT', USERS, renamed])).status).toBe(200);
    const form = { password: 'falsch' };
    const wrong = await call(server(), 'auth/confirmPassword.php', { token, form });
    expect([wrong.status, wrong.json.fields.password]).toEqual([
      400,
      'Ihr Passwort ist falsch. Sie haben noch 2 Versuche.',
    ]);
  });
});
