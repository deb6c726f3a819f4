/**
 * Codes of failed logins: 1 to 7 by access specification, section 8; 8 and 9, in the documented call only, mean that
 * the password was right and a second factor is missing (docs/decisions/0027).
 */
export type LoginErrorCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** Failed attempts until an account is locked. */
export const MAX_FAILED_TRIES = 3;

const MESSAGES: Record<LoginErrorCode, string> = {
  1: 'Es gibt keinen Benutzer mit diesem Benutzernamen. Bitte sehen Sie in der E-Mail mit Ihrem Benutzernamen nach oder rufen Sie den Kundensupport an.',
  2: 'Der Benutzername oder das Passwort ist falsch. Sie haben noch 2 Versuche.',
  3: 'Der Benutzername oder das Passwort ist falsch. Sie haben noch 1 Versuch.',
  4: 'Ihr Zugang ist nach 3 Fehlversuchen gesperrt. Bitte setzen Sie Ihr Passwort zurück.',
  5: 'Ihr Zugang ist deaktiviert. Bitte wenden Sie sich an den Hauptbenutzer Ihrer Institution oder an den Kundensupport.',
  6: 'Ihre Testphase ist abgelaufen. Bitte wenden Sie sich für einen Vertrag an den Kundensupport.',
  7: 'Ihre E-Mail-Adresse ist noch nicht bestätigt. Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
  8: 'Bitte geben Sie zusätzlich den Code aus Ihrer Authentifizierungs-App an.',
  9: 'Für Ihren Zugang ist ein zweiter Faktor vorgeschrieben. Bitte melden Sie sich einmal auf der Anmeldeseite an und richten Sie ihn dort ein.',
};

/** The German message of a failed login. */
export function loginFailureMessage(code: LoginErrorCode): string {
  return MESSAGES[code];
}

/** The code of a wrong try, given the number of tries including it. */
export function codeOfWrongTry(tries: number): LoginErrorCode {
  if (tries >= MAX_FAILED_TRIES) return 4;
  return tries === 1 ? 2 : 3;
}
