import { oftenInWords } from '#consultation/domain';
import type { Block } from '../../blocks/block.ts';
import { euro, GONE } from '../care-blocks.ts';
import {
  type CareProposalValues,
  decisionInWords,
  isBoughtBesides,
  proposedCare,
} from '../care-proposal-values.ts';
import type { ProposalValues } from '../care-values.ts';
import { paysInWords, suppliedInWords } from './patient-words.ts';

/** Styles of the page, in the usual and in large type. */
const STYLES = {
  usual: { plain: 'plain', strong: 'plainStrong' },
  large: { plain: 'large', strong: 'largeStrong' },
} as const;

/**
 * The first page, which is for the patient: the chosen products with their drawings, what is supplied each month, and
 * what they pay. Shows all proposals while none is decided.
 *
 * @param declarations how many declarations to sign follow
 */
export function patientPage(values: CareProposalValues, large: boolean, declarations: number): Block[] {
  const shown = proposedCare(values);
  const style = large ? STYLES.large : STYLES.usual;
  const title =
    values.decided !== null
      ? 'Ihre gewählte Versorgung'
      : shown.filter(({ area }) => area !== 2).length <= 1
        ? 'Unser Vorschlag für Sie'
        : 'Unsere Vorschläge für Sie';
  return [
    { kind: 'heading', text: title, level: 2, large },
    ...shown.map(
      (proposal): Block => ({
        kind: 'together',
        blocks: [
          ...oneProposal(values, proposal, style, large, shown.length > 1),
          // On the page of the last one: alone it would fill one.
          ...(proposal === shown.at(-1) ? sumBlocks(values, style.strong) : []),
        ],
      }),
    ),
    { kind: 'gap', height: 4 },
    {
      kind: 'text',
      style: style.plain,
      text: followsInWords(declarations),
      // A page for it alone would be an empty one.
      spare: true,
    },
  ];
}

/** What the supply and what is bought besides cost together. */
function sumBlocks(values: CareProposalValues, style: 'plainStrong' | 'largeStrong'): Block[] {
  const sum = values.decision.alternatives.length === 0 ? null : decisionInWords(values);
  if (sum === null) return [];
  return [
    { kind: 'gap', height: 3 },
    { kind: 'text', style, text: sum },
  ];
}

/** What the next pages hold: true for one page and for several. */
function followsInWords(declarations: number): string {
  if (declarations === 0) return 'Ab der nächsten Seite stehen die Zahlen im Einzelnen.';
  const figures = 'Auf den nächsten Seiten stehen die Zahlen im Einzelnen';
  return declarations === 1
    ? `${figures} und die Erklärung zum Unterschreiben. Lesen Sie sie bitte in Ruhe.`
    : `${figures} und Erklärungen. Lesen Sie sie bitte in Ruhe und unterschreiben Sie nur die zu der Versorgung, die Sie wählen.`;
}

function oneProposal(
  values: CareProposalValues,
  proposal: ProposalValues,
  { plain, strong }: (typeof STYLES)['usual' | 'large'],
  large: boolean,
  several: boolean,
): Block[] {
  const { title, lines, gone, pays, once } = proposal;
  const named = (name: string, size: string | null) => (size === null ? name : `${name}, ${size}`);
  return [
    { kind: 'heading', text: title, level: 3, large },
    ...lines.map(
      (line): Block => ({
        kind: 'product',
        picture: line.image,
        small: several,
        paragraphs: [
          { text: named(line.name, line.size), style: strong },
          { text: suppliedInWords(line), style: plain },
        ],
      }),
    ),
    ...gone.map(
      ({ name, size }): Block => ({
        kind: 'product',
        picture: null,
        paragraphs: [{ text: `${named(name, size)} (${GONE})`, style: plain }],
      }),
    ),
    { kind: 'gap', height: 3 },
    {
      kind: 'text',
      style: strong,
      text: isBoughtBesides(values, proposal)
        ? 'Dazu gekauft'
        : `Sie zahlen ${oftenInWords(pays, once.paid)}`,
    },
    { kind: 'text', style: 'amount', text: euro(pays) },
    { kind: 'text', style: plain, text: paysInWords(values.care, proposal) },
  ];
}
