import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { User } from '#auth';
import { Institution } from '#institution';
import { LinkTokens } from '../../../../modules/auth/links/link-tokens.ts';
import { ContactService } from '../../../../modules/auth/messages/contact.service.ts';
import { MailConfirmationService } from '../../../../modules/auth/registration/mail-confirmation.service.ts';
import { AuditEntry } from '../../../../modules/platform/audit/audit-entry.entity.ts';
import { another, useSeededDatabase } from '../../../server/support/database.ts';
import { describeWithDatabase } from '../../../server/support/engines.ts';
import { servicesOn } from '../../../server/support/services.ts';
import { HOUR, TestClock } from '../../../server/support/test-clock.ts';
import { mailsTo } from '../../../server/support/visitor.ts';

const DAY = 24 * HOUR;
const MAIL = 'petersen@sanitaetshaus-lindenhof.example';
const VENDOR = 'kundenservice@hersteller.example';

describeWithDatabase('the confirmation of a mail address', (engine) => {
  const database = useSeededDatabase(engine);
  let clock = new TestClock();
  let userId = 0;
  let outbox = '';
  const services = async (em = database.em()) =>
    await servicesOn(em, clock, { env: { OUTBOX_DIR: outbox, RATE_LIMIT_FACTOR: '1' } });
  const confirmations = async () => (await services()).get(MailConfirmationService);
  const link = async (purpose: 'confirm' | 'reset' = 'confirm') =>
    (await services()).get(LinkTokens).issue(userId, purpose);
  const isConfirmed = async () => (await database.em().findOneOrFail(User, userId)).mailConfirmed;
  const acts = async () => (await database.em().find(AuditEntry, {})).map(({ what }) => what);

  beforeEach(async () => {
    clock = new TestClock();
    const em = database.em();
    const { id, institution } = await em.findOneOrFail(User, { loginKey: 'demo' });
    userId = id;
    outbox = join(database.folder, `outbox-${Math.random()}`);
    await em.nativeUpdate(User, { id }, { mailConfirmed: false });
    await em.nativeUpdate(Institution, { id: institution.id }, { paket: 1 });
    await em.nativeDelete(AuditEntry, {});
    await em.execute('delete from rate_count');
  });

  test('changes the user once, also by two clicks in two processes, and succeeds at each click', async () => {
    const token = await link();
    const other = await another(database, engine);
    onTestFinished(() => other.close());
    const both = await Promise.all(
      [database.em(), other.em()].map(async (em) =>
        (await services(em)).get(MailConfirmationService).confirm(userId, token),
      ),
    );
    expect(both.map(({ correct }) => correct)).toEqual([true, true]);
    expect(both.map(({ userchanged }) => userchanged).sort()).toEqual([0, 1]);
    expect(await isConfirmed()).toBe(true);
    expect(await acts()).toEqual(['mail-confirmed']);
  });

  test('fails with the link of another user, of a reset, of an earlier mail and after seven days', async () => {
    const { id: stranger } = await database.em().findOneOrFail(User, { loginKey: 'leitung' });
    const earlier = await link();
    const token = await link();
    const refused = { correct: false, userchanged: 0 };
    expect(await (await confirmations()).confirm(stranger, token)).toEqual(refused);
    expect(await (await confirmations()).confirm(userId, await link('reset'))).toEqual(refused);
    expect(await (await confirmations()).confirm(userId, earlier)).toEqual(refused);
    clock.advance(7 * DAY - 1);
    expect(await (await confirmations()).isOpen(userId, token)).toBe(true);
    clock.advance(1);
    expect(await (await confirmations()).isOpen(userId, token)).toBe(false);
    expect(await (await confirmations()).confirm(userId, token)).toEqual(refused);
    expect([await isConfirmed(), await acts()]).toEqual([false, []]);
  });

  test('tells the vendor of a main user of the contract version, and is valid where that fails', async () => {
    await (await confirmations()).confirm(userId, await link());
    expect(mailsTo(outbox, VENDOR)).toEqual([]);
    const em = database.em();
    await em.nativeUpdate(User, { id: userId }, { mailConfirmed: false });
    const { institution } = await em.findOneOrFail(User, userId);
    await em.nativeUpdate(Institution, { id: institution.id }, { paket: 2 });
    const token = await link();
    await (await confirmations()).confirm(userId, token);
    await (await confirmations()).confirm(userId, token);
    expect(mailsTo(outbox, VENDOR).map(({ text }) => text)).toEqual([
      expect.stringContaining('Sanitätshaus Lindenhof'),
    ]);

    await em.nativeUpdate(User, { id: userId }, { mailConfirmed: false });
    const logged = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const unreachable = { tellOfApplication: () => Promise.reject(new Error(MAIL)) };
    const deaf = await servicesOn(database.em(), clock, { overrides: [[ContactService, unreachable]] });
    const confirmed = await deaf.get(MailConfirmationService).confirm(userId, await link());
    expect(confirmed).toEqual({ correct: true, userchanged: 1 });
    expect(logged).toHaveBeenCalledOnce();
    expect(String(logged.mock.calls[0])).not.toContain(MAIL);
  });

  test('is mailed again to the user’s own address alone, until it is confirmed', async () => {
    await (await confirmations()).resend(` ${MAIL.toUpperCase()} `, 'DEMO');
    expect(mailsTo(outbox, MAIL).map((mail) => mail.link.path)).toEqual(['/verify']);
    const unknown = { code: 'not-found' };
    await expect(
      (await confirmations()).resend('leitung@apotheke-stadtgarten.example', 'demo'),
    ).rejects.toMatchObject(unknown);
    await expect((await confirmations()).sendReset(MAIL, 'leitung')).rejects.toMatchObject(unknown);
    await (await confirmations()).confirm(userId, await link());
    await expect((await confirmations()).resend(MAIL, 'demo')).rejects.toMatchObject(unknown);
    await (await confirmations()).sendReset(MAIL, 'demo');
    const sent = mailsTo(outbox, MAIL).map((mail) => mail.link.path);
    expect(sent.toSorted()).toEqual(['/resetpwd', '/verify']);
    expect(await acts()).toEqual(['link-sent', 'mail-confirmed', 'link-sent']);
  });

  test('finds an address of a domain with umlauts in either of its spellings', async () => {
    const [letters, ascii] = ['ina@müller-lindenhof.example', 'ina@xn--mller-lindenhof-zvb.example'];
    for (const [stored, asked] of [
      [letters, ascii],
      [ascii, letters],
    ] as const) {
      await database.em().nativeUpdate(User, { id: userId }, { mail: stored });
      await (await confirmations()).sendReset(asked, 'demo');
    }
    await database.em().nativeUpdate(User, { id: userId }, { mail: MAIL });
    expect(mailsTo(outbox, ascii)).toHaveLength(2);
  });

  test('goes with resets into one limit: six mails an hour to one user', async () => {
    for (let sent = 0; sent < 3; sent += 1) {
      await (await confirmations()).resend(MAIL, 'demo');
      await (await confirmations()).sendReset(MAIL, 'demo');
    }
    const enough = { code: 'limit', message: expect.stringContaining('Spam') };
    await expect((await confirmations()).resend(MAIL, 'demo')).rejects.toMatchObject(enough);
    await expect((await confirmations()).sendReset(MAIL, 'demo')).rejects.toMatchObject(enough);
    expect(mailsTo(outbox, MAIL)).toHaveLength(6);
    clock.advance(HOUR);
    await (await confirmations()).resend(MAIL, 'demo');
  });
});
