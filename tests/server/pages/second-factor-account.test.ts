import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import {
  RecoveryCode,
  SecondFactor,
  SecondFactorStep,
} from '../../../modules/auth/users/second-factor.entity.ts';
import { call } from '../support/call.ts';
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

describeWithDatabase('the own second factor, over HTTP', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { SECOND_FACTOR: 'optional', RATE_LIMIT_FACTOR: '1' });

  /** What a screen sends, and what it is answered. */
  const post = (act: Act, json: Readonly<Record<string, string>>, cookie?: string) =>
    call(server(), `account/second-factor/${act}`, {
      method: 'POST',
      json,
      headers: { origin: server().origin, ...(cookie !== undefined && { cookie }) },
    });
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
  beforeEach(async () => {
    // Past the limit of the hour that the test before has used up.
    later(2 * HOUR_MS);
    const em = database.em();
    for (const entity of [SecondFactor, RecoveryCode, SecondFactorStep])
      await em.nativeDelete(entity as never, {});
    await em.nativeUpdate(User, {}, { failedTries: 0 });
  });

  test('is there for nobody without a session, and for the vendor’s staff alone', async () => {
    const chief = await server().cookieOf('leitung');
    for (const act of ACTS) {
      const form: Record<string, string> =
        act === 'confirm' ? { step: 'x', code: '000000' } : proof('000000');
      expect([act, (await post(act, form)).status]).toEqual([act, 401]);
      expect([act, (await post(act, form, chief)).status >= 403]).toEqual([act, true]);
    }
    for (const form of [{ ...proof(), mehr: '1' }, { password: '' }, { ...proof(), code: '1'.repeat(41) }])
      expect((await post('begin', form as never, await server().cookieOf('admin'))).status).toBe(400);
  });

  // @spec consultation-7-9
  test('is set up by its first right code, gives new recovery codes, and is turned off', async () => {
    const cookie = await server().cookieOf('admin');
    const bad = await post('begin', { password: 'falsch', code: '' }, cookie);
    expect([bad.status, Object.keys(bad.json.fields)]).toEqual([400, ['password']]);
    const { step, secret } = await begun(cookie);
    const refused = await post('confirm', { step, code: wrong(secret) }, cookie);
    expect([refused.status, Object.keys(refused.json.fields)]).toEqual([400, ['code']]);
    const done = await post('confirm', { step, code: codeNow(secret) }, cookie);
    expect([done.status, done.json.recoveryCodes.length]).toEqual([200, 10]);
    expect((await server().ask('/myAccount', { cookie })).status).toBe(200);
    later(60_000);
    expect((await post('confirm', { step, code: codeNow(secret) }, cookie)).status).toBe(409);
    expect(JSON.stringify(server().log)).not.toContain(secret.replaceAll(' ', ''));
    const renewed = await post('codes', proof(codeNow(secret)), cookie);
    expect(new Set([...renewed.json.recoveryCodes, ...done.json.recoveryCodes]).size).toBe(20);
    later(60_000);
    expect((await post('off', proof(codeNow(secret)), cookie)).status).toBe(200);
    expect(await database.em().count(SecondFactor, {})).toBe(0);
  });

  // @spec consultation-7-9
  test('takes so many codes an hour, even if the lock is lifted again and again', async () => {
    const cookie = await server().cookieOf('admin');
    const { step, secret } = await begun(cookie);
    await post('confirm', { step, code: codeNow(secret) }, cookie);
    const statuses = [];
    for (let count = 0; count <= MOST_TRIES; count += 1) {
      await database.em().nativeUpdate(User, {}, { failedTries: 0 });
      statuses.push((await post('codes', proof(wrong(secret)), cookie)).status);
    }
    expect([new Set(statuses), statuses.at(-1)]).toEqual([new Set([400, 429]), 429]);
  });
});
