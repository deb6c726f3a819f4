import { DomainError, isDomainError } from '../domain/errors.ts';

const NOT_SENT = 'Die E-Mail wurde nicht versendet.';
const LATER = 'Bitte versuchen Sie es später noch einmal.';

/** A mail that was not delivered, or of which nobody knows. */
export class MailFailure extends DomainError {
  /** The server may have it: whoever sends it anew risks that it arrives twice. */
  readonly uncertain: boolean;
  /** The server was waited for in vain. */
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

/** What to say of a mail that may have arrived. */
export const UNCERTAIN_MESSAGE =
  'Der Mailserver hat den Empfang nicht bestätigt. Die E-Mail ist vielleicht angekommen: Bitte fragen Sie nach, bevor Sie sie noch einmal versenden.';

/** Whether a failure leaves open if the mail has arrived; told by its shape. */
export function isUncertain(error: unknown): boolean {
  return isDomainError(error) && 'uncertain' in error && error.uncertain === true;
}

/** Whether a mail was given up because the server did not answer in time. */
export function isSilent(error: unknown): boolean {
  return isDomainError(error) && 'silent' in error && error.silent === true;
}

/** Why a mail server that has fallen silent was not even asked. */
export const notAnswering = () =>
  new MailFailure(
    'unavailable',
    `Der Mailserver antwortet zurzeit nicht. ${NOT_SENT} Bitte versuchen Sie es in einer Minute noch einmal.`,
  );

/** Why a mail server was not even asked, for all those that wait for it. */
export const tooBusy = () =>
  new MailFailure('unavailable', `Der Mailserver antwortet zurzeit zu langsam. ${NOT_SENT} ${LATER}`);

/** The mail could not be written where mail is collected. */
export const notWritten = () =>
  new MailFailure('unavailable', `Der Postausgang kann nicht beschrieben werden. ${NOT_SENT}`);

/**
 * Says in German what nodemailer reports.
 *
 * @param handedOver the whole mail had left the house: without an answer of the server it may have arrived
 * @param silent the server was waited for in vain
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
