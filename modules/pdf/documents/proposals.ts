import { AREA_LABELS, type CareType, proposalName } from '#consultation/domain';
import type { DocumentInput } from './document-input.ts';

type Proposals = Pick<DocumentInput, 'cart' | 'proposals'>;

/** Whether a proposal is printed; `tab` counts from 0. */
export function isPrinted({ proposals }: Proposals, area: CareType, tab: number): boolean {
  return proposals === undefined || proposals.some((each) => each.area === area && each.tab === tab);
}

/** A proposal's title as on the screens; `tab` counts from 0. */
export function proposalTitle({ cart }: Pick<Proposals, 'cart'>, area: CareType, tab: number): string {
  return `${AREA_LABELS[area]}, ${proposalName(cart[area], tab)}`;
}
