import { beforeEach, describe, expect, test } from 'vitest';
import { BotCheckService } from '../../../modules/auth/bot-check/bot-check.service.ts';
import { BotVerifier } from '../../../modules/auth/bot-check/bot-verifier.ts';
import { botVerifierOf } from '../../../modules/auth/bot-check/configured-verifier.ts';
import { SolvedChallenge } from '../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { TestClock } from '../support/test-clock.ts';
import { testConfig } from '../support/test-config.ts';

const KEYS = { RECAPTCHA_SITE_KEY: 'the-site-key', RECAPTCHA_SECRET_KEY: 'the-secret-key' };
const GOOGLE =
  /(script-src|connect-src|img-src|frame-src) [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//g;

describeWithDatabase('with keys of a reCAPTCHA', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  let asked: { readonly url: string; readonly form: string }[] = [];
  let says: () => unknown = () => ({ success: true, score: 0.9 });
  const verifier = botVerifierOf(testConfig('sqlite:unused', KEYS), clock, async (url, form) => {
    asked.push({ url, form: form.toString() });
    return says();
  });
  const bots = async () =>
    (await servicesOn(database.em(), clock, { overrides: [[BotVerifier, verifier]] })).get(BotCheckService);

  beforeEach(async () => {
    asked = [];
    says = () => ({ success: true, score: 0.9 });
    await database.em().nativeDelete(SolvedChallenge, {});
  });

  // @spec access-7-16
  test('Google is asked with the secret, and what it passes counts once', async () => {
    expect(await (await bots()).check('198.51.100.7', 'a token & more')).toBe(true);
    expect(asked).toEqual([
      {
        url: 'https://www.google.com/recaptcha/api/siteverify',
        form: 'secret=the-secret-key&response=a+token+%26+more',
      },
    ]);
    expect(await (await bots()).check('198.51.100.7', 'a token & more')).toBe(false);
    await expect((await bots()).takePass('203.0.113.9')).rejects.toMatchObject({ code: 'forbidden' });
    await (await bots()).takePass('198.51.100.7');
    await expect((await bots()).takePass('198.51.100.7')).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([
    ['refuses', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['takes for a program', { success: true, score: 0.4 }],
  ])('what Google %s does not pass', async (_, answer) => {
    says = () => answer;
    expect(await (await bots()).check('198.51.100.7', 'token')).toBe(false);
  });

  test.each([
    ['', 'nothing'],
    ['x'.repeat(10_001), 'too long a text'],
  ])('Google is not asked for %#: %s', async (token) => {
    expect(await (await bots()).check('198.51.100.7', token)).toBe(false);
    expect(asked).toEqual([]);
  });

  test.each([
    ['does not answer', () => Promise.reject(new Error('timeout'))],
    ['answers with something else', () => '<html>'],
  ])('says so where Google %s', async (_, answer) => {
    says = answer;
    await expect((await bots()).check('198.51.100.7', 'token')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('what a page may load from Google', () => {
  const database = useSeededDatabase('sqlite');
  const without = useServer(database);
  const withKeys = useServer(database, KEYS);
  const VISITORS = ['/welcome', '/register1', '/Register3/', '/register3?version=1', '/verify', '/success'];
  const policyOf = async (server: typeof without, path: string, cookie?: string) => {
    const answer = await server().ask(path, cookie === undefined ? {} : { cookie });
    return answer.headers.get('content-security-policy') ?? '';
  };

  // @spec access-7-16
  test.each(VISITORS)(
    'is what its check needs, on %s, where there are keys, and else nothing',
    async (path) => {
      const policy = await policyOf(withKeys, path);
      expect([...policy.matchAll(GOOGLE)].map(([, directive]) => directive).toSorted()).toEqual([
        'connect-src',
        'frame-src',
        'img-src',
        'script-src',
      ]);
      expect(policy.replaceAll(/https:\/\/www\.(google|gstatic)\.com\/recaptcha\//g, '')).not.toMatch(
        /unsafe|https?:|\*/,
      );
      expect(await policyOf(without, path)).not.toMatch(/google|gstatic|https?:/);
    },
  );

  test('is nothing beside a consultation', async () => {
    const cookie = await withKeys().cookieOf('beratung');
    for (const path of ['/', '/wizard/1', '/cart', '/final', '/anything'])
      expect(await policyOf(withKeys, path, cookie)).not.toMatch(/google|gstatic|https?:/);
  });

  test('is named by the call that a check begins with', async () => {
    expect((await call(withKeys(), 'register/challenge.php')).json).toEqual({
      kind: 'recaptcha',
      siteKey: 'the-site-key',
    });
    expect((await call(without(), 'register/challenge.php')).json.kind).toBe('altcha');
  });
});
