import { defineRecord, digitFlag, integer, name, optional, required } from '#platform/domain';

/** Maximum length of a name; also the length of the column. */
const NAME_MAX_LENGTH = 100;
/** Above any institution. */
const MAX_USERS = 10_000;
/** Ten years, above any real trial. */
const MAX_TRIAL_DAYS = 3650;

/** The trial's length in words, for the list. */
export function trialInWords(days: number): string {
  return days === 0 ? 'Keine' : days === 1 ? '1 Tag' : `${days} Tage`;
}

const STAYS = 'Ohne Angabe bleibt es, wie es ist';

/**
 * A Paket: the number of users of an institution, and the days of its trial. A new one starts with 10 users,
 * no trial and no flags (access specification, section 9).
 */
export const paketRecord = defineRecord({
  name: 'pakete',
  table: 'paket',
  data: 'pakete',
  act: 'paket',
  tab: 3,
  key: 'Name',
  order: 'id',
  columns: {
    Name: required(name('Name', NAME_MAX_LENGTH), {
      label: 'Name',
      about: 'Jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    }),
    Nutzerlimit: required(integer('Nutzerlimit', 1, MAX_USERS, 10), {
      label: 'Nutzerlimit',
      about: `Wie viele Benutzer eine Institution haben darf, ab 1. ${STAYS}; ein neues beginnt mit 10`,
      startsByItself: true,
      answer: 'Wie viele Benutzer eine Institution haben darf',
    }),
    Testphasendauer: required(
      { ...integer('Testphase in Tagen', 0, MAX_TRIAL_DAYS), shown: trialInWords },
      {
        label: 'Testphase in Tagen',
        about: `Tage; 0: keine Testphase. ${STAYS}; ein neues beginnt mit 0`,
        startsByItself: true,
      },
    ),
    RegistrierungStandard: optional(digitFlag, {
      label: 'Standard für die Registrierung',
      about: `1: Wer sich registriert, bekommt dieses Paket. ${STAYS}`,
    }),
    VollversionStandard: optional(digitFlag, {
      label: 'Standard für die Vertragsversion',
      about: `1: Wer die Vertragsversion beantragt, bekommt dieses Paket. ${STAYS}`,
    }),
  },
  words: {
    title: 'Pakete',
    one: 'Paket',
    that: 'das Paket',
    about: 'Wie viele Benutzer eine Institution haben darf, und wie lange sie das Programm testet.',
    add: 'Paket hinzufügen',
    empty: 'Kein Paket passt zu dieser Suche.',
    added: { title: 'Paket hinzugefügt', text: 'Das Paket wurde erfolgreich hinzugefügt.' },
    changed: { title: 'Paket angepasst', text: 'Das Paket wurde erfolgreich angepasst.' },
    deleted: { title: 'Paket gelöscht', text: 'Das Paket wurde erfolgreich gelöscht.' },
    deletion: 'Soll dieses Paket wirklich gelöscht werden?',
    lost: ({ Name }) => [`Das Paket „${Name}“`],
    gone: 'Dieses Paket gibt es nicht mehr.',
    taken: (taken) => `Das Paket „${taken}“ gibt es schon.`,
  },
  calls: {
    path: 'cms/pakets.php',
    schema: 'Paket',
    current: 'das Paket, wie GET es antwortet',
    save: {
      summary: 'Paket speichern',
      about:
        'Nimmt ein Paket, wie GET es antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Limit und Testphase gelten sofort für alle Institutionen mit diesem Paket. Genau ein Paket ist der Standard für die Registrierung, genau eines der für die Vertragsversion.',
      added: 'ein neues Paket',
      examples: {
        Ändern: { id: 3, Name: 'Vollversion Verbund', Nutzerlimit: 60, Testphasendauer: 0 },
        Hinzufügen: { id: 0, Name: 'Testpaket lang', Nutzerlimit: 10, Testphasendauer: 60 },
      },
    },
    remove: {
      summary: 'Paket löschen',
      id: 'Paket',
      example: { name: 'Paket', id: '4' },
      stays: 'Institutionen haben dieses Paket, oder es ist ein Standard.',
    },
  },
});
