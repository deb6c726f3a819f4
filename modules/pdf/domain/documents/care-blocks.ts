import { AMOUNT_OPEN, HINT_TEXTS, PAYS_ALL_HINT, partialOffer } from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Block, Column, Fact, Paragraph } from '../layout/block.ts';
import type { CareLineValues, CareValues, ProposalValues } from './care-values.ts';

const UNKNOWN = '–';
export const euro = (cents: Cents | null, unknown: string = AMOUNT_OPEN) =>
  cents === null ? unknown : formatEuro(cents);

const COLUMNS: readonly Column[] = [
  { head: 'Produkt', width: 77, align: 'left' },
  { head: 'Stück am Tag', width: 24, align: 'right' },
  { head: 'Packungen', width: 22, align: 'right' },
  { head: 'Preis', width: 23, align: 'right' },
  { head: 'im Monat', width: 24, align: 'right' },
];

/** Amounts at the right edge, each with its name. */
const amounts = (rows: readonly Fact[]): Block => ({ kind: 'facts', nameWidth: 140, align: 'right', rows });

/** A proposal: what the patient pays, of what that is made up, and the products. */
export function proposalBlocks(proposal: ProposalValues): Block[] {
  const { title, lines, totalPrice, priceMissing } = proposal;
  // Where no price is known, 0,00 € would be none either.
  const nothing = priceMissing && lines.every((line) => line.totalPrice === null);
  const total = priceMissing && !nothing ? 'Gesamtpreis ohne fehlende Preise' : 'Gesamtpreis';
  return [
    {
      kind: 'together',
      withNext: true,
      blocks: [
        { kind: 'heading', text: title, level: 3 },
        amounts(figuresOf(proposal)),
        { kind: 'gap', height: 2 },
      ],
    },
    {
      kind: 'table',
      columns: COLUMNS,
      rows: lines.map(row),
      ...(lines.some(({ image }) => image !== null) && { pictures: lines.map(({ image }) => image) }),
      sums: [{ name: total, value: euro(nothing ? null : totalPrice) }],
    },
  ];
}

function figuresOf({ area, pays, mehrkosten, mehrkostenInWords, copayment }: ProposalValues): Fact[] {
  const all = { name: 'Sie zahlen im Monat', value: euro(pays), strong: true };
  if (area === 2) return [all, { name: 'Preis', value: euro(mehrkosten), note: mehrkostenInWords }];
  return [
    all,
    { name: 'Mehrkosten', value: euro(mehrkosten), note: mehrkostenInWords },
    { name: 'Gesetzliche Zuzahlung', value: euro(copayment.amount), note: copayment.note },
  ];
}

/** What the Krankenkasse gives a month. */
export function allowanceBlock({ offer }: CareValues): Block {
  return amounts([
    { name: 'Pauschale der Krankenkasse (netto)', value: euro(offer.netAllowance) },
    { name: 'Pauschale der Krankenkasse (brutto)', value: euro(offer.grossAllowance) },
  ]);
}

/** Who pays what in one sentence, and what holds for all prices. */
export function closingBlocks(care: CareValues): Block[] {
  const hint = hintInWords(care);
  return [
    { kind: 'gap', height: 3 },
    ...(hint === null ? [] : [{ kind: 'text', style: 'body', text: hint } as const]),
    { kind: 'text', style: 'note', text: 'Alle Preise sind Bruttopreise. Preisänderungen vorbehalten.' },
  ];
}

/** Nothing chosen costs nothing, and what is bought is no matter of the Krankenkasse: of neither anything is said. */
function hintInWords({ offer, proposals }: CareValues): string | null {
  if (proposals.every(({ area }) => area === 2)) return null;
  const { hint } = partialOffer(offer, (area) => area !== 2);
  return hint === 'patient-pays-all' ? PAYS_ALL_HINT : HINT_TEXTS[hint];
}

function row(line: CareLineValues): (readonly Paragraph[])[] {
  const { name, details, notes, dailyNeed, packs, content, price, totalPrice } = line;
  const body = (text: string): Paragraph => ({ text, style: 'body' });
  const note = (text: string): Paragraph => ({ text, style: 'note' });
  return [
    [body(name), ...[...details, ...notes].map(note)],
    [body(dailyNeed === null ? UNKNOWN : String(dailyNeed))],
    [body(String(packs)), note(`je ${content}`)],
    [body(euro(price, UNKNOWN))],
    [body(euro(totalPrice, UNKNOWN))],
  ];
}
