import * as z from 'zod/mini';
import {
  amount,
  CONSULTATION_RIGHTS,
  defineRecord,
  integer,
  line,
  monthIn,
  name,
  type RowOf,
  refuseValue,
  required,
  requiredLine,
} from '#platform/domain';

const NAME_MAX_LENGTH = 120;
/** A piece, or an amount of a liquid; `contractUnit` reads it. */
const UNIT_PATTERN = /^(?:Stück|[1-9]\d{0,4} ml)$/;
/** `54.45.01.0001`. */
const NUMBER_LENGTH = 13;
const UNIT_MAX_LENGTH = 10;
/** `06/2025`. */
const DATE_LENGTH = 7;
/** Pieces or millilitres, above any pack. */
const MAX_PACK = 10_000;

/** Only consumables of product group 54: reusable pads of group 51 are an application of their own, without a price. */
const positionNumber = requiredLine('Positionsnummer', NUMBER_LENGTH).check(
  z.regex(
    /^54\.\d\d\.\d\d\.\d{4}$/,
    '„Positionsnummer“ ist keine Position der Produktgruppe 54, wie 54.45.01.0001.',
  ),
);
const unit = requiredLine('Einheit', UNIT_MAX_LENGTH).check(
  z.regex(UNIT_PATTERN, '„Einheit“ ist „Stück“ oder eine Menge in Millilitern, wie „100 ml“.'),
);
const NO_MONTH = '„Vertragsstand“ ist ein Monat, wie 06/2025.';
const month = requiredLine('Vertragsstand', DATE_LENGTH).check(
  z.regex(/^(0[1-9]|1[0-2])\/20\d\d$/, NO_MONTH),
);

/** A spreadsheet makes `Jun 25` of `06/2025`. */
const monthCell = z.pipe(
  z.transform((cell: string, context) =>
    cell.trim() === '' ? '' : (monthIn(cell) ?? refuseValue(context, NO_MONTH)),
  ),
  month,
);

/**
 * What a contract under § 78 (1) SGB XI pays for a position of Pflegehilfsmittel zum Verbrauch: net, in cents for one
 * unit. The rows that each installation starts with are in the migration of their table.
 */
export const contractPriceRecord = defineRecord({
  name: 'vertragspreise',
  table: 'contract_price',
  data: 'list:vertragspreise',
  act: 'contract-price',
  tab: 10,
  key: 'Positionsnummer',
  readers: CONSULTATION_RIGHTS,
  columns: {
    Positionsnummer: required(line(positionNumber, NUMBER_LENGTH), {
      label: 'Positionsnummer',
      about: 'Position des Pflegehilfsmittelverzeichnisses in der Produktgruppe 54; jede kommt einmal vor',
      note: 'wie 54.45.01.0001',
    }),
    Bezeichnung: required(name('Bezeichnung', NAME_MAX_LENGTH), {
      label: 'Bezeichnung',
      about: 'Wie die Position im Antrag heißt',
    }),
    Einheit: required(
      { ...line(unit, UNIT_MAX_LENGTH), initial: 'Stück' },
      {
        label: 'Einheit',
        about: 'Wofür der Preis gilt: „Stück“ oder eine Menge in Millilitern, wie „100 ml“',
        note: 'Stück oder eine Menge in Millilitern, wie 100 ml',
      },
    ),
    Preis: required(amount('Preis'), {
      label: 'Preis',
      formLabel: 'Preis netto je Einheit',
      about: 'Vertragspreis einer Einheit in Euro, netto',
    }),
    Packung: required(integer('Packung', 1, MAX_PACK), {
      label: 'Packung',
      about: 'Übliche Packung in Stück oder ml: In Vielfachen davon wird die Menge im Monat gewählt',
      note: 'in Stück oder ml',
    }),
    Stand: required(
      { ...line(month, DATE_LENGTH), cellSchema: monthCell, content: 'date' },
      {
        label: 'Vertragsstand',
        about: 'Monat, von dem der Preis ist, wie 06/2025',
        note: 'Monat und Jahr, wie 06/2025',
      },
    ),
  },
  words: {
    title: 'Vertragspreise',
    one: 'Vertragspreis',
    that: 'den Vertragspreis',
    about:
      'Was der Vertrag für Pflegehilfsmittel zum Verbrauch (Produktgruppe 54) zahlt, netto je Einheit. Beratungen rechnen damit aus, was eine Auswahl im Monat kostet.',
    add: 'Vertragspreis hinzufügen',
    empty: 'Kein Vertragspreis passt zu dieser Suche.',
    begin:
      'Noch steht hier nichts. Tragen Sie ein, was der Vertrag für Pflegehilfsmittel zum Verbrauch zahlt: Ohne Preise rechnet der Pflegehilfsmittelantrag nicht.',
    added: { title: 'Vertragspreis hinzugefügt', text: 'Der Vertragspreis wurde hinzugefügt.' },
    changed: { title: 'Vertragspreis gespeichert', text: 'Der Vertragspreis wurde gespeichert.' },
    deleted: { title: 'Vertragspreis gelöscht', text: 'Der Vertragspreis wurde gelöscht.' },
    deletion: 'Soll dieser Vertragspreis wirklich gelöscht werden?',
    lost: ({ Positionsnummer, Bezeichnung }) => [
      `Der Preis von ${Bezeichnung} (${Positionsnummer})`,
      'Beratungen nennen für diese Position dann keine Kosten.',
    ],
    gone: 'Diesen Vertragspreis gibt es nicht mehr.',
    taken: (taken) => `Für die Position ${taken} gibt es schon einen Vertragspreis.`,
  },
  calls: {
    path: 'cms/vertragspreise.php',
    schema: 'Vertragspreis',
    current: 'der Vertragspreis, wie GET ihn antwortet',
    list: {
      summary: 'Vertragspreise für Pflegehilfsmittel',
      refusals: { 403: 'Kein Recht, an Beratungen teilzunehmen.' },
    },
    save: {
      summary: 'Vertragspreis speichern',
      about:
        'Nimmt einen Vertragspreis, wie GET ihn antwortet. Wer eine version nennt, überschreibt nichts, was inzwischen jemand anderes gespeichert hat. Beratungen rechnen sofort mit dem Gespeicherten.',
      added: 'ein neuer Vertragspreis',
      examples: {
        Ändern: {
          ...{ id: 3, Positionsnummer: '54.99.01.1001', Bezeichnung: 'Einmalhandschuhe' },
          ...{ Einheit: 'Stück', Preis: '0.09', Packung: 100, Stand: '06/2025' },
        },
        Hinzufügen: {
          ...{ id: 0, Positionsnummer: '54.99.02.0099', Bezeichnung: 'Musterdesinfektion' },
          ...{ Einheit: '100 ml', Preis: '1.40', Packung: 500, Stand: '06/2025' },
        },
      },
    },
    remove: {
      summary: 'Vertragspreis löschen',
      id: 'Vertragspreis',
      example: { name: 'Vertragspreis', id: '2' },
    },
  },
  file: { command: 'contract-prices', of: 'the contract prices of Pflegehilfsmittel' },
});

/** A contract price: net, in cents for one unit. */
export type ContractPrice = RowOf<typeof contractPriceRecord.columns>;
