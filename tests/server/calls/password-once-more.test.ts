import { expect, test } from 'vitest';
import { ColleaguesService, InstitutionAdminService, User, UserAdminService } from '#auth';
import { Institution, Paket, sealPdfPassword } from '#institution';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { testKeys } from '../support/pdfs.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { MINUTE } from '../support/test-clock.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';

const OPERATOR = { kind: 'operator', name: 'root' } as const;
const HOUSE = {
  Name: 'Haus',
  Vertriebsweg: 20,
  Strasse: 'Weg',
  Hausnummer: '1',
  PLZ: '20095',
  Ort: 'Hamburg',
} as const;
const MAIN = { Anrede: 0, Vorname: 'Ina', Nachname: 'Falk' } as const;

type Fields = Readonly<Record<string, unknown>>;

/** What gives or takes somebody's access, by each of its doors; what a screen alone does has no call. */
interface Act {
  readonly by: 'leitung' | 'admin';
  readonly screen: readonly [path: string, form: Fields];
  readonly call?: readonly [method: 'POST' | 'PUT' | 'DELETE', path: string, sent: Fields];
}

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
    return { id, user };
  }

  async function house() {
    made += 1;
    const given = { ...HOUSE, Kundennummer: `H${made}`, PaketId: 1, Email: `haus${made}@haus.example` };
    return (await services()).get(InstitutionAdminService).save(OPERATOR, { ...given, ...MAIN, id: null });
  }

  const fresh = () => {
    made += 1;
    return { Mail: `frisch${made}@apotheke.example`, Vorname: 'Frisch', Nachname: 'Mann' };
  };

  const saved = (id: number, fields: Fields): Pick<Act, 'screen' | 'call'> => ({
    screen: ['/settings/1.data', { ...fields, id }],
    call: ['PUT', 'cms/user.php', { ...fields, id }],
  });

  const ACTS: Readonly<Record<string, () => Promise<Act>>> = {
    'a colleague’s mail address': async () => {
      const { id, user } = await colleague();
      return { by: 'leitung', ...saved(id, { ...user, Mail: fresh().Mail }) };
    },
    'a colleague’s role': async () => {
      const { id, user } = await colleague();
      return { by: 'leitung', ...saved(id, { ...user, RollenId: 4 }) };
    },
    'a colleague’s login name': async () => {
      const { id, user } = await colleague();
      made += 1;
      return { by: 'leitung', ...saved(id, { ...user, Loginname: `anders${made}` }) };
    },
    'the own mail address': async () => {
      const { id, role, ...me } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
      const user = { Anrede: me.anrede, Vorname: me.vorname, Nachname: me.nachname, RollenId: role?.id };
      return { by: 'leitung', ...saved(id, { ...user, Mail: fresh().Mail }) };
    },
    'a new user': async () => {
      const user = { Anrede: 1, RollenId: 3, ...fresh() };
      return {
        by: 'leitung',
        screen: ['/settings/1.data', { ...user, id: '' }],
        call: ['PUT', 'cms/user.php', { id: 0, ...user }],
      };
    },
    deactivating: async () => {
      const { id } = await colleague();
      return {
        by: 'leitung',
        screen: ['/settings/users/deactivation', { id }],
        call: ['POST', 'auth/deactivateUser.php', { userid: id }],
      };
    },
    'unlocking, which resets the password': async () => {
      const { id } = await colleague();
      await (await services()).get(ColleaguesService).deactivate(OPERATOR, id);
      return {
        by: 'leitung',
        screen: ['/settings/users/password', { id }],
        call: ['POST', 'auth/setpw.php', { userid: id }],
      };
    },
    'an invitation': async () => {
      const { id } = await colleague();
      return { by: 'leitung', screen: ['/settings/users/invitation', { id }] };
    },
    'deleting for good': async () => {
      const { id } = await colleague();
      return {
        by: 'leitung',
        screen: ['/settings/users/deletion', { id }],
        call: ['DELETE', 'cms/user.php', { id, dsvgo: 1 }],
      };
    },
    'deleting as the vendor does': async () => {
      const { id } = await colleague();
      return {
        by: 'admin',
        screen: ['/settings/users/hiding', { id }],
        call: ['DELETE', 'cms/user.php', { id, dsvgo: 0 }],
      };
    },
    'the PDF password in clear': async () => {
      const { institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
      const { pdfPasswort } = await database.em().findOneOrFail(Institution, institution.id);
      return {
        by: 'leitung',
        screen: ['/settings/pdfPassword', {}],
        call: ['POST', 'userdata/generatePdfPsw.php', { pdfCipher: pdfPasswort }],
      };
    },
    'another PDF password': async () => {
      const { institution } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
      const { Vertriebsweg: _, ...contact } = HOUSE;
      const PdfPasswort = sealPdfPassword(testKeys(), institution.id, 'Mitgelesen-7');
      return {
        by: 'leitung',
        screen: ['/settings/0.data', { ...contact, PdfPasswort: 'Mitgelesen-7' }],
        call: ['PUT', 'cms/institution.php', { ...contact, PdfPasswort }],
      };
    },
    'the own sessions': async () => ({ by: 'leitung', screen: ['/myAccount/sessions/endOthers', {}] }),
    'a new institution with its main user': async () => {
      const { Mail: Email } = fresh();
      const institution = { ...HOUSE, ...MAIN, Email, PaketId: 1, Kundennummer: `N${made}` };
      return {
        by: 'admin',
        screen: ['/cms/0.data', { ...institution, id: '' }],
        call: ['PUT', 'cms/institution.php', { id: 0, ...institution }],
      };
    },
    'the Paket of an institution, which may end its trial': async () => {
      const { id } = await house();
      const { kundennummer = '', email } = await database.em().findOneOrFail(Institution, id);
      const institution = { ...HOUSE, id, Kundennummer: kundennummer ?? '', Email: email, PaketId: 2 };
      return {
        by: 'admin',
        screen: ['/cms/0.data', institution],
        call: ['PUT', 'cms/institution.php', institution],
      };
    },
    'deleting an institution': async () => {
      const { id } = await house();
      return {
        by: 'admin',
        screen: ['/cms/institutionen/deletion', { id }],
        call: ['DELETE', 'cms/institution.php', { id, dsvgo: 1 }],
      };
    },
    'the rights of a role': async () => ({
      by: 'admin',
      screen: ['/cms/2.data', { id: 4, Name: 'Kalkulation', Beschreibung: '', 'rechte.prod_kat': 'on' }],
      call: ['PUT', 'cms/roles.php', { id: 4, Name: 'Kalkulation', Rechte: [] }],
    }),
  };

  const texts = (fields: Fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

  function sendCall(token: string, [method, path, sent]: NonNullable<Act['call']>) {
    if (method === 'PUT') return call(server(), path, { method, token, json: sent });
    if (method === 'POST') return call(server(), path, { method, token, form: texts(sent) });
    return call(server(), `${path}?${new URLSearchParams(texts(sent))}`, { method, token });
  }

  test.each(Object.entries(ACTS))('for %s: by screen and by call', async (_, given) => {
    const { by, screen, call: documented } = await given();
    const cookie = await server().cookieOf(by);
    server().clock.advance(11 * MINUTE);
    const [path, form] = screen;
    const screened = await server().ask(path, { cookie, form: texts(form) });
    expect(await screened.text()).toContain('password-needed');
    if (documented === undefined) return;
    const token = cookie.slice('user-token='.length);
    const refused = await sendCall(token, documented);
    expect([refused.status, refused.json]).toEqual([
      403,
      { error: 'password-needed', message: 'Bitte bestätigen Sie das mit Ihrem Passwort.' },
    ]);
    const [method, name, sent] = documented;
    // An address is written to logs: what has no body is confirmed before.
    if (method === 'DELETE') {
      const confirmed = await call(server(), 'auth/confirmPassword.php', {
        token,
        form: { password: DEMO_PASSWORD },
      });
      expect(confirmed.status).toBe(200);
    }
    const along = method === 'DELETE' ? sent : { ...sent, password: DEMO_PASSWORD };
    const done = await sendCall(token, [method, name, along]);
    expect([done.status, done.json.error]).toEqual([200, undefined]);
  });

  test('not for what changes nobody’s access, and a wrong one counts as a wrong login', async () => {
    const { id, user } = await colleague();
    const token = await tokenOf(server(), 'leitung');
    server().clock.advance(11 * MINUTE);
    const renamed = { ...user, id, Vorname: 'Anders' };
    expect((await sendCall(token, ['PUT', 'cms/user.php', renamed])).status).toBe(200);
    const wrong = await sendCall(token, ['POST', 'auth/confirmPassword.php', { password: 'falsch' }]);
    expect([wrong.status, wrong.json.fields.password]).toEqual([
      400,
      'Ihr Passwort ist falsch. Sie haben noch 2 Versuche.',
    ]);
  });
});
