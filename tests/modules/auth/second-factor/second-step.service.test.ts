import { expect, test } from 'vitest';
import { OperatorUsersService, SecondStepService, SessionService, User } from '#auth';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { RecoveryCode } from '../../../../modules/auth/users/second-factor.entity.ts';
import { another } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { codeAt, wrongCode } from '../../../server/support/totp.ts';
import { REQUIRED, STAFF, useSecondFactor } from './second-factor-logins.ts';

describeOnBothEngines('the second factor', (engine) => {
  const {
    database,
    clock,
    services,
    userOf,
    acts,
    login,
    call,
    stepOf,
    finish,
    look,
    nextCode,
    forget,
    setUp,
  } = useSecondFactor(engine);

  // @spec consultation-7-9
  test('is set up at the first login where it is required, and there is no session before', async () => {
    await forget();
    const { demand, token } = stepOf(await login());
    expect(demand).toBe('setup');
    expect(await database.em().count(Session, {})).toBe(0);
    const shown = await look(token);
    expect(shown?.loginname).toBe(STAFF);
    expect(shown?.offered?.text).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(shown?.offered?.uri).toContain('otpauth://totp/Inkoberatung:admin?');
    expect(shown?.offered?.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
    const secret = shown?.offered?.text ?? '';
    expect(await finish(token, wrongCode(secret, clock.now()))).toMatchObject({
      ok: false,
      error: 2,
      over: false,
    });
    const done = await finish(token, codeAt(secret, clock.now()));
    expect(done).toMatchObject({ ok: true, recoveryCodes: expect.any(Array) });
    expect(new Set(done.ok ? done.recoveryCodes : []).size).toBe(10);
    expect(await database.em().count(Session, {})).toBe(1);
    expect(await acts()).toEqual(['second-factor-failed', 'second-factor-set-up', 'login']);
    // A step is used up.
    clock.advance(10_000);
    expect(await finish(token, codeAt(secret, clock.now()))).toMatchObject({ ok: false, over: true });
  });

  test('asks for a code only after the right password', async () => {
    const { secret } = await setUp();
    expect(await login(STAFF, 'falsch')).toMatchObject({ ok: false, error: 2 });
    const { demand, token } = stepOf(await login());
    expect(demand).toBe('code');
    expect(await look(token)).toEqual({ loginname: STAFF, offered: null });
    // The right password alone clears nothing: else an attacker who knows it could guess codes for ever.
    expect((await userOf(STAFF)).failedTries).toBe(1);
    expect(await finish(token, ` ${nextCode(secret).replace(/(...)/, '$1 ')}`)).toMatchObject({
      ok: true,
      recoveryCodes: null,
    });
    expect((await userOf(STAFF)).failedTries).toBe(0);
  });

  test('accepts the codes of the current step and its neighbours, each once and in order', async () => {
    const { secret } = await setUp();
    const at = (seconds: number) => codeAt(secret, new Date(clock.now().getTime() + seconds * 1000));
    const tried = async (code: string) => {
      const result = await finish(stepOf(await login()).token, code);
      await database.em().nativeUpdate(User, { loginKey: STAFF }, { failedTries: 0 });
      return result.ok;
    };
    clock.advance(HOUR);
    expect(await tried(at(-60))).toBe(false);
    expect(await tried(at(60))).toBe(false);
    expect(await tried(at(-30))).toBe(true);
    expect(await tried(at(-30))).toBe(false);
    expect(await tried(at(30))).toBe(true);
    expect(await tried(at(0))).toBe(false);
    expect(await tried(at(30))).toBe(false);
  });

  // @spec consultation-7-9
  test('locks at the third wrong code, whatever the mixture, and stays locked', async () => {
    const { secret, codes } = await setUp();
    await login(STAFF, 'falsch');
    const { token } = stepOf(await login());
    expect(await finish(token, wrongCode(secret, clock.now()))).toMatchObject({ ok: false, error: 3 });
    expect(await finish(token, 'AAAA-AAAA-AAAA')).toMatchObject({ ok: false, error: 4, over: true });
    // Who is unlocked within the ten minutes begins with the password.
    expect(await look(token)).toBeNull();
    expect(await finish(token, nextCode(secret))).toMatchObject({ ok: false, over: true });
    expect(await login()).toMatchObject({ ok: false, error: 4 });
    expect(await call(codes[0])).toMatchObject({ ok: false, error: 4 });
    expect(await database.em().count(Session, { user: { loginKey: STAFF } })).toBe(1);
  });

  // @spec consultation-7-9
  test('checks three of nineteen codes that arrive at once, and none after them', async () => {
    const { secret } = await setUp();
    clock.advance(30_000);
    const { token } = stepOf(await login());
    const codes = Array<string>(19).fill(wrongCode(secret, clock.now()));
    const results = await Promise.all(codes.map((code) => finish(token, code)));
    expect(results.filter((result) => !result.ok && result.error !== null && result.error < 4)).toHaveLength(
      2,
    );
    expect((await userOf(STAFF)).failedTries).toBe(3);
    expect(await finish(token, codeAt(secret, clock.now()))).toMatchObject({ ok: false, over: true });
    expect(await login()).toMatchObject({ ok: false, error: 4 });
  });

  test('counts the codes of an hour, also where a reset of the password clears the tries', async () => {
    await setUp();
    // Three an hour, of which the setting up was one.
    const few = await servicesOn(database.orm.em, clock, { env: { ...REQUIRED, RATE_LIMIT_FACTOR: '0.15' } });
    const answers = [];
    for (let tried = 0; tried < 3; tried += 1) {
      const { token } = stepOf(await login());
      answers.push(await few.get(SecondStepService).finish(token, '000000'));
      await database.em().nativeUpdate(User, { loginKey: STAFF }, { failedTries: 0 });
    }
    expect(answers.map((answer) => !answer.ok && answer.error)).toEqual([2, 2, null]);
    expect(answers[2]).toMatchObject({ over: false, message: expect.stringContaining('in einer Stunde') });
  });

  // @spec consultation-7-9
  test('accepts each recovery code once, even in two processes at once', async () => {
    const { codes } = await setUp();
    const [first = '', second = ''] = codes;
    expect(await finish(stepOf(await login()).token, first.toLowerCase().replaceAll('-', ' '))).toMatchObject(
      { ok: true },
    );
    expect(await finish(stepOf(await login()).token, first)).toMatchObject({ ok: false, error: 2 });
    expect(await database.em().count(RecoveryCode, {})).toBe(9);
    const other = await another(database, engine);
    try {
      const steps = [stepOf(await login()).token, stepOf(await login()).token];
      const both = await Promise.all([
        (await servicesOn(database.em(), clock, { env: REQUIRED }))
          .get(SecondStepService)
          .finish(steps[0] ?? '', second),
        (await servicesOn(other.em(), clock, { env: REQUIRED }))
          .get(SecondStepService)
          .finish(steps[1] ?? '', second),
      ]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    } finally {
      await other.close();
    }
    expect(await acts()).toContain('recovery-code-used');
  });

  test('opens one session for one step, even in two processes', async () => {
    const { secret, session } = await setUp();
    await (await services()).get(SessionService).end(session);
    const code = nextCode(secret);
    const { token } = stepOf(await login());
    const other = await another(database, engine);
    try {
      const both = await Promise.all(
        [database.em(), other.em()].map(async (em) =>
          (await servicesOn(em, clock, { env: REQUIRED })).get(SecondStepService).finish(token, code),
        ),
      );
      expect(both).toEqual([both[0], both[0]]);
      expect(both[0]).toMatchObject({ ok: true });
    } finally {
      await other.close();
    }
    expect(await database.em().count(Session, { user: { loginKey: STAFF } })).toBe(1);
    expect((await acts()).filter((what) => what === 'login' || what === 'second-factor-failed')).toEqual([
      'login',
      'login',
    ]);
  });

  test('accepts the code of a login that is sent twice within seconds, and of no other login', async () => {
    const { secret, codes } = await setUp();
    const code = nextCode(secret);
    const { token } = stepOf(await login());
    const first = await finish(token, code);
    expect(first).toMatchObject({ ok: true, recoveryCodes: null });
    expect(await finish(token, ` ${code} `)).toEqual(first);
    // Another code, and the same of another login, are refused as before.
    expect(await finish(token, wrongCode(secret, clock.now()))).toMatchObject({ ok: false, over: true });
    expect(await finish(stepOf(await login()).token, code)).toMatchObject({ ok: false, error: 2 });
    expect(await call(code)).toMatchObject({ ok: false, error: 2 });
    await database.em().nativeUpdate(User, { loginKey: STAFF }, { failedTries: 0 });
    expect(await database.em().count(Session, { user: { loginKey: STAFF } })).toBe(2);
    // A session that has ended meanwhile is not opened again.
    await (await services()).get(SessionService).end(first.ok ? first.token : '');
    expect(await finish(token, code)).toMatchObject({ ok: false, over: true });
    const recovery = stepOf(await login()).token;
    const second = await finish(recovery, codes[0] ?? '');
    expect(await finish(recovery, codes[0] ?? '')).toEqual(second);
    clock.advance(10_000);
    expect(await finish(recovery, codes[0] ?? '')).toMatchObject({ ok: false, over: true });
  });

  test('shows valid recovery codes after a double click', async () => {
    await forget();
    const { token } = stepOf(await login());
    const code = codeAt((await look(token))?.offered?.text ?? '', clock.now());
    const [first, second] = [await finish(token, code), await finish(token, code)];
    if (!first.ok || !second.ok) throw new Error('Refused');
    expect(second.token).toBe(first.token);
    const shown = second.recoveryCodes ?? [];
    expect(await finish(stepOf(await login()).token, shown[0] ?? '')).toMatchObject({ ok: true });
  });

  test('ends a step after ten minutes, with a reset of the password and with a deactivation', async () => {
    const { secret } = await setUp();
    const late = stepOf(await login()).token;
    clock.advance(10 * 60_000);
    expect(await look(late)).toBeNull();
    expect(await finish(late, codeAt(secret, clock.now()))).toMatchObject({ ok: false, over: true });
    const { token } = stepOf(await login());
    const operator = { kind: 'operator', name: 'root' } as const;
    const password = await (await servicesOn(database.em(), clock, { env: REQUIRED }))
      .get(OperatorUsersService)
      .resetPassword(operator, STAFF);
    expect(await finish(token, nextCode(secret))).toMatchObject({ ok: false, over: true });
    const inactive = stepOf(await login(STAFF, password)).token;
    await database.em().nativeUpdate(User, { loginKey: STAFF }, { inactive: true });
    expect(await finish(inactive, nextCode(secret))).toMatchObject({ ok: false, error: 4 });
    const { passwordHash } = await userOf('leitung');
    await database
      .em()
      .nativeUpdate(
        User,
        { loginKey: STAFF },
        { passwordHash: passwordHash ?? null, passwordInitial: false, passwordExpires: null },
      );
  });

  test('is not asked of other users or where it is off, and not required where it is optional', async () => {
    await forget();
    expect(await login('leitung')).toMatchObject({ ok: true });
    expect(await login(STAFF, DEMO_PASSWORD, { SECOND_FACTOR: 'optional' })).toMatchObject({ ok: true });
    await setUp();
    expect(await login(STAFF, DEMO_PASSWORD, { SECOND_FACTOR: 'optional' })).toMatchObject({
      ok: 'second-step',
      demand: 'code',
    });
    expect(await login(STAFF, DEMO_PASSWORD, { SECOND_FACTOR: 'off' })).toMatchObject({ ok: true });
  });

  test('is sent with the password in a call: 8 where it is missing, 9 where it has to be set up first', async () => {
    await forget();
    expect(await call(undefined)).toMatchObject({ ok: false, error: 9 });
    const { secret } = await setUp();
    const lacking = await call(undefined);
    expect(lacking).toMatchObject({ ok: false, error: 8, token: expect.any(String) });
    // The token opens the page on which the code is typed.
    expect(await look(('token' in lacking && lacking.token) || '')).not.toBeNull();
    expect((await userOf(STAFF)).failedTries).toBe(0);
    expect(await call(wrongCode(secret, clock.now()))).toMatchObject({
      ok: false,
      error: 2,
      message: expect.stringContaining('Code'),
    });
    const code = nextCode(secret);
    // One right code that arrives eight times at once is one try: the others open nothing and guess nothing.
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => call(code)));
    expect(outcomes.filter(({ ok }) => ok === true)).toHaveLength(1);
    expect((await userOf(STAFF)).failedTries).toBe(0);
    expect(await call(code)).toMatchObject({ ok: false, error: 2 });
    expect((await userOf(STAFF)).failedTries).toBe(0);
  });

  test('reports that the key of its secret is missing', async () => {
    await setUp();
    const { token } = stepOf(await login());
    const keyless = await servicesOn(database.orm.em, clock, {
      env: { ...REQUIRED, SECRET_KEY: 'another secret key that is only for tests' },
    });
    await expect(keyless.get(SecondStepService).finish(token, '123456')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
