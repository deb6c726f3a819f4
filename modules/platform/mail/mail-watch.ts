import { type FailureFacts, failureFacts } from '../failure-facts.ts';

/** A sent mail. */
export interface SentMail {
  /** Path of its file; null if a mail server has it. */
  readonly file: string | null;
  /** Links of its text, which grant access: for the person at a terminal, never for a log. */
  readonly links: readonly string[];
}

/** Observes mails with what the operator may know: neither recipient nor content. */
export interface MailWatch {
  sent(mail: SentMail): void;
  failed(cause: FailureFacts): void;
}

/** For tools without monitoring. */
export const UNWATCHED: MailWatch = { sent: () => {}, failed: () => {} };

/** The cause of a failed mail: codes of the mail server or the disk, if any. */
export function mailCause(error: unknown): FailureFacts {
  const { cause } = Object(error) as { cause?: unknown };
  return failureFacts(cause ?? error);
}
