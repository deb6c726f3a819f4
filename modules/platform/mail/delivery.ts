import type { SendMailOptions } from 'nodemailer';

/** How a mail leaves the house: to a mail server, or into a folder. */
export interface Delivery {
  /**
   * Delivers one mail, or nothing of it.
   *
   * @returns where it lies as a file; null where a mail server has it
   * @throws MailFailure, with what it failed of as its cause
   */
  deliver(message: SendMailOptions): Promise<string | null>;
  /** Breaks off what is under way. */
  close(): void;
}
