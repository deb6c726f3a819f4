import { rmSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { User } from '#auth';
import { SolvedChallenge } from '../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { HOUR } from '../support/test-clock.ts';
import { mailsTo, passBotCheck, solvedChallenge } from '../support/visitor.ts';

describeWithDatabase('a visitor', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = `/tmp/inko-visitor-${process.pid}-${engine}`;
  const server = useServer(database, { OUTBOX_DIR: outbox });
  const get = (path: string) => call(server(), `register/${path}`);
  const put = (path: string, json: unknown) => call(server(), `register/${path}`, { method: 'PUT', json });
  const MAIL = 'petersen@sanitaetshaus-lindenhof.example';
  let id = 0;

  beforeAll(async () => {
    rmSync(outbox, { recursive: true, force: true });
    id = (await database.em().findOneOrFail(User, { loginKey: 'demo' })).id;
  });
  const change = (values: Partial<User>) => database.em().nativeUpdate(User, { id }, values);
  const latest = () => mailsTo(outbox, MAIL).at(-1)?.link as { id: string; token: string; path: string };

  // @spec access-7-4
  test('is shown whose a Kundennummer is, or that it is nobody’s', async () => {
    expect((await get('checkknr.php?knr=410023')).json).toEqual({
      correct: true,
      data: {
        name_1: 'Brunnen-Apotheke',
        name_2: 'Inh. Mehmet Aydın',
        zip: '97070',
        city: 'Würzburg',
        street: 'Brunnengasse',
        number: '7',
      },
    });
    expect((await get('checkknr.php?knr=99')).json).toEqual({ correct: false });
    expect((await get("checkknr.php?knr='or'1'='1")).status).toBe(400);
    for (const knr of ['', '1', '123456789', '12%00'])
      expect((await get(`checkknr.php?knr=${knr}`)).status).toBe(400);
  });

  test('confirms the mail by the newest link, once; opened again it is correct and changes nothing', async () => {
    await change({ mailConfirmed: false });
    await get(`resendLink.php?mail=${MAIL}&username=demo&forPassword=false`);
    const older = latest();
    await get(`resendLink.php?mail=${MAIL}&username=DEMO&forPassword=0`);
    const { token, path } = latest();
    expect(path).toBe('/verify');
    const confirm = async (value: string, del = '') =>
      (await get(`checkEmailToken.php?id=${id}&token=${value}${del}`)).json;
    expect(await confirm(older.token)).toEqual({ correct: false, userchanged: 0 });
    expect(await confirm(token, '&del=false')).toEqual({ correct: true, userchanged: 0 });
    expect((await database.em().findOneOrFail(User, id)).mailConfirmed).toBe(false);
    expect(await confirm(token, '&del=true')).toEqual({ correct: true, userchanged: 1 });
    expect((await database.em().findOneOrFail(User, id)).mailConfirmed).toBe(true);
    expect(await confirm(token)).toEqual({ correct: true, userchanged: 0 });
  });

  test('gets no link for a name that is unknown, confirmed, or of another mail', async () => {
    for (const [mail, username] of [
      [MAIL, 'demo'],
      ['leitung@apotheke-stadtgarten.example', 'demo'],
      ['', ''],
      ['%00', "demo' or 1=1 --"],
    ])
      expect((await get(`resendLink.php?mail=${mail}&username=${username}`)).status).toBe(404);
  });

  test('sets another password by a link, within 60 minutes, once', async () => {
    const reset = (token: string, pwd: string, user = id) =>
      put('resetPassword.php', { id: user, token, pwd });
    await get(`resendLink.php?mail=${MAIL}&username=demo&forPassword=true`);
    const { token, path } = latest();
    expect(path).toBe('/resetpwd');
    expect((await get(`checkEmailToken.php?id=${id}&token=${token}&del=false`)).json.correct).toBe(true);
    expect((await get(`checkEmailToken.php?id=${id}&token=${token}&del=true`)).json.correct).toBe(false);
    expect((await reset(token, 'schwach')).status).toBe(400);
    expect((await reset(token, 'Ganz-Neu-2026', id + 1)).json).toEqual({ correct: false });
    expect((await reset(token, 'Ganz-Neu-2026')).json).toEqual({ correct: true });
    expect((await reset(token, 'Noch-Neuer-2026')).json).toEqual({ correct: false });
    await get(`resendLink.php?mail=${MAIL}&username=demo&forPassword=true`);
    const late = latest().token;
    server().clock.advance(HOUR);
    expect((await reset(late, 'Zu-Spät-2026')).json).toEqual({ correct: false });
  });

  test('passes the bot check with a solved challenge, once', async () => {
    const check = async (token: string) =>
      (await get(`checkrecaptcha.php?token=${encodeURIComponent(token)}`)).json;
    const token = await solvedChallenge(server());
    const answers = await Promise.all([check(token), check(token)]);
    expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(await check(token)).toEqual({ success: false });
    const old = await solvedChallenge(server());
    server().clock.advance(HOUR);
    expect(await check(old)).toEqual({ success: false });
    const forged = JSON.parse(Buffer.from(await solvedChallenge(server()), 'base64').toString());
    forged.challenge.parameters.data.until += 1;
    const bad = ['', 'x', 'e30=', '<b>', Buffer.from(JSON.stringify(forged)).toString('base64')];
    for (const each of bad)
      expect([each.slice(0, 9), await check(each)]).toEqual([each.slice(0, 9), { success: false }]);
  });

  const CONTACT = {
    Institution: 'Apotheke am Fluss',
    Kundennummer: '',
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

  // @spec access-5-5
  test('writes to the vendor, after the bot check alone', async () => {
    await database.em().nativeDelete(SolvedChallenge, {});
    expect((await put('sendMail.php', CONTACT)).status).toBe(403);
    await passBotCheck(server());
    expect((await put('sendMail.php', CONTACT)).json).toEqual({ success: true });
    const [mail] = mailsTo(outbox, 'kundenservice@hersteller.example');
    expect(mail?.text).toMatch(/^> Frau Ida Öztürk\r?\n> Apotheke am Fluss/m);
    expect((await put('sendMail.php', CONTACT)).status).toBe(403);
  });

  test.each(['', 7, null, 'x'.repeat(300), 'a\r\nBcc: b@c.de', ['a']])(
    'is shown that %j is wrong in each field of the contact form',
    async (value) => {
      for (const field of Object.keys(CONTACT).filter((each) => each !== 'Kundennummer')) {
        const { status, json } = await put('sendMail.php', { ...CONTACT, [field]: value });
        expect([field, status, Object.keys(json.fields)]).toEqual([field, 400, [field]]);
      }
    },
  );

  test('says what they think of the product, after the bot check alone', async () => {
    await database.em().nativeDelete(SolvedChallenge, {});
    const feedback = { Text: 'Gut lesbar.\r\nWeiter so!', Mail: '' };
    expect((await put('sendFeedback.php', feedback)).status).toBe(403);
    await passBotCheck(server());
    expect((await put('sendFeedback.php', feedback)).json).toEqual({ success: true });
    expect((await put('sendFeedback.php', feedback)).status).toBe(403);
    const mail = mailsTo(outbox, 'kundenservice@hersteller.example').at(-1);
    expect(mail?.text).toMatch(/^> Gut lesbar\.\r?\n> Weiter so!/m);
  });

  test.each([
    ['Text', ['', ' \n ', 7, null, 'x'.repeat(4001), 'a\u0000b', 'a\u001bb', ['a']]],
    ['Mail', [7, null, 'x', 'a@b', `${'x'.repeat(250)}@b.de`, 'a@b.de\r\nBcc: c@d.de']],
    ['Name', ['Unbekanntes Feld']],
  ])('is shown what is wrong with %s of a feedback', async (field, values) => {
    for (const value of values) {
      const { status, json } = await put('sendFeedback.php', { Text: 'a', Mail: '', [field]: value });
      expect([value, status, Object.keys(json.fields)]).toEqual([value, 400, [field]]);
    }
  });

  test('applies for the full version with the token of an expired trial, once; applying twice changes nothing', async () => {
    const links = (await servicesOn(database.em(), server().clock)).get(LinkTokens);
    const other = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const token = await links.issue(id, 'contract');
    const apply = (userid: number, bearer?: string) =>
      call(server(), `register/fullversion.php?userid=${userid}`, { token: bearer });
    expect((await apply(id)).status).toBe(401);
    expect((await apply(other.id, token)).status).toBe(401);
    expect((await apply(id, await links.issue(id, 'reset'))).status).toBe(401);
    expect((await call(server(), 'cms/allproducts.php', { token })).status).toBe(401);
    expect((await apply(id, token)).json).toEqual({ Mail: MAIL });
    expect((await apply(id, token)).status).toBe(401);
    const mailed = mailsTo(outbox, 'kundenservice@hersteller.example').length;
    const session = (await server().cookieOf('demo')).slice('user-token='.length);
    expect((await apply(id, session)).json).toEqual({ Mail: MAIL });
    expect((await apply(other.id, session)).status).toBe(404);
    expect(mailsTo(outbox, 'kundenservice@hersteller.example')).toHaveLength(mailed);
  });
});
