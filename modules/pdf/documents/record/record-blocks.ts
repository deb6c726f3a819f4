import type { Block, Fact } from '../../blocks/block.ts';
import type { RecordValues } from './record-values.ts';
import { sampleInWords } from './sample-words.ts';
import { paired } from './supply-blocks.ts';

/** The talk: how it was held, and who advised whom. */
export function talkFacts({ adviser, ikMissing, talk, advised, advisedName }: RecordValues): Fact[] {
  return [
    { name: 'Form des Gesprächs', value: talk },
    { name: 'Beraten wurde', value: advised },
    ...(advisedName === undefined ? [] : [{ name: 'Name dazu', value: advisedName }]),
    ...(ikMissing ? [{ name: 'Unser IK', value: null }] : []),
    ...(adviser === null ? [{ name: 'Beraterin oder Berater', value: null }] : []),
  ];
}

/**
 * The samples that were given.
 *
 * @param note what was noted of them besides
 */
export function samplesFact({ samples }: RecordValues, note: string | null): Fact {
  const told = [...(samples ?? []).map(sampleInWords), ...(note === null ? [] : [note])];
  return { name: 'Muster', value: told.join('\n') || (samples === null ? null : 'keine gegeben') };
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
          paired: true,
          items: explained.map(({ label, checked }) => ({
            checked,
            paragraphs: [{ text: label.charAt(0).toUpperCase() + label.slice(1), style: 'small' }],
          })),
        },
      ],
    },
  ];
}

/** Lines for who signs below, and in which role, where that is not known. */
export function signerBlocks({ signer: { role, name } }: RecordValues): Block[] {
  const open = [
    ...(role === null ? [{ name: 'Es unterschreibt', value: null }] : []),
    ...(name === null ? [{ name: 'Name', value: null }] : []),
  ];
  return open.length === 0 ? [] : [paired(open)];
}
