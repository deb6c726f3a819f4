import { DomainError, isDomainError } from '../domain/errors.ts';

const NOT_SENT = 'Die E-Mail wurde nicht versendet.';
const LATER = 'Bitte versuchen Sie es später noch einmal.';

/** A mail that was not delivered, or whose delivery is unknown. */
export class MailFailure extends DomainError {
  /** The server may have accepted it: sending it again may deliver it twice. */
  readonly uncertain: boolean;
  /** The server did not answer in time. */
  readonly silent: boolean;

  constructor(
    code: 'invalid' | 'unavailable',
    message: string,
    { uncertain = false, silent = false }: Partial<Pick<MailFailure, 'uncertain' | 'silent'>> = {},
  ) {
    super(code, message);
    this.name = 'MailFailure';
    this.uncertain = uncertain;
    this.silent = silent;
  }
}

/** The message for a mail that may have arrived. */
export const UNCERTAIN_MESSAGE =
  'Der Mailserver hat den Empfang nicht bestätigt. Die E-Mail ist vielleicht angekommen: Bitte fragen Sie nach, bevor Sie sie noch einmal versenden.';

/** Whether delivery is unknown; checks the error's shape. */
export function isUncertain(error: unknown): boolean {
  return isDomainError(error) && 'uncertain' in error && error.uncertain === true;
}

/** Whether the server did not answer in time. */
export function isSilent(error: unknown): boolean {
  return isDomainError(error) && 'silent' in error && error.silent === true;
}

/** Refusal while a mail server is silent. */
export const notAnswering = () =>
  new MailFailure(
    'unavailable',
    `Der Mailserver antwortet zurzeit nicht. ${NOT_SENT} Bitte versuchen Sie es in einer Minute noch einmal.`,
  );

/** Refusal because too many mails are waiting. */
export const tooBusy = () =>
  new MailFailure('unavailable', `Der Mailserver antwortet zurzeit zu langsam. ${NOT_SENT} ${LATER}`);

/** The mail could not be written to the outbox. */
export const notWritten = () =>
  new MailFailure('unavailable', `Der Postausgang kann nicht beschrieben werden. ${NOT_SENT}`);

/**
 * Translates nodemailer's errors into German.
 *
 * @param handedOver the whole mail was sent: without the server's answer it may have arrived
 * @param silent the server did not answer in time
 */
export function mailFailure(error: unknown, handedOver: boolean, silent: boolean): MailFailure {
  const { responseCode, command } = Object(error) as { responseCode?: number; command?: string };
  if (responseCode === undefined && handedOver)
    return new MailFailure('unavailable', UNCERTAIN_MESSAGE, { uncertain: true, silent });
  if (responseCode === undefined)
    return new MailFailure(
      'unavailable',
      `Der Mailserver ist zurzeit nicht erreichbar. ${NOT_SENT} ${LATER}`,
      { silent },
    );
  if (command === 'RCPT TO' && responseCode >= 500)
    return new MailFailure(
      'invalid',
      `Der Mailserver nimmt diese E-Mail-Adresse nicht an. ${NOT_SENT} Bitte überprüfen Sie die Adresse.`,
    );
  const when =
    responseCode < 500 ? `vorübergehend abgelehnt. ${NOT_SENT} ${LATER}` : `abgelehnt. ${NOT_SENT}`;
  return new MailFailure('unavailable', `Der Mailserver hat die E-Mail ${when}`);
}
