import { beforeEach, expect, test } from 'vitest';
import { hashPassword, SessionService, User, verifyPassword } from '#auth';
import { PASSWORD_RULE_MESSAGE } from '#auth/domain';
import type { UserActor } from '#platform/domain';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { PasswordChangeService } from '../../../../modules/auth/password/password-change.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const OLD = 'Bisher-2026!';
const NEW = 'Künftig-2027?';
const LOCKED = 'Ihr Zugang ist nach 3 Fehlversuchen gesperrt. Bitte setzen Sie Ihr Passwort zurück.';

describeWithDatabase('the change of the own password', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const find = () => database.em().findOneOrFail(User, { loginKey: 'demo' });
  const sessions = async () => (await servicesOn(database.em(), clock)).get(SessionService);
  let actor: UserActor;
  let token = '';

  beforeEach(async () => {
    const user = await find();
    const known = { passwordHash: await hashPassword(OLD), failedTries: 0 };
    await database.em().nativeUpdate(User, { id: user.id }, known);
    const facts = { userId: user.id, institutionId: user.institution.id, rights: new Set<never>() };
    actor = { kind: 'user', ...facts, admin: false, waiting: false };
    token = await (await sessions()).open(user);
  });

  const change = async (current: string, password = NEW, repeated = password) =>
    (await servicesOn(database.em(), clock))
      .get(PasswordChangeService)
      .change(actor, token, { current, password, repeated });
  const hasPassword = async (password: string) => verifyPassword(password, (await find()).passwordHash ?? '');

  test('ends the other sessions and links, keeps this one, and is noted', async () => {
    const other = await (await sessions()).open(await find());
    const colleague = await database.em().findOneOrFail(User, { loginKey: 'beratung' });
    const theirs = await (await sessions()).open(colleague);
    await (await servicesOn(database.em(), clock)).get(LinkTokens).issue(actor.userId, 'reset');
    await database.em().nativeUpdate(User, { id: actor.userId }, { failedTries: 2 });
    await change(OLD);
    expect(await hasPassword(NEW)).toBe(true);
    expect((await find()).failedTries).toBe(0);
    expect(await (await sessions()).resolve(other)).toBeNull();
    expect(await (await sessions()).resolve(token)).not.toBeNull();
    expect(await (await sessions()).resolve(theirs)).not.toBeNull();
    expect(await database.em().count(LinkToken, { user: actor.userId })).toBe(0);
    const noted = await database.em().find(AuditEntry, { what: 'password-changed' });
    expect(noted).toMatchObject([{ who: `user:${actor.userId}`, detail: null }]);
  });

  test('counts a wrong current password as a wrong login, and locks', async () => {
    const said = [
      'Ihr bisheriges Passwort ist falsch. Sie haben noch 2 Versuche.',
      'Ihr bisheriges Passwort ist falsch. Sie haben noch 1 Versuch.',
      LOCKED,
    ];
    for (const message of said)
      await expect(change('Falsch-2026!')).rejects.toMatchObject({
        code: 'invalid',
        message,
        fields: { current: message },
      });
    await expect(change(OLD)).rejects.toMatchObject({ message: LOCKED });
    expect(await hasPassword(OLD)).toBe(true);
    const noted = await database.em().find(AuditEntry, { what: 'password-change-failed' });
    expect(noted.map(({ detail }) => JSON.parse(detail ?? '').code)).toEqual([2, 3, 4]);
  });

  test('counts simultaneous tries one by one', async () => {
    // No more than lock: one that began after that would not be counted.
    const tries = await Promise.allSettled(Array.from({ length: 3 }, () => change('Falsch-2026!')));
    expect(tries.every(({ status }) => status === 'rejected')).toBe(true);
    expect((await find()).failedTries).toBe(3);
  });

  test('happens once where two windows send it at the same time', async () => {
    const both = await Promise.allSettled([change(OLD, NEW), change(OLD, 'Anders-2027?')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  // @spec access-9-2
  test.each([
    ['repeated', NEW, `${NEW}x`, 'Die beiden Passwörter stimmen nicht überein.'],
    ['password', 'schwach', 'schwach', PASSWORD_RULE_MESSAGE],
    ['password', OLD, OLD, 'Bitte wählen Sie ein anderes Passwort als das bisherige.'],
  ])('refuses a new password that is not acceptable: %s', async (field, password, repeated, message) => {
    await expect(change(OLD, password, repeated)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: message },
    });
    expect(await find()).toMatchObject({ failedTries: 0 });
  });

  test('is refused to users who still wait for a password', async () => {
    actor = { ...actor, waiting: true };
    await expect(change(OLD)).rejects.toMatchObject({ code: 'forbidden' });
  });
});
