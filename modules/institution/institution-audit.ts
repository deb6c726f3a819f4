import { type AuditFields, type AuditSubject, namesFrom, subjectOf } from '#platform';
import { columnsIn, formatEuro } from '#platform/domain';
import { CONTACT_FIELDS } from './contact/contact-rows.ts';
import { rateColumns } from './krankenkassen/rate-columns.ts';
import { institutionLists } from './lists.ts';

/** The contact data in the words of their forms. */
const CONTACT: AuditFields = {
  ...Object.fromEntries(CONTACT_FIELDS.map((name) => [name, { label: name }])),
  Name: { label: 'Name' },
  Strasse: { label: 'Straße' },
  Email: { label: 'E-Mail' },
  Beraternamen: { label: 'Namen der Beratenden' },
  Kartenzeilen: { label: 'Zeilen der Gesundheitskarte' },
  KennwortJeVersand: {
    label: 'Eigenes Kennwort je Versand',
    shown: (value) => (value ? 'ja' : 'nein'),
  },
  // Only that there is a new one: the password is in no entry.
  PdfPasswort: { label: 'PDF-Passwort' },
};

const RATES: AuditFields = Object.fromEntries(
  columnsIn({ columns: rateColumns }).map(([name, { label, type }]) => [
    name,
    { label, shown: type.shown ?? type.cell },
  ]),
);

/** Settings of an institution, read by its own people. */
const ofInstitution = { keptBy: 'institution', that: '' } as const;

/** What the audit log tells of this module's records and settings. */
export const institutionAudit: readonly AuditSubject[] = [
  ...institutionLists.map(subjectOf),
  {
    ...ofInstitution,
    kind: 'institution',
    one: 'Institution',
    acts: ['institution-added', 'institution-changed', 'institution-deleted'],
    readers: 'vendor',
    fields: {
      ...CONTACT,
      Kundennummer: { label: 'Kundennummer' },
      Vertriebsweg: { label: 'Vertriebsweg' },
      PaketId: { label: 'Paket', refers: 'paket' },
      Testphase: { label: 'Testphase', shown: (value) => (value ? 'ja' : 'nein') },
      Testbeginn: { label: 'Testphase ab' },
      Testende: { label: 'Tage der Testphase' },
      Anrede: { label: 'Anrede des Hauptbenutzers', shown: (value) => (value === 0 ? 'Frau' : 'Herr') },
      Vorname: { label: 'Vorname des Hauptbenutzers' },
      Nachname: { label: 'Nachname des Hauptbenutzers' },
    },
    tables: { institutionen: 'Institutionen', matching: 'Kundennummern', adm: 'Außendienst' },
    names: (em, ids) => namesFrom(em, { table: 'institution', column: 'name' }, ids),
  },
  {
    ...ofInstitution,
    kind: 'contact',
    one: 'Kontaktdaten',
    acts: ['contact-data-saved'],
    readers: 'kont_einst',
    fields: CONTACT,
  },
  {
    ...ofInstitution,
    kind: 'own-krankenkassen',
    one: 'Krankenkassen der Institution',
    acts: ['krankenkassen-chosen'],
    readers: 'kassen_einst',
    fields: {
      zusaetzlich: { label: 'Eigene zusätzlich zur Liste' },
      krankenkassen: { label: 'Krankenkassen', refers: 'krankenkasse' },
      own: {
        label: 'Eigene Krankenkasse',
        items: {
          key: 'Kasse',
          fields: { ...RATES, selfPay: { label: 'Selbstzahler' }, IK: { label: 'IK' } },
        },
      },
    },
    tables: { 'own-krankenkassen': 'Krankenkassen der Institution' },
  },
  {
    ...ofInstitution,
    kind: 'method',
    one: 'Berechnungsmethode',
    acts: ['method-chosen'],
    readers: 'berechn_einst',
    fields: { method: { label: 'Berechnungsmethode' } },
  },
  {
    ...ofInstitution,
    kind: 'wording',
    one: 'Wortlaut der Erklärung',
    acts: ['declaration-wording-saved'],
    readers: 'kont_einst',
    fields: { Wortlaut: { label: 'Wortlaut' } },
  },
  {
    ...ofInstitution,
    kind: 'own-prices',
    one: 'Eigene Preise',
    acts: ['own-prices-saved', 'own-prices-cleared'],
    readers: 'preis_einst',
    fields: {},
    each: { label: 'Preis', refers: 'product', shown: (cents) => formatEuro(Number(cents)) },
    tables: { 'own-prices': 'Eigene Preise' },
    takenBack: true,
  },
];
