import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { LinkToken } from '../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { HOUR } from '../support/test-clock.ts';

const NEW_PASSWORD = 'Ganz-Neu-2026';
const DAY = 24 * HOUR;

describeWithDatabase('a link that is misused', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database);
  let mine = 0;
  let theirs = 0;

  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const issue = async (id: number, purpose: 'confirm' | 'reset' | 'contract') =>
    (await servicesOn(database.em(), server().clock)).get(LinkTokens).issue(id, purpose);
  const check = async (id: number, token: string, del = true) =>
    (await call(server(), `register/checkEmailToken.php?id=${id}&token=${token}&del=${del}`)).json;
  const reset = async (id: unknown, token: unknown) =>
    await call(server(), 'register/resetPassword.php', {
      method: 'PUT',
      json: { id, token, pwd: NEW_PASSWORD },
    });
  const apply = async (id: number, token: string) =>
    (await call(server(), `register/fullversion.php?userid=${id}`, { token })).status;

  /** What a link could change. */
  const state = async () =>
    JSON.stringify(
      (await database.em().find(User, {}, { orderBy: { id: 'asc' }, populate: ['institution'] })).map(
        ({ passwordHash, mailConfirmed, institution }) => [
          passwordHash,
          mailConfirmed,
          institution.testphase,
        ],
      ),
    );

  beforeEach(async () => {
    await database.em().nativeDelete(LinkToken, {});
    await database.em().nativeUpdate(User, {}, { mailConfirmed: false });
    [mine, theirs] = [(await userOf('demo')).id, (await userOf('leitung')).id];
  });

  // @spec access-7-4
  test('opens nothing of another purpose', async () => {
    const [confirm, wish, contract] = [
      await issue(mine, 'confirm'),
      await issue(mine, 'reset'),
      await issue(mine, 'contract'),
    ];
    const session = await tokenOf(server(), 'demo');
    const before = await state();
    for (const token of [confirm, contract, session])
      expect((await reset(mine, token)).json).toEqual({ correct: false });
    for (const token of [wish, contract, session])
      expect(await check(mine, token)).toEqual({ correct: false, userchanged: 0 });
    for (const token of [confirm, wish]) expect(await apply(mine, token)).toBe(401);
    for (const token of [confirm, wish, contract])
      expect((await call(server(), 'cms/insti_kv.php', { token })).status).toBe(401);
    expect(await state()).toBe(before);
    // All of them are good still for what they are for.
    expect(await check(mine, confirm)).toEqual({ correct: true, userchanged: 1 });
    expect(await apply(mine, contract)).toBe(200);
    expect((await reset(mine, wish)).json).toEqual({ correct: true });
  });

  test('opens nothing of another user', async () => {
    const [confirm, wish, contract] = [
      await issue(mine, 'confirm'),
      await issue(mine, 'reset'),
      await issue(mine, 'contract'),
    ];
    const before = await state();
    for (const id of [theirs, 999]) {
      expect(await check(id, confirm)).toEqual({ correct: false, userchanged: 0 });
      expect(await check(id, confirm, false)).toEqual({ correct: false, userchanged: 0 });
      expect((await reset(id, wish)).json).toEqual({ correct: false });
      expect(await apply(id, contract)).toBe(401);
    }
    expect(await state()).toBe(before);
  });

  test('counts no longer once its time is over', async () => {
    const wish = await issue(mine, 'reset');
    const contract = await issue(mine, 'contract');
    const confirm = await issue(mine, 'confirm');
    const before = await state();
    server().clock.advance(HOUR);
    expect((await reset(mine, wish)).json).toEqual({ correct: false });
    expect(await apply(mine, contract)).toBe(401);
    expect(await check(mine, confirm, false)).toEqual({ correct: true, userchanged: 0 });
    server().clock.advance(7 * DAY);
    expect(await check(mine, confirm)).toEqual({ correct: false, userchanged: 0 });
    expect(await state()).toBe(before);
  });

  test('counts once, of many who use it at the same instant', async () => {
    const wish = await issue(mine, 'reset');
    const confirm = await issue(mine, 'confirm');
    const resets = await Promise.all([1, 2, 3, 4].map(() => reset(mine, wish)));
    expect(resets.filter(({ json }) => json.correct)).toHaveLength(1);
    const changed = await Promise.all([1, 2, 3, 4].map(() => check(mine, confirm)));
    expect(changed.map(({ userchanged }) => userchanged).toSorted()).toEqual([0, 0, 0, 1]);
    expect((await reset(mine, wish)).json).toEqual({ correct: false });
  });

  test.each([
    ['no token', '', 'A'],
    ['SQL', "' or '1'='1", "' or 1=1 --"],
    ['markup', '<script>', '<b>'],
    ['control characters', 'a\u0000', '\r\n'],
    ['a token as long as one', 'A'.repeat(43), '-'.repeat(43)],
  ])('is none: %s', async (_what, ...tokens) => {
    await issue(mine, 'confirm');
    await issue(mine, 'reset');
    const before = await state();
    for (const token of tokens) {
      expect((await reset(mine, token)).json).toEqual({ correct: false });
      expect(await check(mine, encodeURIComponent(token))).toEqual({ correct: false, userchanged: 0 });
    }
    for (const id of [-1, 0, 1.5, '1 or 1=1', null, [mine]])
      expect([id, (await reset(id, 'A'.repeat(43))).status]).toEqual([id, 400]);
    expect(await state()).toBe(before);
  });
});
