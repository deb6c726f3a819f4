import { expect, test } from 'vitest';
import { LoginService, OverviewService } from '#auth';
import { AuditLog, MailService } from '#platform';
import type { Actor, UserActor } from '#platform/domain';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

describeOnBothEngines('the overview of the vendor', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const staff = async (): Promise<UserActor> => ({ ...(await actorOf(database.orm, 'admin')), admin: true });
  const note = async (...entry: Parameters<AuditLog['note']>) =>
    (await services()).get(AuditLog).note(...entry);
  const forget = () => database.em().execute('delete from audit_entry');

  test('says how old the newest backup is, and when the next one is late', async () => {
    await forget();
    const actor: Actor = await staff();
    const age = async () => (await (await services()).get(OverviewService).read(actor)).backup;
    expect(await age()).toBeNull();
    await note({ kind: 'operator', name: 'root' }, 'database-backed-up');
    const at = clock.now().toISOString();
    expect(await age()).toEqual({ at, hours: 0, late: false });
    clock.advance(48.5 * HOUR);
    expect(await age()).toEqual({ at, hours: 48, late: false });
    clock.advance(HOUR);
    expect(await age()).toEqual({ at, hours: 49, late: true });
    await note({ kind: 'operator', name: 'root' }, 'database-backed-up');
    expect(await age()).toMatchObject({ hours: 0, late: false });
  });

  // @spec consultation-7-12
  test('counts institutions, failed logins and mails in the overview, with the size of the database', async () => {
    await forget();
    const actor: Actor = await staff();
    const overview = async () => (await services()).get(OverviewService).read(actor);
    const before = await overview();
    expect(
      before.institutions.contract + before.institutions.trial + before.institutions.over,
    ).toBeGreaterThan(1);
    expect(before).toMatchObject({
      failedLogins: { day: 0, week: 0 },
      failedMails: { day: 0, week: 0 },
      imports: [],
    });
    expect(before.databaseBytes).toBeGreaterThan(100_000);
    await database.request(async () => (await services()).get(LoginService).login('leitung', 'falsch'));
    await database.request(async () => (await services()).get(LoginService).login('leitung', DEMO_PASSWORD));
    const mails = (await servicesOn(database.em(), clock, { env: { SMTP_URL: 'smtp://127.0.0.1:1' } })).get(
      MailService,
    );
    for (let tried = 0; tried < 2; tried += 1)
      await expect(
        mails.send({ to: 'a@example.org', subject: 'A', text: 'A' } as never),
      ).rejects.toMatchObject({ code: 'unavailable' });
    // What is noted of a failure comes behind the answer.
    await expect.poll(async () => (await overview()).failedMails).toEqual({ day: 2, week: 2 });
    expect(
      JSON.stringify(await database.em().execute("select * from audit_entry where what = 'mail-failed'")),
    ).not.toContain('example.org');
    await note(actor, 'table-imported', { code: 'products', after: { edited: 3, inserted: 1 } });
    const now = await overview();
    expect(now.failedLogins).toEqual({ day: 1, week: 1 });
    expect(now.imports).toMatchObject([
      { what: 'Tabelle eingelesen', detail: 'Produkte; 3 geändert, 1 neu' },
    ]);
    clock.advance(25 * HOUR);
    expect((await overview()).failedLogins).toEqual({ day: 0, week: 1 });
  });

  test('lists the trials that end within a week in the overview, the next one first', async () => {
    const actor = await staff();
    const { ending } = await (await services()).get(OverviewService).read(actor);
    expect(ending).toEqual([]);
    const soon = new TestClock(new Date(clock.now().getTime() + 17 * 24 * HOUR));
    const later = await (await servicesOn(database.em(), soon)).get(OverviewService).read(actor);
    expect(later.ending.map(({ Name }) => Name)).toEqual(['Sanitätshaus Lindenhof']);
    expect(later.endingCount).toBe(1);
  });
});
