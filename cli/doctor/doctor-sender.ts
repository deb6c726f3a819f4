import type { Config } from '#platform';
import type { Finding } from '../output/finding.ts';

/** Names of the product and of what it is about; a preview of the mail shows the sender to anybody beside. */
const TELLING = /inko|continen|kontinenz|windel|blase/i;

/** Whether the sender of all mails keeps to itself what they are about. */
export function sender({ mailFrom }: Pick<Config, 'mailFrom'>): Finding {
  const check = 'sender';
  const local = mailFrom.slice(0, mailFrom.lastIndexOf('@'));
  return TELLING.test(local)
    ? {
        state: 'warning',
        check,
        detail: `${mailFrom} tells what the mails are about: name another address in MAIL_FROM`,
      }
    : { state: 'ok', check, detail: mailFrom };
}
