import { expect, test } from 'vitest';
import { AccountService, User } from '#auth';
import { Institution } from '#institution';
import { RIGHTS, type Right } from '#platform/domain';
import { actorOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;
const NO_USER = { code: 'not-found', message: 'Diesen Benutzer gibt es nicht.' };
const NO_INSTITUTION = { code: 'not-found', message: 'Diese Institution gibt es nicht.' };

describeWithDatabase('the account of a user', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const accounts = async () => (await servicesOn(database.em(), clock)).get(AccountService);
  const actor = (name: string, rights: readonly Right[] = RIGHTS) => actorOf(database.orm, name, rights);
  const vendor = async () => ({ ...(await actor('admin')), admin: true });

  test('shows colleagues only with the right to manage them, and never what proves a password', async () => {
    const asking = await actor('leitung');
    const all = await (await accounts()).ofUser(asking, asking.userId);
    expect(all.users.map(({ nachname }) => nachname)).toEqual(['Krüger', 'Lorenz', 'Weiß']);
    expect(all).toMatchObject({ trialDaysLeft: null, kundennummerKnown: true });
    expect(JSON.stringify(all.users)).not.toMatch(/argon2|passwordHash/);
    const { userId: colleague } = await actor('beratung');
    expect(await (await accounts()).ofUser(asking, colleague)).toMatchObject({
      institution: { kundennummer: '204711' },
    });

    const without = await actor(
      'leitung',
      RIGHTS.filter((right) => right !== 'insti_nutzer'),
    );
    const own = await (await accounts()).ofUser(without, without.userId);
    expect(own.users.map(({ id }) => id)).toEqual([without.userId]);
    await expect((await accounts()).ofUser(without, colleague)).rejects.toMatchObject(NO_USER);
  });

  test('of another institution is as if it did not exist, but for the vendor', async () => {
    const [asking, demo] = [await actor('leitung'), await actor('demo')];
    for (const id of [demo.userId, 999_999])
      await expect((await accounts()).ofUser(asking, id)).rejects.toMatchObject(NO_USER);
    for (const id of [demo.institutionId, 1, 999_999])
      await expect((await accounts()).ofInstitution(asking, id)).rejects.toMatchObject(NO_INSTITUTION);
    const staff = await vendor();
    expect((await (await accounts()).ofUser(staff, demo.userId)).institution.id).toBe(demo.institutionId);
    expect((await (await accounts()).ofInstitution(staff, demo.institutionId)).users).toHaveLength(1);
    await expect((await accounts()).ofUser(staff, 999_999)).rejects.toMatchObject(NO_USER);
  });

  test('counts the days of the trial down, below zero', async () => {
    const demo = await actor('demo');
    const left = async () => (await (await accounts()).ofInstitution(demo, demo.institutionId)).trialDaysLeft;
    expect(await left()).toBe(21);
    clock.advance(23 * DAY);
    expect(await left()).toBeLessThanOrEqual(0);
    clock.advance(-23 * DAY);
  });

  test('leaves out deleted users, and is gone with a deleted institution', async () => {
    const asking = await actor('leitung');
    const em = database.em();
    await em.nativeUpdate(User, { loginname: 'kalkulation' }, { loginKey: null });
    const { users } = await (await accounts()).ofInstitution(asking, asking.institutionId);
    expect(users.map(({ loginname }) => loginname)).toEqual(['beratung', 'leitung']);
    await em.nativeUpdate(User, { loginname: 'kalkulation' }, { loginKey: 'kalkulation' });
    const where = { id: asking.institutionId };
    await em.nativeUpdate(Institution, where, { deleted: clock.now() });
    for (const each of [asking, await vendor()])
      await expect((await accounts()).ofInstitution(each, asking.institutionId)).rejects.toMatchObject(
        NO_INSTITUTION,
      );
    await em.nativeUpdate(Institution, where, { deleted: null });
  });

  test('takes the own login name however it is written, and no other', async () => {
    const asking = await actor('leitung');
    await (await accounts()).requireSelf(asking, ' LEITUNG ');
    for (const name of ['beratung', 'niemand', ''])
      await expect((await accounts()).requireSelf(asking, name)).rejects.toMatchObject(NO_USER);
  });
});
