import { expect, test } from 'vitest';
import { NoticesService } from '#auth';
import { AuditLog, checked } from '#platform';
import { noticeInput } from '../../../../modules/auth/notices/notices.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { actorOf as userOf } from '../../../server/support/actor.ts';
import { useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';

describeWithDatabase('a notice', (engine) => {
  const database = useSeededDatabase(engine);
  const services = async () => await servicesOn(database.em());
  const actorOf = (name: string) => userOf(database.orm, name);
  const entries = () => database.em().count(AuditEntry);

  test('is marked as read for its reader alone, even where it is read twice at once', async () => {
    const [reader, colleague] = [await actorOf('leitung'), await actorOf('beratung')];
    const notices = async () => (await services()).get(NoticesService);
    expect(await (await notices()).isDismissed(reader, 'rate-cut')).toBe(false);
    const before = await entries();
    await Promise.all([
      (await notices()).dismiss(reader, 'rate-cut'),
      (await notices()).dismiss(reader, 'rate-cut'),
    ]);
    await (await notices()).dismiss(reader, 'rate-cut');
    expect([
      await (await notices()).isDismissed(reader, 'rate-cut'),
      await (await notices()).isDismissed(colleague, 'rate-cut'),
      (await entries()) - before,
    ]).toEqual([true, false, 1]);
    expect(() => checked(noticeInput, { notice: 'x' })).toThrow(expect.objectContaining({ code: 'invalid' }));
  });

  test('stays where the audit log cannot be written', async () => {
    const reader = await actorOf('demo');
    const full = { note: () => Promise.reject(new Error('voll')) };
    const broken = await servicesOn(database.em(), undefined, { overrides: [[AuditLog, full]] });
    await expect(broken.get(NoticesService).dismiss(reader, 'rate-cut')).rejects.toThrow('voll');
    expect(await (await services()).get(NoticesService).isDismissed(reader, 'rate-cut')).toBe(false);
  });
});
