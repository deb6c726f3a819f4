import { expect, test } from 'vitest';
import { User } from '#auth';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { readPlainMail } from '../support/mail-parts.ts';
import { startServer, useServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';

const NEW = { id: 0, Anrede: 0, Vorname: 'Edda', Nachname: 'Brandt', RollenId: 3, Einladung: 1 } as const;

describeWithDatabase('an invitation by a call', (engine) => {
  const database = useSeededDatabase(engine);
  const without = useServer(database);

  test('is refused without a mail server, and nobody is added or reset', async () => {
    const token = await tokenOf(without(), 'leitung');
    const json = { ...NEW, Mail: 'brandt@apotheke.example' };
    const added = await call(without(), 'cms/user.php', { method: 'PUT', token, json });
    expect([added.status, added.json.message]).toEqual([503, expect.stringContaining('kein Mailserver')]);
    const { id, passwordHash } = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
    const form = { userid: String(id), einladung: '1' };
    expect((await call(without(), 'auth/setpw.php', { method: 'POST', token, form })).status).toBe(503);
    expect(await database.em().count(User, { mail: json.Mail })).toBe(0);
    expect((await database.em().findOneOrFail(User, id)).passwordHash).toBe(passwordHash);
  });

  test('sends a link in place of a password, by which the new user sets one', async () => {
    const mails = await startMailServer();
    const server = await startServer(database.url, { SMTP_URL: mails.url });
    try {
      const token = await tokenOf(server, 'leitung');
      const json = { ...NEW, Mail: 'brandt@apotheke.example' };
      const { status, json: answer } = await call(server, 'cms/user.php', { method: 'PUT', token, json });
      expect([status, answer]).toEqual([
        200,
        { id: expect.any(Number), version: 1, Loginname: 'edda.brandt', Einladung: { gesendet: true } },
      ]);
      const { id } = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
      const form = { userid: String(id), einladung: '1' };
      const reset = await call(server, 'auth/setpw.php', { method: 'POST', token, form });
      expect([reset.status, reset.json]).toEqual([200, { success: true }]);
      expect(mails.received.map(({ to }) => to[0])).toEqual([json.Mail, expect.stringContaining('@')]);
      const { text } = readPlainMail(mails.received[0]?.raw ?? Buffer.from(''));
      const [, user = '', link = ''] = /\/einladung\?id=(\d+)&token=([\w-]{43})/.exec(text) ?? [];
      const ask = () => call(server, `register/checkEmailToken.php?id=${user}&token=${link}&del=false`);
      expect((await ask()).json).toMatchObject({ correct: true });
      const set = () =>
        call(server, 'register/resetPassword.php', {
          method: 'PUT',
          json: { id: Number(user), token: link, pwd: 'Selbst-gewählt-9' },
        });
      expect((await set()).json).toEqual({ correct: true });
      expect((await set()).json).toEqual({ correct: false });
      expect((await ask()).json).toMatchObject({ correct: false });
      const login = { username: 'edda.brandt', password: 'Selbst-gewählt-9' };
      expect((await call(server, 'auth/login.php', { method: 'POST', form: login })).status).toBe(200);
      const institution = {
        ...{ id: 0, Name: 'Haus am Deich', Kundennummer: 'D1', Einladung: 1 },
        ...{ Strasse: 'Deich', Hausnummer: '1', PLZ: '28195', Ort: 'Bremen', Email: 'enno@deich.example' },
        ...{ Anrede: 1, Vorname: 'Enno', Nachname: 'Deich' },
      };
      const vendor = { method: 'PUT', token: await tokenOf(server, 'admin'), json: institution } as const;
      const added = await call(server, 'cms/institution.php', vendor);
      expect([added.status, added.json]).toEqual([
        200,
        expect.objectContaining({ Loginname: 'enno.deich', Einladung: { gesendet: true } }),
      ]);
      expect(added.json).not.toHaveProperty('password');
      expect(mails.received.at(-1)?.to).toEqual(['enno@deich.example']);
      // Neither the log of the server nor the audit log has the token.
      expect(server.log.join('')).not.toContain(link);
      expect(JSON.stringify(await database.em().execute('select * from audit_entry'))).not.toContain(link);
    } finally {
      await server.close();
    }
  });
});
