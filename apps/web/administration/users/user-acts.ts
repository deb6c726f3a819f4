import { INITIAL_PASSWORD_DAYS, INVITATION_DAYS, type ManagedUser } from '#auth/domain';
import { nameOf } from './user-form.ts';

/** Actions on a user other than editing. */
export type UserAct = 'password' | 'unlock' | 'deactivation' | 'deletion' | 'hiding' | 'rest';

interface ActWords {
  /** Label of the button that opens the question. */
  readonly label: string;
  readonly question: string;
  readonly lost: readonly string[];
  /** What holds for an initial password, if the user gets one. */
  readonly initial?: string;
  readonly go: string;
  readonly done: string;
  readonly result: string;
}

const ENDED = 'Alle laufenden Anmeldungen enden sofort, auch mitten in einer Beratung';
const LINKS = 'Frühere Links aus E-Mails gelten nicht mehr';
const STAYS = 'Im Protokoll bleibt, was geschah, mit einer Kennung ohne Namen';
const NEXT = `Ein vorläufiges Passwort gilt ${INITIAL_PASSWORD_DAYS} Tage, bis zur nächsten Anmeldung.`;

/** The name of a user. */
export type NamedUser = Pick<ManagedUser, 'Vorname' | 'Nachname'>;

/**
 * The question before an action with what is lost, and the message afterwards (access specification, section
 * 4).
 */
export function wordsOf(act: UserAct, user: NamedUser): ActWords {
  const name = nameOf(user);
  switch (act) {
    case 'password':
      return {
        label: 'Passwort zurücksetzen',
        question: `Passwort von ${name} zurücksetzen?`,
        lost: ['Das bisherige Passwort gilt nicht mehr', ENDED, LINKS],
        initial: NEXT,
        go: 'Zurücksetzen',
        done: 'Passwort zurückgesetzt',
        result: `Das Passwort von ${name} wurde zurückgesetzt.`,
      };
    case 'unlock':
      return {
        label: 'Benutzer freischalten',
        question: `${name} freischalten?`,
        lost: ['Das bisherige Passwort gilt nicht mehr'],
        initial: NEXT,
        go: 'Freischalten',
        done: 'Benutzer freigeschaltet',
        result: `${name} wurde freigeschaltet.`,
      };
    case 'deactivation':
      return {
        label: 'Benutzer deaktivieren',
        question: `${name} deaktivieren?`,
        lost: [
          `${name} kann sich nicht mehr anmelden, bis Sie den Benutzer freischalten`,
          ENDED,
          LINKS,
          'Der Benutzer zählt weiter zum Limit',
        ],
        go: 'Deaktivieren',
        done: 'Benutzer deaktiviert',
        result: `${name} wurde deaktiviert.`,
      };
    case 'hiding':
      return {
        label: 'Benutzer löschen',
        question: `${name} löschen?`,
        lost: [
          `${name} kann sich nicht mehr anmelden und steht in keiner Liste mehr`,
          ENDED,
          'E-Mail-Adresse und Benutzername sind wieder frei',
          'Name und Benutzername bleiben gespeichert, bis jemand sie unter „Gelöschte“ endgültig löscht',
        ],
        go: 'Löschen',
        done: 'Benutzer gelöscht',
        result: `${name} wurde gelöscht.`,
      };
    case 'deletion':
      return {
        label: 'Benutzer löschen',
        question: `${name} endgültig löschen?`,
        lost: [
          `Name, E-Mail-Adresse und Benutzername von ${name}, unwiderruflich`,
          ENDED,
          'Dokumente, die dieser Benutzer versendet hat und die noch auf dem Server liegen',
          STAYS,
        ],
        go: 'Endgültig löschen',
        done: 'Benutzer gelöscht',
        result: `${name} wurde gelöscht.`,
      };
    case 'rest':
      return {
        label: 'Endgültig löschen',
        question: `${name} endgültig löschen?`,
        lost: [`Name und Benutzername von ${name}, unwiderruflich`, STAYS],
        go: 'Endgültig löschen',
        done: 'Benutzer endgültig gelöscht',
        result: `${name} wurde endgültig gelöscht.`,
      };
  }
}

/** Said after a link was mailed. */
export const sentTo = (mail: string) =>
  `Der Link für ein neues Passwort ging an ${mail} und gilt ${INVITATION_DAYS} Tage.`;
