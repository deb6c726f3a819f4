import { amountWithOnce, insurerPays, PURCHASE } from '#consultation/domain';
import { type Krankenkasse, SELF_PAYERS } from '#institution/domain';
import { euro } from './care-blocks.ts';
import type { CareProposalValues } from './care-proposal-values.ts';
import type { ProposalValues } from './care-values.ts';
import type { OfferedSupply } from './offered-supply.ts';
import { type Payer, payerOf } from './payer.ts';
import { productsInWords } from './products-in-words.ts';
import { offeredTotal, ownWording } from './proposal/own-wording.ts';

/** The signatory may be a representative; the declaration holds for both. */
const WHO = 'Die versicherte Person oder ihre Vertretung';

/** The sentences of a declaration in paragraphs; the figures stand above them. */
export interface DeclarationWords {
  readonly advised: readonly string[];
  /** Kept with the signature. */
  readonly borne: readonly string[];
}

/** The sentences of a declaration, depending on the payer. */
export function declarationWords(values: CareProposalValues, proposal: ProposalValues): DeclarationWords {
  const payer = payerOf(values.insurer, values.care.offer.grossAllowance);
  const { offered, issued } = values;
  // Contracts with a Krankenkasse prescribe wordings; nobody else has one.
  if (payer === 'statutory' && issued.wording !== null) {
    const own = ownWording(issued.wording, values, proposal);
    return { advised: own.slice(0, -1), borne: own.slice(-1) };
  }
  const chosen =
    offered === null
      ? `${WHO} entscheidet sich für die hier genannte Versorgung.`
      : `${WHO} entscheidet sich statt der angebotenen für die hier genannte Versorgung.`;
  const borne = [
    `${chosen} ${borneWords(payer, values, proposal)}`,
    ...(proposal.purchase > 0 ? [purchaseWords(proposal)] : []),
    ...(payer === 'statutory' ? [NOT_REFUNDED] : []),
    proposal.copayment?.sentence ?? '',
    ...(payer === 'statutory' ? [CHANGE_BACK] : []),
  ];
  return { advised: advisedWords(values), borne: borne.filter((text) => text !== '') };
}

/** § 62 SGB V counts Zuzahlungen only, to which Mehrkosten do not belong. */
const NOT_REFUNDED =
  'Die Krankenkasse erstattet diese Kosten nicht. Sie zählen nicht zu den Zuzahlungen und deshalb nicht zu deren Belastungsgrenze.';

/** A promise of this declaration, not a rule of law. */
const CHANGE_BACK =
  'Vereinbart ist: Diese Erklärung gilt, bis sie widerrufen wird. Ein Wechsel zu einer medizinisch notwendigen Versorgung ist jederzeit möglich.';

/** What the advice covered, including an offered supply without Mehrkosten if there is one. */
function advisedWords({ offered }: CareProposalValues): readonly string[] {
  if (offered === null)
    return [`${WHO} ist über die hier genannte Versorgung und ihre Kosten beraten worden.`];
  return [
    `${WHO} ist vorher darüber beraten worden, welche Versorgung medizinisch notwendig ist und dass die Krankenkasse diese ohne Mehrkosten übernimmt.`,
    offeredWords(offered),
  ];
}

/** The supply without Mehrkosten with its figures. */
function offeredWords({ from, proposal }: OfferedSupply): string {
  const { title, copayment } = proposal;
  const which = from === 'recommendation' ? 'die empfohlene Versorgung' : `„${title}“`;
  const total = offeredTotal(proposal);
  const price = total === null ? euro(total) : amountWithOnce(total, proposal.once.price);
  const figures = `Gesamtpreis ${price}, Mehrkosten ${euro(proposal.mehrkosten)}, gesetzliche Zuzahlung ${euro(copayment?.amount ?? null)}`;
  return `Ohne Mehrkosten angeboten wurde ${which}: ${productsInWords(proposal)}. Im Monat: ${figures}.`;
}

/** Who bears the costs. § 33 (1) sentence 9 SGB V only applies to people with statutory insurance. */
function borneWords(
  payer: Payer,
  { care, insurer }: CareProposalValues,
  { mehrkosten, purchase }: ProposalValues,
): string {
  if (payer === 'private') return `${PAID_ALONE}. ${refundWords(insurer)}`;
  if (payer === 'alone') return `${PAID_ALONE}, ohne Abrechnung mit einer Krankenkasse.`;
  if (payer === 'no-rate')
    return 'Die Krankenkasse zahlt hierzu keine Pauschale: Die genannten Kosten trägt die versicherte Person selbst.';
  return insurerPays(care.offer.method, 1)
    ? 'Soweit diese über das Maß des Notwendigen hinausgeht, trägt die versicherte Person die genannten Mehrkosten und dadurch bedingte höhere Folgekosten selbst (§\u00a033 Absatz\u00a01 Satz\u00a09 SGB\u00a0V).'
    : `${purchase > 0 ? `Die genannten Mehrkosten von ${euro(mehrkosten)}` : 'Den genannten Preis'} trägt die versicherte Person in voller Höhe selbst; die Pauschale der Krankenkasse wird darauf nicht angerechnet.`;
}

/** What is bought besides is distinguished from what the declaration is about. */
const purchaseWords = ({ purchase, once }: ProposalValues) =>
  `Der ${PURCHASE} von ${once.purchase === 0 ? `${euro(purchase)} im Monat` : amountWithOnce(purchase, once.purchase)} betrifft Pflegehilfsmittel oder Hautpflege. Er gehört nicht zu den Mehrkosten.`;

const PAID_ALONE = 'Die genannten Kosten zahlt die versicherte Person selbst';

/** A freely typed name may not be an insurer. */
function refundWords({ Kasse }: Krankenkasse): string {
  return Kasse === SELF_PAYERS.privatelyInsured
    ? 'Ob und in welcher Höhe die private Krankenversicherung sie erstattet, richtet sich nach dem Versicherungsvertrag.'
    : `Ob und in welcher Höhe ${Kasse} sie erstattet, ist hier nicht bekannt.`;
}
