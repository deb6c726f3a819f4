import { rmSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BotCheckService, User } from '#auth';
import { Institution } from '#institution';
import { SolvedChallenge } from '../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { userStatus } from '../../../modules/auth/users/user-status.ts';
import { type CallAnswer, call } from '../support/call.ts';
import { another, useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { MINUTE } from '../support/test-clock.ts';
import { testTags } from '../support/test-config.ts';
import { mailsTo, passBotCheck, registration } from '../support/visitor.ts';

describeWithDatabase('register.php', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = `/tmp/inko-outbox-${process.pid}-${engine}`;
  const server = useServer(database, { OUTBOX_DIR: outbox });

  const register = (json: unknown): Promise<CallAnswer> =>
    call(server(), 'register/register.php', { method: 'PUT', json });
  const userOf = (mail: unknown) =>
    database.em().findOne(User, { mail: String(mail) }, { populate: ['institution.paket', 'role'] });
  const rows = async () => [await database.em().count(User), await database.em().count(Institution)];

  beforeEach(async () => {
    rmSync(outbox, { recursive: true, force: true });
    // As many passed checks as a test needs; that one must be passed is tested below.
    await database.em().nativeDelete(SolvedChallenge, {});
    const pass = { visitorHash: testTags().of('bot check', '127.0.0.1'), used: false };
    const expires = new Date(server().clock.now().getTime() + 10 * MINUTE);
    await database.em().insertMany(
      SolvedChallenge,
      Array.from({ length: 13 }, (_, number) => ({
        challengeHash: String(number).padStart(64, '0'),
        ...pass,
        expires,
      })),
    );
  });

  // @spec access-7-4
  test('makes an institution in its trial and its main user, and mails the link', async () => {
    const form = registration();
    const answer = await register(form);
    expect([answer.status, answer.json]).toEqual([200, { username: 'mehmet.aydin', mailSent: true }]);
    const user = await userOf(form.Mail);
    expect(user).toMatchObject({
      loginname: 'mehmet.aydin',
      mailConfirmed: false,
      passwordInitial: false,
      role: { id: 2 },
      institution: {
        name: 'Brunnen-Apotheke',
        kundennummer: null,
        vertriebsweg: 20,
        berechnungsmethode: 'A',
        testphase: true,
        testbeginn: '2026-03-09',
        paket: { RegistrierungStandard: true },
        isVendor: false,
      },
    });
    expect(user && userStatus(user)).toBe('wartend');
    expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
    const [mail] = mailsTo(outbox, String(form.Mail));
    expect(mail?.link).toEqual({
      path: '/verify',
      id: String(user?.id),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(mail?.text).toContain('mehmet.aydin');
    expect(mail?.text).not.toContain(String(form.Password));
  });

  test('starts the trial on the day it is in Berlin, and gives a contract its own Paket', async () => {
    const form = registration({ selectedVersion: 1 });
    await register(form);
    expect((await userOf(form.Mail))?.institution).toMatchObject({
      testphase: false,
      testbeginn: null,
      paket: { VollversionStandard: true },
    });
  });

  test('answers error 1 for a mail that is used already, however it is written', async () => {
    const form = registration();
    await register(form);
    const before = await rows();
    for (const Mail of [form.Mail, String(form.Mail).toUpperCase(), ` ${form.Mail} `]) {
      expect((await register(registration({ Mail }))).json).toEqual({
        error: 1,
        message: 'Diese E-Mail-Adresse wird bereits verwendet.',
      });
    }
    expect(await rows()).toEqual(before);
  });

  test('registers one of many who come with one mail at the same instant, and nothing of the others', async () => {
    const before = await rows();
    const form = registration();
    const answers = await Promise.all(Array.from({ length: 6 }, () => register(form)));
    expect(answers.filter(({ json }) => json.username !== undefined)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.error === 1)).toHaveLength(5);
    expect(await rows()).toEqual(before.map((count) => count + 1));
  });

  test('gives each of many with one name a user name of its own', async () => {
    const forms = Array.from({ length: 5 }, () => registration({ Vorname: 'Zoë', Nachname: 'Großmann' }));
    const names = (await Promise.all(forms.map(register))).map(({ json }) => json.username);
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^zoe\.grossmann\d*$/);
  });

  test('takes a Kundennummer that the matching table knows, once', async () => {
    const form = registration({ Kundennummer: '410023' });
    await register(form);
    expect((await userOf(form.Mail))?.institution.kundennummer).toBe('410023');
    const again = await register(registration({ Kundennummer: '410023', KnrVerifiziert: true }));
    expect([again.status, again.json.fields]).toEqual([
      400,
      { Kundennummer: 'Diese Kundennummer ist schon vergeben.' },
    ]);
    const unknown = await register(registration({ Kundennummer: '999999', KnrVerifiziert: true }));
    expect(unknown.json.fields.Kundennummer).toMatch(
      /^Diese Kundennummer ist nicht in unserem System hinterlegt!/,
    );
  });

  test('gives a Kundennummer to one of two who come with it at the same instant', async () => {
    const forms = [1, 2].map(() => registration({ Kundennummer: '410024' }));
    const answers = await Promise.all(forms.map(register));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(await database.em().count(Institution, { kundennummer: '410024' })).toBe(1);
  });

  test('stands without its mail, which may be asked for again', async () => {
    // A file where the folder would be.
    writeFileSync(outbox, '');
    const form = registration();
    const { json } = await register(form);
    expect(json).toEqual({ username: expect.any(String), mailSent: false });
    expect(await userOf(form.Mail)).not.toBeNull();
    const resend = () =>
      call(server(), `register/resendLink.php?mail=${form.Mail}&username=${json.username}&forPassword=false`);
    expect((await resend()).status).toBe(503);
    rmSync(outbox);
    expect((await resend()).json).toEqual({ success: true });
    expect(mailsTo(outbox, String(form.Mail))).toHaveLength(1);
  });

  const TEXTS = ['Name', 'Strasse', 'Hausnummer', 'PLZ', 'Ort', 'Vorname', 'Nachname', 'Mail', 'Password'];
  const BAD: readonly (readonly [string, unknown])[] = [
    ['empty', ''],
    ['blank', '   '],
    ['too long', 'Aa1!'.repeat(100)],
    ['of nothing that can be seen', '\u200b\u00a0\u2060'],
    ['with half of a character', 'a\ud800'],
    ['a number', 7],
    ['a list', ['a']],
    ['an object', { $ne: null }],
    ['null', null],
    ['missing', undefined],
    ['with a control character', 'Aa1\u0000'],
    ['with a line break', 'a\r\nBcc: b@example.org'],
  ];

  test.each(TEXTS.flatMap((field) => BAD.map(([what, value]) => [field, what, value] as const)))(
    'refuses %s that is %s, in German, and writes nothing',
    async (field, what, value) => {
      // A password may hold any character, and is as strong as its rule says.
      if (field === 'Password' && what === 'with a line break') return;
      const before = await rows();
      const { status, json } = await register(registration({ [field]: value }));
      expect([status, json.error, Object.keys(json.fields)]).toEqual([400, 'invalid', [field]]);
      expect(json.fields[field]).toMatch(/[a-zäöü]{3}/);
      expect(json.fields[field]).not.toMatch(/invalid|expected/i);
      expect(await rows()).toEqual(before);
    },
  );

  // @spec access-9-6
  test.each([
    ['Anrede', [2, '0', null, true], 'Bitte wählen Sie eine Anrede aus.'],
    ['selectedVersion', [2, '1', null], 'Bitte wählen Sie zwischen Demoversion und Vertragsversion.'],
    ['Kundennummer', ['1', '123456789', 7, '12 34', 'a\u0000'], 'Eine Kundennummer hat 2 bis 8 Zeichen.'],
    [
      'Mail',
      ['a@', 'a b@c.de', 'a@b', '<a@b.de>'],
      'Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.',
    ],
    [
      'Password',
      ['alles-klein-1', 'ALLES-GROSS-1', 'Ohne-Ziffer', 'OhneZeichen1', 'Kurz-1a'],
      'Bitte überprüfen Sie Ihr Passwort und stellen Sie sicher, dass es die erforderlichen Kriterien erfüllt.',
    ],
  ])('refuses a wrong %s with its message', async (field, values, message) => {
    for (const value of values) {
      const { json } = await register(registration({ [field]: value }));
      expect([value, json.fields]).toEqual([value, { [field]: message }]);
    }
  });

  test.each([["<script>alert('x')</script>"], ["Robert'); DROP TABLE users;--"], ['{{7*7}} %s %00']])(
    'takes %s for the text that it is, and for no name',
    async (text) => {
      const form = registration({ Strasse: text, Ort: text });
      const { json } = await register(form);
      expect(json.username).toMatch(/^[a-z0-9.]+$/);
      expect(await userOf(form.Mail)).toMatchObject({ institution: { strasse: text, ort: text } });
      const { json: refused } = await register(registration({ Name: text, Vorname: text, Nachname: text }));
      expect(Object.keys(refused.fields)).toEqual(expect.arrayContaining(['Nachname', 'Vorname']));
    },
  );

  test('refuses unknown keys, and what is no registration at all', async () => {
    const { json } = await register(registration({ RollenId: 1 }));
    expect(json.fields).toEqual({ RollenId: 'Diese Angabe kennt der Aufruf nicht.' });
    for (const body of [null, [], 'text', 7]) expect((await register(body)).status).toBe(400);
  });

  test('takes every text at its greatest length', async () => {
    await passBotCheck(server());
    const long = (most: number) => 'W'.repeat(most);
    const texts = {
      Name: long(120),
      Strasse: long(200),
      Hausnummer: long(20),
      PLZ: '12345',
      Ort: long(100),
    };
    const form = registration({ ...texts, Vorname: long(60), Nachname: long(60) });
    const { status, json } = await register(form);
    expect([status, json]).toEqual([200, { username: expect.any(String), mailSent: true }]);
  });

  test('uses each passed check up once, whichever process is asked', async () => {
    await database
      .em()
      .nativeUpdate(SolvedChallenge, { challengeHash: { $gte: '3'.padStart(64, '0') } }, { used: true });
    const elsewhere = await another(database, engine);
    onTestFinished(() => elsewhere.close());
    const services = await Promise.all(
      [database.em(), elsewhere.em()].map(async (em) =>
        (await servicesOn(em, server().clock)).get(BotCheckService),
      ),
    );
    const taken = await Promise.allSettled(
      Array.from({ length: 12 }, (_, number) => services[number % 2]?.takePass('127.0.0.1')),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
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
