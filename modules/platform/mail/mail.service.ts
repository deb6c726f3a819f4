import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Delivery } from './delivery.ts';
import { displayName, headerText } from './header-text.ts';
import { type CheckedMail, checkMail, type Mail } from './mail.ts';
import { tooBusy } from './mail-failure.ts';
import { OutboxDelivery } from './outbox-delivery.ts';
import { SmtpDelivery } from './smtp-delivery.ts';

/** How long a mail waits for those before it; a person waits with it. */
const TIMEOUT_MS = 60_000;

/** Sends mails, one after the other in the order in which they were asked for. */
export class MailService {
  private readonly delivery: Delivery;
  private readonly from: string;
  private readonly clock: Clock;
  private last: Promise<unknown> = Promise.resolve();

  /** @param from address from which all mail comes */
  constructor(delivery: Delivery, from: string, clock: Clock) {
    this.delivery = delivery;
    this.from = from;
    this.clock = clock;
  }

  /**
   * Sends a mail. When this resolves, the mail server has taken it on.
   *
   * @param mail what to send, or what makes it when it is its turn; null sends nothing
   * @throws DomainError `invalid` for what cannot be a mail; MailFailure where it was not delivered
   */
  send(mail: Mail | (() => Promise<Mail | null>)): Promise<void> {
    const asked = this.clock.now().getTime();
    const turn = this.last.then(async () => {
      if (this.clock.now().getTime() - asked > TIMEOUT_MS) throw tooBusy();
      const made = typeof mail === 'function' ? await mail() : mail;
      if (made !== null) await this.deliver(checkMail(made));
    });
    this.last = turn.catch(() => {});
    return turn;
  }

  /** Nest calls it once the last request is answered. */
  onApplicationShutdown(): void {
    this.delivery.close();
  }

  private deliver(mail: CheckedMail): Promise<void> {
    const { to, subject, text, fromName = '', replyTo, attachments, links, id } = mail;
    const domain = this.from.slice(this.from.indexOf('@') + 1);
    const message = {
      from: { name: displayName(fromName), address: this.from },
      to: { name: '', address: to },
      subject: headerText(subject),
      text,
      date: this.clock.now(),
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: displayName(name),
        contentType: type,
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })),
    };
    return this.delivery.deliver(message, links);
  }
}

/**
 * The mail of an installation: through `SMTP_URL`, or into `OUTBOX_DIR`.
 *
 * @param print writes a line where somebody reads it
 */
export function mailsOf(config: Config, clock: Clock, print: (line: string) => void): MailService {
  const delivery =
    config.smtpUrl === null ? new OutboxDelivery(config.outboxDir, print) : new SmtpDelivery(config.smtpUrl);
  return new MailService(delivery, config.mailFrom, clock);
}
