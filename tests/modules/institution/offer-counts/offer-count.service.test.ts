import { beforeEach, expect, test } from 'vitest';
import { InstitutionRemovalService } from '#auth';
import { OfferCountService } from '#institution';
import type { Right } from '#platform/domain';
import { OfferCount } from '../../../../modules/institution/offer-counts/offer-count.entity.ts';
import {
  firstOfTwelve,
  monthInWords,
  twelveMonthsInWords,
} from '../../../../modules/institution/offer-counts/offer-counts.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const OPERATOR = { kind: 'operator', name: 'test' } as const;

describeOnBothEngines('offers', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const at = async (instant: string) =>
    (
      await servicesOn(database.em(), new TestClock(new Date(instant)), { env: { RATE_LIMIT_FACTOR: '1' } })
    ).get(OfferCountService);
  const actorOf = async (loginKey: string, rights?: readonly Right[]) => ({
    ...(await userOf(database.orm, loginKey, rights)),
    admin: loginKey === 'admin',
  });
  const rows = async () =>
    (
      await database
        .em()
        .fork()
        .find(OfferCount, {}, { orderBy: { month: 'asc' } })
    ).map(({ institution, month, offers }) => [institution.id, month, offers]);
  const post = async (who: string, more: { body?: string; query?: string } = {}) =>
    fetch(`${server().origin}/static/api/documents/offer-count${more.query ?? ''}`, {
      method: 'POST',
      headers: { origin: server().origin, cookie: await server().cookieOf(who) },
      ...(more.body === undefined ? {} : { body: more.body }),
    });

  beforeEach(() => database.em().nativeDelete(OfferCount, {}));

  test('are counted one by one, for the institution and the month in Berlin', async () => {
    const [one, other] = [await actorOf('beratung'), await actorOf('demo')];
    const late = await at('2026-12-31T22:59:00Z');
    await Promise.all(Array.from({ length: 12 }, () => late.count(one)));
    await (await at('2026-12-31T23:00:00Z')).count(one);
    await (await at('2026-12-31T23:00:00Z')).count(other);
    expect(await rows()).toEqual(
      expect.arrayContaining([
        [one.institutionId, '2026-12', 12],
        [one.institutionId, '2027-01', 1],
        [other.institutionId, '2027-01', 1],
      ]),
    );
    expect(await rows()).toHaveLength(3);
  });

  test('are shown to their institution, and all to the vendor: this month and the last twelve', async () => {
    const [one, other] = [await actorOf('beratung'), await actorOf('demo')];
    for (const day of ['2025-11-30', '2025-12-01', '2026-11-01'])
      await (await at(`${day}T12:00:00Z`)).count(one);
    await (await at('2026-10-02T12:00:00Z')).count(other);
    const now = await at('2026-11-24T12:00:00Z');
    expect(await now.own(one)).toEqual({ month: '2026-11', thisMonth: 1, twelveMonths: 2 });
    expect(await now.own(other)).toEqual({ month: '2026-11', thisMonth: 0, twelveMonths: 1 });
    const all = { month: '2026-11', thisMonth: 1, twelveMonths: 3, institutions: 2 };
    expect(await now.all(OPERATOR)).toEqual(all);
    await expect(now.all(one)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('require the right to make documents, and are limited', async () => {
    const counts = await at('2026-11-24T12:00:00Z');
    const may = await actorOf('beratung', ['pdf_anzeig']);
    await expect(counts.count(await actorOf('beratung', ['bera_durch']))).rejects.toMatchObject({
      code: 'forbidden',
    });
    for (let number = 0; number < 300; number += 1) await counts.count(may);
    await expect(counts.count(may)).rejects.toMatchObject({ code: 'limit' });
    expect(await rows()).toEqual([[may.institutionId, '2026-11', 300]]);
    // Others are not held up by it.
    await counts.count(await actorOf('demo'));
  });

  test('are counted by a call that takes nothing, and leave no other trace', async () => {
    const before = await database.em().fork().count(AuditEntry, {});
    expect((await post('beratung')).status).toBe(200);
    expect(await rows()).toEqual([[2, '2026-03', 1]]);
    expect((await post('beratung', { body: 'gender=F' })).status).toBe(400);
    expect((await post('beratung', { query: '?gender=F' })).status).toBe(400);
    expect(await rows()).toEqual([[2, '2026-03', 1]]);
    expect(await database.em().fork().count(AuditEntry, {})).toBe(before);
    const stranger = await fetch(`${server().origin}/static/api/documents/offer-count`, {
      ...{ method: 'POST', headers: { origin: server().origin } },
    });
    expect(stranger.status).toBe(401);
  });

  test('are deleted with their institution', async () => {
    await (await at('2026-11-24T12:00:00Z')).count(await actorOf('demo'));
    const { institutionId } = await actorOf('demo');
    await (await servicesOn(database.em(), new TestClock()))
      .get(InstitutionRemovalService)
      .remove(OPERATOR, institutionId, 'permanent');
    expect(await rows()).toEqual([]);
  });
});

test('months are counted and said across the turn of a year', () => {
  expect(['2026-11', '2026-12', '2027-01'].map(firstOfTwelve)).toEqual(['2025-12', '2026-01', '2026-02']);
  expect(monthInWords('2026-03')).toBe('März 2026');
  expect(twelveMonthsInWords('2026-11')).toBe('Dezember 2025 bis November 2026');
});
