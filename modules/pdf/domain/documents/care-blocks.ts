import { HINT_TEXTS } from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import type { Block, Column, Paragraph } from '../layout/block.ts';
import type { CareLineValues, CareValues, ProposalValues } from './care-values.ts';

const UNKNOWN = '–';
export const euro = (cents: Cents | null) => (cents === null ? UNKNOWN : formatEuro(cents));

const COLUMNS: readonly Column[] = [
  { head: 'Produkt', width: 80, align: 'left' },
  { head: 'Stück am Tag', width: 24, align: 'right' },
  { head: 'Packungen', width: 22, align: 'right' },
  { head: 'Preis', width: 21, align: 'right' },
  { head: 'im Monat', width: 23, align: 'right' },
];

/** A proposal with its products and what it costs. */
export function proposalBlocks({
  title,
  lines,
  totalPrice,
  mehrkosten,
  priceMissing,
}: ProposalValues): Block[] {
  return [
    { kind: 'heading', text: title, level: 3 },
    {
      kind: 'table',
      columns: COLUMNS,
      rows: lines.map(row),
      sums: [
        { name: priceMissing ? 'Gesamtpreis ohne fehlende Preise' : 'Gesamtpreis', value: euro(totalPrice) },
        { name: 'Mehrkosten', value: euro(mehrkosten) },
      ],
    },
  ];
}

/** What the Krankenkasse gives a month and what the law asks of the patient, who may be exempt from it. */
export function allowanceBlock({ offer }: CareValues, exempt: boolean): Block {
  const copayment = exempt
    ? 'Gesetzliche Zuzahlung (von der Zuzahlung befreit)'
    : 'Gesetzliche Zuzahlung, zusätzlich zu den Mehrkosten';
  return {
    kind: 'facts',
    nameWidth: 140,
    align: 'right',
    rows: [
      { name: 'Pauschale der Krankenkasse (netto)', value: euro(offer.netAllowance) },
      { name: 'Pauschale der Krankenkasse (brutto)', value: euro(offer.grossAllowance) },
      { name: copayment, value: euro(offer.copayment) },
    ],
  };
}

/** Who pays what in one sentence, and what holds for all prices. Nothing chosen costs nothing: nobody pays for it. */
export function closingBlocks({ offer: { hint }, proposals }: CareValues): Block[] {
  return [
    { kind: 'gap', height: 3 },
    ...(proposals.length === 0 ? [] : [{ kind: 'text', style: 'body', text: HINT_TEXTS[hint] } as const]),
    { kind: 'text', style: 'note', text: 'Alle Preise sind Bruttopreise. Preisänderungen vorbehalten.' },
  ];
}

function row(line: CareLineValues): (readonly Paragraph[])[] {
  const { name, details, notes, dailyNeed, packs, content, price, totalPrice } = line;
  const body = (text: string): Paragraph => ({ text, style: 'body' });
  const note = (text: string): Paragraph => ({ text, style: 'note' });
  return [
    [body(name), ...[...details, ...notes].map(note)],
    [body(dailyNeed === null ? UNKNOWN : String(dailyNeed))],
    [body(String(packs)), note(`je ${content}`)],
    [body(euro(price))],
    [body(euro(totalPrice))],
  ];
}
