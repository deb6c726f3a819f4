import { LoginService, SecondStepService, SessionService, User } from '#auth';
import type { UserActor } from '#platform/domain';
import type { LoginResult } from '../../../../modules/auth/login/login.service.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import {
  RecoveryCode,
  SecondFactor,
  SecondFactorStep,
} from '../../../../modules/auth/users/second-factor.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import type { Engine } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';
import { codeAt } from '../../../server/support/totp.ts';

/** An installation that requires a second factor of the vendor's staff. */
export const REQUIRED = { SECOND_FACTOR: 'required' };
/** The demo's vendor staff. */
export const STAFF = 'admin';

/** Logins in two steps on a seeded database. To be used inside of a group of tests only. */
export function useSecondFactor(engine: Engine) {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();
  const services = async (env: Readonly<Record<string, string>> = REQUIRED, em = database.orm.em) =>
    await servicesOn(em, clock, { env });
  const userOf = (loginKey: string) => database.em().findOneOrFail(User, { loginKey });
  const acts = async () =>
    (await database.em().execute('select what from audit_entry order by id')).map(
      (row) => row.what as string,
    );

  const login = (name = STAFF, password = DEMO_PASSWORD, env = REQUIRED) =>
    database.request(async () => (await services(env)).get(LoginService).login(name, password));
  const call = (code: string | undefined, env = REQUIRED) =>
    database.request(async () =>
      (await services(env)).get(LoginService).login(STAFF, DEMO_PASSWORD, { code }),
    );
  const stepOf = (result: LoginResult) => {
    if (result.ok !== 'second-step') throw new Error(`No second step, but ${JSON.stringify(result)}`);
    return result;
  };
  const finish = (token: string, code: string) =>
    database.request(async () => (await services()).get(SecondStepService).finish(token, code));
  const look = (token: string) =>
    database.request(async () => (await services()).get(SecondStepService).peek(token));
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
    const found = await (await services()).get(SessionService).resolve(session);
    if (found === null) throw new Error('No session');
    return found.actor;
  };

  return {
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
    actorOf,
  };
}
