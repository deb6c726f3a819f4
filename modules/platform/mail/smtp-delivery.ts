import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { mailFailure } from './mail-failure.ts';

/**
 * Timeouts of a mail server in milliseconds: for the connection, the greeting, and any answer. Far below nodemailer's
 * defaults, because a person waits. `SMTP_URL` can override them.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Most milliseconds of a whole delivery. */
const WHOLE_MS = 60_000;

/** Sends mails to the server of `SMTP_URL`, with a new connection each, so that none has to be kept alive. */
export class SmtpDelivery implements Delivery {
  private readonly smtpUrl: string;
  private readonly closing = new AbortController();

  constructor(smtpUrl: string) {
    this.smtpUrl = smtpUrl;
  }

  async deliver(message: SendMailOptions): Promise<null> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url: this.smtpUrl, ...this.timeouts() });
    let handedOver = false;
    transport.use('stream', (mail, done) => {
      (mail.message as unknown as MimeMessage).processFunc((stream) =>
        // The end is read once everything has been sent.
        stream.once('end', () => {
          handedOver = true;
        }),
      );
      done();
    });
    const tooLong = AbortSignal.timeout(WHOLE_MS);
    const signal = AbortSignal.any([this.closing.signal, tooLong]);
    try {
      await transport.sendMail({ ...message, signal, disableFileAccess: true, disableUrlAccess: true });
      return null;
    } catch (cause) {
      const silent = tooLong.aborted || Object(cause).code === 'ETIMEDOUT';
      throw Object.assign(mailFailure(cause, handedOver, silent), { cause });
    }
  }

  close(): void {
    this.closing.abort();
  }

  /** In nodemailer, options take precedence over the URL; here the URL does. */
  private timeouts() {
    const named = new URL(this.smtpUrl).searchParams;
    return Object.fromEntries(Object.entries(TIMEOUTS).filter(([name]) => !named.has(name)));
  }
}

/** The used part of nodemailer's message. */
interface MimeMessage {
  processFunc(passOn: (stream: Readable) => Readable): void;
}
