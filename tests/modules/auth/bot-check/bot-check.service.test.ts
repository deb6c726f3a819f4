import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BotCheckService } from '../../../../modules/auth/bot-check/bot-check.service.ts';
import { BotVerifier } from '../../../../modules/auth/bot-check/bot-verifier.ts';
import { SolvedChallenge } from '../../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { MINUTE, TestClock } from '../../../server/support/test-clock.ts';

const HERE = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
const REFUSED = { code: 'forbidden' };

describeWithDatabase('the bot check', (engine) => {
  const database = useSeededDatabase(engine);
  let clock = new TestClock();
  // Takes any solution but one, and tells them apart by their text.
  const verifier = {
    challenge: async () => ({ kind: 'altcha', challenge: 'x' }),
    verify: async (token: string) => (token === 'wrong' ? null : `id of ${token}`),
  };
  const bots = async (em = database.em()) =>
    (await servicesOn(em, clock, { overrides: [[BotVerifier, verifier]] })).get(BotCheckService);

  beforeEach(async () => {
    clock = new TestClock();
    await database.em().nativeDelete(SolvedChallenge, {});
    await database.em().nativeDelete(AuditEntry, {});
  });

  test('takes a solution once, also of two processes, and nothing that is wrong', async () => {
    const other = await another(database, engine);
    onTestFinished(() => other.close());
    const both = await Promise.all([
      (await bots()).check(HERE, 'a'),
      (await bots(other.em())).check(ELSEWHERE, 'a'),
    ]);
    expect(both.sort()).toEqual([false, true]);
    expect(await (await bots()).check(HERE, 'wrong')).toBe(false);
    expect(await database.em().count(SolvedChallenge, {})).toBe(1);
  });

  test('lets an address pass as often as it has solved, and no other address', async () => {
    await (await bots()).check(HERE, 'a');
    await (await bots()).check(HERE, 'b');
    await expect((await bots()).takePass(ELSEWHERE)).rejects.toMatchObject(REFUSED);
    const other = await another(database, engine);
    onTestFinished(() => other.close());
    const taken = await Promise.allSettled(
      [0, 1, 2, 3].map(async (at) => (await bots(at % 2 === 0 ? database.em() : other.em())).takePass(HERE)),
    );
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    // A used solution is remembered, so that it does not count again.
    expect(await (await bots()).check(HERE, 'a')).toBe(false);
  });

  test('counts for 30 minutes, and is deleted after them', async () => {
    await (await bots()).check(HERE, 'a');
    clock.advance(30 * MINUTE - 1);
    await (await bots()).sweep();
    expect(await database.em().count(SolvedChallenge, {})).toBe(1);
    clock.advance(1);
    await expect((await bots()).takePass(HERE)).rejects.toMatchObject(REFUSED);
    await (await bots()).sweep();
    expect(await database.em().count(SolvedChallenge, {})).toBe(0);
  });

  test('stores no address and no solution, and notes refusals without them', async () => {
    await (await bots()).check(HERE, 'the-solution');
    await (await bots()).check(HERE, 'wrong');
    await expect((await bots()).takePass(ELSEWHERE)).rejects.toMatchObject(REFUSED);
    const em = database.em();
    const stored = JSON.stringify([
      await em.execute('select * from solved_challenge'),
      await em.execute('select * from audit_entry'),
    ]);
    for (const text of [HERE, ELSEWHERE, 'the-solution', 'id of']) expect(stored).not.toContain(text);
    expect(await em.count(AuditEntry, { what: 'bot-check-failed' })).toBe(2);
  });
});
