import { expect, test } from 'vitest';
import { OperatorUsersService, SecondFactorService, SessionService } from '#auth';
import type { UserActor } from '#platform/domain';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { RecoveryCode, SecondFactor } from '../../../../modules/auth/users/second-factor.entity.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { codeAt, wrongCode } from '../../../server/support/totp.ts';
import { REQUIRED, STAFF, useSecondFactor } from './second-factor-logins.ts';

describeWithDatabase('the second factor of an account', (engine) => {
  const { database, clock, services, userOf, acts, login, stepOf, finish, nextCode, setUp, actorOf } =
    useSecondFactor(engine);

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

  test('is renewed and turned off by password and code, which ends all other sessions', async () => {
    const { secret, codes, session } = await setUp();
    const [spare = ''] = codes;
    const factors = (await services({ SECOND_FACTOR: 'optional' })).get(SecondFactorService);
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
    const factors = (await services()).get(SecondFactorService);
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
    const factors = (await services()).get(SecondFactorService);
    const proof = { password: DEMO_PASSWORD, code: nextCode(secret) };
    await expect(factors.turnOff(actor, session, proof)).rejects.toMatchObject({ code: 'forbidden' });
    const { id, institution } = await userOf('leitung');
    const customer: UserActor = { ...actor, userId: id, institutionId: institution.id, admin: false };
    expect(await factors.state(customer)).toBeNull();
    await expect(factors.begin(customer, proof)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(factors.renewCodes(customer, proof)).rejects.toMatchObject({ code: 'not-found' });
    expect(
      await (await services({ SECOND_FACTOR: 'off' })).get(SecondFactorService).state(actor),
    ).not.toBeNull();
  });

  test('is removed by the operator, which ends all sessions', async () => {
    const { session } = await setUp();
    const operator = { kind: 'operator', name: 'root' } as const;
    const operators = (await servicesOn(database.em(), clock, { env: REQUIRED })).get(OperatorUsersService);
    await operators.resetSecondFactor(operator, STAFF);
    expect(await (await services()).get(SessionService).resolve(session)).toBeNull();
    expect(await database.em().count(RecoveryCode, {})).toBe(0);
    expect((await acts()).at(-1)).toBe('second-factor-reset');
    await expect(operators.resetSecondFactor(operator, STAFF)).rejects.toMatchObject({ code: 'not-found' });
    expect(stepOf(await login()).demand).toBe('setup');
  });
});
