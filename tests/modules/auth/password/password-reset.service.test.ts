import { beforeEach, expect, test } from 'vitest';
import { SessionService, User, verifyPassword } from '#auth';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { PasswordResetService } from '../../../../modules/auth/password/password-reset.service.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { TestClock } from '../../../server/support/test-clock.ts';

const NEW_PASSWORD = 'Selbst-gewählt-9';

describeWithDatabase('a reset by a link', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  let links: LinkTokens;
  let resets: PasswordResetService;
  let user: User;

  const now = () => database.em().findOneOrFail(User, { loginKey: 'demo' });

  beforeEach(async () => {
    const em = database.orm.em.fork();
    links = (await servicesOn(em, clock)).get(LinkTokens);
    resets = (await servicesOn(em, clock)).get(PasswordResetService);
    user = await now();
  });

  test('sets the password, clears the wrong tries and ends all sessions of that user alone', async () => {
    const sessions = (await servicesOn(database.em(), clock)).get(SessionService);
    const colleague = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const [mine, theirs] = [await sessions.open(user), await sessions.open(colleague)];
    await database.em().nativeUpdate(User, { id: user.id }, { failedTries: 7, passwordInitial: true });
    const token = await links.issue(user.id, 'reset');
    expect(await resets.isOpen(user.id, token)).toBe(true);
    expect(await resets.reset(user.id, token, NEW_PASSWORD)).toBe(true);
    const after = await now();
    expect(after).toMatchObject({ failedTries: 0, passwordInitial: false });
    expect(after.passwordHash).not.toBe(user.passwordHash);
    expect([await sessions.resolve(mine), (await sessions.resolve(theirs))?.loginname]).toEqual([
      null,
      'leitung',
    ]);
    expect(await resets.reset(user.id, token, NEW_PASSWORD)).toBe(false);
    await database.em().nativeDelete(Session, {});
  });

  test('leaves a deactivated user deactivated', async () => {
    await database.em().nativeUpdate(User, { id: user.id }, { inactive: true });
    const token = await links.issue(user.id, 'reset');
    expect(await resets.reset(user.id, token, NEW_PASSWORD)).toBe(true);
    expect((await now()).inactive).toBe(true);
    await database.em().nativeUpdate(User, { id: user.id }, { inactive: false });
  });

  test('refuses a weak password, after which the link is still valid', async () => {
    const token = await links.issue(user.id, 'reset');
    for (const weak of ['', 'kurz-1A', 'ohneziffer-A', 'A1-'.repeat(100)]) {
      await expect(resets.reset(user.id, token, weak)).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await resets.isOpen(user.id, token)).toBe(true);
    expect((await now()).passwordHash).toBe(user.passwordHash);
  });

  test('sets the password of the first of two that use one link at once', async () => {
    const token = await links.issue(user.id, 'reset');
    const passwords = [NEW_PASSWORD, 'Anders-gewählt-8'];
    const done = await Promise.all(passwords.map((password) => resets.reset(user.id, token, password)));
    expect(done.filter(Boolean)).toHaveLength(1);
    const { passwordHash } = await now();
    const fits = await Promise.all(passwords.map((password) => verifyPassword(password, passwordHash ?? '')));
    expect(fits).toEqual(done);
  });

  test('voids the token of a login after the trial, keeps a link to confirm the mail, and is noted', async () => {
    const contract = await links.issue(user.id, 'contract');
    const confirm = await links.issue(user.id, 'confirm');
    const token = await links.issue(user.id, 'reset');
    await database.em().nativeDelete(AuditEntry, {});
    expect(await resets.reset(user.id, token, NEW_PASSWORD)).toBe(true);
    expect(await links.state(user.id, 'contract', contract)).toBe('invalid');
    expect(await links.state(user.id, 'confirm', confirm)).toBe('open');
    const noted = await database.em().find(AuditEntry, {});
    expect(noted).toMatchObject([{ what: 'password-reset-by-link', who: `user:${user.id}`, detail: null }]);
  });
});
