import { insurerPays } from '#consultation/domain';
import type { Block, CheckItem } from '../layout/block.ts';
import { euro } from './care-blocks.ts';
import type { CareProposalValues } from './care-proposal-values.ts';
import type { ProposalValues } from './care-values.ts';
import { paragraphs } from './paragraphs.ts';
import { signingBlocks } from './signing-blocks.ts';

/** Whether a proposal asks for a declaration; `open`: an amount is not known yet. */
function declares({ offer }: CareProposalValues['care'], proposal: ProposalValues): 'yes' | 'no' | 'open' {
  const { area, mehrkosten } = proposal;
  // Free sale is a purchase, no Mehrkosten.
  if (area === 2) return 'no';
  if (mehrkosten === null || offer.grossAllowance === null) return 'open';
  return mehrkosten > 0 ? 'yes' : 'no';
}

/**
 * The Mehrkostenübernahmeerklärung for the proposals that have Mehrkosten, with lines to sign; nothing where there
 * are none. What is not known yet cannot be declared: that is said.
 */
export function surchargeBlocks(values: CareProposalValues): Block[] {
  const { care } = values;
  const charged = care.proposals.filter((proposal) => declares(care, proposal) === 'yes');
  const open = care.proposals.filter((proposal) => declares(care, proposal) === 'open');
  return [
    ...(open.length === 0 ? [] : openBlocks(open)),
    ...(charged.length === 0 ? [] : declaration(values, charged)),
  ];
}

function openBlocks(open: readonly ProposalValues[]): Block[] {
  const titles = open.map(({ title }) => `„${title}“`).join(', ');
  const text = `Noch nicht alle Beträge stehen fest für ${titles}: Eine Übernahme von Mehrkosten kann dafür noch nicht erklärt werden.`;
  return [
    { kind: 'gap', height: 3 },
    { kind: 'text', style: 'body', text },
  ];
}

/** On one page; where there are too many proposals for one, the last of them with what is signed. */
function declaration(values: CareProposalValues, charged: readonly ProposalValues[]): Block[] {
  const items = charged.map(itemOf);
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', text: 'Mehrkostenübernahmeerklärung', level: 2 },
        ...paragraphs(declarationTexts(values)),
        { kind: 'gap', height: 3 },
        { kind: 'checks', items: items.slice(0, -1) },
        {
          kind: 'together',
          blocks: [
            { kind: 'checks', items: items.slice(-1) },
            { kind: 'gap', height: 2 },
            ...paragraphs(bearingTexts(values, charged)),
            ...signingBlocks(values.adviser),
          ],
        },
      ],
    },
  ];
}

/** What is chosen by a tick: the products, the figure, and how it comes about. */
function itemOf({ title, lines, mehrkosten, mehrkostenInWords }: ProposalValues): CheckItem {
  const products = lines.map(
    ({ name, size, packs, content }) =>
      `${name}${size === null ? '' : `, ${size}`}, ${packs}\u00a0×\u00a0${content}`,
  );
  return {
    checked: false,
    paragraphs: [
      { text: title, style: 'body' },
      { text: `Im Monat: ${products.join('; ')}.`, style: 'note' },
      { text: mehrkostenInWords, style: 'note' },
    ],
    end: `Mehrkosten ${euro(mehrkosten)}`,
  };
}

/** What the advice was about: § 33 (1) sentence 9 SGB V holds for those who are insured by law. */
function declarationTexts({ care, insurer }: CareProposalValues): string[] {
  const advised = `${WHO} ist darüber beraten worden, welche Versorgung medizinisch notwendig ist`;
  const covered = !insurer.selfPay && care.offer.grossAllowance !== 0;
  return [covered ? `${advised} und dass die Krankenkasse diese ohne Mehrkosten übernimmt.` : `${advised}.`];
}

/** Who speaks is not always who is provided for: what is declared holds for both. */
const WHO = 'Die versicherte Person oder ihre Vertretung';

/** What is borne, and whether a Zuzahlung comes on top. */
function bearingTexts({ care, insurer }: CareProposalValues, charged: readonly ProposalValues[]): string[] {
  const { offer } = care;
  const copayments = new Set(charged.map(({ copayment }) => copayment.sentence));
  return [`${WHO} entscheidet sich für die angekreuzte Versorgung. ${bearing()}`, [...copayments].join(' ')];

  function bearing(): string {
    if (offer.grossAllowance === 0)
      return 'Eine Pauschale einer Krankenkasse steht dafür nicht zur Verfügung: Die Kosten trägt die versicherte Person selbst.';
    if (!insurerPays(offer.method, 1))
      return 'Den genannten Preis trägt die versicherte Person in voller Höhe selbst; die Pauschale der Krankenkasse wird darauf nicht angerechnet.';
    return insurer.selfPay
      ? 'Die genannten Mehrkosten trägt die versicherte Person selbst.'
      : 'Soweit diese über das Maß des Notwendigen hinausgeht, trägt die versicherte Person die genannten Mehrkosten und dadurch bedingte höhere Folgekosten selbst (§\u00a033 Absatz\u00a01 Satz\u00a09 SGB\u00a0V).';
  }
}
