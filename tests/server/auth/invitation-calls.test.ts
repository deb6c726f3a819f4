import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { call, callAs } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { readPlainMail } from '../support/mail-parts.ts';
import { startServer, type TestServer, useServer } from '../support/server.ts';
import { openMailServer } from '../support/smtp.ts';

const NEW = { id: 0, Anrede: 0, Vorname: 'Edda', Nachname: 'Brandt', RollenId: 3, Einladung: 1 } as const;
const json = { ...NEW, Mail: 'brandt@apotheke.example' };

describeWithDatabase('an invitation by a call', (engine) => {
  const database = useSeededDatabase(engine);
  const without = useServer(database);
  let mails: Awaited<ReturnType<typeof openMailServer>>;
  let server: TestServer;
  beforeAll(async () => {
    mails = await openMailServer();
    server = await startServer(database.url, { SMTP_URL: mails.url });
  });
  afterAll(async () => {
    await server.close();
    await mails.close();
  });

  test('is refused with 503 without a mail server', async () => {
    const added = await callAs(without(), 'leitung', 'cms/user.php', { method: 'PUT', json });
    expect([added.status, added.json.message]).toEqual([503, expect.stringContaining('kein Mailserver')]);
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
    const form = { userid: String(id), einladung: '1' };
    expect((await callAs(without(), 'leitung', 'auth/setpw.php', { form })).status).toBe(503);
  });

  test('answers no password; its link sets one, and stands in no log', async () => {
    const { status, json: answer } = await callAs(server, 'leitung', 'cms/user.php', { method: 'PUT', json });
    expect([status, answer]).toEqual([
      200,
      { id: expect.any(Number), version: 1, Loginname: 'edda.brandt', Einladung: { gesendet: true } },
    ]);
    const { text } = readPlainMail(mails.received[0]?.raw ?? Buffer.from(''));
    const [, user = '', link = ''] = /\/einladung\?id=(\d+)&token=([\w-]{43})/.exec(text) ?? [];
    const ask = () => call(server, `register/checkEmailToken.php?id=${user}&token=${link}&del=false`);
    expect((await ask()).json).toMatchObject({ correct: true });
    const pwd = { id: Number(user), token: link, pwd: 'Selbst-gewählt-9' };
    const set = await call(server, 'register/resetPassword.php', { method: 'PUT', json: pwd });
    expect([set.json, (await ask()).json.correct]).toEqual([{ correct: true }, false]);
    const login = { username: 'edda.brandt', password: 'Selbst-gewählt-9' };
    expect((await call(server, 'auth/login.php', { form: login })).status).toBe(200);
    expect(server.log.join('')).not.toContain(link);
    expect(JSON.stringify(await database.em().execute('select * from audit_entry'))).not.toContain(link);
  });

  test('takes the place of the password of a reset and of a new institution', async () => {
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
    const form = { userid: String(id), einladung: '1' };
    expect((await callAs(server, 'leitung', 'auth/setpw.php', { form })).json).toEqual({ success: true });
    const institution = {
      ...{ id: 0, Name: 'Haus am Deich', Kundennummer: 'D1', Einladung: 1 },
      ...{ Strasse: 'Deich', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen', Email: 'enno@deich.example' },
      ...{ Anrede: 1, Vorname: 'Enno', Nachname: 'Deich' },
    };
    const asked = { method: 'PUT', json: institution };
    const added = await callAs(server, 'admin', 'cms/institution.php', asked);
    expect([added.status, added.json]).toEqual([
      200,
      expect.objectContaining({ Loginname: 'enno.deich', Einladung: { gesendet: true } }),
    ]);
    expect(added.json).not.toHaveProperty('password');
  });
});
