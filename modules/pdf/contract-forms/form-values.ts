import { aidPositions } from '../documents/aid-application/aid-positions.ts';
import { DATE_PARTS, NUMBER_SIGNS, partIn, plainAmount } from './value-parts.ts';

/** A text, or a tick. */
export type FormValueKind = 'text' | 'tick';

/** Something that can stand in a field. */
export interface FormValue {
  readonly key: string;
  readonly label: string;
  readonly group: string;
  readonly kind: FormValueKind;
  /** What the preview shows; ticks are all set. */
  readonly example: string;
}

/** Most products of a proposal that a form can name. */
export const FORM_LINES = 12;

/** Key of a text that is always the same, and of a tick that is always set. */
export const FIXED = 'fixed';
const ALWAYS = 'always';

const group = (
  name: string,
  kind: FormValueKind,
  rows: readonly (readonly [string, string, string?])[],
): FormValue[] => rows.map(([key, label, example = '']) => ({ key, label, group: name, kind, example }));

const LINE: readonly (readonly [string, string, string])[] = [
  ['name', 'Bezeichnung', 'Musterslip Plus'],
  ['aid', 'Hilfsmittelnummer', '15.25.31.2014'],
  ['pzn', 'PZN', '01234567'],
  ['article', 'Artikelnummer', 'M-100'],
  ['size', 'Größe', 'M'],
  ['daily', 'Stück am Tag', '4'],
  ['pieces', 'Stück im Monat', '120'],
  ['packs', 'Packungen im Monat', '5'],
  ['content', 'Inhalt einer Packung', '28 Stück'],
  ['price', 'Preis einer Packung', '17,85 €'],
  ['total', 'Preis im Monat', '89,25 €'],
];

/** A row of a receipt without printed positions. */
const receiptLine = (row: number): readonly (readonly [string, string, string])[] => [
  [`receipt.line${row}.name`, `Zeile ${row}: Pflegehilfsmittel`, 'Einmalhandschuhe'],
  [`receipt.line${row}.number`, `Zeile ${row}: Positionsnummer`, '54.99.01.1001'],
  [`receipt.line${row}.amount`, `Zeile ${row}: Menge`, '100'],
  [`receipt.line${row}.unit`, `Zeile ${row}: Einheit`, 'Stück'],
  [`receipt.line${row}.cost`, `Zeile ${row}: Betrag`, '10,71 €'],
];

/** The positions that every application has. */
const POSITIONS = aidPositions();

/** The values that are no part of another one. */
const WHOLE_VALUES: readonly FormValue[] = [
  ...group('Immer gleich', 'text', [[FIXED, 'Fester Text']]),
  ...group('Immer gleich', 'tick', [[ALWAYS, 'Immer ankreuzen']]),
  ...group('Versicherte Person', 'text', [
    ['person.name', 'Vor- und Nachname', 'Erika Mustermann'],
    ['person.listed', 'Nachname, Vorname', 'Mustermann, Erika'],
    ['person.givenname', 'Vorname', 'Erika'],
    ['person.lastname', 'Nachname', 'Mustermann'],
    ['person.birthdate', 'Geburtsdatum', '12.03.1944'],
    ['person.number', 'Versichertennummer', 'A123456780'],
    ['person.address', 'Anschrift in einer Zeile', 'Musterstraße 1, 79098 Freiburg'],
    ['person.street', 'Straße und Hausnummer', 'Musterstraße 1'],
    ['person.town', 'Postleitzahl und Ort', '79098 Freiburg'],
    ['person.plz', 'Postleitzahl', '79098'],
    ['person.city', 'Ort', 'Freiburg'],
    ['person.phone', 'Telefon', '0123 456789'],
    ['person.email', 'E-Mail', 'erika.mustermann@example.org'],
    ['person.level', 'Pflegegrad', '3'],
  ]),
  ...group('Versicherte Person', 'tick', [
    ['person.female', 'Weiblich'],
    ['person.male', 'Männlich'],
    ['person.exempt', 'Von der Zuzahlung befreit'],
    ['person.liable', 'Nicht von der Zuzahlung befreit'],
    ['person.first', 'Erstversorgung (Erstberatung)'],
    ['person.followUp', 'Folgeversorgung (Folgeberatung oder Produktwechsel)'],
    ['person.urine', 'Harninkontinenz'],
    ['person.stool', 'Stuhlinkontinenz'],
    ...[1, 2, 3, 4, 5].map((level) => [`person.level${level}`, `Pflegegrad ${level}`] as const),
  ]),
  ...group('Vertretung', 'text', [
    ['representative.name', 'Name', 'Max Mustermann'],
    ['representative.relation', 'Verhältnis zur Person', 'Angehörige'],
    ['representative.phone', 'Telefon', '0123 987654'],
    ['representative.email', 'E-Mail', 'max.mustermann@example.org'],
  ]),
  ...group('Vertretung', 'tick', [['representative.there', 'Die Person wird vertreten']]),
  ...group('Krankenkasse', 'text', [
    ['insurer.name', 'Name', 'Musterkasse Nord'],
    ['insurer.ik', 'Institutionskennzeichen (IK)', '123456789'],
  ]),
  ...group('Ihre Institution', 'text', [
    ['institution.name', 'Name', 'Apotheke am Stadtgarten'],
    ['institution.address', 'Anschrift in einer Zeile', 'Gartenstraße 12, 79098 Freiburg'],
    ['institution.street', 'Straße und Hausnummer', 'Gartenstraße 12'],
    ['institution.town', 'Postleitzahl und Ort', '79098 Freiburg'],
    ['institution.city', 'Ort', 'Freiburg'],
    ['institution.ik', 'Institutionskennzeichen (IK)', '987654321'],
    ['institution.phone', 'Telefon', '0761 123456'],
    ['institution.fax', 'Fax', '0761 123457'],
    ['institution.email', 'E-Mail', 'apotheke@example.org'],
    ['institution.contact', 'Ansprechpartner', 'Sabine Beispiel'],
  ]),
  ...group('Beratung', 'text', [
    ['talk.day', 'Datum der Beratung', '24.11.2026'],
    ['talk.adviser', 'Name der beratenden Person', 'Sabine Beispiel'],
    ['talk.place', 'Ort der Unterschrift', 'Freiburg'],
    ['talk.placeDay', 'Ort und Datum der Unterschrift', 'Freiburg, 24.11.2026'],
    ['talk.form', 'Form des Gesprächs', 'im Geschäft'],
    ['talk.advised', 'Wer beraten wurde', 'die versicherte Person, Angehörige'],
    ['talk.advisedName', 'Name der angehörigen oder vertretenden Person', 'Max Mustermann'],
    ['talk.prescribedOn', 'Datum der Verordnung', '17.11.2026'],
    ['talk.prescriber', 'Verordnende Praxis', 'Dr. Beispiel, Freiburg'],
    ['talk.diagnosis', 'Diagnose mit ICD-10-Code', 'Dranginkontinenz, N39.42'],
    ['talk.prescribedProduct', 'Verordnetes Produkt oder Produktart', 'Inkontinenzhose'],
    ['talk.prescribedAmount', 'Verordnete Menge', '120 Stück im Monat'],
    ['talk.period', 'Zeitraum der Verordnung', '12 Monate'],
    ['talk.supplyFrom', 'Beginn der Versorgung', '01.12.2026'],
    ['talk.recommendedOn', 'Datum der Empfehlung einer Pflegefachkraft', '18.11.2026'],
    ['talk.recommendedBy', 'Pflegefachkraft oder Pflegedienst', 'Pflegedienst Beispiel'],
    ['talk.reasonOffered', 'Grund für die angebotene Versorgung', 'Saugleistung und Größe passen'],
    ['talk.reasonWished', 'Grund für die gewünschte Versorgung', 'Wunsch nach mehr Tragekomfort'],
    ['talk.departure', 'Abweichung von der Verordnung', 'größere Größe'],
    ['talk.departureReason', 'Grund der Abweichung', 'verordnete Größe sitzt zu eng'],
    ['talk.samples', 'Muster, untereinander', 'Musterslip Plus, M, 20.11.2026: passt'],
    ['talk.signer', 'Wer unterschreibt', 'Erika Mustermann'],
    ['talk.signerRole', 'In welcher Rolle unterschrieben wird', 'die versicherte Person'],
  ]),
  ...group('Beratung', 'tick', [
    ['talk.shop', 'Beratung vor Ort'],
    ['talk.home', 'Beratung zu Hause'],
    ['talk.telephone', 'Beratung am Telefon'],
    ['talk.digital', 'Beratung digital'],
    ['talk.prescription', 'Mit Verordnung'],
    ['talk.nurse', 'Mit Empfehlung einer Pflegefachkraft'],
    ['talk.noBasis', 'Ohne Verordnung und Empfehlung'],
    ['talk.advisedPerson', 'Beraten wurde die Person selbst'],
    ['talk.advisedRelatives', 'Beraten wurden Angehörige'],
    ['talk.advisedLegal', 'Beraten wurde die gesetzliche Vertretung'],
    ['talk.advisedAuthorised', 'Beraten wurde eine bevollmächtigte Person'],
    ['talk.samplesGiven', 'Muster gegeben'],
    ['talk.samplesNone', 'Keine Muster gegeben'],
    ['talk.departs', 'Weicht von der Verordnung ab'],
    ['talk.departsNot', 'Weicht nicht von der Verordnung ab'],
    ['talk.physicianInformed', 'Praxis über die Abweichung informiert'],
    ['talk.signsPerson', 'Die Person unterschreibt selbst'],
    ['talk.signsLegal', 'Gesetzliche Vertretung unterschreibt'],
    ['talk.signsAuthorised', 'Bevollmächtigte Person unterschreibt'],
  ]),
  ...group('Aufgeklärt über', 'tick', [
    ['explained.choice', 'Auswahl geeigneter Produkte'],
    ['explained.samples', 'Muster zum Ausprobieren'],
    ['explained.use', 'Anwendung und Wechsel'],
    ['explained.skin', 'Hautpflege und Hautschutz'],
    ['explained.disposal', 'Entsorgung'],
    ['explained.delivery', 'Lieferung und Nachbestellung'],
    ['explained.copayment', 'Gesetzliche Zuzahlung'],
    ['explained.mehrkosten', 'Mehrkosten im Monat'],
    ['explained.alternative', 'Versorgung ohne Mehrkosten als Alternative'],
    ['explained.report', 'Was zu melden ist'],
  ]),
  ...group('Beträge im Monat', 'text', [
    ['care.total', 'Preis der gewählten Versorgung', '89,25 €'],
    ['care.allowance', 'Pauschale der Krankenkasse (brutto)', '21,24 €'],
    ['care.extra', 'Mehrkosten', '68,01 €'],
    ['care.purchase', 'Kauf ohne Krankenkasse', '9,95 €'],
    ['care.copayment', 'Gesetzliche Zuzahlung', '2,12 €'],
    ['care.pays', 'Die Person zahlt insgesamt', '70,13 €'],
    ['care.products', 'Alle gewählten Produkte, untereinander', 'Musterslip Plus, Größe M'],
    ['care.offered', 'Angebotene Versorgung ohne Mehrkosten', 'Musterslip Basis, Größe M'],
    ['care.offeredTotal', 'Preis der angebotenen Versorgung', '19,90 €'],
  ]),
  ...group('Beträge im Monat', 'tick', [
    ['care.withExtra', 'Mit Mehrkosten'],
    ['care.withoutExtra', 'Ohne Mehrkosten'],
  ]),
  ...group('Antrag auf Pflegehilfsmittel', 'text', [
    ['aid.limit', 'Pflegehilfsmittel: Höchstbetrag im Monat', '42,00 €'],
    ['aid.day', 'Pflegehilfsmittel: Datum des Antrags', '24.11.2026'],
    ['aid.approval', 'Nummer einer Genehmigung', 'PH-2026-0815'],
    ...POSITIONS.flatMap(
      ({ id, name, measure, pack, sizes }): readonly (readonly [string, string, string])[] => [
        [`aid.${id}.amount`, `${name}: Menge`, String(pack)],
        [`aid.${id}.unit`, `${name}: Einheit`, measure],
        ...(sizes.length > 0 ? [[`aid.${id}.size`, `${name}: Größe`, 'M'] as const] : []),
        [`aid.${id}.cost`, `${name}: Betrag`, '13,09 €'],
      ],
    ),
  ]),
  ...group('Antrag auf Pflegehilfsmittel', 'tick', [
    ['aid.pg54', 'Pflegehilfsmittel zum Verbrauch (PG 54)'],
    ['aid.pg51', 'Wiederverwendbare Bettschutzeinlagen (PG 51)'],
    ['aid.beihilfe', 'Mit Anspruch auf Beihilfe'],
    ['aid.noBeihilfe', 'Ohne Anspruch auf Beihilfe'],
    ['aid.privateCarer', 'Pflege durch eine private Pflegeperson'],
    ['aid.self', 'Die Person verwendet sie selbst'],
    ['aid.home', 'Pflege im Haushalt (zu Hause)'],
    ...POSITIONS.map(({ id, name }) => [`aid.${id}.ticked`, name] as const),
  ]),
  ...group('Empfang von Pflegehilfsmitteln', 'text', [
    ['receipt.month', 'Monat der Versorgung', 'November 2026'],
    ['receipt.monthNumber', 'Monat der Versorgung: Monat', '11'],
    ['receipt.year', 'Monat der Versorgung: Jahr', '2026'],
    ['receipt.total', 'Gesamtbetrag brutto', '37,73 €'],
    ['receipt.ownShare', 'Zuzahlung zu Produktgruppe 51', '2,50 €'],
    ['receipt.beihilfe', 'Anteil der Beihilfe', '21,00 €'],
    ['receipt.insurerPays', 'Die Pflegekasse zahlt', '37,73 €'],
    ['receipt.personPays', 'Die Person zahlt', '0,00 €'],
    ...Array.from({ length: FORM_LINES }, (_, index) => receiptLine(index + 1)).flat(),
  ]),
  ...Array.from({ length: FORM_LINES }, (_, index) =>
    group(
      `Produkt ${index + 1}`,
      'text',
      LINE.map(([key, label, example]) => [`line${index + 1}.${key}`, label, example]),
    ),
  ).flat(),
];

const WHOLE_EXAMPLES = new Map(WHOLE_VALUES.map(({ key, example }) => [key, example]));

const partGroup = (name: string, parts: typeof DATE_PARTS) =>
  group(
    name,
    'text',
    parts.map(({ key, label }) => [key, label, partIn(key, WHOLE_EXAMPLES)]),
  );

/** What can stand in the fields of a contract's form, in the order in which it is offered. */
export const FORM_VALUES: readonly FormValue[] = [
  ...WHOLE_VALUES,
  ...partGroup('Teile eines Datums', DATE_PARTS),
  ...partGroup('Einzelne Stellen einer Nummer', NUMBER_SIGNS),
  ...group(
    'Beträge vor gedrucktem „Euro“',
    'text',
    WHOLE_VALUES.filter(({ example }) => example.endsWith('€')).map(({ key, label, group, example }) => [
      plainAmount(key),
      `${group.startsWith('Produkt ') ? `${group}: ` : ''}${label}, ohne €`,
      example.replace(/\s*€/, ''),
    ]),
  ),
];

const BY_KEY: ReadonlyMap<string, FormValue> = new Map(FORM_VALUES.map((value) => [value.key, value]));

/** Whether there is such a key. */
export const isFormValue = (key: string): boolean => BY_KEY.has(key);

/** The meaning of a key; undefined for an unknown one. */
export const formValueOf = (key: string): FormValue | undefined => BY_KEY.get(key);

/** The values of one form, by key. A missing one leaves its field open. */
export type FormContent = ReadonlyMap<string, string | true>;

/** Example values for the preview. */
export const EXAMPLE_CONTENT: FormContent = new Map(
  FORM_VALUES.map(({ key, kind, example }) => [key, kind === 'tick' ? true : example]),
);
