import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isUncertain, type Mail } from '#platform';
import { mailLog } from '../../../../apps/server/operations/mail-log.ts';
import { NO_METRICS } from '../../../../apps/server/operations/metrics.ts';
import { mailsOf } from '../../../../modules/platform/mail/mail.service.ts';
import { readMail } from '../../../server/support/mail-parts.ts';
import { startMailServer, startRawServer, startTalkingServer } from '../../../server/support/smtp.ts';
import { TEST_START, TestClock } from '../../../server/support/test-clock.ts';
import { testConfig } from '../../../server/support/test-config.ts';

/** Mail through a server, which is waited for as in the product where nothing else is said. */
function mailsTo(url: string, waiting = '', clock = new TestClock()) {
  const config = testConfig('sqlite:unused', {
    SMTP_URL: `${url}?${waiting}`,
    MAIL_FROM: 'post@beratung.example',
  });
  return mailsOf(config, clock);
}

/** For a server that hangs: far longer than one on this machine rests where it does not. */
const SOME_SECONDS = 'socketTimeout=3000';

const MAIL: Mail = { to: 'frau@example.org', subject: 'Ihre Unterlagen', text: 'Guten Tag' };

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: Error & { code?: string }) => ({
      code: error.code,
      message: error.message,
      uncertain: isUncertain(error),
    }),
  );

const UNREACHABLE = {
  code: 'unavailable',
  message:
    'Der Mailserver ist zurzeit nicht erreichbar. Die E-Mail wurde nicht versendet. Bitte versuchen Sie es später noch einmal.',
  uncertain: false,
};
const NOT_ANSWERING = {
  code: 'unavailable',
  message:
    'Der Mailserver antwortet zurzeit nicht. Die E-Mail wurde nicht versendet. Bitte versuchen Sie es in einer Minute noch einmal.',
  uncertain: false,
};
/** How long nobody waits for a server that has fallen silent. */
const PAUSE = 30_000;

const UNKNOWN = {
  code: 'unavailable',
  message:
    'Der Mailserver hat den Empfang nicht bestätigt. Die E-Mail ist vielleicht angekommen: Bitte fragen Sie nach, bevor Sie sie noch einmal versenden.',
  uncertain: true,
};

describe('mail through a server', () => {
  test('goes to, from and back to domains with umlauts in ASCII', async () => {
    const server = await startMailServer();
    const spoken: string[] = [];
    // Says what it has heard; the other one shows domains in letters again.
    const listening = await startRawServer((socket) => {
      socket.write('220 test\r\n');
      socket.setEncoding('utf8').on('data', (line) => {
        spoken.push(String(line).trim());
        socket.write('250 fine\r\n');
      });
    });
    for (const SMTP_URL of [server.url, listening]) {
      const config = testConfig('sqlite:unused', { SMTP_URL, MAIL_FROM: 'post@beratung-köln.example' });
      const mail = { ...MAIL, to: 'frau@müller.example', replyTo: 'info@Apotheke-Süd.example', id: 'einmal' };
      await mailsOf(config, new TestClock()).send(mail);
    }
    expect(spoken).toContain('MAIL FROM:<post@xn--beratung-kln-ejb.example>');
    expect(spoken).toContain('RCPT TO:<frau@xn--mller-kva.example>');
    const { headers } = readMail(server.received[0]?.raw ?? Buffer.of());
    expect(headers.get('to')).toBe('frau@xn--mller-kva.example');
    expect(headers.get('reply-to')).toBe('info@xn--apotheke-sd-2hb.example');
    expect(headers.get('message-id')).toBe('<einmal@xn--beratung-kln-ejb.example>');
  });

  test('refuses an umlaut before the @ before anything is sent', async () => {
    const server = await startMailServer();
    await expect(mailsTo(server.url).send({ ...MAIL, to: 'müller@firma.example' })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect(server.received).toEqual([]);
  });

  test('shows a text that looks encoded as it was typed, and decodes nothing of it', async () => {
    const server = await startMailServer();
    const forged = 'Ä =?utf-8?q?Sie_haben?= =?utf-8?b?R2V3b25uZW4=?=';
    await mailsTo(server.url).send({ ...MAIL, subject: forged, fromName: '=?utf-8?q?Ihre_Bank?=' });
    const { raw } = server.received[0] as { raw: string | Buffer };
    const head = String(raw).split('\r\n\r\n', 1)[0] ?? '';
    expect(head).not.toMatch(/=\?utf-8\?q\?|R2V3b25uZW4/);
    const [, subject = ''] = /^Subject: ((?:.|\r\n[ \t])*)$/m.exec(head) ?? [];
    const words = [...subject.matchAll(/=\?UTF-8\?B\?([\w+/=]*)\?=/g)];
    // Nothing stands beside the encoded words, and each is within the bounds of RFC 2047.
    expect(subject.replaceAll(/=\?UTF-8\?B\?[\w+/=]*\?=/g, '').trim()).toBe('');
    expect(words.every(([word]) => word.length <= 75)).toBe(true);
    expect(words.map(([, bytes = '']) => Buffer.from(bytes, 'base64').toString()).join('')).toBe(forged);
    expect(/^From: (.*)$/m.exec(head)?.[1]).toContain('"= ?utf-8?q?Ihre_Bank?="');
  });

  test('arrives with sender, reply address, text and attachment', async () => {
    const server = await startMailServer();
    const bytes = new Uint8Array(3_000).map((_, index) => index * 7);
    await mailsTo(server.url).send({
      ...MAIL,
      subject: 'Größe & Grüße',
      text: 'Guten Tag,\n\nÄpfel\n.\n',
      fromName: 'Apotheke „Zum Löwen“, Köln',
      replyTo: 'krueger@apotheke.example',
      attachments: [{ name: 'Versorgung für Ä.pdf', type: 'application/pdf', bytes }],
    });
    expect(server.received).toMatchObject([{ from: 'post@beratung.example', to: ['frau@example.org'] }]);
    const { headers, parts } = readMail(server.received[0]?.raw as Buffer);
    expect(headers.get('from')).toMatch(/^=\?UTF-8\?.+\?= <post@beratung\.example>$/);
    expect(headers.get('to')).toBe('frau@example.org');
    expect(headers.get('reply-to')).toBe('krueger@apotheke.example');
    expect(headers.get('date')).toBe(TEST_START.toUTCString().replace('GMT', '+0000'));
    expect(parts[0]?.bytes.toString()).toBe('Guten Tag,\r\n\r\nÄpfel\r\n.\r\n');
    expect(parts[1]?.bytes.equals(bytes)).toBe(true);
  });

  test('is sent in the order of the requests, even where one has to be made first', async () => {
    const server = await startMailServer();
    const mails = mailsTo(server.url);
    const late = new Promise<Mail>((resolve) => setImmediate(() => resolve({ ...MAIL, subject: '1' })));
    await Promise.all([
      mails.send(() => late),
      mails.send({ ...MAIL, subject: '2' }),
      failureOf(mails.send({ ...MAIL, to: 'nobody' })),
      mails.send(async () => null),
      mails.send({ ...MAIL, subject: '3' }),
    ]);
    expect(server.received.map(({ raw }) => readMail(raw).headers.get('subject'))).toEqual(['1', '2', '3']);
  });

  test('is not sent where earlier ones took more than a minute', async () => {
    const server = await startMailServer();
    const clock = new TestClock();
    const mails = mailsTo(server.url, '', clock);
    const after = (ms: number) => async () => {
      // All three are asked for before the first is made.
      await null;
      clock.advance(ms);
      return MAIL;
    };
    const outcomes = await Promise.all([60_000, 1, 0].map((ms) => failureOf(mails.send(after(ms)))));
    const busy = expect.stringContaining('Der Mailserver antwortet zurzeit zu langsam.');
    expect(outcomes).toEqual([null, null, { code: 'unavailable', message: busy, uncertain: false }]);
    expect(server.received).toHaveLength(2);
    await mails.send(MAIL);
    expect(server.received).toHaveLength(3);
  });

  test.each([
    ['to', 'a@example.org\r\nBcc: b@example.org'],
    ['to', 'a@example.org, b@example.org'],
    ['to', '"a" <a@example.org>'],
    ['to', ''],
    ['to', `${'a'.repeat(250)}@example.org`],
    ['subject', 'Hallo\r\nBcc: b@example.org'],
    ['subject', 'Hallo\nBcc: b@example.org'],
    ['subject', 'Hallo\u0000'],
    ['subject', 'x'.repeat(201)],
    ['fromName', 'Apotheke\r\nBcc: b@example.org'],
    ['replyTo', 'a@example.org\nBcc: b@example.org'],
    ['attachments', [{ name: 'a\r\nBcc: b.pdf', type: 'application/pdf', bytes: new Uint8Array() }]],
    ['headers', { bcc: 'b@example.org' }],
  ])('is refused before a connection is made, for a bad %s: %j', async (field, value) => {
    const server = await startMailServer();
    const failure = await failureOf(mailsTo(server.url).send({ ...MAIL, [field]: value } as Mail));
    expect(failure?.code).toBe('invalid');
    expect(server.received).toEqual([]);
  });
});

describe('a mail server', () => {
  test('is reported where it cannot be reached', async () => {
    // Port 1 is nobody's: it lies below those that programs are given.
    expect(await failureOf(mailsTo('smtp://127.0.0.1:1').send(MAIL))).toEqual(UNREACHABLE);
  });

  test('is given up where it never greets', async () => {
    const url = await startRawServer(() => {});
    expect(await failureOf(mailsTo(url, 'greetingTimeout=400').send(MAIL))).toEqual(UNREACHABLE);
  });

  test('is given up where it hangs up at once', async () => {
    expect(await failureOf(mailsTo(await startRawServer((socket) => socket.end())).send(MAIL))).toEqual(
      UNREACHABLE,
    );
  });

  test('is given up where it hangs within the conversation, and the next mail is sent', async () => {
    let calls = 0;
    const server = await startMailServer({
      onMailFrom(_address, _session, done) {
        calls += 1;
        if (calls > 1) done();
      },
    });
    const clock = new TestClock();
    const mails = mailsTo(server.url, SOME_SECONDS, clock);
    const first = await failureOf(mails.send(MAIL));
    clock.advance(PAUSE);
    expect([first, await failureOf(mails.send(MAIL))]).toEqual([UNREACHABLE, null]);
    expect(server.received.length).toBe(1);
  });

  test('is quoted in German where it does not know the person', async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
    });
    expect(await failureOf(mailsTo(server.url).send(MAIL))).toEqual({
      code: 'invalid',
      message:
        'Der Mailserver nimmt diese E-Mail-Adresse nicht an. Die E-Mail wurde nicht versendet. Bitte überprüfen Sie die Adresse.',
      uncertain: false,
    });
  });

  test.each([
    [552, 'Der Mailserver hat die E-Mail abgelehnt. Die E-Mail wurde nicht versendet.'],
    [
      451,
      'Der Mailserver hat die E-Mail vorübergehend abgelehnt. Die E-Mail wurde nicht versendet. Bitte versuchen Sie es später noch einmal.',
    ],
  ])('is quoted in German where it refuses the whole mail with %i', async (responseCode, message) => {
    const server = await startMailServer({
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('no'), { responseCode })));
      },
    });
    expect(await failureOf(mailsTo(server.url).send(MAIL))).toEqual({
      code: 'unavailable',
      message,
      uncertain: false,
    });
  });

  test('leaves nothing open where it breaks off before it has the whole mail', async () => {
    const url = await startTalkingServer((socket) => socket.destroy());
    const bytes = new Uint8Array(8 * 1024 * 1024);
    const failure = await failureOf(
      mailsTo(url).send({ ...MAIL, attachments: [{ name: 'a.pdf', type: 'application/pdf', bytes }] }),
    );
    expect(failure).toEqual(UNREACHABLE);
  });

  test.each(['hangs', 'breaks off'])(
    'leaves open whether a mail arrived where it %s once it has the mail',
    async (how) => {
      const url = await startTalkingServer((socket, body) => {
        if (how === 'breaks off' && body.endsWith('\r\n.\r\n')) socket.destroy();
      });
      expect(await failureOf(mailsTo(url, SOME_SECONDS).send(MAIL))).toEqual(UNKNOWN);
    },
  );

  test('is no longer waited for once the product ends', async () => {
    const { promise: called, resolve } = Promise.withResolvers<void>();
    const url = await startRawServer(() => resolve());
    const mails = mailsOf(testConfig('sqlite:unused', { SMTP_URL: url }), new TestClock());
    const sending = failureOf(mails.send(MAIL));
    await called;
    mails.onApplicationShutdown();
    expect(await sending).toEqual(UNREACHABLE);
  });
});

describe('a slow mail server', () => {
  /** A server that takes a mail when the test makes it. */
  async function startPatient() {
    const asked: { readonly to: string; take(): void }[] = [];
    const waiting: { readonly count: number; resolve(): void }[] = [];
    const server = await startMailServer({
      onRcptTo({ address }, _session, done) {
        asked.push({ to: address, take: () => done() });
        for (const { count, resolve } of waiting) if (asked.length >= count) resolve();
      },
    });
    /** Resolves once so many mails have come as far as their address. */
    const come = (count: number) =>
      new Promise<void>((resolve) => {
        waiting.push({ count, resolve });
        if (asked.length >= count) resolve();
      });
    return { ...server, asked, come, received: server.received };
  }
  const mailTo = (name: string): Mail => ({ ...MAIL, to: `${name}@example.org` });

  test('holds up the mails of one institution, in their order, and of no other', async () => {
    const { url, asked, come, received } = await startPatient();
    const mails = mailsTo(url);
    const own = [mails.send(mailTo('a1'), 'institution:1'), mails.send(mailTo('a2'), 'institution:1')];
    await come(1);
    const other = mails.send(mailTo('b'), 'institution:2');
    await come(2);
    expect(asked.map(({ to }) => to)).toEqual(['a1@example.org', 'b@example.org']);
    asked[1]?.take();
    await other;
    expect(received.map(({ to }) => to)).toEqual([['b@example.org']]);
    asked[0]?.take();
    await come(3);
    asked[2]?.take();
    await Promise.all(own);
    expect(received.map(({ to }) => to[0])).toEqual(['b@example.org', 'a1@example.org', 'a2@example.org']);
  });

  test('is given four mails at a time', async () => {
    const { url, asked, come, received } = await startPatient();
    const mails = mailsTo(url);
    const sent = Array.from({ length: 6 }, (_, at) => mails.send(mailTo(`m${at}`), `institution:${at}`));
    for (let taken = 0; taken < sent.length; taken += 1) {
      await come(Math.min(taken + 4, sent.length));
      expect(asked).toHaveLength(Math.min(taken + 4, sent.length));
      asked[taken]?.take();
      await sent[taken];
    }
    expect(received).toHaveLength(6);
  });

  /** A server that does not greet until it is mended. */
  async function startSilent() {
    const state = { calls: 0, mended: false };
    const server = await startMailServer({
      onConnect(_session, done) {
        state.calls += 1;
        if (state.mended) done();
      },
    });
    return { ...server, state };
  }

  test('is asked again only after a pause; mails until then are refused at once', async () => {
    const { url, state, received } = await startSilent();
    const clock = new TestClock();
    const mails = mailsTo(url, 'greetingTimeout=400', clock);
    expect(await failureOf(mails.send(MAIL, 'institution:1'))).toEqual(UNREACHABLE);
    expect(await failureOf(mails.send(MAIL, 'institution:2'))).toEqual(NOT_ANSWERING);
    clock.advance(PAUSE - 1);
    expect(await failureOf(mails.send(MAIL, 'institution:1'))).toEqual(NOT_ANSWERING);
    expect(state.calls).toBe(1);
    // One tries, and nobody waits with it.
    clock.advance(1);
    const both = ['institution:1', 'institution:2'].map((party) => failureOf(mails.send(MAIL, party)));
    expect(await Promise.all(both)).toEqual([UNREACHABLE, NOT_ANSWERING]);
    expect(state.calls).toBe(2);
    state.mended = true;
    clock.advance(PAUSE);
    expect(await failureOf(mails.send(MAIL))).toBeNull();
    expect(await failureOf(mails.send(MAIL))).toBeNull();
    expect(received).toHaveLength(2);
  });

  test('is asked for the next mail at once where it refused one or was unreachable', async () => {
    const { url, received } = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith('a') ? Object.assign(new Error('no'), { responseCode: 450 }) : undefined),
    });
    const mails = mailsTo(url);
    expect((await failureOf(mails.send(mailTo('a'))))?.code).toBe('unavailable');
    await mails.send(mailTo('b'));
    expect(received).toHaveLength(1);
    const nowhere = mailsTo('smtp://127.0.0.1:1');
    for (let at = 0; at < 2; at += 1) expect(await failureOf(nowhere.send(MAIL))).toEqual(UNREACHABLE);
  });
});

describe('mail without a server', () => {
  function outbox(folder = mkdtempSync(join(tmpdir(), 'inko-outbox-')), production = false) {
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const printed: string[] = [];
    const logged: string[] = [];
    const note = (facts: object, message: string) => void logged.push(JSON.stringify({ ...facts, message }));
    const config = testConfig('sqlite:unused', { OUTBOX_DIR: join(folder, 'out') });
    const watch = mailLog({ info: note, warn: note, error: note }, NO_METRICS, production ? null : print);
    function print(line: string) {
      printed.push(line);
    }
    const mails = mailsOf(config, new TestClock(), watch);
    return { folder: join(folder, 'out'), printed, logged, mails };
  }

  test('is stored in a folder, in order, readable by this account alone; its links are printed', async () => {
    const { folder, printed, mails } = outbox();
    const link = 'http://localhost:3000/verify?id=1&token=abc';
    await Promise.all([
      mails.send({ ...MAIL, subject: 'erste', text: `Bitte: ${link}`, links: [link] }),
      mails.send({ ...MAIL, subject: 'zweite', text: 'https://anderswo.example' }),
    ]);
    const files = readdirSync(folder).sort();
    const subjects = files.map((file) => readMail(readFileSync(join(folder, file))).headers.get('subject'));
    expect(subjects).toEqual(['erste', 'zweite']);
    expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
    for (const file of files) expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(printed.filter((line) => line.includes('http'))).toEqual([`  ${link}`]);
  });

  // @spec operation-3
  test('is logged with its file in production, and its link is in the file alone', async () => {
    const { folder, printed, logged, mails } = outbox(undefined, true);
    const link = 'https://beratung.example/resetpwd?id=1&token=abc';
    await mails.send({ ...MAIL, text: `Bitte: ${link}`, links: [link] });
    const [file = ''] = readdirSync(folder);
    expect(logged).toEqual([JSON.stringify({ file: join(folder, file), message: 'mail sent' })]);
    expect(printed).toEqual([]);
    expect(readFileSync(join(folder, file), 'utf8')).toContain('resetpwd');
  });

  test('reports that the folder cannot be written, with the reason in the log', async () => {
    const { folder, logged, mails } = outbox();
    writeFileSync(folder, 'a file');
    expect(await failureOf(mails.send(MAIL))).toEqual({
      code: 'unavailable',
      message: 'Der Postausgang kann nicht beschrieben werden. Die E-Mail wurde nicht versendet.',
      uncertain: false,
    });
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      { cause: { type: 'Error', code: 'EEXIST' }, message: 'mail failed' },
    ]);
  });
});
