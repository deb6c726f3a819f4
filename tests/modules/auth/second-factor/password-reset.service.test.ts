import { expect, test } from 'vitest';
import { User } from '#auth';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { PasswordResetService } from '../../../../modules/auth/password/password-reset.service.ts';
import { RecoveryCode } from '../../../../modules/auth/users/second-factor.entity.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { codeAt } from '../../../server/support/totp.ts';
import { STAFF, useSecondFactor } from './second-factor-logins.ts';

const NEW = 'Linden-Allee-26!';
const NEWER = 'Kastanien-Weg-31!';

describeWithDatabase('a password reset by a mailed link', (engine) => {
  const { database, clock, services, userOf, login, stepOf, finish, look, forget, setUp } =
    useSecondFactor(engine);

  async function resetTo(password: string): Promise<void> {
    const { id } = await userOf(STAFF);
    const token = await (await services()).get(LinkTokens).issue(id, 'reset', database.em());
    expect(await (await services()).get(PasswordResetService).reset(id, token, password)).toBe(true);
  }

  // docs/decisions/0027
  test('leaves the second factor and its recovery codes, and ends logins with the former password', async () => {
    const { codes } = await setUp();
    const [first = ''] = codes;
    const before = stepOf(await login()).token;
    await resetTo(NEW);
    expect(await finish(before, first)).toMatchObject({ ok: false, over: true });
    const { demand, token } = stepOf(await login(STAFF, NEW));
    expect(demand).toBe('code');
    expect(await finish(token, first)).toMatchObject({ ok: true });
    expect(await database.em().count(RecoveryCode, {})).toBe(codes.length - 1);
  });

  test('lets nobody set one up who has begun that with the former password', async () => {
    const { passwordHash } = await userOf('leitung');
    await database.em().nativeUpdate(User, { loginKey: STAFF }, { passwordHash: passwordHash ?? null });
    await forget();
    const { demand, token } = stepOf(await login());
    expect(demand).toBe('setup');
    const secret = (await look(token))?.offered?.text ?? '';
    await resetTo(NEWER);
    expect(await look(token)).toBeNull();
    expect(await finish(token, codeAt(secret, clock.now()))).toMatchObject({ ok: false, over: true });
  });
});
