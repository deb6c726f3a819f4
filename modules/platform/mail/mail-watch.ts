import { type FailureFacts, failureFacts } from '../failure-facts.ts';

/** A mail that has left the house. */
export interface SentMail {
  /** Where it lies as a file; null where a mail server has it. */
  readonly file: string | null;
  /** Those of its text, which open what they lead to: for the person at a terminal, never for a log. */
  readonly links: readonly string[];
}

/** Hears of each mail what whoever runs the installation may know: nothing of who gets it and what it says. */
export interface MailWatch {
  sent(mail: SentMail): void;
  failed(cause: FailureFacts): void;
}

/** For tools that nobody watches. */
export const UNWATCHED: MailWatch = { sent: () => {}, failed: () => {} };

/** What a mail failed of: what the mail server or the disk said, where one of them said it. */
export function mailCause(error: unknown): FailureFacts {
  const { cause } = Object(error) as { cause?: unknown };
  return failureFacts(cause ?? error);
}
