import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { sentAddress } from '../domain/addresses/mail-address.ts';
import { isDomainError } from '../domain/errors.ts';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import type { Delivery } from './delivery.ts';
import { type CheckedMail, checkMail, type Mail } from './mail.ts';
import { isSilent, isUncertain, MailFailure, notAnswering, notWritten, tooBusy } from './mail-failure.ts';
import { type MailWatch, mailCause, UNWATCHED } from './mail-watch.ts';
import { SmtpDelivery } from './smtp-delivery.ts';

/** Stores mails as .eml files in a folder, for an installation without a mail server. */
class OutboxDelivery implements Delivery {
  private readonly folder: string;
  private written = 0;

  constructor(folder: string) {
    this.folder = folder;
  }

  async deliver(message: SendMailOptions): Promise<string> {
    const { createTransport } = await import('nodemailer');
    const { message: bytes } = await createTransport({ streamTransport: true, buffer: true }).sendMail({
      ...message,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    const file = join(this.folder, this.nextName(new Date(message.date ?? 0)));
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      // Renamed when complete.
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600, flag: 'wx' });
      await rename(`${file}.part`, file);
    } catch (cause) {
      throw Object.assign(notWritten(), { cause });
    }
    return file;
  }

  close(): void {}

  /** Sorts by time of sending; unique across processes. */
  private nextName(date: Date): string {
    this.written += 1;
    const number = String(this.written).padStart(6, '0');
    return `${date.toISOString().replaceAll(/[:.]/g, '-')}-${number}-${randomUUID().slice(0, 8)}.eml`;
  }
}

/** Most characters of an encoded word with its delimiters (RFC 2047, section 2: 75). */
const WORD_LENGTH = 52;

/**
 * A text for a header. One that already looks encoded (RFC 2047: `=?utf-8?q?…?=`) is encoded as a whole, so that mail
 * clients show what was typed instead of decoding it; any other is encoded if necessary when the mail is written.
 */
function headerText(text: string): string {
  return text.includes('=?') ? encodeWord(text, 'B', WORD_LENGTH) : text;
}

/**
 * A display name of an address, or a file name. ASCII names are quoted, and although nothing in quotes should be
 * decoded, many clients do: the markers of an encoded word are removed.
 */
function displayName(text: string): string {
  return text.replaceAll('=?', '= ?');
}

/** Milliseconds for which a silent mail server is not tried. */
const PAUSE_MS = 30_000;

/**
 * Saves people from waiting for a silent mail server: after a timeout further mails are refused at once. After a
 * pause one is let through; its answer, or that of one still running, lets the others through again. A server that
 * refuses or is unreachable answers at once and causes no pause.
 */
class BreakerDelivery implements Delivery {
  private readonly delivery: Delivery;
  private readonly clock: Clock;
  /** Time of the next try; null while the server answers. */
  private retryAt: number | null = null;

  constructor(delivery: Delivery, clock: Clock) {
    this.delivery = delivery;
    this.clock = clock;
  }

  async deliver(message: SendMailOptions): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (this.retryAt !== null) {
      if (now < this.retryAt) throw notAnswering();
      // This one tries; later ones wait for its result.
      this.retryAt = now + PAUSE_MS;
    }
    try {
      const file = await this.delivery.deliver(message);
      this.retryAt = null;
      return file;
    } catch (error) {
      this.retryAt = isSilent(error) ? this.clock.now().getTime() + PAUSE_MS : null;
      throw error;
    }
  }

  close(): void {
    this.delivery.close();
  }
}

/** How long a mail waits for earlier ones, while a person waits. */
const TIMEOUT_MS = 60_000;

/** Why a mail was not delivered: bad address or text, mail server unavailable, or delivery unknown. */
type MailFailureCode = 'invalid' | 'unavailable' | 'uncertain';

/** Concurrent mails: a slow delivery does not block the others. */
const AT_ONCE = 4;

/** Waiting mails: in total, and per institution. */
const WAITING = 400;
const WAITING_OF_PARTY = 100;

/**
 * Sends mails, a few at a time. Those of one party, such as an institution, are sent one after the other in order;
 * parties alternate.
 */
export class MailService {
  private readonly delivery: Delivery;
  private readonly from: string;
  private readonly clock: Clock;
  private readonly watch: MailWatch;
  private readonly failed: (code: MailFailureCode) => Promise<void>;
  private noting: Promise<void> = Promise.resolve();
  private readonly limit = new ConcurrencyLimit({
    running: AT_ONCE,
    runningOfParty: 1,
    waiting: WAITING,
    waitingOfParty: WAITING_OF_PARTY,
    refusal: tooBusy,
  });

  /**
   * @param from sender address of all mail
   * @param watch observes sent mails, and failures with their cause
   * @param failed records that a mail was not delivered, without its recipient
   */
  constructor(
    delivery: Delivery,
    from: string,
    clock: Clock,
    watch: MailWatch = UNWATCHED,
    failed: (code: MailFailureCode) => Promise<void> = async () => {},
  ) {
    this.delivery = delivery;
    this.from = sentAddress(from);
    this.clock = clock;
    this.watch = watch;
    this.failed = failed;
  }

  /** Number of mails that wait for their turn in this process. */
  get waitingCount(): number {
    return this.limit.waitingCount;
  }

  /**
   * Sends a mail; resolves when the mail server has accepted it.
   *
   * @param mail the mail, or a function called when it is its turn; null sends nothing
   * @param party whose earlier mails it follows: an institution, or a user; empty ones share a queue
   * @throws DomainError `invalid` for an impossible mail; MailFailure if it was not delivered
   */
  send(mail: Mail | (() => Promise<Mail | null>), party = ''): Promise<void> {
    const asked = this.clock.now().getTime();
    const turn = this.limit.run(
      async () => {
        if (this.clock.now().getTime() - asked > TIMEOUT_MS) throw tooBusy();
        const made = typeof mail === 'function' ? await mail() : mail;
        if (made !== null) await this.deliver(checkMail(made));
      },
      { party },
    );
    turn.catch((error: unknown) => {
      const note = this.note(error);
      this.noting = this.noting.then(() => note);
    });
    return turn;
  }

  /** Resolves once the failures of until now are recorded, or could not be: only then may the database be closed. */
  recorded(): Promise<void> {
    return this.noting;
  }

  /** Called by Nest after the last request. */
  onApplicationShutdown(): void {
    this.delivery.close();
  }

  /** Records a failure in addition to the sender's error, which a failing database must not hide. */
  private async note(error: unknown): Promise<void> {
    // Refusals of the use case are no mail failures.
    if (!isDomainError(error) || error instanceof MailFailure) this.watch.failed(mailCause(error));
    const code = isUncertain(error) ? 'uncertain' : isDomainError(error) ? error.code : 'unavailable';
    if (code === 'uncertain' || code === 'invalid' || code === 'unavailable')
      await this.failed(code).catch(() => {});
  }

  private async deliver(mail: CheckedMail): Promise<void> {
    const { to, subject, text, fromName = '', replyTo, attachments, links, id } = mail;
    const domain = this.from.slice(this.from.indexOf('@') + 1);
    const message = {
      from: { name: displayName(fromName), address: this.from },
      to: { name: '', address: sentAddress(to) },
      subject: headerText(subject),
      text,
      date: this.clock.now(),
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: sentAddress(replyTo) } }),
      ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
      attachments: attachments.map(({ name, type, bytes }) => ({
        filename: displayName(name),
        contentType: type,
        content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      })),
    };
    this.watch.sent({ file: await this.delivery.deliver(message), links });
  }
}

/**
 * The mail service of an installation: by `SMTP_URL`, or into `OUTBOX_DIR`.
 *
 * @param watch observes mails
 * @param failed records that a mail was not delivered
 */
export function mailsOf(
  config: Config,
  clock: Clock,
  watch?: MailWatch,
  failed?: (code: MailFailureCode) => Promise<void>,
): MailService {
  const delivery =
    config.smtpUrl === null
      ? new OutboxDelivery(config.outboxDir)
      : new BreakerDelivery(new SmtpDelivery(config.smtpUrl), clock);
  return new MailService(delivery, config.mailFrom, clock, watch, failed);
}
