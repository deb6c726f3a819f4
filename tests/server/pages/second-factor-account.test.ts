import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import {
  RecoveryCode,
  SecondFactor,
  SecondFactorStep,
} from '../../../modules/auth/second-factor/second-factor.entity.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { DEMO_PASSWORD } from '../support/test-config.ts';
import { codeAt, wrongCode } from '../support/totp.ts';

const ACTS = ['begin', 'confirm', 'codes', 'off'] as const;
type Act = (typeof ACTS)[number];
const HOUR_MS = 3_600_000;

/** Codes that may be tried for one user in an hour (modules/auth/second-factor/code-check.ts). */
const MOST_TRIES = 20;

describeWithDatabase('/myAccount/secondFactor, over HTTP', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { SECOND_FACTOR: 'optional', RATE_LIMIT_FACTOR: '1' });

  /** What a screen sends, and what it is answered. */
  async function post(act: Act | 'anything', form: Readonly<Record<string, string>>, cookie?: string) {
    const answer = await server().ask(`/myAccount/secondFactor/${act}`, {
      form,
      ...(cookie !== undefined && { cookie }),
    });
    const text = await answer.text();
    return { status: answer.status, json: text.startsWith('{') ? JSON.parse(text) : {} };
  }
  const proof = (code = '') => ({ password: DEMO_PASSWORD, code });
  const later = (ms: number) => server().clock.advance(ms);
  const codeNow = (secret: string) => codeAt(secret, server().clock.now());
  const wrong = (secret: string) => wrongCode(secret, server().clock.now());

  /** The secret that is offered, with the step that waits for its first code. */
  async function begun(cookie: string) {
    const { status, json } = await post('begin', proof(), cookie);
    expect(status).toBe(200);
    return { step: json.step as string, secret: json.offered.text as string };
  }
  /** One that is set up, with its recovery codes. */
  async function setUp(cookie: string) {
    const { step, secret } = await begun(cookie);
    const { status, json } = await post('confirm', { step, code: codeNow(secret) }, cookie);
    expect(status).toBe(200);
    later(60_000);
    return { secret, codes: json.recoveryCodes as string[] };
  }

  beforeEach(async () => {
    // Past the limit of the hour that the test before has used up.
    later(2 * HOUR_MS);
    const em = database.em();
    for (const entity of [SecondFactor, RecoveryCode, SecondFactorStep])
      await em.nativeDelete(entity as never, {});
    await em.nativeUpdate(User, {}, { failedTries: 0 });
  });

  test('is there for nobody without a session, and no other act is there at all', async () => {
    for (const act of ACTS) {
      const form: Record<string, string> =
        act === 'confirm' ? { step: 'x', code: '000000' } : proof('000000');
      for (const cookie of [undefined, `user-token=${'x'.repeat(43)}`])
        expect([act, (await post(act, form, cookie)).status]).toEqual([act, 401]);
    }
    expect((await post('anything', proof(), await server().cookieOf('admin'))).status).toBe(404);
  });

  test('is offered to the vendor’s staff alone', async () => {
    const chief = await server().cookieOf('leitung');
    expect((await post('begin', proof(), chief)).status).toBe(403);
    for (const act of ['codes', 'off'] as const)
      expect((await post(act, proof('1'), chief)).status).toBe(404);
    const { step, secret } = await begun(await server().cookieOf('admin'));
    // The step of somebody else is as good as none, also with its code.
    expect((await post('confirm', { step, code: codeNow(secret) }, chief)).status).toBe(409);
    expect(await database.em().count(SecondFactor, {})).toBe(0);
  });

  // @spec consultation-7-9
  test('begins with the password alone, and counts from the first right code on', async () => {
    const [here, elsewhere] = [await server().cookieOf('admin'), await server().cookieOf('admin')];
    const bad = await post('begin', { password: 'falsch', code: '' }, here);
    expect([bad.status, bad.json.fields]).toEqual([400, { password: expect.stringContaining('2 Versuche') }]);
    await database.em().nativeUpdate(User, {}, { failedTries: 0 });
    const { step, secret } = await begun(here);
    const refused = await post('confirm', { step, code: wrong(secret) }, here);
    expect([refused.status, refused.json.fields]).toEqual([
      400,
      { code: expect.stringContaining('Sie haben noch 2 Versuche') },
    ]);
    expect(await database.em().count(SecondFactor, {})).toBe(0);
    const done = await post('confirm', { step, code: codeNow(secret) }, here);
    expect([done.status, done.json.recoveryCodes.length]).toEqual([200, 10]);
    // The session that set it up goes on, the other one is over, and the step opens nothing again.
    expect((await server().ask('/myAccount', { cookie: here })).status).toBe(200);
    expect((await server().ask('/myAccount', { cookie: elsewhere })).status).toBe(302);
    later(60_000);
    expect((await post('confirm', { step, code: codeNow(secret) }, here)).status).toBe(409);
    expect(JSON.stringify(server().log)).not.toContain(secret.replaceAll(' ', ''));
  });

  test('gives new recovery codes for password and code, and the earlier ones count no longer', async () => {
    const cookie = await server().cookieOf('admin');
    const { secret, codes } = await setUp(cookie);
    expect((await post('codes', proof(), cookie)).json.fields).toEqual({
      code: 'Bitte geben Sie den Code ein.',
    });
    expect((await post('codes', proof(wrong(secret)), cookie)).status).toBe(400);
    const code = codeNow(secret);
    const renewed = await post('codes', proof(code), cookie);
    expect([renewed.status, new Set([...renewed.json.recoveryCodes, ...codes]).size]).toEqual([200, 20]);
    expect((await post('codes', proof(code), cookie)).json.fields.code).toContain('schon benutzt');
    expect((await post('codes', proof(codes[0]), cookie)).status).toBe(400);
    const [recovery = ''] = renewed.json.recoveryCodes;
    expect((await post('codes', proof(recovery), cookie)).status).toBe(200);
  });

  test('is turned off by password and code, and then there is none to renew', async () => {
    const cookie = await server().cookieOf('admin');
    const { secret } = await setUp(cookie);
    expect((await post('off', { password: 'falsch', code: codeNow(secret) }, cookie)).status).toBe(400);
    expect(await database.em().count(SecondFactor, {})).toBe(1);
    expect(await post('off', proof(codeNow(secret)), cookie)).toEqual({ status: 200, json: { off: true } });
    expect([
      await database.em().count(SecondFactor, {}),
      await database.em().count(RecoveryCode, {}),
    ]).toEqual([0, 0]);
    expect((await post('off', proof('000000'), cookie)).status).toBe(404);
  });

  // @spec consultation-7-9
  test('locks after three wrong codes, also for the right one, and takes so many an hour', async () => {
    const cookie = await server().cookieOf('admin');
    const { secret } = await setUp(cookie);
    const tried = [];
    for (let count = 0; count < 3; count += 1)
      tried.push((await post('codes', proof(wrong(secret)), cookie)).json.message);
    expect(tried).toEqual([
      expect.stringContaining('2 Versuche'),
      expect.stringContaining('1 Versuch'),
      expect.stringContaining('gesperrt'),
    ]);
    expect((await post('codes', proof(codeNow(secret)), cookie)).json.message).toContain('gesperrt');
    // Even if the lock is lifted again and again, an attacker has only so many guesses.
    const statuses = [];
    for (let count = 0; count < MOST_TRIES; count += 1) {
      await database.em().nativeUpdate(User, {}, { failedTries: 0 });
      statuses.push((await post('codes', proof(wrong(secret)), cookie)).status);
    }
    expect([new Set(statuses), statuses.at(-1)]).toEqual([new Set([400, 429]), 429]);
    await database.em().nativeUpdate(User, {}, { failedTries: 0 });
    expect((await post('codes', proof(codeNow(secret)), cookie)).status).toBe(429);
  });

  test('takes no more than its fields', async () => {
    const cookie = await server().cookieOf('admin');
    for (const form of [{ ...proof(), mehr: '1' }, { password: '' }, { ...proof(), code: '1'.repeat(41) }])
      expect((await post('begin', form as never, cookie)).status).toBe(400);
  });
});
