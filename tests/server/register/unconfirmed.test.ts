import { rmSync } from 'node:fs';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { LinkTokens } from '../../../modules/auth/links/link-tokens.ts';
import { UnconfirmedRegistrations } from '../../../modules/auth/registration/unconfirmed-registrations.ts';
import { AuditEntry } from '../../../modules/platform/audit/audit-entry.entity.ts';
import { call } from '../support/call.ts';
import { useSeededDatabase } from '../support/database.ts';
import { describeWithDatabase } from '../support/engines.ts';
import { useServer } from '../support/server.ts';
import { servicesOn } from '../support/services.ts';
import { HOUR } from '../support/test-clock.ts';
import { passBotCheck, registration } from '../support/visitor.ts';

const DAY = 24 * HOUR;

describeWithDatabase('a registration', (engine) => {
  const database = useSeededDatabase(engine);
  const outbox = `/tmp/inko-unconfirmed-${process.pid}-${engine}`;
  const server = useServer(database, { OUTBOX_DIR: outbox });
  const clear = () => rmSync(outbox, { recursive: true, force: true });
  beforeEach(clear);
  afterAll(clear);

  /** Registers; gives the user and the way to confirm. */
  async function register(changes: Readonly<Record<string, unknown>> = {}) {
    const form = registration(changes);
    await passBotCheck(server());
    const { status } = await call(server(), 'register/register.php', { method: 'PUT', json: form });
    expect(status).toBe(200);
    const user = await database.em().findOneOrFail(User, { mail: String(form.Mail) });
    const confirm = async () => {
      const token = await (await servicesOn(database.em(), server().clock))
        .get(LinkTokens)
        .issue(user.id, 'confirm');
      return call(server(), `register/checkEmailToken.php?id=${user.id}&token=${token}`);
    };
    return { form, user, confirm };
  }

  const sweep = async () =>
    (await servicesOn(database.em(), server().clock)).get(UnconfirmedRegistrations).sweep();
  const isThere = async ({ id, institution }: User) => [
    (await database.em().count(User, { id })) === 1,
    (await database.em().count(Institution, { id: institution.id })) === 1,
  ];

  test('is deleted after 28 days without a confirmation, and its Kundennummer and mail are free', async () => {
    const left = await register({ Kundennummer: '410023' });
    const confirmed = await register();
    await confirmed.confirm();
    server().clock.advance(28 * DAY - 1);
    await sweep();
    expect(await isThere(left.user)).toEqual([true, true]);
    const later = await register();
    server().clock.advance(1);
    await sweep();
    expect(await isThere(left.user)).toEqual([false, false]);
    expect(await isThere(confirmed.user)).toEqual([true, true]);
    expect(await isThere(later.user)).toEqual([true, true]);
    expect(await database.em().count(AuditEntry, { what: 'registration-expired' })).toBe(1);
    await register({ Kundennummer: '410023', Mail: left.form.Mail });
  });

  test('stays where others have joined, and where others have set it up', async () => {
    const joined = await register();
    const other = await register();
    await database
      .em()
      .nativeUpdate(User, { id: other.user.id }, { institution: joined.user.institution.id });
    const setUp = await register();
    await database.em().nativeUpdate(User, { id: setUp.user.id }, { passwordInitial: true });
    const vendor = await register();
    await database.em().nativeUpdate(Institution, { id: vendor.user.institution.id }, { isVendor: true });
    server().clock.advance(40 * DAY);
    await sweep();
    await database.em().nativeUpdate(Institution, { id: vendor.user.institution.id }, { isVendor: false });
    for (const { user } of [joined, setUp, vendor]) expect(await isThere(user)).toEqual([true, true]);
  });
});
