import { type CareValues, documentOffer, type ProposalValues, proposalValues } from './care-values.ts';
import type { DocumentInput } from './document-input.ts';
import { needsBased } from './needs-based.ts';
import { payerOf } from './payer.ts';

/** A supply without Mehrkosten that a declaration names, with its figures from the calculation. */
export interface OfferedSupply {
  readonly from: 'sheet' | 'cart' | 'recommendation';
  readonly proposal: ProposalValues;
}

/**
 * The supply without Mehrkosten that was offered, to those whose Krankenkasse pays for one; null where there is none.
 *
 * @param input with the answers that are printed
 */
export function offeredSupply(input: DocumentInput, { offer }: CareValues): OfferedSupply | null {
  if (payerOf(input.insurer, offer.grossAllowance) !== 'statutory') return null;
  const found = needsBased(input);
  if (found === null) return null;
  const { from } = found;
  if (from !== 'recommendation')
    return { from, proposal: proposalValues(input, documentOffer(input), 0, found.tab) };
  const alone: DocumentInput = { ...input, cart: [[{ lines: found.lines }], [], []] };
  return { from, proposal: proposalValues(alone, documentOffer(alone), 0, 0) };
}
