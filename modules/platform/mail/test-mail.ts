import * as z from 'zod/mini';
import { checked } from '../checked.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Actor } from '../domain/actor.ts';
import { mailForm } from '../domain/addresses/mail-address.ts';
import { requireOperator } from '../operator.ts';
import { mailsOf } from './mail.service.ts';

const address = z.string().check(z.trim(), z.maxLength(254), mailForm());

/**
 * Sends a mail that says nothing but that mails arrive, as all others are sent. Needs no database.
 *
 * @returns the address, and whether a mail server has taken it; without one it lies in OUTBOX_DIR
 * @throws DomainError `invalid` for an impossible address; MailFailure with the cause
 */
export async function sendTestMail(
  actor: Actor,
  config: Config,
  clock: Clock,
  given: string,
): Promise<{ readonly to: string; readonly sent: boolean }> {
  requireOperator(actor);
  const to = checked(address, given);
  const mails = mailsOf(config, clock);
  try {
    await mails.send({
      to,
      fromName: `${config.vendorName} Inkoberatung`,
      subject: 'Test der Inkoberatung',
      text: 'Guten Tag,\n\ndiese E-Mail wurde zum Test versendet: E-Mails der Inkoberatung kommen bei Ihnen an.\n',
    });
    return { to, sent: config.smtpUrl !== null };
  } finally {
    mails.onApplicationShutdown();
  }
}
