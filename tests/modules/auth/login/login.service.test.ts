import { describe, expect, test, vi } from 'vitest';
import { hashPassword, LoginService, SessionService, User, verifyPassword, waitingHashes } from '#auth';
import { AuditLog } from '#platform';
import { loginFailureMessage } from '../../../../modules/auth/failed-logins/login-failure.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import type { LoginResult } from '../../../../modules/auth/login/login.service.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { type Override, servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { DEMO_PASSWORD } from '../../../server/support/test-config.ts';

/** The code of a failed login; 0 for a success. */
const codeOf = (result: LoginResult) => (result.ok ? 0 : result.error);

describeOnBothEngines('login', (engine) => {
  const database = useSeededDatabase(engine);
  const clock = new TestClock();

  /** Logs in as a request of its own does. */
  const login = (username: string, password: string) =>
    database.request(async () => {
      const { em } = database.orm;
      return (await servicesOn(em, clock)).get(LoginService).login(username, password);
    });
  const change = (loginKey: string, values: Partial<User>) =>
    database.em().nativeUpdate(User, { loginKey }, values);
  const triesOf = async (loginKey: string) =>
    (await database.em().findOneOrFail(User, { loginKey })).failedTries;

  test('opens a session for the right password', async () => {
    const result = await login('beratung', DEMO_PASSWORD);
    expect(result).toEqual({ ok: true, token: expect.stringMatching(/^[\w-]{43}$/) });
    const [session] = await database.em().find(Session, {}, { populate: ['user'] });
    expect(session?.user.loginname).toBe('beratung');
    await database.em().nativeDelete(Session, {});
  });

  test('checks a password for an unknown name as well, which would else answer sooner', async () => {
    const asked = Promise.all(Array.from({ length: 30 }, (_, at) => login(`niemand${at}`, DEMO_PASSWORD)));
    await vi.waitFor(() => expect(waitingHashes()).toBeGreaterThan(0), { interval: 1, timeout: 60_000 });
    expect((await asked).map(codeOf)).toEqual(Array(30).fill(1));
  });

  test.each(['', 'niemand', 'beratung%', "' or 1=1 --", 'krueger@apotheke-stadtgarten.example'])(
    'answers code 1 for the unknown user %j',
    async (username) => {
      expect(await login(username, DEMO_PASSWORD)).toEqual({
        ok: false,
        error: 1,
        message: loginFailureMessage(1),
      });
    },
  );

  // @spec access-4-1 access-8-1
  test('counts wrong tries, locks at the third, and stays locked with the right password', async () => {
    await change('kalkulation', { failedTries: 0 });
    const codes: number[] = [];
    for (const password of ['falsch', '', DEMO_PASSWORD.toLowerCase(), 'falsch', DEMO_PASSWORD]) {
      codes.push(codeOf(await login('kalkulation', password)));
    }
    expect(codes).toEqual([2, 3, 4, 4, 4]);
    expect(await triesOf('kalkulation')).toBe(4);
    expect(await database.em().count(Session, { user: { loginKey: 'kalkulation' } })).toBe(0);
  });

  test('counts wrong tries under every spelling of the name together', async () => {
    await change('kalkulation', { failedTries: 0 });
    const codes: number[] = [];
    for (const name of ['kalkulation', 'KALKULATION', ' Kalkulation '])
      codes.push(codeOf(await login(name, 'x')));
    expect(codes).toEqual([2, 3, 4]);
  });

  test('resets the count after a success', async () => {
    await change('leitung', { failedTries: 0 });
    const codes: number[] = [];
    for (const password of ['falsch', 'falsch', DEMO_PASSWORD, 'falsch']) {
      codes.push(codeOf(await login('leitung', password)));
    }
    expect(codes).toEqual([2, 3, 0, 2]);
    expect(await triesOf('leitung')).toBe(1);
  });

  test('counts twenty simultaneous wrong tries as twenty', async () => {
    await change('leitung', { failedTries: 0 });
    const results = await Promise.all(Array.from({ length: 20 }, () => login('leitung', 'falsch')));
    const codes = results.map(codeOf).sort();
    expect(codes).toEqual([2, 3, ...Array<number>(18).fill(4)]);
    expect(await triesOf('leitung')).toBe(20);
    expect(codeOf(await login('leitung', DEMO_PASSWORD))).toBe(4);
  });

  test('refuses a password that was replaced while it was checked', async () => {
    await change('kalkulation', { failedTries: 0 });
    const { id, passwordHash } = await database.em().findOneOrFail(User, { loginKey: 'kalkulation' });
    const result = await database.request(async () => {
      const { em } = database.orm;
      // The reset comes between the check of the password and the session.
      const slow = Object.create(em, {
        fork: {
          value: () => {
            const fork = em.fork();
            const transactional = fork.transactional.bind(fork);
            fork.transactional = async (...asked) => {
              await change('kalkulation', { passwordHash: await hashPassword('Gerade-neu-2026') });
              return transactional(...asked);
            };
            return fork;
          },
        },
      });
      const others = await servicesOn(em, clock);
      const overrides = [SessionService, LinkTokens, AuditLog].map(
        (each): Override => [each, others.get<unknown>(each)],
      );
      return (await servicesOn(slow, clock, { overrides }))
        .get(LoginService)
        .login('kalkulation', DEMO_PASSWORD);
    });
    expect(codeOf(result)).toBe(2);
    expect(await database.em().count(Session, { user: id })).toBe(0);
    await change('kalkulation', { passwordHash, failedTries: 0 });
  });

  test('refuses the right password that arrives with the third wrong try', async () => {
    await change('leitung', { failedTries: 0 });
    await Promise.all([
      ...Array.from({ length: 3 }, () => login('leitung', 'falsch')),
      ...Array.from({ length: 3 }, () => login('leitung', DEMO_PASSWORD)),
    ]);
    const tries = await triesOf('leitung');
    // Whatever came first: a lock that was set is there still, and a success before it has cleared the count.
    const after = codeOf(await login('leitung', DEMO_PASSWORD));
    expect(after).toBe(tries >= 3 ? 4 : 0);
  });

  // @spec access-4-9 access-8-1
  test('answers code 5 for a deactivated user, 7 for an unconfirmed mail, after the right password alone', async () => {
    await change('demo', { failedTries: 0, inactive: true });
    expect([codeOf(await login('demo', 'falsch')), codeOf(await login('demo', DEMO_PASSWORD))]).toEqual([
      2, 5,
    ]);
    await change('demo', { failedTries: 0, inactive: false, mailConfirmed: false });
    expect([codeOf(await login('demo', 'falsch')), codeOf(await login('demo', DEMO_PASSWORD))]).toEqual([
      2, 7,
    ]);
    await change('demo', { failedTries: 0, mailConfirmed: true });
    expect(codeOf(await login('demo', DEMO_PASSWORD))).toBe(0);
  });

  test('answers code 6 after the trial, with a token that opens the application alone', async () => {
    const wholeTrial = 21 * 24 * HOUR;
    clock.advance(wholeTrial - 24 * HOUR);
    expect(codeOf(await login('demo', DEMO_PASSWORD))).toBe(0);
    clock.advance(24 * HOUR);
    expect(codeOf(await login('demo', 'falsch'))).toBe(2);
    const { id } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    const result = await login('demo', DEMO_PASSWORD);
    expect(result).toEqual({
      ok: false,
      error: 6,
      message: loginFailureMessage(6),
      mail: 'petersen@sanitaetshaus-lindenhof.example',
      id,
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const { token = '' } = result;
    expect(await (await servicesOn(database.em(), clock)).get(SessionService).resolve(token)).toBeNull();
    expect(await (await servicesOn(database.em(), clock)).get(LinkTokens).state(id, 'contract', token)).toBe(
      'open',
    );
    // The others are not in a trial.
    expect(codeOf(await login('beratung', DEMO_PASSWORD))).toBe(0);
    clock.advance(-wholeTrial);
  });

  test('answers code 6 without a token where the contract was applied for already', async () => {
    const set = (paket: number, days: number) =>
      Promise.all([
        database.em().execute(`update institution set paket_id = ${paket} where kundennummer = '305802'`),
        database.em().execute(`update paket set testphasendauer = ${days} where id = 2`),
      ]);
    await set(2, 30);
    clock.advance(21 * 24 * HOUR);
    const result = await login('demo', DEMO_PASSWORD);
    expect(codeOf(result)).toBe(6);
    expect(result).not.toHaveProperty('token');
    clock.advance(-21 * 24 * HOUR);
    await set(1, 0);
  });

  test('lets a waiting user in, and nobody without a password', async () => {
    await change('demo', { passwordInitial: true });
    expect(codeOf(await login('demo', DEMO_PASSWORD))).toBe(0);
    const { passwordHash } = await database.em().findOneOrFail(User, { loginKey: 'demo' });
    await change('demo', { passwordHash: null });
    expect(codeOf(await login('demo', ''))).toBe(2);
    await change('demo', { passwordHash, passwordInitial: false, failedTries: 0 });
  });

  test('does not find a deleted user', async () => {
    await change('demo', { loginKey: null, mail: null });
    expect(codeOf(await login('demo', DEMO_PASSWORD))).toBe(1);
  });
});

describe('the hash of a password', () => {
  test('costs what OWASP asks for', async () => {
    const actual = await vi.importActual('../../../../modules/auth/password/hash-cost.ts');
    expect(actual).toMatchObject({ HASH_COST: { memory: 19_456, passes: 2, parallelism: 1 } });
  });

  test('is argon2id in the PHC form with its cost', async () => {
    expect(await hashPassword('Probe-7x')).toMatch(
      /^\$argon2id\$v=19\$m=8,t=1,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
    );
  });

  test('has a new salt each time', async () => {
    expect(await hashPassword('Probe-7x')).not.toBe(await hashPassword('Probe-7x'));
  });

  test('is the same for each Unicode form of a character', async () => {
    const composed = await hashPassword('Prüfung-7ﬁ'.normalize('NFC'));
    expect(await verifyPassword('Prüfung-7fi'.normalize('NFD'), composed)).toBe(true);
    expect(await verifyPassword('Prufung-7fi', composed)).toBe(false);
  });

  test('is verified with the cost it names', async () => {
    // From the tests of the reference implementation (phc-winner-argon2, src/test.c).
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash)).toBe(true);
    expect(await verifyPassword('passwort', hash)).toBe(false);
  });

  test.each(['', 'Probe-7x', '$2b$12$abc', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
    'matches no password where it is malformed: %j',
    async (hash) => {
      expect(await verifyPassword('Probe-7x', hash)).toBe(false);
      expect(await verifyPassword('', hash)).toBe(false);
    },
  );
});
