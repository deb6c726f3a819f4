import type { SendMailOptions } from 'nodemailer';

/** Delivers mails to a mail server or into a folder. */
export interface Delivery {
  /**
   * Delivers one mail completely or not at all.
   *
   * @returns path of its file; null if a mail server has it
   * @throws MailFailure with its cause
   */
  deliver(message: SendMailOptions): Promise<string | null>;
  /** Aborts running deliveries. */
  close(): void;
}
