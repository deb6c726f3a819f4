import { expect, test, vi } from 'vitest';
import { User } from '#auth';
import { useSeededDatabase } from '../../server/support/database.ts';
import { describeWithDatabase } from '../../server/support/engines.ts';
import { startMailServer } from '../../server/support/smtp.ts';
import { callFrom, inkoHere } from '../run-here.ts';

/** A port on which nobody listens. */
const DOWN = 'smtp://127.0.0.1:1';

test('inko mail test sends a mail, without a database, and says what became of it', async () => {
  const mails = await startMailServer();
  callFrom({ url: 'postgresql://inko@127.0.0.1:1/inko', folder: '/tmp' });
  vi.stubEnv('SMTP_URL', mails.url);
  const sent = await inkoHere(['mail', 'test', 'lind@beratung.example', '--json']);
  expect([sent.code, sent.stderr, JSON.parse(sent.stdout)]).toEqual([
    0,
    '',
    { to: 'lind@beratung.example', sent: true, server: new URL(mails.url).host, outbox: null },
  ]);
  expect(mails.received.map(({ to }) => to)).toEqual([['lind@beratung.example']]);
  vi.stubEnv('SMTP_URL', DOWN);
  const down = await inkoHere(['mail', 'test', 'lind@beratung.example']);
  expect([down.code, down.stdout]).toEqual([1, '']);
  expect(down.stderr).toMatch(
    /^inko: Der Mailserver ist zurzeit nicht erreichbar\.[^\n]+\nCause: [^\n]*ECONNREFUSED[^\n]* \(SMTP_URL: 127\.0\.0\.1:1\)\n$/,
  );
  expect((await inkoHere(['mail', 'test', 'keine-adresse'])).stderr).toBe(
    'inko: Keine korrekte E-Mail-Adresse. Bitte überprüfen Sie die Schreibweise.\n',
  );
});

describeWithDatabase('inko user, with a mail server that is down', (engine) => {
  const database = useSeededDatabase(engine);

  test('changes the address, and reports that the former one was not notified', async () => {
    callFrom(database);
    vi.stubEnv('SMTP_URL', DOWN);
    const { code, stdout, stderr } = await inkoHere(['user', 'set', 'demo', '--mail', 'neu@haus.example']);
    expect([code, stdout]).toEqual([1, 'The user demo was changed.\n']);
    expect(stderr).toMatch(
      /^inko: the former address was not told of the change:\nDer Mailserver ist [^\n]+\nTry: inko mail test neu@haus\.example\n$/,
    );
    expect(await database.em().count(User, { mail: 'neu@haus.example' })).toBe(1);
    const recorded = await database.em().execute("select * from audit_entry where what = 'mail-failed'");
    expect(recorded).toHaveLength(1);
  });

  test('adds an invited user, and says that the invitation was not sent', async () => {
    callFrom(database);
    vi.stubEnv('SMTP_URL', DOWN);
    const person = ['--salutation', 'Frau', '--given-name', 'Ada', '--last-name', 'Neumann'];
    const where = ['--institution', '204711', '--mail', 'ada@haus.example'];
    const { code, stderr } = await inkoHere(['user', 'add', ...where, ...person, '--invite']);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^inko: the invitation was not sent:\nDer Mailserver [^\n]+\nTry: inko user reset-password ada\.neumann\n$/,
    );
  });
});
