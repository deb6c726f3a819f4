import type { Readable } from 'node:stream';
import type { SendMailOptions } from 'nodemailer';
import type { Delivery } from './delivery.ts';
import { mailFailure } from './mail-failure.ts';

/**
 * Waiting times of a mail server in milliseconds: until it takes the call, greets, and says anything at all.
 * A person waits for it, so they are far below nodemailer's own. `SMTP_URL` may name others.
 */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** What one mail may take as a whole, however slowly the server goes on. */
const WHOLE_MS = 60_000;

/** Hands mails to the server of `SMTP_URL`, each over a connection of its own: none has to be kept alive. */
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
        // Its end is read when nothing of it is left here.
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

  /** Options beside the address win over it in nodemailer; here the address does. */
  private timeouts() {
    const named = new URL(this.smtpUrl).searchParams;
    return Object.fromEntries(Object.entries(TIMEOUTS).filter(([name]) => !named.has(name)));
  }
}

/** What of nodemailer's message is used. */
interface MimeMessage {
  processFunc(passOn: (stream: Readable) => Readable): void;
}
