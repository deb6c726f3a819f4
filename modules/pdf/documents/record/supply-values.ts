import type { CareValues, ProposalValues } from '../care-values.ts';
import type { DocumentInput } from '../document-input.ts';
import { offeredSupply } from '../offered-supply.ts';
import { payerOf } from '../payer.ts';
import { onlySupply } from '../proposals.ts';

/** The supply that was offered and the one that is wished. */
export interface SupplyValues {
  /** Whether the Krankenkasse owes one without Mehrkosten, so that one has to be offered. */
  readonly owed: boolean;
  /** Null: none is known. */
  readonly offered: ProposalValues | null;
  /** Null: not decided yet; `offered`: the same. */
  readonly wished: ProposalValues | 'offered' | null;
}

/**
 * The supply without Mehrkosten that was offered (§ 127 (5) SGB V), and the proposal that the person has decided for.
 * If it is a needs-based proposal, that one has been offered. Nothing is decided while several proposals
 * are left to choose from.
 *
 * @param input with the printed answers
 */
export function supplyValues(input: DocumentInput, care: CareValues): SupplyValues {
  const owed = payerOf(input.insurer, care.offer.grossAllowance) === 'statutory';
  const decided = decidedProposal(input.decided, care);
  if (!owed) return { owed, offered: null, wished: decided };
  if (decided?.area === 0) return { owed, offered: decided, wished: 'offered' };
  return { owed, offered: offeredSupply(input, care)?.proposal ?? null, wished: decided };
}

function decidedProposal(place: DocumentInput['decided'], { proposals }: CareValues): ProposalValues | null {
  if (place === undefined) return onlySupply(proposals);
  return proposals.find(({ area, tab }) => area === place.area && tab === place.tab) ?? null;
}
