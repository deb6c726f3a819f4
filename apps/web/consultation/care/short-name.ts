import { type CareType, proposalNumber, type TabPlace } from '#consultation/domain';
import type { Draft } from '../draft/draft.ts';

const SHORT_NAMES: Readonly<Record<CareType, string>> = {
  0: 'Medizinisch notwendig',
  1: 'Wunsch',
  2: 'Freiverkauf',
};

/** A filled proposal in few words: 'Wunsch 1'. */
export function shortName({ area, tab }: TabPlace, cart: Draft['cart']): string {
  return `${SHORT_NAMES[area]} ${proposalNumber(cart[area], tab) ?? ''}`.trim();
}
