import { type CareValues, documentOffer, type ProposalValues, proposalValues } from './care-values.ts';
import type { DocumentInput } from './document-input.ts';
import { needsBased } from './needs-based.ts';
import { payerOf } from './payer.ts';

/** The supply without Mehrkosten named in a declaration, with its figures. */
export interface OfferedSupply {
  readonly from: 'sheet' | 'cart' | 'recommendation';
  readonly proposal: ProposalValues;
}

/**
 * The offered supply without Mehrkosten, for people whose Krankenkasse pays for one; null if there is none.
 *
 * @param input with the printed answers
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
