import { amountsAsOf } from '#consultation/domain';
import { letterheadLines, monthInWords } from '#institution/domain';
import { type Cents, DomainError, formatDay, formatEuro } from '#platform/domain';
import type { Block, Paragraph, PdfDocument } from '../../blocks/block.ts';
import type { DocumentInput } from '../document-input.ts';
import { identityOf, insurerWithIk } from '../identity-of.ts';
import { paragraphs } from '../paragraphs.ts';
import { printedDetails } from '../record/printed-details.ts';
import { signingBlocks } from '../signing-blocks.ts';
import { signingValues } from '../signing-values.ts';
import { aidApplicationRefusal } from './aid-application.ts';
import { type AidApplicationValues, aidApplicationValues } from './aid-application-values.ts';
import { amountInWords } from './aid-positions.ts';
import { type PositionValues, positionValues } from './position-values.ts';
import { type HandedAid, type ReceiptValues, receiptValues } from './receipt-values.ts';

const NAME_WIDTH = 62;

const RECEIVED =
  'Die genannten Pflegehilfsmittel sind vollständig und in hygienisch einwandfreiem Zustand übergeben worden. Ihr Gebrauch ist erklärt worden.';

/**
 * The receipt (Empfangsbestätigung) of Pflegehilfsmittel that a supplier bills to a social Pflegekasse: our own sheet with
 * what Anlage 3 of the contract under § 78 (1) SGB XI asks for. Without anything ticked it is filled in by hand.
 *
 * @throws DomainError `invalid` if there can be no application either (aidApplicationRefusal)
 */
export function aidReceipt(input: DocumentInput): PdfDocument {
  const refusal = aidApplicationRefusal({ ...input, carer: undefined });
  if (refusal !== null) throw new DomainError('invalid', refusal);
  const values = aidApplicationValues(input);
  const receipt = receiptValues(input);
  return {
    title: 'Empfangsbestätigung',
    day: formatDay(input.today),
    letterhead: letterheadLines(input.institution),
    identity: identityOf(values.patient, insurerWithIk(input.insurer)),
    footnote: amountsAsOf(input.today),
    blocks: [
      { kind: 'title', text: 'Empfangsbestätigung', subtitle: 'Pflegehilfsmittel (§\u00a078 SGB\u00a0XI)' },
      facts(values, receipt),
      { kind: 'heading', text: 'Übergebene Pflegehilfsmittel', level: 2 },
      tableOf(receipt.aids.length > 0 ? receipt.aids : positionValues(input)),
      {
        kind: 'together',
        blocks: [
          { kind: 'gap', height: 2 },
          { kind: 'facts', nameWidth: 110, align: 'right', rows: amountsOf(receipt) },
        ],
      },
      {
        kind: 'together',
        blocks: [
          { kind: 'gap', height: 3 },
          ...paragraphs([RECEIVED]),
          ...signingBlocks(values.adviser, signingValues(printedDetails(input), input.institution)),
        ],
      },
    ],
  };
}

/** What the head of the page does not say. */
const facts = (values: AidApplicationValues, { month }: ReceiptValues): Block => ({
  kind: 'facts',
  nameWidth: NAME_WIDTH,
  rows: [
    { name: 'Monat der Versorgung', value: monthInWords(month), strong: true },
    { name: 'Versichertennummer', value: values.versichertennummer },
    { name: 'IK der Pflegekasse', value: null },
    { name: 'Genehmigungsnummer', value: values.approval },
  ],
});

const cell = (text: string): readonly Paragraph[] => [{ text, style: 'small' }];

/** Care aids with amount and price; those that are not handed over have a box, to be ticked by hand. */
function tableOf(aids: readonly (HandedAid | PositionValues)[]): Block {
  return {
    kind: 'table',
    columns: [
      { head: 'Pflegehilfsmittel', width: 78, align: 'left' },
      { head: 'Positionsnummer', width: 32, align: 'left' },
      { head: 'Menge', width: 26, align: 'right' },
      { head: 'Betrag brutto', width: 34, align: 'right' },
    ],
    rows: aids.map((aid) => {
      const { checked, name, number, checkedSizes } = aid;
      const size = checkedSizes.length === 0 ? '' : `, Größe ${checkedSizes.join(', ')}`;
      return [
        cell(checked ? `${name}${size}` : `☐\u00a0\u00a0${name}`),
        cell(number),
        cell(checked ? amountInWords(aid.amount, aid) : ''),
        cell('cost' in aid && aid.cost !== null ? formatEuro(aid.cost) : ''),
      ];
    }),
    sums: [],
  };
}

function amountsOf({ aids, total, ownShare, beihilfe, insurerPays, personPays }: ReceiptValues) {
  const known = (cents: Cents | null) => (aids.length === 0 || cents === null ? null : formatEuro(cents));
  const washed = aids.some((aid) => aid.ownShare);
  return [
    { name: 'Gesamtbetrag, Umsatzsteuer inbegriffen', value: known(total) },
    ...(washed ? [{ name: 'davon Zuzahlung zu Produktgruppe\u00a051', value: known(ownShare) }] : []),
    ...(beihilfe === 0 ? [] : [{ name: 'davon Anteil der Beihilfe', value: known(beihilfe) }]),
    { name: 'Die Pflegekasse zahlt', value: known(insurerPays) },
    { name: 'Die Person zahlt', value: known(personPays), strong: true },
  ];
}
