import { CONSULTATION_RIGHTS, defineRecord, flag, line, name, optional, required } from '#platform/domain';
import { institutionskennzeichen } from '../contact/institutionskennzeichen.ts';
import { datedRates } from './dated-rates.ts';
import { DEFAULT_KINDALTER } from './krankenkasse.ts';
import { rateColumns, ratesExample as rates } from './rate-columns.ts';

/** Maximum length of an entered name, and the length of the column. */
const [NAME_MAX_LENGTH, NAME_LENGTH] = [120, 200];

/** Rights to calculate with Krankenkassen, and to choose and export those of the institution. */
export const KASSEN_READERS = [...CONSULTATION_RIGHTS, 'kassen_einst', 'einst_export'] as const;

/**
 * A Krankenkasse of the vendor's list (access specification, section 5: name and rates are required). Rates are net,
 * in cents a month.
 */
export const krankenkasseRecord = defineRecord({
  name: 'krankenkassen',
  table: 'krankenkasse',
  data: 'krankenkassen',
  act: 'krankenkasse',
  tab: 6,
  key: 'Kasse',
  readers: KASSEN_READERS,
  columns: {
    Kasse: required(name('Krankenkasse', NAME_MAX_LENGTH, NAME_LENGTH), {
      label: 'Krankenkasse',
      about: 'Name; jeder kommt einmal vor, auch in anderer Groß- und Kleinschreibung',
    }),
    ...rateColumns,
    selfPay: optional(flag, {
      label: 'Selbstzahler',
      header: 'Selbstzahler',
      about: 'Wer hier versichert ist, zahlt selbst; ohne Angabe bleibt es, wie es ist, und neu gilt false',
      answer: 'Wer hier versichert ist, zahlt selbst',
    }),
    IK: optional(
      { ...line(institutionskennzeichen, 20, 9), empty: '', control: 'digits' },
      {
        label: 'IK',
        formLabel: 'Institutionskennzeichen (IK)',
        note: 'neun Ziffern; ohne Angabe steht keines in den Dokumenten',
        about:
          'Institutionskennzeichen: neun Ziffern, deren letzte die Prüfziffer ist; leer: keines; ohne Angabe bleibt es',
        answer: 'Institutionskennzeichen, neun Ziffern; leer: keines',
        unlisted: true,
      },
    ),
    Saetze: optional(datedRates, {
      label: 'Sätze ab einem Tag',
      about:
        'Was ab einem Tag (gueltigAb, 2027-01-01) gilt: die vier Sätze von da an; leer: keine; ohne Angabe bleiben sie. Der Tag der Beratung entscheidet',
      answer:
        'Was ab einem Tag gilt, der älteste zuerst; davor gelten die Pauschalen der Krankenkasse selbst',
      unlisted: true,
    }),
  },
  words: {
    title: 'Krankenkassen',
    one: 'Krankenkasse',
    that: 'die Krankenkasse',
    about: 'Die Liste, aus der Institutionen wählen. Pauschalen netto im Monat, wie sie heute gelten.',
    add: 'Krankenkasse hinzufügen',
    empty: 'Keine Krankenkasse passt zu dieser Suche.',
    begin:
      'Noch steht hier keine Krankenkasse. Laden Sie eine CSV-Datei hoch, oder tragen Sie die erste ein: Institutionen wählen aus dieser Liste.',
    added: { title: 'Krankenkasse hinzugefügt', text: 'Die Krankenkasse wurde hinzugefügt.' },
    changed: { title: 'Krankenkasse gespeichert', text: 'Die Krankenkasse wurde gespeichert.' },
    deleted: { title: 'Krankenkasse gelöscht', text: 'Die Krankenkasse wurde gelöscht.' },
    deletion: 'Krankenkasse löschen?',
    lost: ({ Kasse }) => [`${Kasse} mit ihren Pauschalen`],
    gone: 'Diese Krankenkasse gibt es nicht mehr.',
    taken: (taken) => `Die Krankenkasse „${taken}“ gibt es schon.`,
  },
  calls: {
    path: 'cms/krankenkassen.php',
    schema: 'Krankenkasse',
    current: 'die Krankenkasse, wie GET sie antwortet',
    sorts: ['id', 'Kasse'],
    list: { summary: 'Krankenkassen des Herstellers' },
    save: {
      summary: 'Krankenkasse des Herstellers speichern',
      about:
        'Nimmt eine Krankenkasse, wie GET sie antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Beratungen rechnen sofort mit dem Gespeicherten.',
      added: 'eine neue Krankenkasse',
      examples: {
        Ändern: {
          ...{ id: 4, Kasse: 'BKK Beispielbrauerei' },
          ...rates('26.25', '14.10', '18.25', 16),
        },
        Hinzufügen: {
          ...{ id: 0, Kasse: 'Musterkasse Nordheide' },
          ...rates('30.00', '17.85', '22.50', DEFAULT_KINDALTER),
          selfPay: false,
        },
        'Neue Sätze ab einem Tag': {
          ...{ id: 4, Kasse: 'BKK Beispielbrauerei' },
          ...rates('26.25', '14.10', '18.25', 16),
          Saetze: [{ gueltigAb: '2027-01-01', ...rates('27.00', '14.50', '19.00', 16) }],
        },
      },
    },
    remove: {
      summary: 'Krankenkasse des Herstellers löschen',
      about: 'Auch aus den Listen der Institutionen, die sie gewählt haben.',
      id: 'Krankenkasse in der Liste des Herstellers',
      example: { name: 'Krankenkasse', id: '5' },
      tells: { name: 'institutions', about: 'Wie viele Institutionen sie gewählt hatten' },
    },
  },
  file: { command: 'insurers', of: "the vendor's Krankenkassen" },
});
