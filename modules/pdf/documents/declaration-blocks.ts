import type { Block, CheckItem } from '../layout/block.ts';
import { euro, extraName } from './care-blocks.ts';
import type { CareProposalValues } from './care-proposal-values.ts';
import type { ProposalValues } from './care-values.ts';
import { declarationWords } from './declaration-words.ts';
import { paragraphs } from './paragraphs.ts';
import { payerOf } from './payer.ts';
import { productsInWords } from './products-in-words.ts';
import { signingBlocks } from './signing-blocks.ts';

/** Whether a proposal needs a declaration; `open`: an amount is unknown. */
function declares({ offer }: CareProposalValues['care'], proposal: ProposalValues): 'yes' | 'no' | 'open' {
  const { area, mehrkosten } = proposal;
  // Free sale is a purchase without Mehrkosten.
  if (area === 2) return 'no';
  if (mehrkosten === null || offer.grossAllowance === null) return 'open';
  return mehrkosten > 0 ? 'yes' : 'no';
}

/**
 * The Mehrkostenübernahmeerklärung for the proposals with Mehrkosten, with lines to sign; empty without any. Without
 * a statutory Pauschale there is nothing to exceed, so it is called Kostenübernahme. Unknown amounts cannot be
 * declared; a note says so.
 */
export function surchargeBlocks(values: CareProposalValues): Block[] {
  const { care } = values;
  const charged = care.proposals.filter((proposal) => declares(care, proposal) === 'yes');
  const open = care.proposals.filter((proposal) => declares(care, proposal) === 'open');
  return [
    ...(open.length === 0 ? [] : openBlocks(values, open)),
    ...(charged.length === 0 ? [] : declaration(values, charged)),
  ];
}

/** Whether the costs come on top of what a statutory Krankenkasse pays. */
const isMore = ({ care, insurer }: CareProposalValues) =>
  payerOf(insurer, care.offer.grossAllowance) === 'statutory';

function openBlocks(values: CareProposalValues, open: readonly ProposalValues[]): Block[] {
  const titles = open.map(({ title }) => `„${title}“`).join(', ');
  const what = isMore(values) ? 'Eine Übernahme von Mehrkosten' : 'Eine Kostenübernahme';
  const text = `Noch nicht alle Beträge stehen fest für ${titles}: ${what} kann dafür noch nicht erklärt werden.`;
  return [
    { kind: 'gap', height: 3 },
    { kind: 'text', style: 'body', text },
  ];
}

/** Kept on one page; if there are too many proposals, the last one stays with the signature. */
function declaration(values: CareProposalValues, charged: readonly ProposalValues[]): Block[] {
  const title = isMore(values) ? 'Mehrkostenübernahmeerklärung' : 'Kostenübernahme';
  const items = charged.map((proposal) => itemOf(values, proposal));
  const { advised, borne } = declarationWords(values, charged);
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: title, level: 2 },
        ...paragraphs(advised),
        { kind: 'gap', height: 3 },
        { kind: 'checks', items: items.slice(0, -1) },
        {
          kind: 'together',
          blocks: [
            { kind: 'checks', items: items.slice(-1) },
            { kind: 'gap', height: 2 },
            ...paragraphs(borne),
            ...signingBlocks(values.adviser),
          ],
        },
      ],
    },
  ];
}

/** A proposal to tick: its products, its amount, and how that is made up. */
function itemOf({ care }: CareProposalValues, proposal: ProposalValues): CheckItem {
  const { title, mehrkosten, mehrkostenInWords } = proposal;
  return {
    checked: false,
    paragraphs: [
      { text: title, style: 'body' },
      { text: `Im Monat: ${productsInWords(proposal)}.`, style: 'note' },
      { text: mehrkostenInWords, style: 'note' },
    ],
    end: `${extraName(care)} ${euro(mehrkosten)}`,
  };
}
