import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { SolvedChallenge } from '../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { passBotCheck, registration } from '../support/visitor.ts';

const CONTACT = {
  Institution: 'Apotheke am Fluss',
  Anrede: 'Frau',
  Vorname: 'Ida',
  Nachname: 'Öztürk',
  Plz: '01067',
  Ort: 'Dresden',
  Strasse: 'Elbweg',
  Hausnummer: '4',
  Mail: 'ida@fluss.example',
  Telefon: '0351 900',
};

describeWithDatabase('a mail that the mail server does not take', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const MAIL = 'petersen@sanitaetshaus-lindenhof.example';
  const rows = async () => [await database.em().count(User), await database.em().count(Institution)];
  const put = (path: string, json: unknown) => call(server(), `register/${path}`, { method: 'PUT', json });
  const resend = (mail: unknown, username: unknown, forPassword: boolean) =>
    call(server(), `register/resendLink.php?mail=${mail}&username=${username}&forPassword=${forPassword}`);

  beforeEach(async () => {
    await database.em().nativeDelete(SolvedChallenge, {});
  });

  test('leaves a whole registration behind: the user, the institution, and who asks again is refused twice as one', async () => {
    const before = await rows();
    await passBotCheck(server());
    const form = registration();
    const { status, json } = await put('register.php', form);
    expect([status, json]).toEqual([200, { username: expect.any(String), mailSent: false }]);
    expect(await rows()).toEqual(before.map((count) => count + 1));
    await passBotCheck(server());
    expect((await put('register.php', form)).json.error).toBe(1);
    expect(await rows()).toEqual(before.map((count) => count + 1));
    const again = await resend(form.Mail, json.username, false);
    expect([again.status, again.json.error]).toEqual([503, 'unavailable']);
    expect(again.json.message).toMatch(/^Der Mailserver ist zurzeit nicht erreichbar\./);
    // Nothing is let in before the mail is confirmed.
    const login = await call(server(), 'auth/login.php', {
      form: { username: json.username, password: String(form.Password) },
    });
    expect([login.status, login.json.error]).toEqual([401, 7]);
  });

  test('changes nothing for a reset, and the next one that is accepted opens it', async () => {
    const { passwordHash, id } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    expect((await resend(MAIL, 'demo', true)).status).toBe(503);
    const after = await database.em().findOneOrFail(User, id);
    expect(after.passwordHash).toBe(passwordHash);
    const token = await (await servicesOn(database.em(), server().clock)).get(LinkTokens).issue(id, 'reset');
    expect((await put('resetPassword.php', { id, token, pwd: 'Ganz-Neu-2026' })).json).toEqual({
      correct: true,
    });
  });

  test('is reported to the visitor of the contact form, who may write again after another check', async () => {
    await passBotCheck(server());
    const { status, json } = await put('sendMail.php', CONTACT);
    expect([status, json.error, json.fields]).toEqual([503, 'unavailable', undefined]);
    expect((await put('sendMail.php', CONTACT)).status).toBe(403);
    await passBotCheck(server());
    expect((await put('sendMail.php', CONTACT)).status).toBe(503);
  });
});
