import { expect, test } from 'vitest';
import { OwnPasswordService, SessionService, User, verifyPassword } from '#auth';
import { PASSWORD_RULE_MESSAGE } from '#auth/domain';
import type { UserActor } from '#platform/domain';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

const NEW = 'Selbst-gewählt-9';

describeWithDatabase('the own password', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const sessions = async () => (await servicesOn(database.em(), clock)).get(SessionService);
  const find = () => database.em().findOneOrFail(User, { loginKey: 'demo' });

  /** The user `demo` as a waiting actor. */
  async function waiting(): Promise<UserActor> {
    const { id, institution } = await find();
    await database.em().nativeUpdate(User, { id }, { passwordInitial: true, failedTries: 1 });
    const facts = { userId: id, institutionId: institution.id, rights: new Set<never>() };
    return { kind: 'user', ...facts, admin: false, waiting: true };
  }
  const replace = async (actor: UserActor, password: string, repeated = password, token = '') =>
    (await servicesOn(database.em(), clock))
      .get(OwnPasswordService)
      .replaceInitial(actor, token, password, repeated);

  // @spec access-5-7
  test.each([
    'Kurz-7x',
    'Kurz7😀😀',
    'Kurz7-e\u0301',
    'Kurz-7 ',
    'ohne-gross-7',
    'OHNE-KLEIN-7',
    'Ohne-Ziffer',
    'OhneZeichen7',
    `Lang-7${'x'.repeat(200)}`,
  ])('is refused where it breaks the rule: %j', async (password) => {
    await expect(replace(await waiting(), password)).rejects.toMatchObject({
      code: 'invalid',
      message: PASSWORD_RULE_MESSAGE,
      fields: { password: PASSWORD_RULE_MESSAGE },
    });
    expect((await find()).passwordInitial).toBe(true);
  });

  // @spec access-5-7
  test('is refused where it is repeated wrongly', async () => {
    const message = 'Die beiden Passwörter stimmen nicht überein.';
    await expect(replace(await waiting(), NEW, `${NEW} `)).rejects.toMatchObject({
      code: 'invalid',
      message,
      fields: { repeated: message },
    });
    expect(await verifyPassword(DEMO_PASSWORD, (await find()).passwordHash ?? '')).toBe(true);
  });

  // @spec access-9-2
  test('is refused where it is the initial one again', async () => {
    const message = 'Bitte wählen Sie ein anderes Passwort als das, mit dem Sie sich angemeldet haben.';
    await expect(replace(await waiting(), DEMO_PASSWORD)).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: message },
    });
    expect((await find()).passwordInitial).toBe(true);
  });

  test('ends the state of waiting, once', async () => {
    const actor = await waiting();
    await replace(actor, NEW);
    const user = await find();
    expect(user).toMatchObject({ passwordInitial: false, failedTries: 0 });
    expect(await verifyPassword(NEW, user.passwordHash ?? '')).toBe(true);
    // The same page, sent a second time from another window.
    await expect(replace(actor, 'Noch-ein-anderes-9')).rejects.toMatchObject({ code: 'forbidden' });
    expect(await verifyPassword(NEW, (await find()).passwordHash ?? '')).toBe(true);
  });

  test('ends sessions opened with the initial one, and earlier links', async () => {
    const actor = await waiting();
    // Somebody who issued it, or saw it, has logged in with it, too.
    const [mine, theirs] = [
      await (await sessions()).open(await find()),
      await (await sessions()).open(await find()),
    ];
    await (await servicesOn(database.em(), clock)).get(LinkTokens).issue(actor.userId, 'reset');
    await replace(actor, 'Selbst-gewählt-10', 'Selbst-gewählt-10', mine);
    expect(await (await sessions()).resolve(theirs)).toBeNull();
    expect((await (await sessions()).resolve(mine))?.actor.waiting).toBe(false);
    expect(await database.em().count(LinkToken, { user: actor.userId })).toBe(0);
  });

  test('is kept where the user is not waiting', async () => {
    await expect(replace({ ...(await waiting()), waiting: false }, NEW)).rejects.toMatchObject({
      code: 'forbidden',
      message: 'Ihr Passwort ist bereits vergeben.',
    });
  });
});
