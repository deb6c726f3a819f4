import { describe, expect, test } from 'vitest';
import { openDatabase, type RateLimit, RateLimiter } from '#platform';
import { admitsOf, callOf } from '#platform/http';
import { databaseSchema } from '#setup';
import { limitOf } from '../../../apps/server/http/calls/call.guard.ts';
import { ApiDocumentController } from '../../../apps/server/http/openapi/api-document.controller.ts';
import { RateCount } from '../../../modules/platform/visitors/rate-count.entity.ts';
import { callControllers } from '../../../modules/setup/call-controllers.ts';
import { call, tokenOf } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { MINUTE, TestClock } from '../support/test-clock.ts';

type Class = abstract new (...args: never[]) => unknown;

/** The handlers of a controller: those that have a path. */
function handlersOf(controller: Class): [name: string, handler: object][] {
  return Object.getOwnPropertyNames(controller.prototype).flatMap((name) => {
    const handler = controller.prototype[name];
    return name !== 'constructor' && Reflect.hasMetadata('path', handler) ? [[name, handler]] : [];
  });
}

const needsSession = (handler: object): boolean => {
  const answered = callOf(handler);
  return answered !== undefined && admitsOf(answered) !== 'anybody';
};

/** The calls that somebody without a session may make: `Controller.method`. */
const ANONYMOUS = [...callControllers, ApiDocumentController].flatMap((controller: Class) =>
  handlersOf(controller)
    .filter(([, handler]) => !needsSession(handler))
    .map(([name, handler]) => ({ name: `${controller.name}.${name}`, handler })),
);

describe('every anonymous call', () => {
  test('is one of these', () => {
    expect(ANONYMOUS.map(({ name }) => name).toSorted()).toEqual([
      'ApiDocumentController.document',
      'ApiDocumentController.page',
      'ApiDocumentController.priceFormat',
      'ApiDocumentController.styles',
      'FullversionController.apply',
      'LoginController.login',
      'MailLinksController.checkToken',
      'MailLinksController.resend',
      'MailLinksController.reset',
      'RegisterController.challenge',
      'RegisterController.checkBot',
      'RegisterController.checkNumber',
      'RegisterController.register',
      'RegisterController.sendFeedback',
      'RegisterController.sendMail',
    ]);
  });

  test.each(ANONYMOUS)('$name has a limit', ({ handler }) => {
    expect(limitOf(handler)).toEqual({
      name: expect.any(String),
      most: expect.any(Number),
      minutes: expect.any(Number),
    });
  });

  test('has a limit of its own, which the shops of a chain behind one address do not reach', () => {
    const limits = ANONYMOUS.map(({ handler }) => limitOf(handler) as RateLimit);
    expect(new Set(limits.map(({ name }) => name)).size).toBe(limits.length);
    expect(limits.filter(({ most }) => most < 100)).toEqual([]);
  });
});

describeWithDatabase('a server with small limits', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { RATE_LIMIT_FACTOR: '0.002' });

  const REFUSED = {
    error: 'unavailable',
    message: 'Zu viele Anfragen. Bitte versuchen Sie es später noch einmal.',
  };

  test.each([
    ['POST', 'auth/login.php', 2],
    ['GET', 'register/checkknr.php?knr=99', 1],
    ['PUT', 'register/register.php', 1],
    ['GET', 'register/fullversion.php', 1],
    ['GET', 'openapi.json', 1],
  ])('refuses %s %s after %i, for a while', async (method, path, most) => {
    const status = () => ask().then((answer) => answer.status);
    const ask = () => call(server(), path, { method, ...(method === 'GET' ? {} : { json: {} }) });
    for (let count = 0; count < most; count += 1) expect(await status()).not.toBe(429);
    const refused = await ask();
    expect([refused.status, refused.json]).toEqual([429, REFUSED]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    server().clock.advance(wait * 1000);
    expect(await status()).not.toBe(429);
  });

  test('refuses what a visitor writes to any page, and lets reading pass', async () => {
    // No login by what is missing: failed ones have a limit of their own.
    for (const path of ['/login', '/register3', '/logout', '/login.data', '/LOGIN/', '/gibt/es/nicht']) {
      server().clock.advance(5 * MINUTE);
      const write = () => server().ask(path, { form: { username: 'demo' } });
      for (let count = 0; count < 4; count += 1)
        expect([path, (await write()).status]).not.toEqual([path, 429]);
      const refused = await write();
      expect([path, refused.status, await refused.json()]).toEqual([path, 429, REFUSED]);
      expect((await server().ask('/login')).status).toBe(200);
    }
  });

  test('counts nobody with a session, from the cache or behind it', async () => {
    const token = await tokenOf(server(), 'beratung');
    for (let count = 0; count < 20; count += 1)
      expect((await call(server(), 'cms/allproducts.php', { token })).status).toBe(200);
    expect(await database.em().count(RateCount, { hits: { $gte: 20 } })).toBe(0);
  });

  test('believes nobody who says to come from elsewhere', async () => {
    server().clock.advance(60 * MINUTE);
    const ask = (number: number) =>
      call(server(), 'register/challenge.php', { headers: { 'x-forwarded-for': `10.0.0.${number}` } });
    expect([(await ask(1)).status, (await ask(2)).status]).toEqual([200, 429]);
  });
});

describeWithDatabase('a limit', (engine) => {
  const database = useSeededDatabase(engine);
  const LIMIT_OF_TEN = { name: 'probe', most: 10, minutes: 5 };

  test('lets as many pass as it says, of those that come at the same instant to two processes', async () => {
    const other = await openDatabase(database.url, databaseSchema);
    try {
      const clock = new TestClock();
      const limiters = await Promise.all(
        [database.orm.em, other.em].map(async (em) =>
          (await servicesOn(em, clock, { env: { RATE_LIMIT_FACTOR: '1' } })).get(RateLimiter),
        ),
      );
      const waits = await Promise.all(
        Array.from({ length: 50 }, (_, number) => limiters[number % 2]?.count(LIMIT_OF_TEN, '10.0.0.1')),
      );
      expect(waits.filter((wait) => wait === null)).toHaveLength(10);
      expect((await database.em().find(RateCount, {})).map(({ hits }) => hits)).toEqual([50]);
    } finally {
      await other.close();
    }
  });

  test('counts each address by itself, and a line of IPv6 as one; holds no address, and forgets', async () => {
    const clock = new TestClock();
    const limiter = (await servicesOn(database.orm.em, clock, { env: { RATE_LIMIT_FACTOR: '0.1' } })).get(
      RateLimiter,
    );
    const count = (visitor: string) => limiter.count({ ...LIMIT_OF_TEN, name: 'other' }, visitor);
    expect(await count('10.0.0.1')).toBeNull();
    expect(await count('::ffff:10.0.0.1')).toBe(300);
    expect(await count('10.0.0.2')).toBeNull();
    expect(await count('2001:db8:1:2::1')).toBeNull();
    expect(await count('2001:db8:1:2:3:4:5:6')).toBe(300);
    expect(await count('2001:db8:1:3::1')).toBeNull();
    expect(JSON.stringify(await database.em().execute('select * from rate_count'))).not.toMatch(/10\.0|db8/);
    clock.advance(5 * MINUTE);
    await limiter.sweep();
    expect(await count('10.0.0.1')).toBeNull();
    expect(await database.em().count(RateCount)).toBe(1);
  });
});
