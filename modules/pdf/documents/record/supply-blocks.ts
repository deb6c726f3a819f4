import { costName, PURCHASE } from '#consultation/domain';
import type { Block, Column, Fact, Paragraph } from '../../blocks/block.ts';
import { GONE, ONCE, paidFact } from '../care-blocks.ts';
import type { CareValues, ProposalValues } from '../care-values.ts';
import type { RecordValues } from './record-values.ts';

/** Width of the names beside values, as in the answers. */
const NAME_WIDTH = 78;
export const facts = (rows: readonly Fact[]): Block => ({ kind: 'facts', nameWidth: NAME_WIDTH, rows });

const COLUMNS: readonly Column[] = [
  { head: 'Produkt', width: 78, align: 'left' },
  { head: 'Hilfsmittelnummer', width: 40, align: 'left' },
  { head: 'Größe', width: 22, align: 'left' },
  { head: 'im Monat', width: 30, align: 'right' },
];
const UNKNOWN = '–';

/** The supply that was offered and the one that is wished, each with its reason. */
export function supplyBlocks({ supply, details }: RecordValues, care: CareValues): Block[] {
  const { owed, offered, wished } = supply;
  const reason = (text: string | undefined) => facts([{ name: 'Begründung', value: text ?? null }]);
  return [
    { kind: 'heading', text: 'Produkte und Begründung', level: 2 },
    ...(owed ? offeredBlocks(offered, reason(details.reasonOffered)) : []),
    ...(wished === 'offered'
      ? [
          { kind: 'gap', height: 2 } as const,
          { kind: 'text', style: 'body', text: 'Gewünscht ist diese Versorgung.' } as const,
        ]
      : [
          { kind: 'heading', text: 'Gewünscht', level: 3 } as const,
          ...(wished === null
            ? [facts([{ name: 'Produkt, Größe, Stück im Monat', value: null }])]
            : [{ ...productTable(wished), withNext: true }, facts(costsOf(wished, care))]),
          reason(details.reasonWished),
        ]),
  ];
}

function offeredBlocks(offered: ProposalValues | null, reason: Block): Block[] {
  const free = offered?.mehrkosten === 0;
  return [
    {
      kind: 'heading',
      text: free ? 'Ohne Mehrkosten angeboten' : 'Als medizinisch notwendig angeboten',
      level: 3,
    },
    offered === null
      ? facts([{ name: 'Produkt, Größe, Stück im Monat', value: null }])
      : productTable(offered),
    reason,
  ];
}

/** § 302 (1) SGB V: the bill names the Mehrkosten, so their sum a month is printed. */
function costsOf({ area, mehrkosten, purchase, once }: ProposalValues, care: CareValues): Fact[] {
  return [
    paidFact(costName(area, care.offer.grossAllowance), mehrkosten, once.paid - once.purchase),
    ...(purchase === 0 ? [] : [paidFact(PURCHASE, purchase, once.purchase)]),
  ];
}

function productTable({ lines, gone }: ProposalValues): Extract<Block, { kind: 'table' }> {
  const cell = (text: string): readonly Paragraph[] => [{ text, style: 'body' }];
  return {
    kind: 'table',
    columns: COLUMNS,
    rows: [
      ...lines.map(({ name, aidnumber, size, packs, content, pieces, once }) => [
        cell(name),
        cell(aidnumber ?? UNKNOWN),
        cell(size?.replace('Größe ', '') ?? UNKNOWN),
        [
          ...cell(pieces === null ? `${packs}\u00a0×\u00a0${content}` : `${pieces}\u00a0Stück`),
          ...(once ? [{ text: ONCE, style: 'note' } as const] : []),
        ],
      ]),
      ...gone.map(({ name, size }) => [
        [
          { text: name, style: 'body' },
          { text: GONE, style: 'note' },
        ] as const,
        cell(UNKNOWN),
        cell(size?.replace('Größe ', '') ?? UNKNOWN),
        cell(UNKNOWN),
      ]),
    ],
    sums: [],
  };
}
