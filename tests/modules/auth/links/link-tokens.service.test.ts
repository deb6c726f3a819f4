import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, MINUTE, TestClock } from '../../../server/support/test-clock.ts';

const DAY = 24 * HOUR;

describeOnBothEngines('the token of a link', (engine) => {
  const database = useSeededDatabase(engine);
  let clock = new TestClock();
  let links: LinkTokens;
  let mine = 0;
  let other = 0;

  beforeEach(async () => {
    clock = new TestClock();
    links = (await servicesOn(database.orm.em.fork(), clock)).get(LinkTokens);
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
});
