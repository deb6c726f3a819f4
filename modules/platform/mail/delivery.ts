import type { SendMailOptions } from 'nodemailer';

/** How a mail leaves the house: to a mail server, or into a folder. */
export interface Delivery {
  /**
   * Delivers one mail, or nothing of it.
   *
   * @param links those of its text, for whoever reads the log
   * @throws MailFailure
   */
  deliver(message: SendMailOptions, links: readonly string[]): Promise<void>;
  /** Breaks off what is under way. */
  close(): void;
}
