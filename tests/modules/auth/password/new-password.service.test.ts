import { beforeAll, describe, expect, test } from 'vitest';
import { User } from '#auth';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { call, callAs, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { passBotCheck, registration } from '../../../server/support/visitor.ts';

const OWN =
  /^Dieses Passwort lässt sich aus Ihrem Namen, Benutzernamen, Ihrer E-Mail-Adresse oder Institution erraten\./;
const COMMON = /^Dieses Passwort gehört zu den am häufigsten verwendeten/;

/** Of the user `beratung`: Daniel Krüger, krueger@apotheke-stadtgarten.example, Apotheke am Stadtgarten. */
const EASY: readonly (readonly [string, RegExp])[] = [
  ['Krüger-2026', OWN],
  ['Krueger2026!', OWN],
  ['1Daniel!2026', OWN],
  ['Daniel.Krüger1', OWN],
  ['KrügerDaniel_1', OWN],
  ['Beratung-1', OWN],
  ['Krueger@apotheke-stadtgarten.example1', OWN],
  ['Apotheke am Stadtgarten 1!', OWN],
  ['Password1!', COMMON],
  ['P@ssw0rd1', COMMON],
  ['Passwort-123', COMMON],
  ['!!Dragon99', COMMON],
  ['Qwertz123!', COMMON],
  ['Sommer-2026', COMMON],
  ['Qwerty123$', COMMON],
];
const GOOD = ['Rosen-Garten-7', 'Brunnen-2026!', 'kT7w-9GmR-xVp2-Hd4s', 'Daniel-mag-Tee-7', 'Ωmega-Stern-4'];

describeWithDatabase('a new password', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { OUTBOX_DIR: `/tmp/inko-new-password-${process.pid}-${engine}` });
  let user: User;
  beforeAll(async () => {
    user = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
  });
  const hashNow = async () => (await database.em().findOneOrFail(User, user.id)).passwordHash;

  describe('that is easy to guess is refused with the reason', () => {
    // @spec consultation-7-7
    test.each(EASY)('by a link: %s', async (pwd, reason) => {
      const token = await (await servicesOn(database.em(), server().clock))
        .get(LinkTokens)
        .issue(user.id, 'reset');
      const sent = { method: 'PUT', json: { id: user.id, token, pwd } };
      const { status, json } = await call(server(), 'register/resetPassword.php', sent);
      expect([status, json.fields?.pwd]).toEqual([400, expect.stringMatching(reason)]);
      expect(await hashNow()).toBe(user.passwordHash);
      // The link is good still.
      const again = { method: 'PUT', json: { id: user.id, token: 'x'.repeat(43), pwd: 'Rosen-Garten-7' } };
      expect((await call(server(), 'register/resetPassword.php', again)).json).toEqual({ correct: false });
    });

    test('in place of an initial one, by the call and on the page', async () => {
      await database.em().nativeUpdate(User, { id: user.id }, { passwordInitial: true });
      const token = await tokenOf(server(), 'beratung');
      const form = { username: 'beratung', password: 'Krüger-2026' };
      const { status, json } = await call(server(), 'auth/setpw.php', { method: 'POST', form, token });
      expect([status, json.fields.password]).toEqual([400, expect.stringMatching(OWN)]);
      const page = await server().ask('/createPassword', {
        cookie: `user-token=${token}`,
        form: { password: 'Sommer-2026', repeated: 'Sommer-2026' },
      });
      expect([page.status, await page.text()]).toEqual([
        400,
        expect.stringMatching(/am häufigsten verwendeten/),
      ]);
      await database.em().nativeUpdate(User, { id: user.id }, { passwordInitial: false });
      expect(await hashNow()).toBe(user.passwordHash);
    });

    test('where a user changes the own one', async () => {
      for (const [password, reason] of [
        ['Beratung-1', OWN],
        ['Password1!', COMMON],
      ] as const) {
        const { status, json } = await callAs(server(), 'beratung', 'account/password', {
          method: 'PUT',
          json: { current: DEMO_PASSWORD, password, repeated: password },
        });
        expect([status, json.fields.password]).toEqual([400, expect.stringMatching(reason)]);
      }
      expect(await hashNow()).toBe(user.passwordHash);
    });

    test.each([
      ['Mehmet-2026!', OWN],
      ['Mehmet.Aydin1', OWN],
      ['Brunnen-Apotheke 1', OWN],
      ['Willkommen-1', COMMON],
    ])('with a registration: %s', async (Password, reason) => {
      const form = registration({ Password });
      await passBotCheck(server());
      const { status, json } = await call(server(), 'register/register.php', { method: 'PUT', json: form });
      expect([status, json.fields?.Password]).toEqual([400, expect.stringMatching(reason)]);
      expect(await database.em().count(User, { mail: String(form.Mail) })).toBe(0);
    });
  });

  test.each(GOOD)('is accepted where it has nothing to do with the person: %s', async (pwd) => {
    const token = await (await servicesOn(database.em(), server().clock))
      .get(LinkTokens)
      .issue(user.id, 'reset');
    const sent = { method: 'PUT', json: { id: user.id, token, pwd } };
    expect((await call(server(), 'register/resetPassword.php', sent)).json).toEqual({ correct: true });
  });
});
