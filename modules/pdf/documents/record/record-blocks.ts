import type { Sample } from '#consultation/domain';
import { formatDay } from '#platform/domain';
import type { Block, Fact } from '../../blocks/block.ts';
import type { RecordValues } from './record-values.ts';
import { facts } from './supply-blocks.ts';

/** The talk: who advised whom, when and how. */
export function talkBlocks(values: RecordValues): Block[] {
  const { adviser, day, ikMissing, talk, advised, advisedName } = values;
  return [
    facts([
      ...(ikMissing ? [{ name: 'Institutionskennzeichen (IK)', value: null }] : []),
      ...(adviser === null ? [{ name: 'Beraterin oder Berater', value: null }] : []),
      { name: 'Tag der Beratung', value: day },
      { name: 'Form des Gesprächs', value: talk },
      { name: 'Beraten wurde', value: advised },
      ...(advisedName === undefined
        ? []
        : [{ name: 'Name der angehörigen oder vertretenden Person', value: advisedName }]),
    ]),
  ];
}

const SAMPLES: readonly Extract<Block, { kind: 'table' }>['columns'][number][] = [
  { head: 'Produkt', width: 62, align: 'left' },
  { head: 'Größe', width: 24, align: 'left' },
  { head: 'Gegeben am', width: 26, align: 'left' },
  { head: 'Ergebnis', width: 58, align: 'left' },
];

/** The samples that were given. */
export function sampleBlocks({ samples }: RecordValues): Block[] {
  const heading: Block = { kind: 'heading', text: 'Muster', level: 2 };
  if (samples === null) return [heading, facts([{ name: 'Produkt, Größe, Datum, Ergebnis', value: null }])];
  if (samples.length === 0)
    return [heading, { kind: 'text', style: 'body', text: 'Es wurden keine Muster gegeben.' }];
  return [heading, { kind: 'table', columns: SAMPLES, rows: samples.map(sampleRow), sums: [] }];
}

function sampleRow({ product, size, day, outcome }: Sample) {
  const cell = (text: string | undefined) => [{ text: text?.trim() || '–', style: 'body' } as const];
  return [cell(product), cell(size), cell(day === undefined ? undefined : formatDay(day)), cell(outcome)];
}

/** What was explained; boxes that are not ticked can be ticked by hand. */
export function explainedBlocks({ explained }: RecordValues): Block[] {
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Erklärt wurde', level: 2 },
        {
          kind: 'checks',
          items: explained.map(({ label, checked }) => ({
            checked,
            paragraphs: [{ text: label.charAt(0).toUpperCase() + label.slice(1), style: 'body' }],
            end: '',
          })),
        },
      ],
    },
  ];
}

/** Who signs below and in which role. */
export function signerFacts({ signer: { role, name } }: RecordValues): Fact[] {
  return [
    { name: 'Es unterschreibt', value: role },
    { name: 'Name', value: name },
  ];
}
