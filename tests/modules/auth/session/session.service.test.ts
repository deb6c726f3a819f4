import { createHash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { SessionService, User } from '#auth';
import { RIGHTS } from '#platform/domain';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, MINUTE, TestClock } from '../../../server/support/test-clock.ts';

describeOnBothEngines('a session', (engine) => {
  const database = useSeededDatabase(engine);

  /** Opens a session with a clock of its own; each use of it is a request of its own. */
  async function open(loginKey: string, clock = new TestClock()) {
    const sessions = async () => (await servicesOn(database.em(), clock)).get(SessionService);
    const user = await database.em().findOneOrFail(User, { loginKey });
    const token = await (await sessions()).open(user);
    return {
      clock,
      token,
      user,
      resolve: async () => (await sessions()).resolve(token),
      ending: async () => (await sessions()).ending(token),
      end: async () => (await sessions()).end(token),
    };
  }
  const rowOf = (token: string) =>
    database.em().findOne(Session, { tokenHash: createHash('sha256').update(token).digest('hex') });

  test('has a token of 256 bits, of which only the hash is stored', async () => {
    const { token } = await open('beratung');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await rowOf(token)).not.toBeNull();
    expect(JSON.stringify(await database.em().execute('select * from session'))).not.toContain(token);
  });

  // @spec access-3-14
  test('tells who it is: actor, rights, names', async () => {
    const { clock, user, resolve } = await open('kalkulation');
    expect(await resolve()).toEqual({
      actor: {
        kind: 'user',
        userId: user.id,
        institutionId: user.institution.id,
        rights: new Set(['prod_kat', 'versorg_aufr', 'pdf_anzeig']),
        admin: false,
        waiting: false,
        confirmed: true,
      },
      name: 'Sabine Lorenz',
      loginname: 'kalkulation',
      informed: true,
      introduced: false,
      mayApply: false,
      since: clock.now(),
    });
  });

  // @spec access-6-1 access-9-11
  test('knows the vendor by role id 1, and a user without a role has no rights', async () => {
    const { resolve, user } = await open('admin');
    expect((await resolve())?.actor).toMatchObject({ admin: true, rights: new Set(RIGHTS) });
    await database.em().nativeUpdate(User, { id: user.id }, { role: null });
    expect((await resolve())?.actor).toMatchObject({ admin: false, rights: new Set() });
    await database.em().nativeUpdate(User, { id: user.id }, { role: 1 });
  });

  test('tells that the password is still to be set', async () => {
    const { resolve, user } = await open('leitung');
    await database.em().nativeUpdate(User, { id: user.id }, { passwordInitial: true });
    expect((await resolve())?.actor.waiting).toBe(true);
    await database.em().nativeUpdate(User, { id: user.id }, { passwordInitial: false });
    expect((await resolve())?.actor.waiting).toBe(false);
  });

  // @spec access-4-4 access-9-1
  test('lasts 45 minutes without a request, and not a moment longer', async () => {
    const idle = await open('beratung');
    idle.clock.advance(45 * MINUTE);
    expect(await idle.resolve()).not.toBeNull();
    idle.clock.advance(45 * MINUTE + 1);
    expect(await idle.ending()).toBe('idle');
    expect(await idle.resolve()).toBeNull();
    expect(await idle.resolve(), 'asking does not bring it back').toBeNull();
    expect(await idle.ending(), 'reported each time').toBe('idle');
  });

  test('goes on with each request, to within a minute', async () => {
    const { clock, resolve, token } = await open('beratung');
    for (let request = 0; request < 4; request += 1) {
      clock.advance(30 * MINUTE);
      expect(await resolve()).not.toBeNull();
    }
    const written = (await rowOf(token))?.lastSeen;
    expect(written).toEqual(clock.now());
    clock.advance(MINUTE - 1);
    expect(await resolve()).not.toBeNull();
    // Once a minute is enough.
    expect((await rowOf(token))?.lastSeen).toEqual(written);
    clock.advance(44 * MINUTE + 1);
    expect(await resolve()).not.toBeNull();
    clock.advance(MINUTE);
    expect(await resolve()).not.toBeNull();
    clock.advance(45 * MINUTE);
    expect(await resolve()).not.toBeNull();
  });

  test('ends after 12 hours, whatever is done', async () => {
    const { clock, resolve, ending } = await open('beratung');
    for (let time = 0; time < 12 * HOUR; time += 30 * MINUTE) {
      expect(await resolve()).not.toBeNull();
      clock.advance(30 * MINUTE);
    }
    expect(await resolve()).not.toBeNull();
    expect(await ending()).toBeNull();
    clock.advance(1);
    expect(await resolve()).toBeNull();
    expect(await ending()).toBe('over');
  });

  test('is not lengthened by a window that looks by itself', async () => {
    const { clock, token, resolve } = await open('beratung');
    const sessions = (await servicesOn(database.em(), clock)).get(SessionService);
    for (let minutes = 0; minutes < 45; minutes += 15) {
      expect((await sessions.peek(token))?.loginname).toBe('beratung');
      clock.advance(15 * MINUTE);
    }
    clock.advance(1);
    expect(await sessions.peek(token)).toBeNull();
    expect(await resolve()).toBeNull();
  });

  test('is ended by an idle window only if no other window has used it', async () => {
    const { clock, token, resolve } = await open('beratung');
    const sessions = (await servicesOn(database.em(), clock)).get(SessionService);
    clock.advance(30 * MINUTE);
    await resolve();
    clock.advance(15 * MINUTE);
    expect(await sessions.endIdle(token)).toBe(15 * MINUTE);
    expect(await rowOf(token)).not.toBeNull();
    // The last input reached the server a minute late, and asking extends nothing.
    clock.advance(29 * MINUTE);
    expect(await sessions.endIdle(token)).toBeNull();
    expect(await rowOf(token)).toBeNull();
  });

  test('goes on while the database takes no writes, and writes its activity later', async () => {
    const clock = new TestClock();
    const [used, other, idle] = await Promise.all(
      ['beratung', 'leitung', 'demo'].map(async (name) => (await open(name, clock)).token),
    );
    const sessions = (await servicesOn(database.em(), clock)).get(SessionService);
    const resolved = async (token = '') => (await sessions.resolve(token)) !== null;
    const unlock = await lockSessions();
    for (let time = 0; time < 3; time += 1) {
      clock.advance(30 * MINUTE);
      expect(await resolved(used)).toBe(true);
      expect(await resolved(other)).toBe(true);
    }
    const meanwhile = clock.now();
    expect(await resolved(idle)).toBe(false);
    expect(await sessions.ending(idle ?? '')).toBe('idle');
    await unlock();
    clock.advance(MINUTE);
    expect(await resolved(used)).toBe(true);
    expect((await rowOf(used ?? ''))?.lastSeen).toEqual(clock.now());
    expect((await rowOf(other ?? ''))?.lastSeen).toEqual(meanwhile);
    clock.advance(45 * MINUTE + 1);
    for (const token of [used, other]) expect(await resolved(token)).toBe(false);
  });

  /** Keeps sessions from being written, by another connection, until the returned function ends it. */
  async function lockSessions(): Promise<() => Promise<void>> {
    if (engine === 'sqlite') {
      const holder = new Sqlite(database.url.slice('sqlite:'.length));
      holder.exec('begin immediate');
      return async () => void holder.close();
    }
    const em = (await another(database, engine)).em();
    await em.begin();
    await em.execute('lock table session in share mode');
    return () => em.rollback();
  }

  test('ends with the logout, that one alone', async () => {
    const [one, other] = [await open('beratung'), await open('beratung')];
    await one.end();
    await one.end();
    expect(await one.resolve()).toBeNull();
    expect(await one.ending()).toBeNull();
    expect(await other.resolve()).not.toBeNull();
  });

  // @spec consultation-7-3
  test('ends with the trial of the institution, at midnight in Berlin, and says why', async () => {
    // The demo's trial of 30 days has begun 9 days ago.
    const { clock, token } = await open('demo');
    clock.advance(Date.parse('2026-03-29T21:59:00Z') - clock.now().getTime());
    const late = async () => (await servicesOn(database.em(), clock)).get(SessionService);
    await database.em().nativeUpdate(Session, {}, { created: clock.now(), lastSeen: clock.now() });
    expect(await (await late()).resolve(token)).not.toBeNull();
    expect(await (await late()).ending(token)).toBeNull();
    clock.advance(MINUTE);
    expect(await (await late()).resolve(token)).toBeNull();
    expect(await (await late()).ending(token)).toBe('trial');
  });

  test.each([
    ['deactivated', { inactive: true }, { inactive: false }],
    ['deleted', { loginKey: null }, { loginKey: 'demo' }],
  ])('ends at once for a user who is %s', async (_what, gone, back) => {
    const { resolve, user } = await open('demo');
    expect(await resolve()).not.toBeNull();
    await database.em().nativeUpdate(User, { id: user.id }, gone);
    expect(await resolve()).toBeNull();
    await database.em().nativeUpdate(User, { id: user.id }, back);
    expect(await resolve()).toBeNull();
  });
});
