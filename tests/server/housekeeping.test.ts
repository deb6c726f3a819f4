import { expect, test, vi } from 'vitest';
import {
  Housekeeping,
  LinkToken,
  LinkTokens,
  Session,
  SessionService,
  TrialReminders,
  UnconfirmedRegistrations,
  User,
} from '#auth';
import { AuditEntry, AuditLog, installationOf, mailsOf } from '#platform';
import { useSeededDatabase } from './support/database.ts';
import { describeOnBothEngines } from './support/engines.ts';
import { HOUR, TestClock } from './support/test-clock.ts';
import { testConfig } from './support/test-config.ts';

describeOnBothEngines('the housekeeping of a running server', (engine) => {
  const database = useSeededDatabase(engine);

  test('deletes sessions, links and entries whose time is over, and leaves the others', async () => {
    const clock = new TestClock();
    const em = database.orm.em.fork();
    const links = new LinkTokens(em, clock);
    const audit = new AuditLog(em, clock);
    const sessions = new SessionService(em, clock);
    const use = async (loginKey: string) => {
      const user = await database.em().findOneOrFail(User, { loginKey });
      await sessions.open(user);
      await links.issue(user.id, 'reset');
      await audit.note({ userId: user.id }, 'login');
      return user.id;
    };
    await database.em().nativeDelete(AuditEntry, {});
    await use('beratung');
    clock.advance(181 * 24 * HOUR);
    const recent = await use('leitung');

    const mails = mailsOf(testConfig(database.url), clock, () => {});
    const installation = installationOf(testConfig(database.url));
    const keeping = new Housekeeping(
      links,
      audit,
      sessions,
      new UnconfirmedRegistrations(em, clock, audit),
      new TrialReminders(em, clock, mails, installation),
    );
    keeping.onModuleInit();
    const left = async () => {
      const found = database.em();
      return {
        sessions: (await found.findAll(Session)).map(({ user }) => user.id),
        links: (await found.findAll(LinkToken)).map(({ user }) => user.id),
        entries: (await found.findAll(AuditEntry)).map(({ who }) => who),
      };
    };
    const expected = { sessions: [recent], links: [recent], entries: [`user:${recent}`] };
    await vi.waitFor(async () => expect(await left()).toEqual(expected), 5_000);
    keeping.onModuleDestroy();
    await keeping.onApplicationShutdown();
  });
});
