import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { SolvedChallenge } from '../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { MINUTE } from '../support/test-clock.ts';
import { testTags } from '../support/test-config.ts';
import { mailsTo, passBotCheck, registration } from '../support/visitor.ts';

describeWithDatabase('register.php', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = `/tmp/inko-outbox-${process.pid}-${engine}`;
  const server = useServer(database, { OUTBOX_DIR: outbox });
  const unreachable = useServer(database, { SMTP_URL: 'smtp://127.0.0.1:1' });
  afterAll(() => rmSync(outbox, { recursive: true, force: true }));

  const register = (json: unknown, at = server()) =>
    call(at, 'register/register.php', { method: 'PUT', json });
  const userOf = (mail: unknown) =>
    database.em().findOne(User, { mail: String(mail) }, { populate: ['institution'] });
  const rows = async () => [await database.em().count(User), await database.em().count(Institution)];

  beforeEach(async () => {
    // As many passed checks as a test needs; that one must be passed is tested below.
    await database.em().nativeDelete(SolvedChallenge, {});
    const pass = { visitorHash: testTags().of('bot check', '127.0.0.1'), used: false };
    const expires = new Date(server().clock.now().getTime() + 10 * MINUTE);
    const challenge = (_: unknown, number: number) => ({
      ...{ challengeHash: String(number).padStart(64, '0'), ...pass, expires },
    });
    await database.em().insertMany(SolvedChallenge, Array.from({ length: 13 }, challenge));
  });

  // @spec access-7-4
  test('answers the user name, and mails the link', async () => {
    const form = registration();
    const answer = await register(form);
    expect([answer.status, answer.json]).toEqual([200, { username: 'mehmet.aydin', mailSent: true }]);
    const user = await userOf(form.Mail);
    expect(user?.institution).toMatchObject({ name: 'Brunnen-Apotheke', testphase: true });
    const [mail] = mailsTo(outbox, String(form.Mail));
    expect(mail?.link).toEqual({
      path: '/verify',
      id: String(user?.id),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(mail?.text).not.toContain(String(form.Password));
    const contract = registration({ selectedVersion: 1, Kundennummer: '410023' });
    await register(contract);
    expect((await userOf(contract.Mail))?.institution).toMatchObject({
      ...{ testphase: false, kundennummer: '410023' },
    });
  });

  test('answers error 1 for a mail that is used already, and 400 for a number that is', async () => {
    const form = registration({ Kundennummer: '410024' });
    await register(form);
    const before = await rows();
    const message = 'Diese E-Mail-Adresse wird bereits verwendet.';
    expect((await register(registration({ Mail: ` ${form.Mail} ` }))).json).toEqual({ error: 1, message });
    const again = await register(registration({ Kundennummer: '410024', KnrVerifiziert: true }));
    expect([again.status, Object.keys(again.json.fields)]).toEqual([400, ['Kundennummer']]);
    expect(await rows()).toEqual(before);
  });

  test('stands without its mail, which may be asked for again', async () => {
    const form = registration();
    const { status, json } = await register(form, unreachable());
    expect([status, json]).toEqual([200, { username: expect.any(String), mailSent: false }]);
    const resend = `register/resendLink.php?mail=${form.Mail}&username=${json.username}&forPassword=false`;
    const refused = await call(unreachable(), resend);
    expect([refused.status, refused.json.error]).toEqual([503, 'unavailable']);
    expect((await call(server(), resend)).json).toEqual({ success: true });
    expect(mailsTo(outbox, String(form.Mail))).toHaveLength(1);
    // Nothing is let in before the mail is confirmed.
    const login = { username: json.username, password: String(form.Password) };
    const answer = await call(server(), 'auth/login.php', { form: login });
    expect([answer.status, answer.json.error]).toEqual([401, 7]);
  });

  const TEXTS = ['Name', 'Strasse', 'Hausnummer', 'PLZ', 'Ort', 'Vorname', 'Nachname', 'Mail', 'Password'];
  const BAD = [
    ...['', '   ', 'Aa1!'.repeat(100), '\u200b\u00a0\u2060', 'a\ud800', 7, ['a'], { $ne: null }, null],
    ...[undefined, 'Aa1\u0000', 'a\r\nBcc: b@example.org'],
  ];

  // @spec access-9-6
  test.each([
    ...TEXTS.map((field) => [field, BAD] as const),
    ['Anrede', [2, '0', null, true]],
    ['selectedVersion', [2, '1', null]],
    ['Kundennummer', ['1', '123456789', 7, '12 34', 'a\u0000']],
    ['Mail', ['a@', 'a b@c.de', 'a@b', '<a@b.de>']],
    ['Password', ['alles-klein-1', 'ALLES-GROSS-1', 'Ohne-Ziffer', 'OhneZeichen1', 'Kurz-1a']],
    ['RollenId', [1]],
  ] as const)('refuses a wrong %s in German, and writes nothing', async (field, values) => {
    const before = await rows();
    for (const value of values) {
      // A password may hold any character, and is as strong as its rule says.
      if (field === 'Password' && String(value).includes('\r\n')) continue;
      const { status, json } = await register(registration({ [field]: value }));
      expect([value, status, json.error, Object.keys(json.fields)]).toEqual([
        value,
        ...[400, 'invalid', [field]],
      ]);
      expect(json.fields[field]).toMatch(/^(?!.*(invalid|expected)).*[a-zäöü]{3}/i);
    }
    expect(await rows()).toEqual(before);
  });

  test.each(["<script>alert('x')</script>", "Robert'); DROP TABLE users;--", '{{7*7}} %s %00'])(
    'takes %s for the text that it is, and for no name',
    async (text) => {
      const form = registration({ Strasse: text, Ort: text });
      const { json } = await register(form);
      expect(json.username).toMatch(/^[a-z0-9.]+$/);
      expect((await userOf(form.Mail))?.institution).toMatchObject({ strasse: text, ort: text });
      const { json: refused } = await register(registration({ Name: text, Vorname: text, Nachname: text }));
      expect(Object.keys(refused.fields)).toEqual(expect.arrayContaining(['Nachname', 'Vorname']));
    },
  );

  test('takes every text at its greatest length', async () => {
    const long = (most: number) => 'W'.repeat(most);
    const texts = { Name: long(120), Strasse: long(200), Hausnummer: long(20), PLZ: '12345', Ort: long(100) };
    const form = registration({ ...texts, Vorname: long(60), Nachname: long(60) });
    expect((await register(form)).json).toEqual({ username: expect.any(String), mailSent: true });
  });

  test('asks for a passed bot check each time', async () => {
    await database.em().nativeDelete(SolvedChallenge, {});
    const refused = await register(registration());
    expect([refused.status, refused.json.error]).toEqual([403, 'forbidden']);
    await passBotCheck(server());
    const answers = await Promise.all([register(registration()), register(registration())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
  });
});
