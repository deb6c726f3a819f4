import { Logger } from '@nestjs/common';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SessionService, User } from '#auth';
import { Institution } from '#institution';
import type { UserActor } from '#platform/domain';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { ContactService } from '../../../../modules/auth/messages/contact.service.ts';
import { ContractService } from '../../../../modules/auth/registration/contract.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;
const MAIL = 'petersen@sanitaetshaus-lindenhof.example';

describeWithDatabase('the application for the full version', (engine) => {
  const database = useSeededDatabase(engine);
  let clock = new TestClock();
  let demo: UserActor;
  const reported: unknown[] = [];
  const contact = {
    tellOfApplication: async ({ kundennummer }: Institution, mail: string) => {
      reported.push([kundennummer, mail]);
    },
  };
  const services = async (em = database.em()) =>
    await servicesOn(em, clock, { overrides: [[ContactService, contact]] });
  const contracts = async () => (await services()).get(ContractService);
  const institution = () => database.em().findOneOrFail(Institution, demo.institutionId);
  const token = async () => (await services()).get(LinkTokens).issue(demo.userId, 'contract');
  const entries = () => database.em().count(AuditEntry, { what: 'contract-applied-for' });
  const change = (data: object) => database.em().nativeUpdate(User, { id: demo.userId }, data);

  beforeEach(async () => {
    clock = new TestClock();
    demo = await actorOf(database.orm, 'demo');
    await database
      .em()
      .nativeUpdate(
        Institution,
        { id: demo.institutionId },
        { paket: 1, testphase: true, testbeginn: '2026-02-28' },
      );
    await database.em().nativeDelete(AuditEntry, {});
    reported.length = 0;
  });

  test('ends the trial, tells the vendor and notes it; a second one changes nothing', async () => {
    const session = await (await services()).get(SessionService).open({ id: demo.userId });
    expect(await (await contracts()).apply(demo)).toEqual({ mail: MAIL, changed: true });
    expect(await institution()).toMatchObject({ testphase: false, testbeginn: null, paket: { id: 2 } });
    expect(await (await contracts()).apply(demo)).toEqual({ mail: MAIL, changed: false });
    expect(reported).toEqual([['305802', MAIL]]);
    expect(await entries()).toBe(1);
    // During the trial nobody is logged out by it.
    expect(await (await services()).get(SessionService).resolve(session)).not.toBeNull();
  });

  test('after the trial is made with the token of a login, once, and ends what the trial had ended', async () => {
    const session = await (await services()).get(SessionService).open({ id: demo.userId });
    clock.advance(40 * DAY);
    const [one, other] = [await token(), await another(database, engine)];
    onTestFinished(() => other.close());
    const both = await Promise.allSettled(
      [database.em(), other.em()].map(async (em) =>
        (await services(em)).get(ContractService).applyWithToken(demo.userId, one),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'unauthenticated' },
    });
    expect([reported.length, await entries()]).toEqual([1, 1]);
    clock.advance(-40 * DAY);
    expect(await (await services()).get(SessionService).resolve(session)).toBeNull();
  });

  test('is refused with the token of another user and one that is an hour old', async () => {
    const one = await token();
    const { userId } = await actorOf(database.orm, 'leitung');
    const refused = { code: 'unauthenticated' };
    await expect((await contracts()).applyWithToken(userId, one)).rejects.toMatchObject(refused);
    clock.advance(HOUR);
    await expect((await contracts()).applyWithToken(demo.userId, one)).rejects.toMatchObject(refused);
    expect((await institution()).testphase).toBe(true);
  });

  test('is refused to a user who may not apply, and then keeps the token and the trial', async () => {
    const one = await token();
    await change({ role: 3 });
    await expect((await contracts()).apply(demo)).rejects.toMatchObject({ code: 'forbidden' });
    await expect((await contracts()).applyWithToken(demo.userId, one)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await change({ role: 2, inactive: true });
    await expect((await contracts()).apply(demo)).rejects.toMatchObject({ code: 'unauthenticated' });
    await change({ inactive: false });
    expect([(await institution()).testphase, await entries(), reported]).toEqual([true, 0, []]);
    expect(await (await contracts()).applyWithToken(demo.userId, one)).toMatchObject({ changed: true });
  });

  test('is valid where the vendor cannot be notified', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const unreachable = { tellOfApplication: () => Promise.reject(new Error(MAIL)) };
    const deaf = await servicesOn(database.em(), clock, { overrides: [[ContactService, unreachable]] });
    expect(await deaf.get(ContractService).apply(demo)).toMatchObject({ changed: true });
    expect((await institution()).testphase).toBe(false);
    expect(String(logged.mock.calls[0])).not.toContain(MAIL);
  });
});
