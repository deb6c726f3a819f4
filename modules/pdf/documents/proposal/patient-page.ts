import { insurerPays, oftenInWords, PURCHASE } from '#consultation/domain';
import type { Block } from '../../blocks/block.ts';
import { euro, GONE } from '../care-blocks.ts';
import {
  type CareProposalValues,
  decisionInWords,
  isBoughtBesides,
  proposedCare,
} from '../care-proposal-values.ts';
import type { CareLineValues, CareValues, ProposalValues } from '../care-values.ts';

/**
 * The first page, which is for the patient: what they pay, and the chosen products with their drawings and what is
 * supplied each month. Shows all proposals while none is decided.
 *
 * @param declarations how many declarations to sign follow
 */
export function patientPage(values: CareProposalValues, declarations: number): Block[] {
  const shown = proposedCare(values);
  const title =
    values.decided !== null
      ? 'Ihre gewählte Versorgung'
      : shown.filter(({ area }) => area !== 2).length <= 1
        ? 'Unser Vorschlag für Sie'
        : 'Unsere Vorschläge für Sie';
  return [
    { kind: 'heading', text: title, level: 2 },
    ...shown.map(
      (proposal): Block => ({
        kind: 'together',
        blocks: [
          ...oneProposal(values, proposal, shown.length > 1),
          // On the page of the last one: alone it would fill one.
          ...(proposal === shown.at(-1) ? sumBlocks(values) : []),
        ],
      }),
    ),
    { kind: 'gap', height: 4 },
    {
      kind: 'text',
      style: 'plain',
      text: followsInWords(declarations),
      // A page for it alone would be an empty one.
      spare: true,
    },
  ];
}

/** What the supply and what is bought besides cost together. */
function sumBlocks(values: CareProposalValues): Block[] {
  const sum = values.decision.alternatives.length === 0 ? null : decisionInWords(values);
  if (sum === null) return [];
  return [
    { kind: 'gap', height: 3 },
    { kind: 'text', style: 'plainStrong', text: sum },
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

/** What is paid stands before the products, and on the page of the first one. */
function oneProposal(values: CareProposalValues, proposal: ProposalValues, several: boolean): Block[] {
  const { title, lines, gone, pays, once } = proposal;
  const named = (name: string, size: string | null) => (size === null ? name : `${name}, ${size}`);
  const paid = isBoughtBesides(values, proposal)
    ? 'Dazu gekauft'
    : `Sie zahlen ${oftenInWords(pays, once.paid)}`;
  const products = [
    ...lines.map(
      (line): Block => ({
        kind: 'product',
        picture: line.image,
        type: line.type,
        small: several || lines.length > 1,
        paragraphs: [
          { text: named(line.name, line.size), style: 'plainStrong' },
          { text: suppliedInWords(line), style: 'plain' },
        ],
      }),
    ),
    ...gone.map(
      ({ name, size }): Block => ({
        kind: 'product',
        picture: null,
        paragraphs: [{ text: `${named(name, size)} (${GONE})`, style: 'plain' }],
      }),
    ),
  ];
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: title, level: 3 },
        { kind: 'text', style: 'plainStrong', text: paid },
        { kind: 'text', style: several ? 'sideAmount' : 'amount', text: euro(pays) },
        { kind: 'text', style: 'plain', text: paysInWords(values.care, proposal) },
        { kind: 'gap', height: 2 },
        ...products.slice(0, 1),
      ],
    },
    ...products.slice(1),
  ];
}

/** What is supplied of a product each month, or once, in one sentence. */
function suppliedInWords({ packs, content, dailyNeed, washable, once }: CareLineValues): string {
  const count = packs === 1 ? '1\u00a0Packung' : `${packs}\u00a0Packungen`;
  const each = content === '' ? '' : packs === 1 ? ` mit ${content}` : ` mit je ${content}`;
  const need = dailyNeed === null || washable ? '' : `, gerechnet für ${dailyNeed}\u00a0Stück am Tag`;
  return `${once ? 'Einmalig' : 'Jeden Monat'} ${count}${each}${need}.`;
}

/**
 * What the amount that the patient pays is made of, in words without abbreviations. True for any payer: the parts are
 * named only where somebody else pays a part.
 */
function paysInWords(care: CareValues, proposal: ProposalValues): string {
  const { pays, once } = proposal;
  const made = madeOf(care, proposal);
  if (pays === null || once.paid === 0) return made;
  return oftenInWords(pays, once.paid) === 'einmalig'
    ? `${made} Dieser Betrag fällt nur einmal an.`
    : `${made} ${euro(once.paid)} davon fallen nur einmal an.`;
}

function madeOf({ offer }: CareValues, proposal: ProposalValues): string {
  const { area, pays, mehrkosten, purchase, mehrkostenInWords, copayment } = proposal;
  if (pays === null) return mehrkostenInWords;
  if (area === 2) return 'Das ist der Preis. Sie kaufen privat, ohne Abrechnung mit einer Krankenkasse.';
  if (offer.grossAllowance === 0) return 'Das ist der volle Preis.';
  if (purchase > 0)
    return mehrkosten
      ? `Davon sind ${euro(mehrkosten)} Mehrkosten und ${euro(purchase)} ${PURCHASE}. Eine Pauschale wird darauf nicht angerechnet.`
      : 'Das ist der Preis. Sie kaufen ohne die Krankenkasse.';
  if (!insurerPays(offer.method, area))
    return 'Das ist der volle Preis. Eine Pauschale wird darauf nicht angerechnet.';
  const due = copayment?.amount ?? 0;
  if (!mehrkosten)
    return due === 0
      ? 'Sie zahlen für diese Versorgung nichts.'
      : 'Das ist die gesetzliche Zuzahlung. Mehrkosten fallen nicht an.';
  return due === 0
    ? 'Das sind die Mehrkosten. Eine Zuzahlung fällt nicht an.'
    : `Davon sind ${euro(mehrkosten)} Mehrkosten und ${euro(due)} gesetzliche Zuzahlung.`;
}
