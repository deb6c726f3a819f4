import {
  AMOUNT_OPEN,
  amountsAsOf,
  amountWithOnce,
  COPAYMENT_ONCE,
  HINT_TEXTS,
  noAllowanceInWords,
  PAYS_ALL_HINT,
  PURCHASE,
  PURCHASE_HINT,
  partialOffer,
  TOTAL_WITHOUT_UNPRICED,
} from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Block, Column, Paragraph, Sum } from '../blocks/block.ts';
import type { CareLineValues, CareValues, GoneLineValues, ProposalValues } from './care-values.ts';
import type { DocumentInput } from './document-input.ts';

const UNKNOWN = '–';
export const euro = (cents: Cents | null, unknown: string = AMOUNT_OPEN) =>
  cents === null ? unknown : formatEuro(cents);

const COLUMNS: readonly Column[] = [
  { head: 'Produkt', width: 73, align: 'left' },
  { head: 'Stück am Tag', width: 24, align: 'right' },
  { head: 'Packungen', width: 26, align: 'right' },
  { head: 'Preis', width: 23, align: 'right' },
  { head: 'im Monat', width: 24, align: 'right' },
];

/** In place of 'im Monat', for what is washed and used again. */
export const ONCE = 'einmalig';

/** Printed beside a product that has left the catalogue. */
export const GONE = 'nicht mehr im Katalog, nicht mitgerechnet';

/**
 * A proposal: how its costs are made up, in words, and its products. The amounts stand in the overview of all.
 *
 * @param title as the heading says it
 */
export function proposalBlocks(proposal: ProposalValues, title = proposal.title): Block[] {
  const { lines, gone, priceMissing, total } = proposal;
  // Of one product the sum is its own.
  const alone = lines.length === 1 && gone.length === 0 && !priceMissing;
  const sums = alone ? [] : [{ name: totalName(proposal), value: euro(total) }];
  return [
    {
      kind: 'together',
      withNext: true,
      blocks: [
        { kind: 'heading', text: title, level: 3 },
        { kind: 'text', style: 'note', text: costsInWords(proposal) },
        { kind: 'gap', height: 1 },
      ],
    },
    {
      ...productTable(proposal, sums),
      ...(lines.some(({ image }) => image !== null) && {
        pictures: [...lines.map(({ image }) => image), ...gone.map(() => null)],
      }),
    },
  ];
}

/** How Mehrkosten and Zuzahlung come about, and what is neither. */
function costsInWords({ mehrkostenInWords, purchase, once, copayment }: ProposalValues): string {
  return [
    mehrkostenInWords,
    ...(purchase === 0 ? [] : [`${PURCHASE} ${amountWithOnce(purchase, once.purchase)}: ${NO_AID}`]),
    ...(copayment === null ? [] : [copayment.inWords]),
  ].join(' ');
}

const NO_AID = 'Pflegehilfsmittel und Hautpflege, das sind keine Mehrkosten.';

/** The products with packs, price and sum a month, line by line. */
export function productTable({ lines, gone }: ProposalValues, sums: readonly Sum[]) {
  const rows = [...lines.map(row), ...gone.map(goneRow)];
  return { kind: 'table', columns: COLUMNS, rows, sums } as const satisfies Block;
}

/** Names what the total leaves out. */
function totalName({ priceMissing, gone, total }: ProposalValues): string {
  if (total === null) return 'Gesamtpreis';
  const unpriced = TOTAL_WITHOUT_UNPRICED.replace(/\.$/, '');
  if (gone.length === 0) return priceMissing ? unpriced : 'Gesamtpreis';
  return priceMissing
    ? `${unpriced} oder die nicht mehr im Katalog sind`
    : 'Gesamtpreis ohne die Produkte, die nicht mehr im Katalog sind';
}

/** What the Krankenkasse pays a month, or why it pays nothing. */
export function allowanceBlock({ offer }: CareValues, { insurer }: Pick<DocumentInput, 'insurer'>): Block {
  if (offer.grossAllowance === 0) return { kind: 'text', style: 'body', text: noAllowanceInWords(insurer) };
  const rows = [
    { name: 'Pauschale der Krankenkasse (netto)', value: euro(offer.netAllowance) },
    { name: 'Pauschale der Krankenkasse (brutto)', value: euro(offer.grossAllowance) },
  ];
  return { kind: 'facts', nameWidth: 60, rows, paired: true };
}

/** Who pays what in one sentence, and the note on all prices; kept with the block above. */
export function closingBlocks(
  care: CareValues,
  { today, decided }: Pick<DocumentInput, 'today' | 'decided'>,
): Block[] {
  const hint = hintInWords(care, decided);
  const asked = care.proposals.filter(({ copayment }) => (copayment?.amount ?? 0) > 0);
  const body = [...(asked.length > 1 ? [COPAYMENT_ONCE] : []), ...(hint === null ? [] : [hint])];
  return [
    { kind: 'gap', height: 2 },
    {
      kind: 'together',
      blocks: [
        ...body.map((text) => ({ kind: 'text', style: 'body', text }) as const),
        {
          kind: 'text',
          style: 'note',
          text: `Alle Preise sind Bruttopreise. Preisänderungen vorbehalten. ${amountsAsOf(today)}.`,
        },
      ],
    },
  ];
}

/** Null for an empty cart and for purchases, with which the Krankenkasse has nothing to do. */
function hintInWords({ offer, proposals }: CareValues, decided: DocumentInput['decided']): string | null {
  if (proposals.every(({ area }) => area === 2)) return null;
  const { hint } = partialOffer(offer, (area) => area !== 2);
  // A person who has decided bears no Mehrkosten of what they did not choose.
  const chosen = proposals.find(({ area, tab }) => area === decided?.area && tab === decided.tab);
  const told = chosen === undefined ? proposals : [chosen];
  // What is bought besides is not Mehrkosten.
  if (hint === 'extra-cost' && told.every(({ area, mehrkosten }) => area === 2 || mehrkosten === 0))
    return chosen?.purchase === 0 ? HINT_TEXTS.covered : PURCHASE_HINT;
  return hint === 'patient-pays-all' ? PAYS_ALL_HINT : HINT_TEXTS[hint];
}

function row(line: CareLineValues): (readonly Paragraph[])[] {
  const { name, details, notes, dailyNeed, washable, packs, pieces, once, content, price, totalPrice } = line;
  const body = (text: string): Paragraph => ({ text, style: 'body' });
  const note = (text: string): Paragraph => ({ text, style: 'note' });
  return [
    [body(name), ...[...details, ...notes].map(note)],
    // Its packs do not follow from the pieces a day.
    [body(dailyNeed === null ? UNKNOWN : String(dailyNeed)), ...(washable ? [note('waschbar')] : [])],
    [
      body(String(packs)),
      note(`je ${content}`),
      ...(pieces === null || packs === 1 ? [] : [note(`zusammen ${pieces}`)]),
    ],
    [body(euro(price, UNKNOWN))],
    [body(euro(totalPrice, UNKNOWN)), ...(once ? [note(ONCE)] : [])],
  ];
}

function goneRow({ name, size }: GoneLineValues): (readonly Paragraph[])[] {
  const unknown: readonly Paragraph[] = [{ text: UNKNOWN, style: 'body' }];
  return [
    [
      { text: size === null ? name : `${name}, ${size}`, style: 'body' },
      { text: GONE, style: 'note' },
    ],
    ...COLUMNS.slice(1).map(() => unknown),
  ];
}
