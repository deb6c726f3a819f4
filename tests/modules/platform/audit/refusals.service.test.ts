import { beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { AuditLog, inRequestContext } from '#platform';
import { SolvedChallenge } from '../../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { RateCount } from '../../../../modules/platform/visitors/rate-count.entity.ts';
import { call, tokenOf } from '../../../server/support/call.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeOnBothEngines } from '../../../server/support/engines.ts';
import { useServer } from '../../../server/support/server.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR } from '../../../server/support/test-clock.ts';
import { testTags } from '../../../server/support/test-config.ts';
import { passBotCheck, registration } from '../../../server/support/visitor.ts';

const TAG = expect.stringMatching(/^[\da-f]{45}$/);

describeOnBothEngines('a refusal', (engine) => {
  const database = useSeededDatabase(engine);
  const server = useServer(database, { RATE_LIMIT_FACTOR: '0.05' });
  const entries = async () =>
    (await database.em().find(AuditEntry, {}, { orderBy: { id: 'asc' } })).map(
      ({ who, what, origin, detail, times }) => [who, what, origin ?? null, detail ?? null, times],
    );
  beforeEach(async () => {
    await database.em().nativeDelete(AuditEntry, {});
    await database.em().nativeDelete(RateCount, {});
    await database.em().nativeDelete(SolvedChallenge, {});
  });

  test('is in the audit log where a right is missing: one entry an hour for each user and call', async () => {
    const token = await tokenOf(server(), 'kalkulation');
    const ask = () => call(server(), 'cms/wettbewerber.php', { token });
    for (let time = 0; time < 3; time += 1) expect((await ask()).status).toBe(403);
    const mail = {
      name: 'Geheim-Dokument.pdf',
      email: 'geheim@example.org',
      subject: 'Geheim',
      text: 'Geheim',
    };
    const mailed = await call(server(), 'documents/mail', { method: 'POST', token, json: mail });
    server().clock.advance(HOUR);
    await server().ask('/', { cookie: `user-token=${token}` });
    const later = await tokenOf(server(), 'kalkulation');
    expect((await call(server(), 'cms/wettbewerber.php', { token: later })).status).toBe(403);
    const found = await entries();
    const [first] = found as [unknown[]];
    expect(first).toEqual([
      expect.stringMatching(/^user:/),
      'right-refused',
      '127.0.0.1',
      '{"code":"/static/api/cms/wettbewerber.php"}',
      3,
    ]);
    expect(found.at(-1)).toEqual([...first.slice(0, 4), 1]);
    expect(found).toHaveLength(mailed.status === 403 ? 3 : 2);
    expect(JSON.stringify(found)).not.toMatch(/geheim/i);
  });

  test('names what was tried where the right is there: to delete oneself, or the last main user', async () => {
    const token = await tokenOf(server(), 'admin');
    const idOf = async (loginKey: string) => (await database.em().findOneOrFail(User, { loginKey })).id;
    await database.em().nativeDelete(AuditEntry, {});
    for (const loginKey of ['admin', 'leitung']) {
      const path = `cms/user.php?id=${await idOf(loginKey)}&dsvgo=0`;
      expect((await call(server(), path, { method: 'DELETE', token })).status).toBe(403);
    }
    expect((await entries()).map(([, what]) => what)).toEqual(['oneself-refused', 'last-user-refused']);
  });

  test('is in the audit log where a bot check is not passed', async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await call(server(), 'register/checkrecaptcha.php?token=e30%3D')).json).toEqual({
        success: false,
      });
    const form = { method: 'PUT', json: registration() };
    expect((await call(server(), 'register/register.php', form)).status).toBe(403);
    expect(await entries()).toEqual([
      ['visitor', 'bot-check-failed', TAG, '{"code":"solution"}', 3],
      ['visitor', 'bot-check-failed', TAG, '{"code":"missing"}', 1],
    ]);
  });

  test('is in the audit log where a limit is used up, of a call and of the pages', async () => {
    const asked = await Promise.all(
      Array.from({ length: 12 }, () => call(server(), 'register/checkknr.php?knr=410023')),
    );
    const refused = asked.filter(({ status }) => status === 429).length;
    expect(refused).toBe(7);
    const login = () => server().ask('/login', { form: { username: 'x', password: '' } });
    for (let time = 0; time < 102; time += 1) await login();
    expect(await entries()).toEqual([
      ['visitor', 'limit-reached', TAG, '{"code":"GET register/checkknr.php"}', refused],
      ['visitor', 'limit-reached', TAG, '{"code":"pages"}', 2],
    ]);
  });

  // @spec consultation-7-13
  test('does not fill the database: one entry counts the rest of a flood', async () => {
    const audit = (await servicesOn(database.orm.em, server().clock)).get(AuditLog);
    const from = (address: string) =>
      new Promise<void>((resolve, reject) => {
        inRequestContext(database.orm.em, { address, userAgent: undefined }, () => {
          audit.countRefusal('visitor', 'limit-reached', 'login').then(resolve, reject);
        });
      });
    for (let address = 0; address < 520; address += 1) await from(`10.${address >> 8}.${address & 255}.1`);
    const found = await entries();
    expect(found).toHaveLength(501);
    expect(found.at(-1)).toEqual(['visitor', 'limit-reached', null, null, 20]);
    server().clock.advance(HOUR);
    await from('10.9.9.9');
    expect(await entries()).toHaveLength(502);
  });

  // @spec consultation-7-8
  test('does not identify a visitor: its tag is keyed outside of the database and lasts a day', async () => {
    await passBotCheck(server());
    await call(server(), 'auth/login.php', { method: 'POST', form: { username: 'niemand', password: 'x' } });
    await call(server(), 'register/checkrecaptcha.php?token=e30%3D');
    const tables = ['audit_entry', 'rate_count', 'solved_challenge'];
    const rows = JSON.stringify(
      await Promise.all(tables.map((table) => database.em().execute(`select * from ${table}`))),
    );
    expect(rows).not.toContain('127.0.0.1');
    const { createHash } = await import('node:crypto');
    expect(rows).not.toContain(createHash('sha256').update('127.0.0.1').digest('hex'));
    // A tag for one purpose cannot be matched with that for another.
    expect(testTags().of('audit', '127.0.0.1')).not.toBe(testTags().of('bot check', '127.0.0.1'));
    expect((await entries()).map(([, , origin]) => origin)).toEqual([TAG, TAG]);
    server().clock.advance(23 * HOUR);
    await (await servicesOn(database.orm.em, server().clock)).get(AuditLog).sweep();
    expect((await entries()).map(([, , origin]) => origin)).toEqual([null, null]);
    server().clock.advance(-23 * HOUR);
  });
});
