import { expect, test } from 'vitest';
import {
  LoginService,
  OperatorUsersService,
  SecondFactorService,
  SecondStepService,
  SessionService,
  User,
} from '#auth';
import type { UserActor } from '#platform/domain';
import type { LoginResult } from '../../../../modules/auth/login/login.service.ts';
import {
  RecoveryCode,
  SecondFactor,
  SecondFactorStep,
} from '../../../../modules/auth/second-factor/second-factor.entity.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { codeAt, wrongCode } from '../../../server/support/totp.ts';

const REQUIRED = { SECOND_FACTOR: 'required' };
/** The demo's vendor staff. */
const STAFF = 'admin';

describeOnBothEngines('the second factor', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = (env: Readonly<Record<string, string>> = REQUIRED, em = database.orm.em) =>
    servicesOn(em, clock, { env });
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const acts = async () =>
    (await database.em().execute('select what from audit_entry order by id')).map(
      (row) => row.what as string,
    );

  const login = (name = STAFF, password = DEMO_PASSWORD, env = REQUIRED) =>
    database.request(() => services(env).get(LoginService).login(name, password));
  const call = (code: string | undefined, env = REQUIRED) =>
    database.request(() => services(env).get(LoginService).login(STAFF, DEMO_PASSWORD, { code }));
  const stepOf = (result: LoginResult) => {
    if (result.ok !== 'second-step') throw new Error(`No second step, but ${JSON.stringify(result)}`);
    return result;
  };
  const finish = (token: string, code: string) =>
    database.request(() => services().get(SecondStepService).finish(token, code));
  const look = (token: string) => database.request(() => services().get(SecondStepService).peek(token));
  /** The next code: each is taken once. */
  const nextCode = (secret: string) => {
    clock.advance(30_000);
    return codeAt(secret, clock.now());
  };

  const forget = async () => {
    const em = database.em();
    for (const entity of [SecondFactor, RecoveryCode, SecondFactorStep, Session])
      await em.nativeDelete(entity as never, {});
    await em.nativeUpdate(User, { loginKey: STAFF }, { failedTries: 0, inactive: false });
    await em.execute('delete from audit_entry');
    clock.advance(2 * HOUR);
  };
  /** Sets a second factor up as the first login does. */
  const setUp = async () => {
    await forget();
    const { token } = stepOf(await login());
    const secret = (await look(token))?.offered?.text ?? '';
    const result = await finish(token, codeAt(secret, clock.now()));
    if (!result.ok || result.recoveryCodes === null) throw new Error(JSON.stringify(result));
    return { secret, codes: result.recoveryCodes, session: result.token };
  };
  const actorOf = async (session: string): Promise<UserActor> => {
    const found = await services().get(SessionService).resolve(session);
    if (found === null) throw new Error('No session');
    return found.actor;
  };

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

  test('is stored sealed, its recovery codes hashed', async () => {
    const { secret, codes } = await setUp();
    const em = database.em();
    const [factor] = await em.find(SecondFactor, {});
    expect(factor?.secret).toMatch(/^secret-key\.[\w-]+$/);
    const all = JSON.stringify([
      factor,
      await em.find(RecoveryCode, {}),
      await em.execute('select * from audit_entry'),
    ]);
    for (const text of [
      secret,
      secret.replaceAll(' ', ''),
      ...codes,
      ...codes.map((code) => code.replaceAll('-', '')),
    ])
      expect(all).not.toContain(text);
  });

  test('asks for a code only after the right password', async () => {
    const { secret } = await setUp();
    expect(await login(STAFF, 'falsch')).toMatchObject({ ok: false, error: 2 });
    const { demand, token } = stepOf(await login());
    expect(demand).toBe('code');
    expect(await look(token)).toEqual({ loginname: STAFF, offered: null });
    // The right password alone clears nothing: else whoever knows it could guess codes for ever.
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
    const few = servicesOn(database.orm.em, clock, { env: { ...REQUIRED, RATE_LIMIT_FACTOR: '0.15' } });
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
        servicesOn(database.em(), clock, { env: REQUIRED })
          .get(SecondStepService)
          .finish(steps[0] ?? '', second),
        servicesOn(other.em(), clock, { env: REQUIRED })
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
    await services().get(SessionService).end(session);
    const code = nextCode(secret);
    const { token } = stepOf(await login());
    const other = await another(database, engine);
    try {
      const both = await Promise.all(
        [database.em(), other.em()].map((em) =>
          servicesOn(em, clock, { env: REQUIRED }).get(SecondStepService).finish(token, code),
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
    expect(await call(code)).toMatchObject({ ok: false, error: 3 });
    await database.em().nativeUpdate(User, { loginKey: STAFF }, { failedTries: 0 });
    expect(await database.em().count(Session, { user: { loginKey: STAFF } })).toBe(2);
    // A session that has ended meanwhile is not opened again.
    await services()
      .get(SessionService)
      .end(first.ok ? first.token : '');
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
    const password = await servicesOn(database.em(), clock, { env: REQUIRED })
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
    expect(await call(undefined)).toMatchObject({ ok: false, error: 8 });
    expect((await userOf(STAFF)).failedTries).toBe(0);
    expect(await call(wrongCode(secret, clock.now()))).toMatchObject({
      ok: false,
      error: 2,
      message: expect.stringContaining('Code'),
    });
    const code = nextCode(secret);
    expect(await call(code)).toMatchObject({ ok: true });
    expect(await call(code)).toMatchObject({ ok: false, error: 2 });
    expect((await userOf(STAFF)).failedTries).toBe(1);
  });

  test('is renewed and turned off by password and code, which ends all other sessions', async () => {
    const { secret, codes, session } = await setUp();
    const [spare = ''] = codes;
    const factors = services({ SECOND_FACTOR: 'optional' }).get(SecondFactorService);
    const actor = await actorOf(session);
    expect(await factors.state(actor)).toEqual({ since: clock.now(), codesLeft: 10, required: false });
    const proof = (code: string, password = DEMO_PASSWORD) => ({ password, code });
    await expect(factors.begin(actor, proof(''))).rejects.toMatchObject({
      code: 'invalid',
      fields: { code: expect.any(String) },
    });
    await expect(factors.begin(actor, proof(nextCode(secret), 'falsch'))).rejects.toMatchObject({
      fields: { password: expect.stringContaining('2 Versuche') },
    });
    await expect(
      factors.turnOff(actor, session, proof(wrongCode(secret, clock.now()))),
    ).rejects.toMatchObject({ fields: { code: expect.stringContaining('1 Versuch') } });
    const { step, offered } = await factors.begin(actor, proof(nextCode(secret)));
    await finish(stepOf(await login()).token, spare);
    // The old one counts until the new one has shown its first code.
    await expect(
      factors.confirm(actor, session, { step, code: wrongCode(offered.text, clock.now()) }),
    ).rejects.toMatchObject({ code: 'invalid' });
    const renewed = await factors.confirm(actor, session, { step, code: codeAt(offered.text, clock.now()) });
    expect(renewed).toHaveLength(10);
    await expect(
      factors.confirm(actor, session, { step, code: nextCode(offered.text) }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect(await database.em().count(Session, { user: { loginKey: STAFF } })).toBe(1);
    expect(await finish(stepOf(await login()).token, nextCode(secret))).toMatchObject({ ok: false });
    expect(await finish(stepOf(await login()).token, codes[1] ?? '')).toMatchObject({ ok: false });
    expect(await finish(stepOf(await login()).token, nextCode(offered.text))).toMatchObject({ ok: true });
    const more = await factors.renewCodes(actor, proof(renewed[0] ?? ''));
    expect(await factors.state(actor)).toMatchObject({ codesLeft: 10 });
    await factors.turnOff(actor, session, proof(more[0] ?? ''));
    expect(await factors.state(actor)).toEqual({ since: null, codesLeft: 0, required: false });
    expect(await database.em().count(Session, { user: { loginKey: STAFF } })).toBe(1);
    expect((await acts()).slice(-3)).toEqual([
      'recovery-codes-given',
      'recovery-code-used',
      'second-factor-turned-off',
    ]);
  });

  test('separates the steps of an account from those of a login', async () => {
    const { secret, session } = await setUp();
    const actor = await actorOf(session);
    const factors = services().get(SecondFactorService);
    const { step, offered } = await factors.begin(actor, { password: DEMO_PASSWORD, code: nextCode(secret) });
    expect(await finish(step, codeAt(offered.text, clock.now()))).toMatchObject({ ok: false, over: true });
    const { token } = stepOf(await login());
    await expect(
      factors.confirm(actor, session, { step: token, code: nextCode(secret) }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const other = { ...actor, userId: (await userOf('leitung')).id };
    await expect(
      factors.confirm(other, session, { step, code: codeAt(offered.text, clock.now()) }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('may not be turned off where it is required, and is offered to the vendor’s staff alone', async () => {
    const { secret, session } = await setUp();
    const actor = await actorOf(session);
    const factors = services().get(SecondFactorService);
    const proof = { password: DEMO_PASSWORD, code: nextCode(secret) };
    await expect(factors.turnOff(actor, session, proof)).rejects.toMatchObject({ code: 'forbidden' });
    const { id, institution } = await userOf('leitung');
    const customer: UserActor = { ...actor, userId: id, institutionId: institution.id, admin: false };
    expect(await factors.state(customer)).toBeNull();
    await expect(factors.begin(customer, proof)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(factors.renewCodes(customer, proof)).rejects.toMatchObject({ code: 'not-found' });
    expect(await services({ SECOND_FACTOR: 'off' }).get(SecondFactorService).state(actor)).not.toBeNull();
  });

  test('is removed by the operator, which ends all sessions', async () => {
    const { session } = await setUp();
    const operator = { kind: 'operator', name: 'root' } as const;
    const operators = servicesOn(database.em(), clock, { env: REQUIRED }).get(OperatorUsersService);
    await operators.resetSecondFactor(operator, STAFF);
    expect(await services().get(SessionService).resolve(session)).toBeNull();
    expect(await database.em().count(RecoveryCode, {})).toBe(0);
    expect((await acts()).at(-1)).toBe('second-factor-reset');
    await expect(operators.resetSecondFactor(operator, STAFF)).rejects.toMatchObject({ code: 'not-found' });
    expect(stepOf(await login()).demand).toBe('setup');
  });

  test('reports that the key of its secret is missing', async () => {
    await setUp();
    const { token } = stepOf(await login());
    const keyless = servicesOn(database.orm.em, clock, {
      env: { ...REQUIRED, SECRET_KEY: 'another secret key that is only for tests' },
    });
    await expect(keyless.get(SecondStepService).finish(token, '123456')).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
