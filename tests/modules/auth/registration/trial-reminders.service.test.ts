import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution, Paket } from '#institution';
import { addDays } from '#platform/domain';
import type { Services } from '#setup';
import { Housekeeping } from '../../../../modules/auth/housekeeping.ts';
import { TrialReminder } from '../../../../modules/auth/registration/trial-reminder.entity.ts';
import { TrialReminders } from '../../../../modules/auth/registration/trial-reminders.service.ts';
import { useSeededDatabase, waitingForLocks } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { readMail, readPlainMail } from '../../../server/support/mail-parts.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { startMailServer, startRawServer } from '../../../server/support/smtp.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;
const LENGTH = 30;

/** The text of a mail, with plain spaces. */
const textOf = (raw: Buffer) => readPlainMail(raw).text.replaceAll('\u00a0', ' ');

describeOnBothEngines('the reminder of the end of a trial', (engine) => {
  const database = useSeededDatabase(engine);
  let clock = new TestClock();
  let mine = 0;

  /** Services that mail through a server. */
  async function servicesThrough(url: string): Promise<Services> {
    const env = { SMTP_URL: url, PUBLIC_URL: 'https://inko.example' };
    return await servicesOn(database.orm.em.fork(), clock, { env });
  }

  /** Reminders that go through a mail server. */
  async function through(url: string): Promise<TrialReminders> {
    return (await servicesThrough(url)).get(TrialReminders);
  }

  /** Begins the trial so that it has these days left today. */
  async function trialWith(daysLeft: number): Promise<void> {
    const testbeginn = addDays(clock.today(), daysLeft - LENGTH);
    await database.em().nativeUpdate(Institution, { id: mine }, { testphase: true, testbeginn });
  }

  beforeEach(async () => {
    clock = new TestClock();
    const demo = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    mine = demo.institution.id;
    const paket = await database.em().findOneOrFail(Paket, { RegistrierungStandard: true });
    expect(paket.Testphasendauer).toBe(LENGTH);
    await database.em().nativeUpdate(Institution, { id: mine }, { paket: paket.id });
    await database
      .em()
      .nativeUpdate(User, { id: demo.id }, { inactive: false, mailConfirmed: true, role: 2 });
    await database.em().nativeDelete(TrialReminder, {});
  });

  test('does not delay the end of the server, and is due again afterwards', async () => {
    let spoken = () => {};
    const asked = new Promise<void>((resolve) => {
      spoken = resolve;
    });
    // It greets, and never answers.
    const url = await startRawServer((socket) => {
      socket.write('220 slow\r\n');
      socket.on('data', spoken);
    });
    await trialWith(7);
    // Waiting for it would last until the time limit of a mail: a minute.
    const keeping = (await servicesThrough(`${url}?socketTimeout=600000`)).get(Housekeeping);
    await keeping.onModuleInit();
    await asked;
    const began = performance.now();
    await keeping.onModuleDestroy();
    await keeping.onApplicationShutdown();
    expect(performance.now() - began).toBeLessThan(45_000);
    expect(await database.em().count(TrialReminder)).toBe(0);
  });

  test('is mailed once a week before and once a day before', async () => {
    const server = await startMailServer();
    const reminders = await through(server.url);
    await trialWith(8);
    const seen: number[] = [];
    for (let day = 0; day < 10; day += 1) {
      await reminders.send();
      await reminders.send();
      seen.push(server.received.length);
      clock.advance(DAY);
    }
    expect(seen).toEqual([0, 1, 1, 1, 1, 1, 1, 2, 2, 2]);
    const [week, last] = server.received.map(({ raw, to }) => ({ to, text: textOf(raw) }));
    expect(week?.to).toEqual(['petersen@sanitaetshaus-lindenhof.example']);
    expect(week?.text).toContain('Guten Tag Herr Jörg Petersen,');
    expect(week?.text).toContain('läuft noch 7 Tage');
    // Nine o'clock on 9 March with 8 days left: the last day is the 16th.
    expect(week?.text).toContain('bis einschließlich 16.03.2026');
    expect(week?.text).toContain('19,95 € im Monat');
    expect(week?.text).toContain('https://inko.example');
    expect(last?.text).toContain('läuft noch 1 Tag:');
    expect(last?.text).toContain('bis einschließlich 16.03.2026');
  });

  test('names the true number of days where its day was missed', async () => {
    const server = await startMailServer();
    await trialWith(4);
    await (await through(server.url)).send();
    expect(server.received.map(({ raw }) => textOf(raw))).toEqual([
      expect.stringContaining('läuft noch 4 Tage'),
    ]);
  });

  test('is sent by one of several processes', async () => {
    const server = await startMailServer();
    await trialWith(7);
    await Promise.all(Array.from({ length: 8 }, async () => (await through(server.url)).send()));
    expect(server.received).toHaveLength(1);
  });

  test('is left to a faster process, and sent where that one gave up', async () => {
    // On SQLite nobody is quicker by less than a statement: the processes wait for each other.
    if (engine === 'sqlite') return;
    const server = await startMailServer();
    await trialWith(7);
    const { id: user } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    const { testbeginn } = await database.em().findOneOrFail(Institution, { id: mine });
    const row = { user, testbeginn: testbeginn as string, days: 7, claimed: clock.now(), sent: false };
    for (const outcome of ['gives up', 'takes it on'] as const) {
      const quicker = database.em();
      await quicker.begin();
      // Nobody sees the row yet; a process that inserts the same one waits for the end of this transaction.
      await quicker.insert(TrialReminder, row);
      const sending = (await through(server.url)).send();
      await expect.poll(() => waitingForLocks(database.em())).toBe(1);
      await (outcome === 'gives up' ? quicker.rollback() : quicker.commit());
      await expect(sending).resolves.toBeUndefined();
      const kept = await database.em().find(TrialReminder, {});
      expect(kept.map(({ sent }) => sent)).toEqual([outcome === 'gives up']);
      // The quicker one sends its mail itself.
      expect(server.received).toHaveLength(1);
      await database.em().nativeDelete(TrialReminder, {});
    }
  });

  test('is tried again after a failure, and by another after a process has ended in between', async () => {
    await trialWith(7);
    // Nobody listens on port 1.
    await expect((await through('smtp://127.0.0.1:1')).send()).resolves.toBeUndefined();
    const server = await startMailServer();
    await (await through(server.url)).send();
    expect(server.received).toHaveLength(1);

    await database.em().nativeUpdate(TrialReminder, {}, { sent: false });
    await (await through(server.url)).send();
    expect(server.received).toHaveLength(1);
    clock.advance(HOUR);
    await (await through(server.url)).send();
    expect(server.received).toHaveLength(2);
    const ids = server.received.map(({ raw }) => readMail(raw).headers.get('message-id'));
    expect(new Set(ids).size).toBe(1);
  });

  test('is sent again for another trial', async () => {
    const server = await startMailServer();
    await trialWith(7);
    await (await through(server.url)).send();
    clock.advance(40 * DAY);
    await trialWith(7);
    await (await through(server.url)).send();
    expect(server.received).toHaveLength(2);
  });

  test('is not sent outside of a trial, after an application, or where mail is not allowed', async () => {
    const server = await startMailServer();
    const reminders = await through(server.url);
    const nobody = async (change: () => Promise<unknown>) => {
      await trialWith(7);
      await change();
      await reminders.send();
      expect(server.received).toHaveLength(0);
    };
    const user = (data: object) => database.em().nativeUpdate(User, { loginKey: 'demo' }, data);
    await nobody(() => database.em().nativeUpdate(Institution, { id: mine }, { testphase: false }));
    await nobody(() => user({ inactive: true }));
    await user({ inactive: false });
    await nobody(() => user({ mailConfirmed: false }));
    await user({ mailConfirmed: true });
    await nobody(() => user({ role: 3 }));
    await user({ role: 2 });
    await nobody(() => trialWith(0));
    await nobody(() => trialWith(8));
    const { id: full } = await database.em().findOneOrFail(Paket, { VollversionStandard: true });
    await database.em().nativeUpdate(Paket, { id: full }, { Testphasendauer: LENGTH });
    await nobody(() => database.em().nativeUpdate(Institution, { id: mine }, { paket: full }));
    await database.em().nativeUpdate(Paket, { id: full }, { Testphasendauer: 0 });
  });
});
