import * as z from 'zod';
import { BUSY, describeCall, doneAnswer } from '#platform/http';
import { confirmPassword } from '../password/password.calls.ts';
import { PASSWORD_MAX_LENGTH } from '../password/password-rule.ts';

/** The caller's password, typed again. */
export const ownPassword = z
  .string('Bitte genau einmal angeben.')
  .max(PASSWORD_MAX_LENGTH, `Ein Passwort hat höchstens ${PASSWORD_MAX_LENGTH} Zeichen.`);

const TEN_MINUTES = 'wenn es vor mehr als 10 Minuten zuletzt eingegeben wurde';

/** How a call describes its field `password`. */
export const OWN_PASSWORD = `Das eigene Passwort dessen, der den Aufruf macht, ${TEN_MINUTES}`;

/** How a call that takes it describes its 403. */
export const PASSWORD_LACKS = 'Mit error „password-needed“ fehlt password.';

/** The same for a call without a body: addresses are written to logs. */
export const CONFIRM_FIRST =
  'Mit error „password-needed“ ist zuerst das eigene Passwort zu bestätigen (auth/confirmPassword.php).';

export const confirmationCall = describeCall({
  ...confirmPassword,
  summary: 'Eigenes Passwort bestätigen',
  about:
    'Was jemandem einen Zugang gibt oder nimmt, verlangt, dass das eigene Passwort in den letzten 10 Minuten eingegeben wurde: bei der Anmeldung, hier, oder als password des Aufrufs. Ein falsches zählt wie eine falsche Anmeldung.',
  fields: { password: 'Das eigene Passwort' },
  examples: { Leitung: { password: 'Mein-Passwort-1' } },
  answer: doneAnswer,
  refusals: { 503: BUSY },
});
