import { insurerPays } from '#consultation/domain';
import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';
import { euro } from './care-blocks.ts';
import type { CareProposalValues } from './care-proposal-values.ts';
import type { ProposalValues } from './care-values.ts';
import type { OfferedSupply } from './offered-supply.ts';
import { type Payer, payerOf } from './payer.ts';
import { productsInWords } from './products-in-words.ts';

/** The text to sign, above and below the proposals to tick, in paragraphs. */
export interface DeclarationWords {
  readonly advised: readonly string[];
  readonly borne: readonly string[];
}

/** The signatory may be a representative; the declaration holds for both. */
const WHO = 'Die versicherte Person oder ihre Vertretung';

/** The sentences of a declaration, depending on the payer. */
export function declarationWords(
  values: CareProposalValues,
  charged: readonly ProposalValues[],
): DeclarationWords {
  const payer = payerOf(values.insurer, values.care.offer.grossAllowance);
  const copayments = new Set(charged.map(({ copayment }) => copayment?.sentence ?? ''));
  return {
    advised: advisedWords(values),
    borne: [
      `${WHO} entscheidet sich für die angekreuzte Versorgung. ${borneWords(payer, values)}`,
      [...copayments].filter(Boolean).join(' '),
    ].filter(Boolean),
  };
}

/** What the advice covered, including an offered supply without Mehrkosten if there is one. */
function advisedWords({ offered }: CareProposalValues): readonly string[] {
  if (offered === null)
    return [`${WHO} ist über die hier genannte Versorgung und ihre Kosten beraten worden.`];
  return [
    `${WHO} ist darüber beraten worden, welche Versorgung medizinisch notwendig ist und dass die Krankenkasse diese ohne Mehrkosten übernimmt.`,
    offeredWords(offered),
  ];
}

/** Names a supply that is printed on the same sheet; describes any other. */
function offeredWords({ from, proposal }: OfferedSupply): string {
  const { title, totalPrice, priceMissing, gone, copayment } = proposal;
  const products = productsInWords(proposal);
  if (from === 'sheet') return `Ohne Mehrkosten angeboten wurde „${title}“: ${products}.`;
  const which = from === 'cart' ? `„${title}“` : 'die empfohlene Versorgung';
  const total = euro(priceMissing || gone.length > 0 ? null : totalPrice);
  const figures = `Gesamtpreis ${total}, Mehrkosten ${euro(proposal.mehrkosten)}, gesetzliche Zuzahlung ${euro(copayment?.amount ?? null)}`;
  return `Ohne Mehrkosten angeboten wurde ${which}: ${products}. Im Monat: ${figures}.`;
}

/** Who bears the costs. § 33 (1) sentence 9 SGB V only applies to people with statutory insurance. */
function borneWords(payer: Payer, { care, insurer }: CareProposalValues): string {
  if (payer === 'private') return `${PAID_ALONE}. ${refundWords(insurer)}`;
  if (payer === 'alone') return `${PAID_ALONE}, ohne Abrechnung mit einer Krankenkasse.`;
  if (payer === 'no-rate')
    return 'Die Krankenkasse zahlt hierzu keine Pauschale: Die genannten Kosten trägt die versicherte Person selbst.';
  return insurerPays(care.offer.method, 1)
    ? 'Soweit diese über das Maß des Notwendigen hinausgeht, trägt die versicherte Person die genannten Mehrkosten und dadurch bedingte höhere Folgekosten selbst (§\u00a033 Absatz\u00a01 Satz\u00a09 SGB\u00a0V).'
    : 'Den genannten Preis trägt die versicherte Person in voller Höhe selbst; die Pauschale der Krankenkasse wird darauf nicht angerechnet.';
}

const PAID_ALONE = 'Die genannten Kosten zahlt die versicherte Person selbst';

/** A freely typed name may not be an insurer. */
function refundWords({ Kasse }: Krankenkasse): string {
  return Kasse === SELF_PAYERS.privatelyInsured
    ? 'Ob und in welcher Höhe die private Krankenversicherung sie erstattet, richtet sich nach dem Versicherungsvertrag.'
    : `Ob und in welcher Höhe ${Kasse} sie erstattet, ist hier nicht bekannt.`;
}
