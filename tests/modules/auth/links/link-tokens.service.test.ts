import { beforeEach, expect, test } from 'vitest';
import { PasswordResetService, SessionService, User } from '#auth';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, MINUTE, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;
const NEW_PASSWORD = 'Selbst-gewählt-9';

describeOnBothEngines('the token of a link', (engine) => {
  const database = useSeededDatabase(engine);
  let clock = new TestClock();
  let links: LinkTokens;
  let mine = 0;
  let other = 0;

  beforeEach(async () => {
    clock = new TestClock();
    links = servicesOn(database.orm.em.fork(), clock).get(LinkTokens);
    mine = (await database.em().findOneOrFail(User, { loginKey: 'demo' })).id;
    other = (await database.em().findOneOrFail(User, { loginKey: 'leitung' })).id;
    await database.em().nativeDelete(LinkToken, {});
  });

  test('has 256 random bits, and only its hash is stored', async () => {
    const tokens = [await links.issue(mine, 'confirm'), await links.issue(mine, 'reset')];
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(new Set(tokens).size).toBe(2);
    const rows = JSON.stringify(await database.em().execute('select * from link_token'));
    for (const token of tokens) expect(rows).not.toContain(token);
  });

  test('can be redeemed once, even by many at the same instant', async () => {
    const token = await links.issue(mine, 'reset');
    const tries = await Promise.all(Array.from({ length: 20 }, () => links.redeem(mine, 'reset', token)));
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await links.state(mine, 'reset', token)).toBe('used');
    expect(await links.redeem(mine, 'reset', token)).toBe(false);
  });

  test('is void once a newer one was made', async () => {
    const [older, newer] = [await links.issue(mine, 'confirm'), await links.issue(mine, 'confirm')];
    expect(await links.state(mine, 'confirm', older)).toBe('invalid');
    expect(await links.redeem(mine, 'confirm', older)).toBe(false);
    expect(await links.redeem(mine, 'confirm', newer)).toBe(true);
  });

  test.each([
    ['confirm', 7 * DAY],
    ['reset', HOUR],
    ['contract', HOUR],
  ] as const)('for %s expires after %i ms', async (purpose, lifetime) => {
    const token = await links.issue(mine, purpose);
    clock.advance(lifetime - MINUTE);
    expect(await links.state(mine, purpose, token)).toBe('open');
    clock.advance(MINUTE);
    expect(await links.state(mine, purpose, token)).toBe('invalid');
    expect(await links.redeem(mine, purpose, token)).toBe(false);
    await links.sweep();
    expect(await database.em().count(LinkToken)).toBe(0);
  });

  test.each(['confirm', 'reset'] as const)(
    'for %s ends with the trial in which it was made; one made afterwards is valid',
    async (purpose) => {
      // The demo's trial ends at midnight in Berlin.
      clock.advance(Date.parse('2026-03-29T21:59:00Z') - clock.now().getTime());
      const token = await links.issue(mine, purpose);
      expect(await links.state(mine, purpose, token)).toBe('open');
      clock.advance(MINUTE);
      expect(await links.state(mine, purpose, token)).toBe('invalid');
      expect(await links.redeem(mine, purpose, token)).toBe(false);
      const later = await links.issue(mine, purpose);
      expect(await links.redeem(mine, purpose, later)).toBe(true);
    },
  );

  test('is valid for its own purpose and user only', async () => {
    const token = await links.issue(mine, 'confirm');
    for (const purpose of ['reset', 'contract'] as const) {
      expect(await links.redeem(mine, purpose, token)).toBe(false);
    }
    expect(await links.redeem(other, 'confirm', token)).toBe(false);
    expect(await links.redeem(mine, 'confirm', token)).toBe(true);
  });

  test.each(['', ' ', "' or 1=1 --", '<b>', '\u0000', 'A'.repeat(43), 'A'.repeat(100_000)])(
    'is never one of these texts: %.20j',
    async (token) => {
      await links.issue(mine, 'reset');
      expect(await links.state(mine, 'reset', token)).toBe('invalid');
      expect(await links.redeem(mine, 'reset', token)).toBe(false);
    },
  );
});

describeOnBothEngines('a reset by a link', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  let links: LinkTokens;
  let resets: PasswordResetService;
  let user: User;

  const now = () => database.em().findOneOrFail(User, { loginKey: 'demo' });

  beforeEach(async () => {
    const em = database.orm.em.fork();
    links = servicesOn(em, clock).get(LinkTokens);
    resets = servicesOn(em, clock).get(PasswordResetService);
    user = await now();
  });

  test('sets the password, clears the wrong tries and ends all sessions of that user alone', async () => {
    const sessions = servicesOn(database.em(), clock).get(SessionService);
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

  test('is not opened by the link that confirms a mail, nor by that of another user', async () => {
    const confirm = await links.issue(user.id, 'confirm');
    const other = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const theirs = await links.issue(other.id, 'reset');
    for (const token of [confirm, theirs]) {
      expect(await resets.reset(user.id, token, NEW_PASSWORD)).toBe(false);
    }
    expect((await now()).passwordHash).toBe(user.passwordHash);
  });
});
