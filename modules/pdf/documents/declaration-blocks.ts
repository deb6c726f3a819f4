import type { Block, Fact } from '../blocks/block.ts';
import { productTable } from './care-blocks.ts';
import { type CareProposalValues, isDecidedElsewhere, proposedCare } from './care-proposal-values.ts';
import type { ProposalValues } from './care-values.ts';
import { declarationWords } from './declaration-words.ts';
import { paragraphs } from './paragraphs.ts';
import { type Payer, payerOf } from './payer.ts';
import { declarationSums } from './proposal/declaration-sums.ts';
import { signingBlocks } from './signing-blocks.ts';

/** Whether a proposal needs a declaration; `open`: an amount is unknown. */
function declares({ offer }: CareProposalValues['care'], proposal: ProposalValues): 'yes' | 'no' | 'open' {
  const { area, mehrkosten } = proposal;
  // Free sale is a purchase without Mehrkosten.
  if (area === 2) return 'no';
  if (mehrkosten === null || offer.grossAllowance === null) return 'open';
  return mehrkosten > 0 ? 'yes' : 'no';
}

/** The proposals that somebody signs for: with costs to bear, and all amounts known. */
export function chargedProposals(values: CareProposalValues): readonly ProposalValues[] {
  return proposedCare(values).filter((proposal) => declares(values.care, proposal) === 'yes');
}

/**
 * One Mehrkostenübernahmeerklärung for each proposal with Mehrkosten, with lines to sign; empty without any. Without
 * a statutory Pauschale there is nothing to exceed, so it is called Kostenübernahme.
 */
export function surchargeBlocks(values: CareProposalValues): Block[] {
  // A purchase is bought besides, not instead.
  const several =
    isDecidedElsewhere(values) || proposedCare(values).filter(({ area }) => area !== 2).length > 1;
  // Each on a sheet of its own, to be handed over or left out.
  return chargedProposals(values).flatMap((proposal) => [
    { kind: 'new-page' } as const,
    declaration(values, proposal, several),
  ]);
}

const payer = ({ care, insurer }: CareProposalValues): Payer => payerOf(insurer, care.offer.grossAllowance);

/** Unknown amounts cannot be declared; a note says so. */
export function openBlocks(values: CareProposalValues): Block[] {
  const open = proposedCare(values).filter((proposal) => declares(values.care, proposal) === 'open');
  if (open.length === 0) return [];
  const titles = open.map(({ title }) => `„${title}“`).join(', ');
  const what = payer(values) === 'statutory' ? 'Eine Übernahme von Mehrkosten' : 'Eine Kostenübernahme';
  const text = `Noch nicht alle Beträge stehen fest für ${titles}: ${what} kann dafür noch nicht erklärt werden.`;
  return [
    { kind: 'gap', height: 2 },
    { kind: 'text', style: 'body', text },
  ];
}

const ONE_OF_SEVERAL = 'Nur zu unterschreiben, wenn diese Versorgung gewählt wird.';
const COPY = 'Eine Kopie dieser Erklärung wurde ausgehändigt.';

/** Kept on one page; if it is taller than one, what is declared stays with the signature. */
function declaration(values: CareProposalValues, proposal: ProposalValues, several: boolean): Block {
  const statutory = payer(values) === 'statutory';
  const { advised, borne } = declarationWords(values, proposal);
  return {
    kind: 'together',
    blocks: [
      { kind: 'heading', text: statutory ? 'Mehrkostenübernahmeerklärung' : 'Kostenübernahme', level: 2 },
      { kind: 'heading', text: proposal.title, level: 3 },
      ...(several ? [{ kind: 'text', style: 'label', text: ONE_OF_SEVERAL } as const] : []),
      { kind: 'facts', nameWidth: 50, rows: factsOf(values) },
      { kind: 'gap', height: 1 },
      productTable(proposal, declarationSums(values, proposal)),
      { kind: 'gap', height: 3 },
      ...paragraphs(advised),
      { kind: 'gap', height: 2 },
      {
        kind: 'together',
        blocks: [
          ...paragraphs(borne),
          { kind: 'gap', height: 2 },
          {
            kind: 'checks',
            items: [{ checked: false, paragraphs: [{ text: COPY, style: 'body' }] }],
          },
          ...signingBlocks(values.adviser, values.signing),
        ],
      },
    ],
  };
}

/** What the supply rests on, and what the head of the page leaves open; nobody who pays alone is asked for it. */
function factsOf({ insurer, versichertennummer, basis }: CareProposalValues): Fact[] {
  const open = { name: 'Versichertennummer', value: null };
  const supply = { name: basis.name, value: basis.text };
  // Self-payers need no prescription: it is named where there is one.
  if (insurer.selfPay) return basis.text === null ? [] : [supply];
  return [...(versichertennummer === null ? [open] : []), supply];
}
