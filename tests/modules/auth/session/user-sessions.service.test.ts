import { expect, test } from 'vitest';
import { SessionService, User, UserSessionsService } from '#auth';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const operator = { kind: 'operator', name: 'root' } as const;

describeWithDatabase('sessions of a user, at the command line', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async () => await servicesOn(database.em(), clock);
  const sessions = async () => (await services()).get(UserSessionsService);
  const open = async (login: string) => {
    const { id } = await database.em().findOneOrFail(User, { loginKey: login });
    return (await services()).get(SessionService).open({ id });
  };

  test('are listed while they last, and ended one by one or all', async () => {
    await open('demo');
    clock.advance(HOUR);
    const [first, second, other] = [await open('demo'), await open('demo'), await open('leitung')];
    const listed = await (await sessions()).list(operator, ' DEMO ');
    expect(listed).toHaveLength(2);
    expect(JSON.stringify(listed)).not.toContain(first);
    const resolved = async (token: string) => (await services()).get(SessionService).resolve(token);
    for (const { id } of listed) expect(await resolved(id)).toBeNull();

    expect(await (await sessions()).end(operator, 'demo', listed[0]?.id)).toBe(1);
    const left = [await resolved(first), await resolved(second)].filter((login) => login !== null);
    expect(left).toHaveLength(1);
    await expect((await sessions()).end(operator, 'leitung', listed[1]?.id)).rejects.toMatchObject({
      code: 'not-found',
    });
    // The one that is over is there still, to tell its user why.
    expect(await (await sessions()).end(operator, 'demo')).toBe(2);
    expect([await resolved(first), await resolved(second)]).toEqual([null, null]);
    expect(await resolved(other)).not.toBeNull();
    expect(await (await sessions()).end(operator, 'demo')).toBe(0);
    const noted = await database.em().find(AuditEntry, { what: 'user-sessions-ended' });
    expect(noted.map(({ who, detail }) => [who, JSON.parse(detail ?? '')])).toEqual([
      ['operator:root', { count: 1 }],
      ['operator:root', { count: 2 }],
    ]);
  });

  test('of nobody are not found', async () => {
    for (const refused of [(await sessions()).list(operator, 'x'), (await sessions()).end(operator, 'x')])
      await expect(refused).rejects.toMatchObject({ code: 'not-found' });
  });
});
