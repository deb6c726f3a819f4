import { expect, test } from 'vitest';
import { OwnSessionsService, SessionService, User } from '#auth';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { actorOf } from '../../../server/support/actor.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, MINUTE } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describeWithDatabase('own sessions', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  const own = async () => (await servicesOn(database.em(), server().clock)).get(OwnSessionsService);
  const forget = () => database.em().nativeDelete(Session, {});

  // @spec consultation-7-10
  test('keep the browser in a few words, and neither its address nor what it sent', async () => {
    await forget();
    const form = { username: 'beratung', password: DEMO_PASSWORD };
    await server().ask('/login', { form, headers: { 'user-agent': FIREFOX } });
    const rows = await database.em().execute('select * from session');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ browser: 'Firefox unter Windows' });
    expect(JSON.stringify(rows)).not.toMatch(/Mozilla|127\.0\.0\.1/);
  });

  test('are listed while they last, the present one first, by ids that open nothing', async () => {
    await forget();
    const old = await tokenOf(server(), 'beratung');
    server().clock.advance(HOUR);
    const other = await tokenOf(server(), 'beratung');
    const present = await tokenOf(server(), 'beratung');
    await tokenOf(server(), 'leitung');
    const actor = await actorOf(database.orm, 'beratung');
    const listed = await (await own()).list(actor, present);
    expect(listed.map((session) => session.present)).toEqual([true, false]);
    const sessions = (await servicesOn(database.em(), server().clock)).get(SessionService);
    for (const { id } of listed) expect(await sessions.resolve(id)).toBeNull();
    expect(JSON.stringify(listed)).not.toContain(other);
    expect(old).toBeTruthy();
  });

  // @spec consultation-7-10
  test('are ended singly or all but the present one, which is noted in the audit log', async () => {
    await forget();
    const [present, second, third] = [
      await tokenOf(server(), 'beratung'),
      await tokenOf(server(), 'beratung'),
      await tokenOf(server(), 'beratung'),
    ];
    const foreign = await tokenOf(server(), 'leitung');
    const actor = await actorOf(database.orm, 'beratung');
    const stranger = await actorOf(database.orm, 'leitung');
    const ids = (await (await own()).list(actor, present ?? ''))
      .filter((session) => !session.present)
      .map(({ id }) => id);
    await expect((await own()).end(stranger, ids[0] ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await (await own()).end(actor, ids[0] ?? '');
    await expect((await own()).end(actor, ids[0] ?? '')).rejects.toMatchObject({ code: 'not-found' });
    expect(await (await own()).endOthers(actor, present ?? '')).toBe(1);
    expect(await (await own()).endOthers(actor, present ?? '')).toBe(0);
    const sessions = (await servicesOn(database.em(), server().clock)).get(SessionService);
    const alive = await Promise.all(
      [present, second, third, foreign].map((token) => sessions.resolve(token ?? '')),
    );
    expect(alive.map((login) => login !== null)).toEqual([true, false, false, true]);
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const noted = await database
      .em()
      .execute("select who, detail from audit_entry where what = 'sessions-ended'");
    expect(noted).toEqual([
      { who: `user:${id}`, detail: '{"count":1}' },
      { who: `user:${id}`, detail: '{"count":1}' },
    ]);
  });

  test('are ended at once by the screen’s calls, which accept nothing else', async () => {
    await forget();
    const [present, other] = [await tokenOf(server(), 'beratung'), await tokenOf(server(), 'beratung')];
    server().clock.advance(MINUTE);
    const actor = await actorOf(database.orm, 'beratung');
    const listed = await (await own()).list(actor, present);
    const id = listed.find((session) => !session.present)?.id ?? '';
    const end = (json: Record<string, string>, token: string | undefined = present) =>
      call(server(), 'account/sessions/end', { method: 'POST', json, token });
    // As a screen shows it: without the name of the field.
    expect((await end({ id: 'x' })).json.message).toBe('Diese Sitzung gibt es nicht.');
    expect((await end({ id, more: '1' })).status).toBe(400);
    expect((await end({ id })).status).toBe(200);
    const asked = { method: 'POST', token: other };
    expect((await call(server(), 'account/sessions/end-others', asked)).status).toBe(401);
  });
});
