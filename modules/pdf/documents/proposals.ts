import {
  AREA_LABELS,
  type CareType,
  type Decision,
  decisionAt,
  proposalName,
  type TabPlace,
} from '#consultation/domain';
import type { DocumentInput } from './document-input.ts';

/** The areas by their names, without the abbreviation that the narrow tabs of the screen need. */
const AREAS = { ...AREA_LABELS, 0: 'Medizinisch notwendige Versorgung' } as const;

type Proposals = Pick<DocumentInput, 'cart' | 'proposals' | 'decided'>;

/** Whether a proposal is printed; `tab` counts from 0. */
export function isPrinted({ proposals }: Pick<Proposals, 'proposals'>, area: CareType, tab: number): boolean {
  return proposals === undefined || proposals.some((each) => each.area === area && each.tab === tab);
}

/**
 * What is decided, of which printed proposals alone are named: `decided` without a `supply` where the person has
 * decided for one that is not printed.
 */
export function printedDecision(input: DocumentInput): Decision {
  const { cart, method, decided = null, bought } = input;
  const printed = ({ area, tab }: TabPlace) => isPrinted(input, area, tab);
  const { supply, ...all } = decisionAt(cart, { supply: decided, bought }, method);
  return {
    decided: all.decided,
    supply: supply !== null && printed(supply) ? supply : null,
    alternatives: all.alternatives.filter(printed),
    sales: all.sales.filter(printed),
    bought: all.bought.filter(printed),
  };
}

/** Whether a proposal may be signed for: the decided one if it is printed, else each that is printed. */
export function isProposed(input: Proposals, area: CareType, tab: number): boolean {
  const { decided } = input;
  if (decided === undefined || !isPrinted(input, decided.area, decided.tab))
    return isPrinted(input, area, tab);
  return area === decided.area && tab === decided.tab;
}

/** The one supply among proposals, to which free sale is no alternative; a purchase where there is nothing else. */
export function onlySupply<Place extends { readonly area: CareType }>(all: readonly Place[]): Place | null {
  const supplies = all.filter(({ area }) => area !== 2);
  const [only = null, another] = supplies.length > 0 ? supplies : all;
  return another === undefined ? only : null;
}

/** A proposal's title on sheets; `tab` counts from 0. */
export function proposalTitle({ cart }: Pick<Proposals, 'cart'>, area: CareType, tab: number): string {
  return `${AREAS[area]}, ${proposalName(cart[area], tab)}`;
}
