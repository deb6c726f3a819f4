import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { SessionService, User } from '#auth';
import { AuditLog, StagedImports } from '#platform';
import { SolvedChallenge } from '../../../../modules/auth/bot-check/solved-challenge.entity.ts';
import { Housekeeping } from '../../../../modules/auth/housekeeping.ts';
import { LinkToken } from '../../../../modules/auth/links/link-token.entity.ts';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { Session } from '../../../../modules/auth/session/session.entity.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { StagedImport } from '../../../../modules/platform/tables/staged-import.entity.ts';
import { RateCount } from '../../../../modules/platform/visitors/rate-count.entity.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';

describeWithDatabase('the housekeeping of a running server', (engine) => {
  const database = useSeededDatabase(engine);

  test('deletes sessions, links and entries whose time is over, and leaves the others', async () => {
    const clock = new TestClock();
    const em = database.orm.em.fork();
    const outbox = join(database.folder, 'outbox');
    const services = await servicesOn(em, clock, { env: { OUTBOX_DIR: outbox } });
    const [links, audit] = [services.get(LinkTokens), services.get(AuditLog)];
    const sessions = services.get(SessionService);
    const use = async (loginKey: string) => {
      const user = await database.em().findOneOrFail(User, { loginKey });
      await sessions.open(user);
      await links.issue(user.id, 'reset');
      await audit.note({ userId: user.id }, 'login');
      return user.id;
    };
    await database.em().nativeDelete(AuditEntry, {});
    await use('beratung');
    clock.advance(181 * 24 * HOUR);
    const recent = await use('leitung');

    await em.insert(SolvedChallenge, {
      challengeHash: '0'.repeat(64),
      visitorHash: '1'.repeat(64),
      expires: clock.now(),
      used: false,
    });
    await em.insert(RateCount, { spanHash: '0'.repeat(64), hits: 1, endsAt: 1 });
    const place = { who: 'user:1', tableName: 'krankenkassen', institutionId: null };
    const imports = services.get(StagedImports);
    await imports.keep(place, []);
    clock.advance(-25 * HOUR);
    await imports.keep({ ...place, who: 'user:2' }, []);
    clock.advance(25 * HOUR);
    const age = (days: number) => {
      const moment = new Date(clock.now().getTime() - days * 24 * HOUR).toISOString();
      return `${moment.replaceAll(/[:.]/g, '-')}-000001-0123abcd.eml`;
    };
    mkdirSync(outbox);
    for (const name of [age(31), `${age(31)}.part`, age(29), 'von-hand.eml'])
      writeFileSync(join(outbox, name), '');
    const keeping = services.get(Housekeeping);
    keeping.onModuleInit();
    const left = async () => {
      const found = database.em();
      return {
        sessions: (await found.findAll(Session)).map(({ user }) => user.id),
        links: (await found.findAll(LinkToken)).map(({ user }) => user.id),
        tags: (await found.count(SolvedChallenge)) + (await found.count(RateCount)),
        imports: (await found.findAll(StagedImport)).map(({ who }) => who),
        mails: readdirSync(outbox).toSorted(),
        entries: (await found.findAll(AuditEntry)).map(({ who }) => who),
      };
    };
    const expected = {
      sessions: [recent],
      links: [recent],
      tags: 0,
      imports: ['user:1'],
      mails: [age(29), 'von-hand.eml'],
      entries: [`user:${recent}`],
    };
    await vi.waitFor(async () => expect(await left()).toEqual(expected), 60_000);
    keeping.onModuleDestroy();
    await keeping.onApplicationShutdown();
  });
});
